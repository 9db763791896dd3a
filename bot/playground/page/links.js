/* Links: only http(s), in a new tab; one that names a channel known here leads to it in place. */

import { el } from "./dom.js";
import { placeById, tell } from "./store.js";

const PLACE = /^(?:https?:\/\/[^/]+)?\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** A link around `content` (text or nodes). */
export function link(url, content, kind = "link") {
  const place = PLACE.exec(url);
  if (place && placeById(place[1])) return placeLink(place[1], place[2], content, kind);
  return el(
    "a",
    { class: kind, href: safe(url), target: "_blank", rel: "noopener noreferrer" },
    content,
  );
}

/** An address as it is shown: that of a place known here by its name, as Discord's client does. */
export function shownAddress(url) {
  const [, channel, message] = PLACE.exec(url) ?? [];
  const place = channel && placeById(channel);
  if (!place) return url;
  return `#${place.name}${message ? " › 💬" : ""}`;
}

function placeLink(channel, message, content, kind) {
  const go = (event) => {
    event.preventDefault();
    tell("go", { channel, message });
  };
  return el("a", { class: kind, href: `?channel=${channel}`, on: { click: go } }, content);
}

const safe = (url) => (/^https?:\/\//i.test(url) ? url : null);

/** The playground's own files wherever this page was loaded from; other addresses unchanged. */
export function fileAddress(url) {
  const { pathname, search } = new URL(url, location.href);
  return pathname.startsWith("/attachments/") ? pathname + search : url;
}
