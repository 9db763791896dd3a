/* Marks within a line of Discord's markdown: bold, code, links, mentions, times, spoilers. */

import { timestamp } from "./clock.js";
import { el } from "./dom.js";
import { ownEmoji } from "./faces.js";
import { rest } from "./focus.js";
import { link, shownAddress } from "./links.js";
import { known, placeById, tell, userName } from "./store.js";

/** Everything up to the next character that may start a mark. */
const PLAIN = /[^\\`<[|*_~@\nh]+|[\s\S]/y;

const wrap = (tag) => (match, inner) => el(tag, {}, inner(match[1]));

/**
 * [pattern, build(match, inner, mentions)], tried in this order at every position; `inner` reads
 * a piece of text in the same way.
 */
const MARKS = [
  [/\\([^0-9A-Za-z\s])/y, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => el("code", { text: match[2].trim() || match[2] })],
  [/<@!?(\d+)>/y, (match, _, mentions) => userMention(match[1], mentions)],
  [/<@&\d+>/y, () => el("span", { class: "mention", text: "@role" })],
  [/<#(\d+)>/y, (match) => placeMention(match[1])],
  [/<\/([^:>]+):\d+>/y, (match) => commandMention(match[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => timestamp(Number(match[1]), match[2])],
  [/<a?:(\w{2,32}):(\d+)>/y, (match) => ownEmoji(match[2], match[1])],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1], shownAddress(match[1]))],
  [
    /\[((?:\\.|\[[^\]]*\]|[^[\]\\])+)\]\(\s*<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/y,
    (match, inner) => link(match[2], inner(match[1])),
  ],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]!?]/y, (match) => link(match[0], shownAddress(match[0]))],
  [/\|\|([\s\S]+?)\|\|/y, (match, inner) => spoiler(inner(match[1]))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("u")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap("s")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])*?(?:\*\*|\\[\s\S]|[^\s*\\]))\*(?!\*)/y, wrap("em")],
  [/(?<!\w)_(?=\S)((?:__|\\[\s\S]|[^_\\])+?)_(?!\w)/y, wrap("em")],
  [/@(?:everyone|here)\b/y, (match) => el("span", { class: "mention", text: match[0] })],
  [/\n/y, () => el("br")],
];

/** Nodes for a piece of text; `mentions` are the users its message names. */
export function inline(text, mentions = []) {
  const inner = (part) => inline(part, mentions);
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    const [match, build] = markAt(text, at);
    nodes.push(build ? build(match, inner, mentions) : match[0]);
    at += match[0].length;
  }
  return nodes;
}

function markAt(text, at) {
  for (const [pattern, build] of MARKS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match, build];
  }
  PLAIN.lastIndex = at;
  return [PLAIN.exec(text), null];
}

function userMention(id, mentions) {
  const mine = id === known.me.id ? " me" : "";
  const name = userName(id, mentions);
  const text = name === null ? `<@${id}>` : `@${name}`;
  const person = known.people.find((one) => one.id === id);
  if (!person) return el("span", { class: `mention${mine}`, text });
  const click = (event) => tell("menu", { person, at: event.target.getBoundingClientRect() });
  return el("button", { type: "button", class: `mention${mine}`, text, on: { click } });
}

/** A command to press, which then waits in the composer. */
function commandMention(path) {
  const click = () => tell("command", path);
  return el("button", { type: "button", class: "mention", text: `/${path}`, on: { click } });
}

function placeMention(id) {
  const place = placeById(id);
  if (!place) return el("span", { class: "mention", text: "#unknown" });
  return link(`/channels/${place.guild?.id ?? "@me"}/${id}`, `#${place.name}`, "mention");
}

/** Content hidden until it is asked for; nothing in it can be clicked before. */
export function spoiler(content, tag = "span") {
  const hidden = el(tag, { class: "spoiler-content", inert: true }, content);
  const cover = el(
    tag,
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": "Spoiler: show it",
    },
    hidden,
  );
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    const item = cover.closest(".message");
    cover.replaceWith(...hidden.childNodes);
    rest(item);
  };
  cover.addEventListener("click", open, { once: true });
  cover.addEventListener("keydown", open);
  return cover;
}
