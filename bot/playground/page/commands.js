/* Slash commands as flat entries, one per command or subcommand, and those of context menus. */

import { known } from "./store.js";

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/**
 * What can be used in `place`: [{path: ["game", "start"], name: "game start", description,
 * options}], required options first.
 */
export function entriesFor(commands, place) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && usable(command, place))
    .flatMap((command) => flatten(command, []))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Commands of a context menu that can be used in `place`: type 2 is on a user, 3 on a message. */
export function menusFor(commands, place, type) {
  return commands
    .filter((command) => command.type === type && usable(command, place))
    .map(({ name, name_localizations: names }) => ({
      name,
      type,
      label: names?.[known.me.locale] ?? name,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Context 0 is a guild, 1 a DM with the bot, 2 a channel between people; null means all. */
function usable(command, place) {
  if (!installed(command, place)) return false;
  if (command.guild_id) return command.guild_id === place.guild?.id;
  if (place.dm && command.dm_permission === false) return false;
  return !command.contexts || command.contexts.includes(place.dm ? place.context : 0);
}

/** To a guild (0) or to this person (1), as the command allows. */
function installed(command, place) {
  const types = command.integration_types ?? [0];
  if (known.me.installed && types.includes(1) && !command.guild_id) return true;
  const here = place.guild ? place.guild.has_bot || place.guild.commands_only : place.context === 1;
  return here && types.includes(0);
}

function flatten(command, above) {
  const path = [...above, command.name];
  const options = command.options ?? [];
  const below = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (below.length) return below.flatMap((option) => flatten(option, path));
  const sorted = [...options].sort((one, other) => Boolean(other.required) - Boolean(one.required));
  return [{ path, name: path.join(" "), description: command.description, options: sorted }];
}

/** Entries that fit what was typed after "/": beginnings first, then names that contain it. */
export function fitting(entries, typed) {
  const text = typed.trim().toLowerCase();
  const begins = entries.filter((entry) => entry.name.startsWith(text));
  const contains = entries.filter((entry) => !begins.includes(entry) && entry.name.includes(text));
  return [...begins, ...contains];
}

/** The entry written out in full at the start of "/name rest", and the rest; or null. */
export function writtenOut(entries, typed) {
  const entry = entries
    .filter((one) => typed.startsWith(`/${one.name} `))
    .sort((one, other) => other.name.length - one.name.length)[0];
  return entry ? { entry, rest: typed.slice(entry.name.length + 2) } : null;
}

/** Texts by option name from "first text other: its text"; what has no name goes to the first. */
export function writtenOptions(entry, rest) {
  const names = entry.options.map((option) => option.name);
  const pattern = new RegExp(`(?:^|\\s)(${names.join("|")}):\\s?`, "g");
  const marks = names.length ? [...rest.matchAll(pattern)] : [];
  const first = rest.slice(0, marks[0]?.index ?? rest.length).trim();
  const written = new Map(first && names.length ? [[names[0], first]] : []);
  marks.forEach((mark, at) => {
    const text = rest.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? rest.length);
    written.set(mark[1], text.trim());
  });
  return written;
}

/** The body of a command request; `values` are [{name, value}]. */
export function commandBody(channel, { path: [name, ...below] }, values) {
  const options = below.reduceRight((inner, step) => [{ name: step, options: inner }], values);
  return { channel_id: channel, name, options };
}
