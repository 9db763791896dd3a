/* One message as a list item: who, when, what, and what can be done with it. */

import { dayOf, sentAt } from "./clock.js";
import { all } from "./components.js";
import { el, roundButton } from "./dom.js";
import { embed } from "./embeds.js";
import { face } from "./faces.js";
import { link } from "./links.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { mentionsMe, nameHere, rolesIn, tell } from "./store.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const SILENT = 1 << 12;
const COMPONENTS_V2 = 1 << 15;
const THREAD_STARTED = 18;
const TOP = 1; // the level of the heading of the page
const GROUPED_FOR = 5 * 60 * 1000;

/** Whether only this person sees the message. */
export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);

/** A list item for `message`, Discord's object as this person gets it. */
export function messageItem(message) {
  const name = nameHere(message.author, message.channel_id);
  const note = isPrivate(message) && onlyYou(message);
  const kinds = ["message", mentionsMe(message) && "mentioned", note && "private"].filter(Boolean);
  return el(
    "li",
    {
      class: kinds.join(" "),
      tabindex: "-1",
      testid: "message",
      data: { messageId: message.id, author: name, day: dayOf(message.timestamp) },
    },
    origin(message),
    face(message.author),
    el(
      "div",
      { class: "head" },
      authorButton(message.author, name),
      message.author.bot && el("span", { class: "bot", text: "BOT" }),
      ...rolesIn(message).map((text) => el("span", { class: "bot", testid: "role", text })),
      sentAt(message.timestamp),
      message.edited_timestamp && el("span", { class: "edited soft", text: "(edited)" }),
      message.flags & SILENT ? el("span", { class: "soft", text: "silent" }) : null,
    ),
    nested(el("div", { class: "body" }, body(message))),
    note,
    moreButton(message),
  );
}

function authorButton(person, text) {
  const click = (event) => tell("menu", { person, at: event.target.getBoundingClientRect() });
  return el("button", { type: "button", class: "author", testid: "author", text, on: { click } });
}

/** Whether `message` goes on from the one before it, without a head of its own. */
export function continues(message, before) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    !origin(message) &&
    isPrivate(before) === isPrivate(message) &&
    new Date(message.timestamp) - new Date(before.timestamp) < GROUPED_FOR
  );
}

function body(message) {
  if (message.flags & LOADING) return thinking(message);
  if (message.type === THREAD_STARTED) return threadStarted(message);
  return [
    message.content && el("div", { class: "text" }, markdown(message.content, message.mentions)),
    message.embeds.map((one) => embed(one, message.mentions)),
    attachments(shownAsFiles(message)),
    all(message.components ?? [], message),
  ];
}

function threadStarted(message) {
  const { guild_id: guild, channel_id: thread } = message.message_reference;
  const name = link(`/channels/${guild}/${thread}`, message.content);
  return el("p", { class: "text" }, "started a thread: ", name);
}

function thinking(message) {
  return el(
    "p",
    { class: "thinking soft" },
    `${nameHere(message.author, message.channel_id)} is thinking`,
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
  );
}

/** Attachments not shown elsewhere: components refer to theirs, embeds show theirs. */
function shownAsFiles(message) {
  if (message.flags & COMPONENTS_V2) return [];
  const inEmbeds = message.embeds.flatMap((one) => [one.image?.url, one.thumbnail?.url]);
  return message.attachments.filter((file) => !inEmbeds.includes(file.url));
}

/** The line above: the command that was used, or the message replied to. */
function origin(message) {
  const use = message.interaction_metadata ?? message.interaction;
  const name = message.interaction?.name ?? message.interaction_metadata?.name;
  if (use?.user && name) {
    return el("p", { class: "origin soft" }, el("b", { text: nameHere(use.user, message.channel_id) }), ` used /${name}`);
  }
  if (message.type === THREAD_STARTED) return null;
  const first = message.referenced_message;
  if (!message.message_reference || (message.message_reference.type ?? 0) !== 0) return null;
  if (!first) return el("p", { class: "origin soft", text: "The first message was deleted" });
  const go = () => tell("go", { channel: first.channel_id, message: first.id });
  return el(
    "button",
    { type: "button", class: "origin soft", on: { click: go } },
    el("b", { text: nameHere(first.author, message.channel_id) }),
    ` ${excerpt(first)}`,
  );
}

/** The first words of a message, without marks. */
function excerpt(message) {
  const plain = (message.content || firstText(message.components ?? [])).replace(/[*_~`|#>]+/g, "");
  return plain.trim().slice(0, 120) || "a message";
}

const firstText = (parts) =>
  parts.map((part) => part.content ?? firstText(part.components ?? [])).find(Boolean) ?? "";

function onlyYou(message) {
  const dismiss = el("button", {
    type: "button",
    class: "plain",
    testid: "dismiss",
    text: "Dismiss",
    on: { click: () => tell("remove", message) },
  });
  return el(
    "p",
    { class: "only-you soft", testid: "ephemeral" },
    "Only you can see this · ",
    dismiss,
  );
}

function moreButton(message) {
  const button = roundButton("more", "Message actions", () =>
    tell("menu", { message, at: button.getBoundingClientRect() }),
  );
  button.classList.add("more");
  button.dataset.testid = "message-menu";
  return button;
}

/** Nests the headings of a message below that of the page, without a gap between two levels. */
function nested(shown) {
  let above = TOP;
  for (const heading of shown.querySelectorAll("[role=heading]")) {
    above = Math.min(Number(heading.ariaLevel), above + 1);
    heading.ariaLevel = String(above);
  }
  return shown;
}
