import type { memoLineKinds } from "./letter-form.ts";

/** One line of a memo: a heading, a paragraph, an item of a list, a row of a table, or where one of our tables stands. */
export interface MemoLine {
  readonly kind: (typeof memoLineKinds)[number];
  /** In bold at the beginning; empty if nothing is. */
  readonly lead: string;
  /** The cells of a row stand between bars. */
  readonly says: string;
  /** What of it is in bold. */
  readonly bold?: readonly string[];
}

/** The lines of a memo in Markdown. Marks other than bold are left out. */
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

function lineIn(given: string): MemoLine {
  // A rule to write on the wall is often set as a quotation.
  const line = given.replace(/^>\s*(?:\*\*)?(.+?)(?:\*\*)?$/u, "**$1**");
  const [, title] = heading.exec(line) ?? [];
  const isBoldText = line !== given || (line.startsWith("**") && isSentence.test(title ?? ""));
  if (title !== undefined && !isBoldText) return { kind: "title", lead: "", says: withoutMarks(title) };
  const [, marker] = /^\[(week|figures)\]$/iu.exec(line) ?? [];
  if (marker !== undefined) return { kind: marker.toLowerCase() as "week" | "figures", lead: "", says: "" };
  const [bullet = ""] = /^(?:[-*•]|\d{1,2}[.)])\s+/u.exec(line) ?? [];
  const text = line.slice(bullet.length);
  const [start = "", lead = ""] =
    /^\*\*([^*]+[.:?!])\*\*:?\s*(?=\S)/u.exec(text) ?? /^\*\*([^*]+)\*\*:\s*/u.exec(text) ?? [];
  const says = text.slice(start.length);
  const bold = [...says.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, one = ""]) => withoutMarks(one));
  return {
    kind: bullet === "" ? "text" : "bullet",
    lead: withoutMarks(lead),
    says: withoutMarks(says),
    ...(bold.length > 0 && { bold }),
  };
}

/** More than a heading. */
const isSentence = /^(?:\S+ ){7,}.*[.!?]$/u;

/** `## Title`, or a line that is all bold. */
const heading = /^(?:#{1,6}\s+|\*\*(?=[^*]+\*\*$))(.+?)(?:\*\*)?\s*#*$/u;

/** Words to say need no quotation marks, which are for what the shop wrote; an inch keeps its mark. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/[“”]|(?<!\d)"|\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/gu, "").trim();
