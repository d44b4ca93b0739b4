import type { MemoBlock, Prose } from "../../../diagnosis/letter/letter.ts";
import { assumedNumbers } from "./assumed-numbers.ts";
import { checkedClaim } from "./claims.ts";
import type { KnownNumber } from "./grounds.ts";
import { impliedSums } from "./implied-sums.ts";
import { type Item, memoWords } from "./letter-form.ts";
import { asideOnEstimate } from "./number-origins.ts";
import type { SentenceKind } from "./numbers-said.ts";
import { numbersStated } from "./numbers-stated.ts";
import { ended, itemsOf, labelOf, type SectionContext, withoutPeriod } from "./section-context.ts";
import { opensAsOrder } from "./sentences.ts";
import { shownResults } from "./shown-sums.ts";
import { plainLabel } from "./tests-and-tiles.ts";
import { textsIn } from "./texts-in.ts";
import { wordsIn } from "./words/words-in.ts";

/**
 * The story of a letter, sentence by sentence. A row of a table with a cell that fails is left out, and so is a heading that
 * nothing stands under.
 */
export function memoIn(context: SectionContext): readonly MemoBlock[] {
  const state: State = { context, columns: [], isGapBefore: false, part: "story", section: [], held: [] };
  const items = itemsOf(context, "memo");
  const kept = items.filter((_, at) => wordsUpTo(items, at) <= memoWords.most);
  if (kept.length < items.length) context.note("memo", "longer than asked");
  const blocks = kept.flatMap((item) => blockOf(item, state) ?? []);
  return blocks
    .filter(({ kind }, at) => kind !== "title" || !headless.has(blocks[at + 1]?.kind))
    .reduce<readonly MemoBlock[]>(withRow, []);
}

const wordsUpTo = (items: readonly MemoItem[], last: number): number =>
  items.slice(0, last + 1).reduce((count, { lead, says }) => count + wordsIn(`${lead} ${says}`).length, 0);

/** What no heading stands over: our tables have their own. */
const headless: ReadonlySet<MemoBlock["kind"] | undefined> = new Set(["title", "week", "figures", undefined]);

interface State {
  readonly context: SectionContext;
  /** Those of the table that is being read. */
  columns: readonly string[];
  /** Whether the sentence before was dropped. */
  isGapBefore: boolean;
  /** What its heading says that it is about. */
  part: Part;
  /** The lines of its section that were kept. */
  section: string[];
  /** The numbers of all lines that were kept: a later one may repeat them. */
  held: readonly KnownNumber[];
}

/** What a section tells: the story, what to do, what will be seen, what isn't known. */
type Part = "story" | "orders" | "outcomes" | "questions";

const partOf = (title: string): Part => parts.find(([, says]) => says.test(title))?.[0] ?? "story";

