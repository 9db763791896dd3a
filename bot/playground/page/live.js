/* The live connection: server to person, opened again with growing pauses whenever it drops. */

import { liveAddress } from "./api.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

/**
 * Keeps one WebSocket open. `opened` runs at every (re)connection, before any event of it;
 * `lost` when it drops; `heard` with each event object.
 */
export function connect({ opened, lost, heard }) {
  let pause = FIRST_PAUSE;
  let timer = 0;
  let socket;

  function open() {
    clearTimeout(timer);
    socket = new WebSocket(liveAddress());
    socket.addEventListener("open", () => {
      pause = FIRST_PAUSE;
      opened();
    });
    socket.addEventListener("message", (event) => heard(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      lost();
      timer = setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    });
  }

  const hurry = () => socket.readyState === WebSocket.CLOSED && open();
  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => !document.hidden && hurry());
  open();
}
