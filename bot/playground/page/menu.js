/* The menu of a message or of a person: the bot's commands, what the page itself does, the id. */

import * as api from "./api.js";
import { menusFor } from "./commands.js";
import { el, find, setVars } from "./dom.js";
import { remember, unlessElsewhere } from "./focus.js";
import { begin } from "./interactions.js";
import { isPrivate } from "./message.js";
import { openModal } from "./modal.js";
import { known, nameOf, on, placeById, tell } from "./store.js";

const EDGE = 8; // pixels between the menu and an edge of the window
const ON_PERSON = 2;
const ON_MESSAGE = 3;

let used = 0;

/** Opens at `at` {left, bottom} in window pixels, on a `message` or else on a `person`. */
function openMenu({ message, person, at }) {
  const back = remember();
  const items = message ? ofMessage() : ofPerson();
  const name = message ? "Message actions" : `Actions for ${nameOf(person)}`;
  const menu = el(
    "div",
    { class: "menu", role: "menu", "aria-label": name, popover: "auto" },
    items,
  );

  function ofMessage() {
    const copy = () => navigator.clipboard?.writeText(message.id);
    return [
      ...(isPrivate(message) ? [] : apps(ON_MESSAGE, message.id)),
      action(isPrivate(message) ? "Dismiss" : "Delete message", "message-delete", () =>
        tell("remove", message),
      ),
      action("Copy message id", "message-copy-id", copy),
    ];
  }

  function ofPerson() {
    const copy = () => navigator.clipboard?.writeText(person.id);
    return [...apps(ON_PERSON, person.id), action("Copy user id", "person-copy-id", copy)];
  }

  function apps(type, target) {
    const place = placeById(message?.channel_id ?? known.current);
    return menusFor(known.commands, place, type).map((command) =>
      action(command.label, "menu-command", () => use(command, place, target)),
    );
  }

  function action(text, testid, run) {
    const act = () => {
      menu.hidePopover();
      run();
    };
    return el("button", { type: "button", role: "menuitem", testid, text, on: { click: act } });
  }

  menu.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const now = items.indexOf(document.activeElement);
    items[(now + step + items.length) % items.length].focus();
  });
  menu.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    menu.remove();
    unlessElsewhere(back);
  });
  find("#main").append(menu); // a landmark
  menu.showPopover();
  const fit = (at, room) => `${Math.max(EDGE, Math.min(at, room - EDGE))}px`;
  setVars(menu, {
    "--left": fit(at.left, window.innerWidth - menu.offsetWidth),
    "--top": fit(at.bottom, window.innerHeight - menu.offsetHeight),
  });
  items[0].focus();
}

/** Sends a command of a context menu; a failure stays for a while. */
function use({ name, type }, place, target) {
  const key = `menu|${(used += 1)}`;
  const body = { channel_id: place.id, name, type, target_id: target };
  begin(key, () => api.menuCommand(body), openModal);
  tell("sent", { key, name });
}

on("menu", openMenu);