const parts: readonly (readonly [Part, RegExp])[] = [
  ["questions", /\b(?:(?:don['’]t|do not|not) (?:know|tell)|unknown|nobody told|open questions)\b/iu],
  [
    "outcomes",
    /\b(?:(?:how|if) (?:to|you|you['’]ll|you will|we|we['’]ll|I am|we are) (?:know|tell|right|wrong)|test|tells?|proves?|right or wrong|two weeks|ten days)\b/iu,
  ],
  ["orders", /\b(?:this week|the week|week of|day by day|Monday|the rule|the cure|what to do|to do|for the wall)\b/iu],
];

type MemoItem = Item<"memo">;

function blockOf(item: MemoItem, state: State): MemoBlock | undefined {
  switch (item.kind) {
    case "week":
    case "figures":
      return { kind: item.kind };
    case "title": {
      state.isGapBefore = false;
      state.part = partOf(item.says);
      state.section = [];
      const text = plainLabel(near(state, ""), "memo", item.says, []);
      return text === "" ? undefined : { kind: "title", text };
    }
    case "head":
      state.columns = cellsOf(item).map((one) => plainLabel(near(state, ""), "memo", one, []));
      return undefined;
    case "row": {
      const row = rowIn(cellsOf(item), state);
      return row && { kind: "table", columns: state.columns, rows: [row] };
    }
    case "text":
    case "bullet":
      return paragraphIn(item, item.kind, state);
  }
}

/** Blocks with one more, a row of the table before it becoming part of that. */
function withRow(blocks: readonly MemoBlock[], one: MemoBlock): readonly MemoBlock[] {
  const last = blocks.at(-1);
  return one.kind === "table" && last?.kind === "table" && last.columns === one.columns
    ? [...blocks.slice(0, -1), { ...last, rows: [...last.rows, ...one.rows] }]
    : [...blocks, one];
}

const cellsOf = ({ says }: MemoItem): readonly string[] => says.split("|").map((cell) => cell.trim());

/** An order may set how many to look at; a condition, what would show that we are wrong. */
function kindOf(sentence: string, part: Part): SentenceKind {
  if (sentence.endsWith("?") || part === "questions") return "question";
  if (opensAsOrder.test(sentence) || part === "orders") return "order";
  return setsMark.test(sentence) || part === "outcomes" ? "outcome" : "statement";
}

/** A sentence that says what will be seen, and which of it would prove the finding wrong. */
const setsMark =
  /^(?:If|Once|When)\b|\b(?:I am|I['’]m|I was|we are|we were) (?:right|wrong)\b|\bshould (?:be|fall|drop|rise|reach|stay|take)\b/iu;

/** A context in which numbers may follow from those of this line, sums included, and of its section. */
function near({ context, section, held }: State, line: string): SectionContext {
  const { setting } = context;
  const nearby = { line, section: section.join("\n") };
  const scope = `${setting.scope ?? ""}${section.length} ${nearby.section.length} ${line.length} `;
  const before = [...setting.numbers, ...held, ...assumedNumbers(line, line)];
  const sums = line.replaceAll(asideOnEstimate, "").replaceAll(" | ", "; ");
  const numbers = [...setting.numbers, ...held, ...shownResults([sums, ...impliedSums(line)], before)];
  return { ...context, setting: { ...setting, numbers, nearby, scope } };
}

/** Keeps a line, so that later ones may build on it. */
function hold(state: State, line: string): void {
  state.section.push(line);
  state.held = [...state.held, ...numbersStated(line)];
}

function paragraphIn(
  { lead, says, bold = [] }: MemoItem,
  kind: "text" | "bullet",
  state: State,
): MemoBlock | undefined {
  const { isGapBefore, part } = state;
  const context = near(state, `${lead} ${says}`);
  const isOfDay = ofDay.test(lead);
  const kindHere = (sentence: string): SentenceKind => kindOf(sentence, isOfDay ? "orders" : part);
  const proposed = { says: ended(says), grounds: [], kind: "reading" } as const;
  const { claim, dropped, endsInGap } = checkedClaim(proposed, context.setting, isGapBefore, kindHere);
  context.note("memo", ...dropped);
  state.isGapBefore = endsInGap;
  const opening = lead === "" ? [] : labelOf(context, "memo", lead.replace(/:$/u, ""), kindHere(lead), []);
  if (claim === null) return undefined;
  hold(state, textsIn([opening, claim.says]).join(" "));
  return { kind, lead: opening.length === 0 ? null : opening, says: claim, ...(bold.length > 0 && { bold }) };
}

/** `Monday, November 30`, `Tue`. */
const ofDay = /^(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b/u;

const rowText = (cells: readonly string[]): string => cells.join(" | ");

/** The cells of a row as checked; `undefined` if one of them fails. */
function rowIn(cells: readonly string[], state: State): readonly Prose[] | undefined {
  const { columns, part } = state;
  const context = near(state, rowText(cells));
  const setting = { ...context.setting, isLabel: true };
  const checked = cells.map((cell, at): Prose | undefined => {
    if (/^[–—-]?$/u.test(cell)) return [];
    const isOutcome = outcomes.test(columns[at] ?? "");
    const kind = (sentence: string): SentenceKind => kindOf(sentence, isOutcome ? "outcomes" : part);
    const proposed = { says: ended(cell), grounds: [], kind: "reading" } as const;
    const { claim, dropped } = checkedClaim(proposed, setting, false, kind);
    context.note("memo", ...dropped);
    if (dropped.length > 0 || claim === null) return undefined;
    return ended(cell) === cell ? claim.says : withoutPeriod(claim.says);
  });
  if (checked.includes(undefined)) {
    const why = cells.flatMap((cell) => setting.cuts.get(ended(cell)) ?? []);
    setting.cuts.set(rowText(cells), why[0] ?? "a cell that may not stand");
    return undefined;
  }
  setting.cuts.delete(rowText(cells));
  hold(state, rowText(cells));
  return checked.map((one) => one ?? []);
}

/** Headings of columns whose cells say what would be seen, or what to do then. */
const outcomes = /\b(?:if|right|wrong|then|do|means|goal|target)\b/iu;
