// A second verifier of shuffles, written from docs/games.md ("The shuffle") alone. What the rules
// of a game decide, such as hands, only `python -m rules verify` can check.
const RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "14", "15"];
const bytes = (text) => new TextEncoder().encode(text);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
async function* numbers(seed, label, code, words) {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(seed), hmac, false, ["sign"]);
  for (let i = 0; ; i++) {
    const message = bytes(`${label}|${code}|${words.join(",")}|${i}`);
    const block = new DataView(await crypto.subtle.sign("HMAC", key, message));
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}
async function below(n, drawn) {
  let number;
  do number = (await drawn.next()).value; while (number >= Math.floor(2 ** 32 / n) * n);
  return number % n;
}
async function shuffled(list, drawn) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = await below(last + 1, drawn);
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}
export async function drawn({ secret, key, words }, pack) {
  const of = (label) => numbers(secret, label, key, words), lots = of("lot");
  const hash = await crypto.subtle.digest("SHA-256", bytes(`gamenight-2|${key}|${secret}`));
  const [a, b] = [(await lots.next()).value, (await lots.next()).value];
  return {
    commitment: Array.from(new Uint8Array(hash), (one) => one.toString(16).padStart(2, "0")).join(""),
    seats: await shuffled([...words.keys()], of("seats")),
    dealer: await below(words.length, of("dealer")),
    deck: await shuffled([...pack], of("deck")),
    lot: 2 ** 52 + (a % 2 ** 20) * 2 ** 32 + b,
  };
}
export function sorted(deck) {
  const place = (card) => {
    const plain = card.replace(/\*+$/, ""), stars = card.length - plain.length;
    const joker = ["BJ", "RJ"].indexOf(plain), rank = RANKS.indexOf(plain.slice(0, -1));
    return stars * 64 + (joker < 0 ? rank * 4 + "DCHS".indexOf(plain.slice(-1)) : 60 + joker);
  };
  return [...deck].sort((one, other) => place(one) - place(other));
}
export async function verify(record) {
  const lines = record.split("\n").map((line, at) => [at + 1, line.trim()]);
  const told = lines.filter(([, line]) => line && !line.startsWith("#"));
  const terms = JSON.parse(told[1][1]), first = JSON.parse(told[2][1]);
  if (terms.method !== 2) return "This page checks method 2 only.";
  const due = await drawn(terms, sorted(first.deck));
  // Only the rules know whether seats and dealer were drawn; undrawn seats stay, or follow places.
  const places = terms.before.standing, undrawn = [[...terms.words.keys()], places, [...places].reverse()];
  const seats = [due.seats, ...undrawn].some((one) => same(one, terms.seats));
  if (due.commitment !== terms.commitment) return `Line ${told[1][0]} differs: commitment.`;
  if (!seats || terms.seats.length !== terms.words.length) return `Line ${told[1][0]} differs: seats.`;
  if (!same(due.deck, first.deck)) return `Line ${told[2][0]} differs: deck.`;
  if (due.lot !== first.lot) return `Line ${told[2][0]} differs: lot.`;
  return "The commitment, the seats, the deck and the lot fit.";
}
