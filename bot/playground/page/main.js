/* Puts the page together: who and where from the address, state from the server, then live. */

import * as api from "./api.js";
import { call } from "./beside.js";
import { speak } from "./clock.js";
import { focusComposer, writeTo } from "./composer.js";
import { find } from "./dom.js";
import * as history from "./history.js";
import { hear as hearInteraction, lose } from "./interactions.js";
import { connect } from "./live.js";
import "./host.js";
import "./menu.js";
import { addressAs } from "./persons.js";
import { closeDrawer } from "./sidebar.js";
import {
  adopt,
  clearUnread,
  known,
  on,
  personNamed,
  placeById,
  placeKey,
  placeNamed,
  tell,
  totalUnread,
} from "./store.js";

const TROUBLE_SHOWN = 8000;

const connection = find("#connection");
const trouble = find("#trouble");
let troubleTimer = 0;

/** Live event -> what this page does with it. */
const HEARD = {
  message: history.hear,
  edit: history.hear,
  delete: history.hear,
  modal: hearInteraction,
  done: hearInteraction,
  failed: hearInteraction,
  read: ({ channel_id: id }) => {
    const place = placeById(id);
    if (place?.unread) clearUnread(place);
  },
  commands: ({ commands }) => {
    known.commands = commands;
  },
  people: ({ people }) => {
    known.people = people;
    known.me = people.find((person) => person.id === known.me.id) ?? known.me;
    tell("people");
  },
  bot: ({ bot }) => {
    known.bot = bot;
    paintConnection();
  },
  state: () => refresh(),
};

async function begin() {
  const people = await api.people();
  const who = inAddress("as");
  const where = inAddress("channel");
  const me = who && personNamed(people, who);
  known.me = me || people[0];
  api.speakFor(known.me);
  adopt(await api.state());
  const place = where && placeNamed(where);
  enter(place || known.places[0], "replace");
  const unknown = [who && !me && who, where && !place && where].filter(Boolean);
  if (unknown.length) complain(`Not known here: ${unknown.join(", ")}.`);
  connect({ opened, lost, heard: (event) => HEARD[event.t]?.(event) });
}

const inAddress = (name) => new URLSearchParams(location.search).get(name) ?? "";

/** Shows a place; `how` says what becomes of the address: "push", "replace" or "keep". */
function enter(place, how) {
  const before = known.current;
  known.current = place.id;
  if (how !== "keep") window.history[`${how}State`](null, "", address(place));
  find("#place-name").textContent = `${place.dm ? "@" : "#"} ${place.name}`;
  find("#place-guild").textContent = place.guild?.name ?? "Direct messages";
  find("#main .start b").textContent = `${place.dm ? "@" : "#"}${place.name}`;
  find("#main .scroller").setAttribute("aria-label", `Messages in ${place.name}`);
  writeTo(place, before);
  tell("places");
  return history.main.show(place.id);
}

function address(place) {
  const query = new URLSearchParams(addressAs(known.me, known.people).split("?")[1]);
  query.set("channel", placeKey(place));
  return `/?${query}`;
}

async function refresh() {
  try {
    const before = known.places.length;
    adopt(await api.state());
    if (!placeById(known.current)) enter(known.places[0], "replace");
    else if (known.places.length !== before) history.repaint();
    history.catchUp();
  } catch (error) {
    complain(error.message);
  }
  paintConnection();
}

function opened() {
  known.online = true;
  lose();
  refresh();
  history.reload();
}

function lost() {
  known.online = false;
  paintConnection();
}

function paintConnection() {
  const state = known.online ? (known.bot ? "live" : "no-bot") : "reconnecting";
  const words = {
    live: "connected",
    "no-bot": "The bot is not connected",
    reconnecting: "reconnecting…",
  };
  connection.dataset.state = state;
  if (connection.textContent !== words[state]) connection.textContent = words[state];
}

function paintTitle() {
  const place = placeById(known.current);
  const total = totalUnread();
  const name = place ? `${place.dm ? "@" : "#"}${place.name} · ` : "";
  document.title = `${total ? `(${total}) ` : ""}${name}${known.me.name} · Playground`;
}

function complain(sentence) {
  trouble.textContent = sentence;
  clearTimeout(troubleTimer);
  troubleTimer = setTimeout(() => {
    trouble.textContent = "";
  }, TROUBLE_SHOWN);
}

on("people", () => speak(known.me.locale) && history.repaint());
on("places", paintTitle);
on("bot", paintConnection);
on("stale", refresh);
on("trouble", complain);
on("go", async ({ channel, message, alone = false }) => {
  const place = placeById(channel);
  if (!alone && call(channel)) {
    if (message) history.beside.reveal(message);
    return;
  }
  if (place && place.id !== known.current) await enter(place, "push");
  if (message) history.main.reveal(message);
});
find("#skip").addEventListener("click", (event) => {
  event.preventDefault();
  closeDrawer();
  focusComposer();
});
window.addEventListener("popstate", () => {
  const place = placeNamed(inAddress("channel"));
  if (place && place.id !== known.current) enter(place, "keep");
  closeDrawer();
});

begin().catch((error) => complain(`The playground cannot be shown: ${error.message}`));
