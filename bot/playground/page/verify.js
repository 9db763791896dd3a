// A second verifier of shuffles, written from docs/games.md ("The shuffle") alone: it makes every
// draw of that page again, and works without a network. It has its own SHA-256, as browsers lend
// theirs only to pages of the web. What the rules of a game decide after the draws, such as hands and
// plays, only `python -m rules verify` can check. The page that /verify sends is verify.html with
// this code in it.
const RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "14", "15"];
const PACKS = { standard52: RANKS.slice(0, 13), strip40: RANKS.slice(0, 13), tiles60: RANKS };
const STRIPPED = { strip40: ["4", "5", "6"] };
const NEXT = { winner: 0, top_rank: 0, loser: -1, bottom_rank: -1, unspecified: -1, rotate: null };
const DRAWS = ["first_seating", "seating", "first_dealer", "next_dealer", "direction"];
const AFTER = "Hands and plays aren't checked here: python -m rules verify does that.";

const bytes = (text) => new TextEncoder().encode(text);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const places = (count) => [...Array(count).keys()];

function primes(count) {
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((one) => n % one)) found.push(n);
  return found;
}
const word = (root) => Math.floor((root % 1) * 2 ** 32);
const START = primes(8).map((one) => word(Math.sqrt(one)));
const ROUNDS = primes(64).map((one) => word(Math.cbrt(one)));
const turned = (n, by) => (n >>> by) | (n << (32 - by));

export function sha256(message) {
  const blocks = Math.ceil((message.length + 9) / 64), padded = new DataView(new ArrayBuffer(blocks * 64));
  message.forEach((one, at) => padded.setUint8(at, one));
  padded.setUint8(message.length, 128);
  padded.setUint32(blocks * 64 - 4, message.length * 8);
  const state = [...START], w = Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) { w[i] = padded.getUint32(block * 64 + i * 4) | 0; continue; }
      const one = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const two = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = (w[i - 16] + one + w[i - 7] + two) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const x = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25), y = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const one = (h + x + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const two = (y + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((one, at) => { state[at] = (state[at] + one) | 0; });
  }
  return Uint8Array.from(state.flatMap((one) => [24, 16, 8, 0].map((by) => (one >>> by) & 255)));
}
function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256([...block.map((one) => one ^ 0x36), ...message]);
  return sha256([...block.map((one) => one ^ 0x5c), ...inner]);
}

