/* The menu of one message: delete or dismiss it, copy its id. */

import { el, setVars } from "./dom.js";
import { isPrivate } from "./message.js";
import { on, tell } from "./store.js";

const WIDTH = 200;
const HEIGHT = 110;

/** Opens at `at` {left, bottom} in window pixels. */
function openMenu({ message, at }) {
  const before = document.activeElement;
  const items = [
    action(isPrivate(message) ? "Dismiss" : "Delete message", "message-delete", () =>
      tell("remove", message.id),
    ),
    action("Copy message id", "message-copy-id", () => navigator.clipboard?.writeText(message.id)),
  ];
  const menu = el(
    "div",
    { class: "menu", role: "menu", "aria-label": "Message actions", popover: "auto" },
    items,
  );

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
    if (document.activeElement === document.body && before?.isConnected) before.focus();
  });
  setVars(menu, {
    "--left": `${Math.max(8, Math.min(at.left, window.innerWidth - WIDTH - 8))}px`,
    "--top": `${Math.max(8, Math.min(at.bottom, window.innerHeight - HEIGHT - 8))}px`,
  });
  document.body.append(menu);
  menu.showPopover();
  items[0].focus();
}

on("menu", openMenu);
