/* Embeds: the older kind of framed content. */

import { sentAt } from "./clock.js";
import { el } from "./dom.js";
import { inline } from "./inline.js";
import { link } from "./links.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";

export const colourText = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** `embed` as Discord sends it; `mentions` are the users its message names. */
export function embed(embed, mentions) {
  const vars = embed.color ? { "--accent-line": colourText(embed.color) } : {};
  return el(
    "div",
    { class: "frame embed", vars },
    el("div", { class: "embed-text" }, head(embed, mentions), fields(embed.fields ?? [], mentions)),
    embed.thumbnail &&
      el(
        "div",
        { class: "embed-thumbnail" },
        picture(embed.thumbnail, "", { widest: 80, tallest: 80 }),
      ),
    embed.image &&
      el("div", { class: "embed-image" }, picture(embed.image, embed.image.description)),
    footer(embed),
  );
}

function head(embed, mentions) {
  const title = embed.title && inline(embed.title, mentions);
  return [
    embed.author && el("p", { class: "embed-author" }, titled(embed.author.url, embed.author.name)),
    title && el("p", { class: "embed-title" }, titled(embed.url, title)),
    embed.description && el("div", { class: "text" }, markdown(embed.description, mentions)),
  ];
}

const titled = (url, content) => (url ? link(url, content) : content);

function fields(list, mentions) {
  if (!list.length) return null;
  const cells = list.map((field) =>
    el(
      "div",
      { class: field.inline ? "field" : "field whole" },
      el("dt", {}, inline(field.name, mentions)),
      el("dd", {}, markdown(field.value, mentions)),
    ),
  );
  return el("dl", { class: "fields" }, cells);
}

function footer({ footer: foot, timestamp }) {
  if (!foot && !timestamp) return null;
  return el(
    "p",
    { class: "embed-footer soft" },
    foot?.text,
    foot && timestamp && " · ",
    timestamp && sentAt(timestamp),
  );
}
