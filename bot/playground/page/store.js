/* What this page knows: who it sees as, places, people and commands; and who wants to hear. */

export const known = {
  me: null,
  people: [],
  bot: null,
  /** [{id, name, dm, guild: {id, name} | null, type, unread, mentions, recipient?}] */
  places: [],
  guilds: [],
  commands: [],
  /** id of the place on screen */
  current: null,
  online: false,
};

const bus = new EventTarget();

/** Calls `listener` with the detail whenever `topic` is told; the result stops that. */
export function on(topic, listener) {
  const hear = (event) => listener(event.detail);
  bus.addEventListener(topic, hear);
  return () => bus.removeEventListener(topic, hear);
}

export function tell(topic, detail) {
  bus.dispatchEvent(new CustomEvent(topic, { detail }));
}

/** Takes over a whole answer of GET state. */
export function adopt(answer) {
  known.me = answer.me;
  known.people = answer.people;
  known.bot = answer.bot;
  known.commands = answer.commands;
  known.guilds = answer.guilds;
  known.places = [
    ...answer.guilds.flatMap((guild) =>
      guild.channels.map((channel) => channelPlace(channel, guild)),
    ),
    ...answer.dms.map(dmPlace),
  ];
  tell("people");
  tell("places");
  tell("bot");
  tell("commands");
}

function channelPlace(channel, guild) {
  const { id, name, roles, worn, has_bot, commands_only, dark } = guild;
  return { ...channel, dm: false, guild: { id, name, roles, worn, has_bot, commands_only, dark } };
}

function dmPlace(dm) {
  return { ...dm, dm: true, type: 1, guild: null, name: nameOf(dm.recipient) };
}

export const nameOf = (user) => user?.global_name ?? user?.username ?? user?.name ?? "someone";

export const placeById = (id) => known.places.find((place) => place.id === id);

/** A place by id or by name (a channel's or a DM partner's), guild channels first. */
export function placeNamed(text) {
  const wanted = text.replace(/^[#@]/, "").toLowerCase();
  return placeById(text) ?? known.places.find((place) => place.name.toLowerCase() === wanted);
}

/** What the address calls a place: its name where that is enough to find it again. */
export const placeKey = (place) => (placeNamed(place.name) === place ? place.name : place.id);

export const personNamed = (people, text) =>
  people.find((person) => person.id === text) ??
  people.find((person) => person.name.toLowerCase() === text.toLowerCase());

/** id -> user, of all whose messages or clicks this page has shown. */
const met = new Map();

/** Notes the users that a message brings along, as Discord's client does. */
export function meet(message) {
  const { author, mentions, interaction_metadata: use, referenced_message: first } = message;
  for (const user of [author, ...mentions, use?.user, first?.author]) {
    if (user) met.set(user.id, user);
  }
}

/** What a user is called in a place. */
export function nameHere(user, place = known.current) {
  const nicks = known.people.find((person) => person.id === user?.id)?.nicks;
  return nicks?.[placeById(place)?.guild?.id] ?? nameOf(user);
}

/** The names of the roles that the author of a message wears in its place. */
export function rolesIn({ author, channel_id: place }) {
  const guild = placeById(place)?.guild;
  const worn = guild?.worn?.[author.id] ?? [];
  return worn.map((id) => guild.roles.find((role) => role.id === id)?.name).filter(Boolean);
}

/**
 * Name of a user this page has met; null for others, of whom Discord's client may know only the id.
 * `mentions` are the users a message brings along.
 */
export function userName(id, mentions = []) {
  const user = [known.me, ...mentions].find((one) => one.id === id) ?? met.get(id);
  return user ? nameHere(user) : null;
}

/** Who can be chosen where a user is asked for: people and the bot, as {id, name}. */
export const choosableUsers = () =>
  [...known.people, known.bot].filter(Boolean).map((user) => ({ id: user.id, name: nameOf(user) }));

/** Where a role is asked for: those of the server on screen. */
export const choosableRoles = () => placeById(known.current)?.guild?.roles ?? [];

export const mentionsMe = (message) =>
  Boolean(message.mention_everyone) || message.mentions.some((user) => user.id === known.me.id);

/** Counts a message that arrived where this person is not looking. */
export function countUnread(place, message) {
  if (message.author.id === known.me.id) return;
  place.unread += 1;
  if (mentionsMe(message)) place.mentions += 1;
  tell("places");
}

export function clearUnread(place) {
  place.unread = 0;
  place.mentions = 0;
  tell("places");
}

/** How often a place calls this person: messages to them alone, or those that mention them. */
export const callsIn = (place) => (place.dm ? place.unread : (place.mentions ?? 0));

export const totalUnread = () => known.places.reduce((sum, place) => sum + place.unread, 0);

export const totalCalls = () => known.places.reduce((sum, place) => sum + callsIn(place), 0);
