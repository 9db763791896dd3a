/* Discord's markdown by lines: code blocks, quotes, headings, small print, lists, paragraphs. */

import { el } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:[\w+#-]+\n)?\n?([\s\S]*?)\n?```\n?/g;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const ITEM = /^( *)([-*]|\d+\.)\s+(.*)$/;
const QUOTE = /^> (.*)$/;
const LONG_QUOTE = /^>>> ([\s\S]*)/m;

/** Nodes for a whole text; `mentions` are the users its message names. */
export function markdown(text, mentions = []) {
  const quote = LONG_QUOTE.exec(text);
  if (quote) {
    const before = text.slice(0, quote.index);
    return [...fenced(before, mentions), el("blockquote", {}, fenced(quote[1], mentions))];
  }
  return fenced(text, mentions);
}

function fenced(text, mentions) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    nodes.push(...lines(text.slice(from, match.index), mentions));
    nodes.push(el("pre", {}, el("code", { text: match[1] })));
    from = match.index + match[0].length;
  }
  nodes.push(...lines(text.slice(from), mentions));
  return nodes;
}

/** Reads line by line; neighbouring lines of one kind make one block. */
function lines(text, mentions) {
  const nodes = [];
  const rows = text.split("\n");
  let at = 0;
  while (at < rows.length) {
    const kind = kindOf(rows[at]);
    let end = at + 1;
    if (kind.joins) while (end < rows.length && kindOf(rows[end]) === kind) end += 1;
    nodes.push(...kind.build(rows.slice(at, end), mentions));
    at = end;
  }
  return nodes;
}

const KINDS = [
  { test: HEADING, joins: false, build: heading },
  { test: SMALL, joins: true, build: small },
  { test: QUOTE, joins: true, build: quoted },
  { test: ITEM, joins: true, build: list },
];
const PARAGRAPH = { joins: true, build: paragraph };

const kindOf = (row) => KINDS.find((kind) => kind.test.test(row)) ?? PARAGRAPH;

function heading([row], mentions) {
  const [, marks, text] = HEADING.exec(row);
  return [
    el(
      "p",
      { class: `h${marks.length}`, role: "heading", "aria-level": marks.length + 1 },
      inline(text, mentions),
    ),
  ];
}

function small(rows, mentions) {
  return rows.map((row) => el("p", { class: "small" }, inline(SMALL.exec(row)[1], mentions)));
}

function quoted(rows, mentions) {
  const inside = rows.map((row) => QUOTE.exec(row)[1]).join("\n");
  return [el("blockquote", {}, lines(inside, mentions))];
}

/** Deeper indentation opens a list inside the item above, another mark a new list. */
function list(rows, mentions) {
  const open = [];
  const top = [];
  for (const row of rows) {
    const [, indent, mark, text] = ITEM.exec(row);
    const tag = mark.endsWith(".") ? "OL" : "UL";
    while (open.length && open.at(-1).depth > indent.length) open.pop();
    if (open.at(-1)?.depth === indent.length && open.at(-1).node.tagName !== tag) open.pop();
    if (!open.length || open.at(-1).depth < indent.length) {
      const node = el(tag, { start: tag === "OL" ? parseInt(mark, 10) : null });
      const parent = open.at(-1)?.node.lastElementChild;
      if (parent) parent.append(node);
      else top.push(node);
      open.push({ depth: indent.length, node });
    }
    open.at(-1).node.append(el("li", {}, inline(text, mentions)));
  }
  return top;
}

function paragraph(rows, mentions) {
  const text = rows.join("\n");
  return text.trim() ? [el("p", {}, inline(text, mentions))] : [];
}
