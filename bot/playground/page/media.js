/* Pictures and files. Pictures keep their place while they load, and open large when clicked. */

import { el, icon, roundButton } from "./dom.js";
import { remember, unlessElsewhere } from "./focus.js";
import { spoiler } from "./inline.js";
import { fileAddress, link } from "./links.js";

const PICTURE = /^image\//;
const WIDEST = 550;
const TALLEST = 400;

const isPicture = (file) =>
  PICTURE.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp)(\?|$)/i.test(file.url);

/**
 * A picture as a button that opens it large. `media` is an attachment or unfurled media item:
 * {url, width?, height?}, in pixels.
 */
export function picture(media, alt, { widest = WIDEST, tallest = TALLEST } = {}) {
  const source = fileAddress(media.url);
  if (new URL(source, location.href).origin !== location.origin) return link(source, alt || source);
  const image = el("img", { src: source, alt: alt ?? "", decoding: "async" });
  const vars = media.width && media.height ? frame(media, widest, tallest) : {};
  if (vars["--ratio"]) image.classList.add("framed");
  const label = alt ? null : "Picture without a description";
  return el(
    "button",
    {
      type: "button",
      class: "picture",
      vars,
      "aria-label": label,
      on: { click: () => enlarge(source, alt) },
    },
    image,
  );
}

/** The size a picture is shown at: never larger than itself, nor than the room given. */
function frame({ width, height }, widest, tallest) {
  const scale = Math.min(1, widest / width, tallest / height);
  return { "--ratio": `${width} / ${height}`, "--width": `${Math.round(width * scale)}px` };
}

function enlarge(source, alt) {
  const close = roundButton("close", "Close", () => dialog.close());
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": "Picture" },
    el("img", { src: source, alt: alt ?? "" }),
    close,
  );
  dialog.addEventListener("click", () => dialog.close());
  const back = remember();
  dialog.addEventListener("close", () => {
    dialog.remove();
    unlessElsewhere(back);
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Media gallery: one item large, more in a grid. `items` as in the component. */
export function gallery(items) {
  const room = items.length === 1 ? {} : { widest: 270, tallest: 270 };
  const cells = items.map((item) => {
    const shown = picture(item.media, item.description, room);
    return item.spoiler ? spoiler([shown], "div") : shown;
  });
  return el("div", { class: items.length === 1 ? "gallery" : "gallery many" }, cells);
}

export function fileCard(url, name, size) {
  const about = size ? ` · ${readable(size)}` : "";
  return el(
    "a",
    { class: "file", href: fileAddress(url), target: "_blank", rel: "noopener" },
    icon("file"),
    el("span", {}, name ?? "file", el("span", { class: "soft", text: about })),
  );
}

function readable(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Attachments of a message that nothing else in it shows. */
export function attachments(files) {
  return files.map((file) => {
    if (!isPicture(file)) return fileCard(file.url, file.filename, file.size);
    const shown = picture(file, file.description);
    return /^SPOILER_/.test(file.filename) ? spoiler([shown], "div") : shown;
  });
}
