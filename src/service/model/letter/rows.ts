import { startOfQuote } from "../../../diagnosis/evidence/observation.ts";
import type { Submission } from "../../../survey/submission.ts";
import { othersIn } from "../reading/blank-contacts.ts";
import { withNames } from "../reading/named-others.ts";
import { statedFields } from "../reading/stated-fields.ts";
import { cellsOf } from "./letter-form.ts";
import { unblankedQuote } from "./unblanked.ts";

type Reply = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/**
 * A reply with each row as an object: a model writes `1 | planner | 30 | Count the lots.`, which takes half the tokens.
 * Passages of answers that it quotes in a cell become quotes with a name, like those of earlier versions.
 */
export function withRows(reply: Reply, submission: Submission): Reply {
  const quotes: Row[] = Array.isArray(reply.quotes) ? [...reply.quotes] : [];
  const nameOf = (cell: string): string => {
    const field = isName(cell) ? undefined : fieldOf(cell, submission);
    if (field === undefined) return cell;
    const known = quotes.find((one) => one.text === cell);
    const id = known === undefined ? `q${firstId + quotes.length}` : String(known.id);
    if (known === undefined) quotes.push({ id, field, text: cell });
    return id;
  };
  const read = Object.entries(reply).map(([part, items]) => [part, rowsIn(part, items, nameOf)] as const);
  return { ...Object.fromEntries(read), ...(quotes.length > 0 && { quotes }) };
}

/** The first id of a passage that stands in a cell: the ids of earlier versions are smaller. */
const firstId = 50;

const isName = (cell: string): boolean => /^(?:q\d{1,2}|[a-z][a-z0-9_.]*)$/.test(cell);

/** The answer that has a passage; `undefined` if none does. */
const fieldOf = (cell: string, submission: Submission) =>
  statedFields.find((field) => {
    const answer = submission[field];
    if (typeof answer !== "string") return false;
    const unblanked = withNames(cell, othersIn(submission));
    return [unblanked, unblankedQuote(cell, answer)].some((one) => startOfQuote(one, answer) !== undefined);
  });

function rowsIn(part: string, items: unknown, nameOf: (cell: string) => string): unknown {
  const names = cellsOf(part);
  if (names.length === 0) return items;
  const rowOf = (item: unknown): unknown => (typeof item === "string" ? cellsIn(item, names, nameOf) : item);
  return Array.isArray(items) ? items.map(rowOf) : rowOf(items);
}

/** The cells of a row by their names. The last one keeps what looks like further cells. */
function cellsIn(row: string, names: readonly string[], nameOf: (cell: string) => string): unknown {
  if (names.length === 1) return { [names[0] ?? ""]: row.trim() };
  const cells = row.split("|").map((cell) => cell.trim());
  const last = names.length - 1;
  const all = [...cells.slice(0, last), cells.slice(last).join(" | ")];
  if (cells.length < names.length) return row;
  return Object.fromEntries(names.map((name, at) => [name, cellOf(name, all[at] ?? "", nameOf)]));
}

function cellOf(name: string, cell: string, nameOf: (cell: string) => string): unknown {
  if (name === "minutes" || name === "hours") return Number.parseFloat(cell);
  if (name === "grounds") return cell.split(/\s;\s/u).map((one) => nameOf(unquoted(one)));
  return name === "plan" || name === "blamed" ? nameOf(unquoted(cell)) : cell;
}

const unquoted = (cell: string): string => cell.replaceAll(/^[“”"]|[“”"]$/gu, "");
