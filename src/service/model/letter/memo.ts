import type { MemoBlock, Prose } from "../../../diagnosis/letter/letter.ts";
import { checkedClaim } from "./claims.ts";
import { type Item, memoWords } from "./letter-form.ts";
import type { SentenceKind } from "./numbers-said.ts";
import { ended, itemsOf, labelOf, type SectionContext, withoutPeriod } from "./section-context.ts";
import { opensAsOrder } from "./sentences.ts";
import { plainLabel } from "./tests-and-tiles.ts";
import { wordsIn } from "./words/words-in.ts";

/**
 * The story of a letter, sentence by sentence. A row of a table with a cell that fails is left out, and so is a heading that
 * nothing stands under.
 */
export function memoIn(context: SectionContext): readonly MemoBlock[] {
  const state: State = { context, columns: [], isGapBefore: false };
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
}

type MemoItem = Item<"memo">;

function blockOf(item: MemoItem, state: State): MemoBlock | undefined {
  const { context } = state;
  switch (item.kind) {
    case "week":
    case "figures":
      return { kind: item.kind };
    case "title": {
      state.isGapBefore = false;
      const text = plainLabel(context, "memo", item.says, []);
      return text === "" ? undefined : { kind: "title", text };
    }
    case "head":
      state.columns = cellsOf(item).map((one) => plainLabel(context, "memo", one, []));
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
function kindOf(sentence: string): SentenceKind {
  if (sentence.endsWith("?")) return "question";
  if (opensAsOrder.test(sentence)) return "order";
  return setsMark.test(sentence) ? "outcome" : "statement";
}

/** A sentence that says what will be seen, and which of it would prove the finding wrong. */
const setsMark =
  /^(?:If|Once|When)\b|\b(?:I am|I was|we are|we were) (?:right|wrong)\b|\bshould (?:be|fall|drop|rise|reach|stay|take)\b/iu;

function paragraphIn({ lead, says }: MemoItem, kind: "text" | "bullet", state: State): MemoBlock | undefined {
  const { context, isGapBefore } = state;
  const proposed = { says: ended(says), grounds: [], kind: "reading" } as const;
  const { claim, dropped, endsInGap } = checkedClaim(proposed, context.setting, isGapBefore, kindOf);
  context.note("memo", ...dropped);
  state.isGapBefore = endsInGap;
  const opening = lead === "" ? [] : labelOf(context, "memo", lead.replace(/:$/u, ""), kindOf(lead), []);
  return claim === null ? undefined : { kind, lead: opening.length === 0 ? null : opening, says: claim };
}

/** The cells of a row as checked; `undefined` if one of them fails. */
function rowIn(cells: readonly string[], { context, columns }: State): readonly Prose[] | undefined {
  const setting = { ...context.setting, isLabel: true };
  const checked = cells.map((cell, at): Prose | undefined => {
    if (/^[–—-]?$/u.test(cell)) return [];
    const kind = outcomes.test(columns[at] ?? "") ? kindOfOutcome : kindOf;
    const proposed = { says: ended(cell), grounds: [], kind: "reading" } as const;
    const { claim, dropped } = checkedClaim(proposed, setting, false, kind);
    context.note("memo", ...dropped);
    if (dropped.length > 0 || claim === null) return undefined;
    return ended(cell) === cell ? claim.says : withoutPeriod(claim.says);
  });
  return checked.includes(undefined) ? undefined : checked.map((one) => one ?? []);
}

/** Headings of columns whose cells say what would be seen, or what to do then. */
const outcomes = /\b(?:if|right|wrong|then|do|means|goal|target)\b/iu;

const kindOfOutcome = (sentence: string): SentenceKind => (opensAsOrder.test(sentence) ? "order" : "outcome");
