/* What can be done by hand to the server and channel on screen, and new ones of each kind. */

import * as api from "./api.js";
import { el, find, freshId } from "./dom.js";
import { LOCALES } from "./persons.js";
import { known, on, placeById, tell } from "./store.js";

const NEWS = 5;

const fields = find("#host-fields");

async function attempt(change) {
  try {
    await change();
  } catch (error) {
    tell("trouble", error.message);
    paint();
  }
}

/** A checkbox; `change(checked)` asks the server for it. */
function flag(what, text, checked, change) {
  const box = el("input", { type: "checkbox", testid: `host-${what}`, checked });
  if (change) box.addEventListener("change", () => attempt(() => change(box.checked)));
  return el("label", { class: "switch" }, box, text);
}

/** A line of text with a button; `use(text)` asks the server for it. */
function line(what, text, action, value, use) {
  const id = freshId("host");
  const input = el("input", { id, value, autocomplete: "off", testid: `host-${what}` });
  const form = el(
    "form",
    {},
    el("label", { for: id, text }),
    el("span", { class: "joined" }, input, addButton(what, action)),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(async () => {
      await use(input.value.trim());
      input.value = value;
    });
  });
  return form;
}

const addButton = (what, text) =>
  el("button", { class: "button secondary", testid: `host-${what}-add`, text });

function button(what, text, act) {
  const click = () => attempt(act);
  return el("button", {
    type: "button",
    class: "button secondary",
    testid: `host-${what}`,
    text,
    on: { click },
  });
}

function serverFields(guild) {
  const change = (what) => api.changeServer(guild.id, what);
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const language = el(
    "select",
    { testid: "host-language" },
    LOCALES.map((code) =>
      el("option", { value: code, selected: code === guild.locale, text: names.of(code) }),
    ),
  );
  language.addEventListener("change", () => attempt(() => change({ locale: language.value })));
  const nick = known.me.nicks?.[guild.id] ?? "";
  return [
    el("h2", { text: guild.name }),
    flag("bot", "The bot is here", guild.has_bot, (has_bot) => change({ has_bot })),
    guild.has_bot
      ? null
      : flag("commands-only", "Only its commands are here", guild.commands_only, (commands_only) =>
          change({ commands_only }),
        ),
    flag("outage", "Outage", guild.dark, (dark) => change({ dark })),
    el("label", { class: "locale" }, "Language of the server", language),
    line("nickname", "Your nickname here", "Set", nick, (text) => change({ nick: text })),
    line("new-channel", "New channel", "Add", "", (name) => api.openChannel(guild.id, { name })),
    guild.archived.map((thread) =>
      button(`reopen-${thread.name}`, `Open ${thread.name} again`, () =>
        api.changeChannel(thread.id, { archived: false }),
      ),
    ),
  ];
}

function channelFields(place) {
  const change = (what) => api.changeChannel(place.id, what);
  const thread = Boolean(place.parent_id);
  return [
    el("h2", { text: `#${place.name}` }),
    flag("locked", "Locked", place.locked, (locked) => change({ locked })),
    thread
      ? flag("archived", "Archived", false, (archived) => change({ archived }))
      : flag("news", "Announcements", place.type === NEWS, (announcement) =>
          change({ announcement }),
        ),
    thread ? null : flag("hidden", "Hidden", place.hidden, (hidden) => change({ hidden })),
    thread ? null : threadFields(place),
    button("delete", thread ? "Delete thread" : "Delete channel", () =>
      api.deleteChannel(place.id),
    ),
  ];
}

/** What is ticked for the next thread of a channel: news must not untick it. */
let wanted = {};

function threadFields(place) {
  if (wanted.place !== place.id) wanted = { place: place.id, private: false, with_bot: true };
  const tick = (what) => (checked) => {
    wanted[what] = checked;
  };
  const open = async (name) => {
    await api.openThread(place.id, { name, private: wanted.private, with_bot: wanted.with_bot });
    wanted = {};
  };
  return [
    line("new-thread", "New thread", "Add", "", open),
    flag("private", "Private", wanted.private, tick("private")),
    flag("with-bot", "With the bot", wanted.with_bot, tick("with_bot")),
  ];
}

function paint() {
  const focused = fields.contains(document.activeElement) && document.activeElement;
  // What is being typed is not taken away.
  if (focused && focused.matches("input:not([type])")) return;
  const place = placeById(known.current);
  const guild = known.guilds.find((one) => one.id === place?.guild?.id);
  const parts = guild ? [serverFields(guild), channelFields(place)] : [];
  const server = line("new-server", "New server", "Add", "", api.openServer);
  fields.replaceChildren(...parts.flat(Infinity).filter(Boolean), server);
  if (focused) fields.querySelector(`[data-testid="${focused.dataset.testid}"]`)?.focus();
}

on("places", paint);
on("people", paint);
