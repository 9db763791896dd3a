# The bot in a container: small, not as root, writing nowhere but to /data.
#   docker build --tag gamenight .
#   docker run --init --env-file .env --env DATA=/data --env METRICS_PORT=9464 \
#       --env LOG_FORMAT=json --volume gamenight:/data --read-only gamenight
# With --init a stop that hangs is ended after STOP_SECONDS: Linux lets no SIGALRM end process 1.

# The base image is named by its tag, not by a digest: a build brings the newest fixes of Python and
# Debian. A digest would keep what was current when it was written. The libraries are pinned.
FROM python:3.11-slim AS build
WORKDIR /src
RUN python -m venv /opt/gamenight
ENV PATH=/opt/gamenight/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
COPY requirements.lock ./
RUN python -m pip install --require-hashes --requirement requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY bot bot
COPY cogs cogs
RUN python -m pip install --no-deps --no-build-isolation . \
    && python -m pip uninstall --quiet --yes setuptools pip

FROM python:3.11-slim
# The fonts of names in pictures, without the weights and styles that no picture uses.
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
        fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
    && find /usr/share/fonts -name "Noto*" -type f ! -name "*-Regular.*" ! -name "*Emoji*" -delete \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data --no-create-home gamenight \
    && install --directory --owner 10001 --mode 0700 /data
COPY --from=build /opt/gamenight /opt/gamenight
ENV PATH=/opt/gamenight/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATA=/data METRICS_PORT=9464 LOG_FORMAT=json
USER 10001
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-P", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['METRICS_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["gamenight"]
