/* The direct messages with the bot, beside a channel where the window is wide enough. */

import { find } from "./dom.js";
import { beside } from "./history.js";
import { known, on, placeById, tell } from "./store.js";

const wide = matchMedia("(min-width: 68.75em)");
const node = find("#beside");

const direct = () => known.places.find((place) => place.dm && place.context === 1);

function paint() {
  const away = !wide.matches || placeById(known.current)?.dm;
  node.hidden = Boolean(away);
  document.body.classList.toggle("two-panes", !away);
  const place = away ? null : (direct()?.id ?? null);
  if (beside.place !== place) beside.show(place);
  find("#no-hand").hidden = Boolean(place);
  find("#alone").hidden = !place;
}

/** Draws the eye to a place on screen here. Returns whether it is. */
export function call(channel) {
  if (beside.place !== channel) return false;
  beside.toEnd();
  node.classList.remove("called");
  requestAnimationFrame(() => node.classList.add("called"));
  return true;
}

node.addEventListener("animationend", () => node.classList.remove("called"));
find("#alone").addEventListener("click", () => tell("go", { channel: direct().id, alone: true }));
wide.addEventListener("change", paint);
on("places", paint);
