/* The line at the bottom: plain text is chat, "/" offers the bot's commands. */

import * as api from "./api.js";
import { CommandForm } from "./command_form.js";
import { entriesFor, fitting, writtenOptions, writtenOut } from "./commands.js";
import { el, find, roundButton } from "./dom.js";
import { markOf } from "./interactions.js";
import { choosableUsers, known, on, placeById, tell } from "./store.js";
import { hush, suggest, suggestionKey } from "./suggestions.js";

const LONGEST = 2000;
const NEAR_LONGEST = 1800;

const chat = find("#chat");
const input = find("#composer");
const count = find("#count");
const under = find("#under-way");

/** place id -> text begun there */
const drafts = new Map();
let form = null;

const entries = () => entriesFor(known.commands, placeById(known.current));

/** Makes the composer write to the place on screen. */
export function writeTo(place, before) {
  if (before) drafts.set(before, input.value);
  leaveCommand();
  under.replaceChildren();
  // What was typed while the page was loading stays.
  input.value = drafts.get(place.id) ?? (before ? "" : input.value);
  input.placeholder = `Message ${place.dm ? "@" : "#"}${place.name}`;
  resize();
  if (matchMedia("(hover: hover)").matches) input.focus();
}

function resize() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 200)}px`;
  const left = LONGEST - input.value.length;
  count.textContent = input.value.length > NEAR_LONGEST ? String(left) : "";
  count.classList.toggle("failed", left < 0);
}

function offerCommands() {
  const text = input.value;
  const written = text.startsWith("/") && writtenOut(entries(), text);
  if (written) useCommand(written.entry, writtenOptions(written.entry, written.rest));
  else if (/^\/[^\n]*$/.test(text)) {
    suggest(input, {
      items: fitting(entries(), text.slice(1)).map(commandItem),
      pick: ({ entry }) => useCommand(entry),
      label: "Commands",
      testid: "command-choice",
      eager: true,
      note: known.bot ? "No such command here." : "The bot is not connected.",
    });
  } else hush(input);
}

const commandItem = (entry) => ({ label: `/${entry.name}`, hint: entry.description, entry });

function useCommand(entry, written = new Map()) {
  const place = placeById(known.current);
  hush();
  form = new CommandForm(entry, place, written, {
    left: () => {
      leaveCommand();
      input.focus();
    },
    sent: (key, name) => {
      leaveCommand();
      input.focus();
      showUnderWay(key, `/${name}`);
    },
  });
  input.value = "";
  resize();
  chat.hidden = true;
  chat.after(form.node);
  form.focus();
}

function leaveCommand() {
  hush();
  form?.node.remove();
  form = null;
  chat.hidden = false;
}

/** Gives the focus to what is being written. */
export function focusComposer() {
  if (form) form.focus();
  else input.focus();
}

/** A line for a command that was sent, until the bot answers; it stays if the bot does not. */
function showUnderWay(key, name) {
  const line = el("li", { class: "soft" });
  const stop = on("mark", (changed) => changed === key && paint());
  const forget = () => {
    stop();
    line.remove();
  };
  function paint() {
    const { busy, failed } = markOf(key);
    if (!busy && !failed) return forget();
    line.classList.toggle("failed", Boolean(failed));
    line.replaceChildren(`${name}: ${failed ?? "sent …"}`);
    if (failed) line.append(roundButton("close", "Dismiss", forget));
    return undefined;
  }
  under.append(line);
  paint();
}

/** "@Ben" becomes a mention of Ben, as picking a name does in a chat app. */
function withMentions(text) {
  return choosableUsers()
    .sort((one, other) => other.name.length - one.name.length)
    .reduce((now, { id, name }) => now.replaceAll(`@${name}`, `<@${id}>`), text);
}

async function sendChat() {
  const text = input.value.trim();
  const place = known.current;
  if (!text || text.length > LONGEST) return;
  input.value = "";
  resize();
  hush(input);
  try {
    await api.say(place, withMentions(text));
  } catch (error) {
    tell("trouble", error.message);
    if (place !== known.current) drafts.set(place, text);
    else if (!input.value) input.value = text;
    resize();
  }
}

on("sent", ({ key, name }) => showUnderWay(key, name));
on("command", (path) => {
  const entry = entries().find((one) => one.name === path);
  if (entry) useCommand(entry);
  else tell("trouble", `/${path} cannot be used here.`);
});
input.addEventListener("input", () => {
  resize();
  offerCommands();
});
input.addEventListener("blur", () => hush(input));
input.addEventListener("focus", () => input.value.startsWith("/") && offerCommands());
input.addEventListener("keydown", (event) => {
  if (suggestionKey(input, event)) return;
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  chat.requestSubmit();
});
find("#open-commands").addEventListener("click", () => {
  input.value = "/";
  input.focus();
  offerCommands();
});
chat.addEventListener("submit", (event) => {
  event.preventDefault();
  sendChat();
});
