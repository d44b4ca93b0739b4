import type { memoLineKinds } from "./letter-form.ts";

/** One line of a memo: a heading, a paragraph, an item of a list, a row of a table, or where one of our tables stands. */
export interface MemoLine {
  readonly kind: (typeof memoLineKinds)[number];
  /** In bold at the beginning; empty if nothing is. */
  readonly lead: string;
  /** The cells of a row stand between bars. */
  readonly says: string;
}

/** The lines of a memo in Markdown. Bold inside a sentence and other marks are left out. */
export function memoLines(markdown: string): readonly MemoLine[] {
  const lines: MemoLine[] = [];
  let isInTable = false;
  for (const line of markdown.split("\n").map((one) => one.trim())) {
    const isRow = /^\|.*\|$/u.test(line);
    if (isRow && !separator.test(line)) lines.push(row(line, isInTable ? "row" : "head"));
    else if (line !== "" && !isRow) lines.push(lineIn(line));
    isInTable = isRow;
  }
  return lines;
}

const separator = /^\|(?:\s*:?-+:?\s*\|)+$/u;

const row = (line: string, kind: "row" | "head"): MemoLine => ({
  kind,
  lead: "",
  says: withoutMarks(line.slice(1, -1)),
});

function lineIn(line: string): MemoLine {
  const [, title] = heading.exec(line) ?? [];
  if (title !== undefined) return { kind: "title", lead: "", says: withoutMarks(title) };
  const [, marker] = /^\[(week|figures)\]$/iu.exec(line) ?? [];
  if (marker !== undefined) return { kind: marker.toLowerCase() as "week" | "figures", lead: "", says: "" };
  const [bullet = ""] = /^(?:[-*•]|\d{1,2}[.)])\s+/u.exec(line) ?? [];
  const text = line.slice(bullet.length);
  const [start = "", lead = ""] = /^\*\*([^*]+[.:?!])\*\*:?\s*/u.exec(text) ?? /^\*\*([^*]+)\*\*:\s*/u.exec(text) ?? [];
  return {
    kind: bullet === "" ? "text" : "bullet",
    lead: withoutMarks(lead),
    says: withoutMarks(text.slice(start.length)),
  };
}

/** `## Title`, or a line that is all bold. */
const heading = /^(?:#{1,6}\s+|\*\*(?=[^*]+\*\*$))(.+?)(?:\*\*)?\s*#*$/u;

/** Words to say need no quotation marks, which are for what the shop wrote; an inch keeps its mark. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/[“”]|(?<!\d)"|\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/gu, "").trim();