// Steps 1 to 6 of the page: the fingerprint, and the numbers of one label
export function fingerprint(seed, code) {
  const hash = sha256(bytes(`gamenight-2|${code}|${seed}`));
  return Array.from(hash, (one) => one.toString(16).padStart(2, "0")).join("");
}
function* numbers(seed, label, code, words) {
  for (let i = 0; ; i++) {
    const block = new DataView(hmac(bytes(seed), bytes(`${label}|${code}|${words.join(",")}|${i}`)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}
function below(n, drawn) {
  let number;
  do number = drawn.next().value; while (number >= Math.floor(2 ** 32 / n) * n);
  return number % n;
}
function shuffled(list, drawn) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(last + 1, drawn);
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}

// Steps 7 to 10: each draw by itself, whether or not a deal needs it
export function drawn({ secret, key, words }, pack) {
  const of = (label) => numbers(secret, label, key, words), lots = of("lot");
  const [a, b] = [lots.next().value, lots.next().value];
  return {
    commitment: fingerprint(secret, key),
    seats: shuffled(places(words.length), of("seats")),
    dealer: below(words.length, of("dealer")),
    deck: shuffled([...pack], of("deck")),
    lot: 2 ** 52 + (a % 2 ** 20) * 2 ** 32 + b,
  };
}

// The pack, sorted: by rank from 3 up, in each rank by suit, then the jokers, pack after pack
function pack(kind, decks, jokers) {
  const ranks = PACKS[kind].filter((one) => !(STRIPPED[kind] || []).includes(one)), cards = [];
  for (let at = 0; at < decks; at++) {
    const stars = "*".repeat(at);
    for (const rank of ranks) for (const suit of "DCHS") cards.push(rank + suit + stars);
    for (const joker of ["BJ", "RJ"].slice(0, Math.max(0, jokers - 2 * at))) cards.push(joker + stars);
  }
  return cards;
}
export function sorted(deck) {
  const place = (card) => {
    const plain = card.replace(/\*+$/, ""), stars = card.length - plain.length;
    const joker = ["BJ", "RJ"].indexOf(plain), rank = RANKS.indexOf(plain.slice(0, -1));
    return stars * 64 + (joker < 0 ? rank * 4 + "DCHS".indexOf(plain.slice(-1)) : 60 + joker);
  };
  return [...deck].sort((one, other) => place(one) - place(other));
}
function wholePack(rules, deck) {  // without its rules, a file may be of any pack
  if ("pack" in rules) return pack(rules.pack, Number(rules.decks || 1), Number(rules.jokers || 0));
  for (const kind of Object.keys(PACKS)) for (const decks of [1, 2]) {
    for (let jokers = 0; jokers <= 2 * decks; jokers++) {
      const whole = pack(kind, decks, jokers);
      if (same(whole, sorted(deck))) return whole;
    }
  }
  return null;
}

// Who sits where and who deals, by the rules named in the file and the match before the deal
function seated(rules, before, words, due) {
  const { standing, dealer, plan } = before, count = words.length, again = "again" in plan;
  const turn = rules.direction === "alternate" ? -before.direction || -1 : rules.direction === "cw" ? 1 : -1;
  const direction = (again && before.direction) || turn;
  if (again && dealer !== null) return { players: places(count), dealer, direction };
  let players = places(count);
  if (!standing.length && rules.first_seating === "random") players = due.seats;
  else if (standing.length && rules.seating === "by_rank") players = direction > 0 ? [...standing] : [...standing].reverse();
  const round = Number(rules.deals_per_round || 0), next = NEXT[rules.next_dealer];
  if (round && standing.length && before.deals % round === 0) return { players, dealer: due.dealer, direction };
  if (!standing.length) {
    const host = players.indexOf(0);
    return { players, dealer: rules.first_dealer === "anyone" ? host : due.dealer, direction };
  }
  if (next !== null) return { players, dealer: players.indexOf(standing.at(next)), direction };
  const at = dealer === null ? players.indexOf(standing.at(-1)) : (players.indexOf(dealer) + direction + count) % count;
  return { players, dealer: at, direction };
}
function isPossible({ standing, dealer, deals, direction }, count) {
  const isPlace = (one) => Number.isInteger(one) && one >= 0 && one < count;
  const apart = standing.every(isPlace) && new Set(standing).size === standing.length;
  return apart && (dealer === null || isPlace(dealer)) && [-1, 0, 1].includes(direction) && Number.isInteger(deals) && deals >= 0;
}
function roles({ standing, plan }, seats) {
  return "hand_size" in plan ? [] : standing.map((one) => seats.indexOf(one));
}
function unused(rules, before, words, due) {  // facts of which another value gives the same deal
  const result = (other) => {
    const match = { ...before, ...other }, found = seated(rules, match, words, due);
    return [found, roles(match, found.players)];
  };
  const { again, ...plan } = before.plan, order = before.standing.length ? before.standing : places(words.length);
  const pairs = places(Math.max(0, before.standing.length - 1));
  const others = {
    dealer: [null, ...places(words.length)],
    direction: [-1, 0, 1],
    plan: [again === undefined ? { ...plan, again: 1 } : plan],
    standing: [order, ...pairs.map((n) => [...order.slice(0, n), order[n + 1], order[n], ...order.slice(n + 2)])],
  };
  const told = result({});
  return Object.keys(others).filter((name) => others[name]
    .some((value) => !same(value, before[name]) && same(result({ [name]: value }), told)));
}

export function verify(record) {
  const lines = record.split("\n").map((line, at) => [at + 1, line.trim()]);
  const told = lines.filter(([, line]) => line && !line.startsWith("#"));
  const rules = JSON.parse(told[0][1]).changed, terms = JSON.parse(told[1][1]), first = JSON.parse(told[2][1]);
  const differs = (at, fact) => `Line ${told[at][0]} differs: ${fact}.`;
  if (terms.method !== 2) return "This page checks method 2 only.";
  if (first.k !== "Shuffled") return "The file does not begin with a shuffled pack.";
  const { words, before } = terms, count = terms.seats.length;
  const whole = wholePack(rules, first.deck), due = drawn(terms, whole || first.deck);
  if (terms.commitment && due.commitment !== terms.commitment) return differs(1, "commitment");
  if (words.length !== count) return differs(1, "seats");
  if (!isPossible(before, count)) return "The terms of the shuffle are those of no deal.";
  const known = DRAWS.every((name) => name in rules), ways = [due.seats, places(count), before.standing, [...before.standing].reverse()];
  const { players, dealer, direction } = known ? seated(rules, before, words, due) : {};
  if (!(known ? same(players, terms.seats) : ways.some((one) => same(one, terms.seats)))) return differs(1, "seats");
  if (first.seats !== count) return differs(2, "seats");
  if (known && dealer !== first.dealer) return differs(2, "dealer");
  if (!whole || !same(due.deck, first.deck)) return differs(2, "deck");
  if (due.lot !== first.lot) return differs(2, "lot");
  if (!same(roles(before, terms.seats), first.standing || [])) return differs(2, "roles");
  const plan = Object.entries(before.plan).filter(([name]) => name !== "again");
  if (first.number !== before.deals + 1 || !same(plan, first.plan || []) || (known && direction !== first.direction)) return differs(2, "other");
  const idle = known ? unused(rules, before, words, due).map((name) => `before.${name}`) : [];
  const shown = terms.commitment ? ["fingerprint"] : [];
  return [
    `The ${[...shown, "seats", ...(known ? ["dealer"] : []), "deck"].join(", ")} and lot fit. The deck is a whole pack.`,
    terms.commitment ? `Fingerprint: ${terms.commitment.slice(0, 16)}…` : "The file has no fingerprint from before the deal.",
    known ? "" : "The file doesn't name the rules for seats and dealer, so who deals isn't checked.",
    idle.length ? `Not used: ${idle.join(", ")}. Other values give the same deal.` : "",
    AFTER,
  ].filter(Boolean).join(" ");
}
