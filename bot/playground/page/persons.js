/* Who this tab sees as: the switch, tabs for others, a new person, and one's own settings. */

import * as api from "./api.js";
import { el, find, roundButton } from "./dom.js";
import { face } from "./faces.js";
import { known, on, placeById, placeKey, tell } from "./store.js";

/** Some of the locales a person's app may be set to; the bot answers in it where it can. */
export const LOCALES = [
  "en-US",
  "en-GB",
  "de",
  "fr",
  "hu",
  "es-ES",
  "it",
  "nl",
  "pl",
  "vi",
  "id",
  "ja",
  "ko",
  "zh-CN",
  "zh-TW",
];

/** What the browser remembers once the introduction was closed or followed. */
const READ = "introduction-read";

const strip = find("#strip");
const second = find("#second");
const seeAs = find("#see-as");
const tabs = find("#tabs");
const closed = find("#closed-dms");
const installed = find("#installed");
const locale = find("#locale");
const form = find("#new-person");

/** This page's address as `person`, at the place on screen if it is not a DM. */
export function addressAs(person, people) {
  const same = people.filter((other) => other.name.toLowerCase() === person.name.toLowerCase());
  const query = new URLSearchParams({ as: same.length > 1 ? person.id : person.name });
  const place = placeById(known.current);
  if (place && !place.dm) query.set("channel", placeKey(place));
  return `/?${query}`;
}

function paint() {
  const options = known.people.map((person) =>
    el("option", { value: person.id, selected: person.id === known.me.id, text: person.name }),
  );
  seeAs.replaceChildren(...options);
  seeAs.value = known.me.id;
  find("#my-face").replaceChildren(face(known.me));
  paintTabs();
  closed.checked = !known.me.dms_open;
  installed.checked = known.me.installed;
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const all = LOCALES.includes(known.me.locale) ? LOCALES : [known.me.locale, ...LOCALES];
  locale.replaceChildren(...all.map((code) => el("option", { value: code, text: names.of(code) })));
  locale.value = known.me.locale;
}

/** Says who this tab sees as, and links to the page of the next person. */
function paintIntro() {
  for (const node of document.querySelectorAll(".my-name")) node.textContent = known.me.name;
  const at = known.people.findIndex((person) => person.id === known.me.id);
  const next = known.people[(at + 1) % known.people.length];
  second.textContent = `open a tab as ${next.name}`;
  second.href = addressAs(next, known.people);
}

/** Leaves one line of the introduction, also in other tabs. */
function closeIntro() {
  strip.classList.add("read");
  localStorage.setItem(READ, "yes");
}

function paintTabs() {
  paintIntro();
  const others = known.people.filter((person) => person.id !== known.me.id);
  tabs.replaceChildren(
    ...others.map((person) =>
      el(
        "li",
        {},
        el(
          "a",
          { href: addressAs(person, known.people), target: "_blank", testid: `tab-${person.name}` },
          face(person, "tiny"),
          `Open a tab as ${person.name}`,
        ),
        actionsButton(person),
      ),
    ),
  );
}

function actionsButton(person) {
  const button = roundButton("more", `Actions for ${person.name}`, () =>
    tell("menu", { person, at: button.getBoundingClientRect() }),
  );
  button.dataset.testid = `person-menu-${person.name}`;
  return button;
}

async function change(what) {
  try {
    known.me = { ...known.me, ...(await api.changeMe(what)) };
  } catch (error) {
    tell("trouble", error.message);
  }
  paint();
}

async function add(event) {
  event.preventDefault();
  const name = form.elements.name.value.trim();
  if (!name) return;
  try {
    const person = await api.addPerson(name);
    form.reset();
    if (!known.people.some((other) => other.id === person.id))
      known.people = [...known.people, person];
    paint();
    tabs.lastElementChild.querySelector("a").focus();
  } catch (error) {
    tell("trouble", error.message);
  }
}

seeAs.addEventListener("change", () => {
  const person = known.people.find((other) => other.id === seeAs.value);
  location.assign(addressAs(person, known.people));
});
closed.addEventListener("change", () => change({ dms_open: !closed.checked }));
installed.addEventListener("change", () => change({ installed: installed.checked }));
locale.addEventListener("change", () => change({ locale: locale.value }));
form.addEventListener("submit", add);
strip.classList.toggle("read", Boolean(localStorage.getItem(READ)));
find("#close-intro").addEventListener("click", closeIntro);
second.addEventListener("click", closeIntro);
on("people", paint);
on("places", paintTabs);
