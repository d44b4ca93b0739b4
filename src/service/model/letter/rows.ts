import { startOfQuote } from "../../../diagnosis/evidence/observation.ts";
import type { Submission } from "../../../survey/submission.ts";
import { othersIn } from "../reading/blank-contacts.ts";
import { withNames } from "../reading/named-others.ts";
import { statedFields } from "../reading/stated-fields.ts";
import { cellsOf, isItem } from "./letter-form.ts";
import { memoLines } from "./memo-lines.ts";
import { unblankedQuote } from "./unblanked.ts";

type Reply = Readonly<Record<string, unknown>>;

/**
 * A reply with each row as an object: a model writes `1 | planner | 30 | Count the lots.`, which takes half the tokens.
 * Passages of answers that it quotes in a cell become quotes with a name, like those of earlier versions.
 */
export function withRows(reply: Reply, submission: Submission): Reply {
  const quotes: unknown[] = Array.isArray(reply.quotes) ? [...reply.quotes] : [];
  /** The name of a cell's quote, which is added if it is new. A cell that quotes nothing stays. */
  const nameQuote = (cell: string): string => {
    const field = isName(cell) ? undefined : fieldOf(cell, submission);
    if (field === undefined) return cell;
    const known = quotes.filter(isItem).find(({ text }) => text === cell)?.id;
    if (typeof known === "string") return known;
    const id = `q${firstId + quotes.length}`;
    quotes.push({ id, field, text: cell });
    return id;
  };
  const read = Object.entries(reply).map(([part, items]) => [part, rowsIn(part, items, nameQuote)] as const);
  return { ...Object.fromEntries(read), ...(quotes.length > 0 && { quotes }) };
}

/** The first id of a passage that is in a cell: the ids of earlier versions are smaller. */
const firstId = 50;

const isName = (cell: string): boolean => /^(?:q\d{1,2}|[a-z][a-z0-9_.]*)$/.test(cell);

/** The answer that has a passage; `undefined` if none does. */
function fieldOf(cell: string, submission: Submission) {
  const unblanked = withNames(cell, othersIn(submission));
  return statedFields.find((field) => {
    const answer = submission[field];
    if (typeof answer !== "string") return false;
    return [unblanked, unblankedQuote(cell, answer)].some((one) => startOfQuote(one, answer) !== undefined);
  });
}

function rowsIn(part: string, items: unknown, nameQuote: (cell: string) => string): unknown {
  if (part === "memo") return memoLines([items].flat().filter(isText).join("\n"));
  const names = cellsOf(part);
  if (names.length === 0) return items;
  const rowOf = (item: unknown): unknown =>
    isText(item) ? cellsIn(item, part, nameQuote) : isTexts(item) ? cellsIn(item.join(" | "), part, nameQuote) : item;
  return Array.isArray(items) ? items.map(rowOf) : rowOf(items);
}

/** The cells of a row by their names. The last one keeps what looks like further cells. */
function cellsIn(row: string, part: string, nameQuote: (cell: string) => string): unknown {
  const names = cellsOf(part);
  if (names.length === 1) return { [names[0] ?? ""]: withMinus(row.trim()) };
  const cells = withEmpty(
    withoutFrame(
      row.split("|").map((cell) => cell.trim()),
      names.length,
    ),
    part,
    names.length,
  );
  if (cells.length < names.length) return row;
  const last = names.length - 1;
  const all = [...cells.slice(0, last), cells.slice(last).join(" | ")];
  return Object.fromEntries(names.map((name, at) => [name, cellOf(name, all[at] ?? "", nameQuote)]));
}

const isTexts = (item: unknown): item is readonly string[] => Array.isArray(item) && item.every(isText);

const isText = (item: unknown): item is string => typeof item === "string";

/** A row in the bars of a Markdown table. */
const withoutFrame = (cells: readonly string[], count: number): readonly string[] =>
  cells.length === count + 2 && cells[0] === "" && cells.at(-1) === "" ? cells.slice(1, -1) : cells;

/** A row of which a model left out the cell that is most often empty. */
function withEmpty(cells: readonly string[], part: string, count: number): readonly string[] {
  const at = oftenEmpty[part];
  return at === undefined || cells.length !== count - 1 ? cells : [...cells.slice(0, at), "", ...cells.slice(at)];
}

/** The day of a test, the condition of a ruling, where a tile is read, what to call what was blamed. */
const oftenEmpty: Readonly<Record<string, number>> = { tests: 0, rulings: 4, tiles: 3, decoys: 1 };

function cellOf(name: string, cell: string, nameQuote: (cell: string) => string): unknown {
  if (name === "minutes" || name === "hours") return Number.parseFloat(cell);
  if (name === "grounds") return cell.split(/\s;\s/u).map((one) => nameQuote(unquoted(one)));
  return name === "plan" || name === "blamed" ? nameQuote(unquoted(cell)) : withMinus(cell);
}

/** `230 – 132 = 98` with its minus sign: with a dash it reads as a range. */
const withMinus = (text: string): string => text.replaceAll(/(?<=\d%?) [–-] (?=[$£€]?\d[^.;=]*=)/gu, " − ");

const unquoted = (cell: string): string => cell.replaceAll(/^[“”"]|[“”"]$/gu, "");
