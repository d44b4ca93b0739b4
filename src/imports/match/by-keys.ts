import type { ListId } from "../../measures/record-lists.ts";
import { isEmpty, textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { withoutRepeats } from "../table/without-repeats.ts";
import { minRows, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

interface KeyTargets {
  readonly own: string;
  readonly whole: string;
  readonly within: string;
}

/** A column that no other match needs. */
interface Free {
  readonly column: number;
  readonly words: readonly string[];
}

/** Lists whose rows are identified by two numbers: the order or job, and its line or step. */
const keyTargets: { readonly [R in ListId]?: KeyTargets } = {
  deliveries: { own: "line", whole: `${componentMark}order`, within: `${componentMark}order_line` },
  purchases: { own: "line", whole: `${componentMark}po`, within: `${componentMark}po_line` },
  operations: { own: "operation", whole: `${componentMark}job`, within: `${componentMark}step` },
};

/** The share of rows that a key must identify uniquely. Own judgment. */
const nearlyUnique = 0.98;
/** The share of different texts from which a column alone may identify rows. Own judgment. */
const mostly = 0.9;

/** Headings of only these words name a line or step; of only those below, an order or job. */
const lineWords: readonly string[] = ["line", "operation", "number"];
const itemWords: readonly string[] = ["part", "description"];
const isItem = (words: readonly string[]): boolean =>
  words.some((word) => itemWords.includes(word)) &&
  words.every((word) => itemWords.includes(word) || lineWords.includes(word) || word === "order");
const wholeWords: readonly string[] = ["number", "job", "order", "document", "po"];

/** If one number of a key repeats, finds the other number that makes it unique. */
export function byKeys(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const ids = keyTargets[list];
  if (ids === undefined) return matches;
  const columnOf = columnsIn(matches);
  const isSure = (id: string) => matches.some(({ target, sureness }) => target === id && sureness === "sure");
  if (isSure(ids.whole) && isSure(ids.within)) return matches;
  const known = columnOf(ids.own) ?? columnOf(ids.whole) ?? columnOf(ids.within);
  if (known === undefined) return matches;
  const rows = sampleOf(list, table);
  const textsOf = (column: number) => rows.map((row) => (isEmpty(row[column]) ? "" : textOf(row[column])));
  const texts = textsOf(known);
  if (different(texts) >= texts.length * mostly) return asWholeJobs(matches, columns);
  const tells = (column: number): boolean => {
    const others = textsOf(column);
    return different(others) < others.length && pairsIn(texts, others) >= texts.length * nearlyUnique;
  };
  const keys: readonly string[] = Object.values(ids);
  const isTaken = (column: number): boolean =>
    column === known || matches.some((match) => match.column === column && !keys.includes(match.target));
  const free = columns.flatMap(({ heading, profile }, column) =>
    isTaken(column) || profile.dates > 0 ? [] : [{ column, words: heading.words }],
  );
  const found = (words: readonly string[]): number | undefined =>
    free.find((one) => one.words.length > 0 && one.words.every((word) => words.includes(word)) && tells(one.column))
      ?.column;
  // Names of steps repeat from job to job, so the other number is the job's.
  const isStep = list === "operations" && areNames(columns[known]?.profile.examples ?? []);
  const counted = (column: number): boolean => tells(column) && countsLines(list, texts, textsOf(column));
  const other = found(isStep ? wholeWords : lineWords) ?? free.find(({ column }) => counted(column))?.column;
  if (other !== undefined) return withPair(matches, ids, isStep ? [other, known] : [known, other]);
  if (list === "operations") return withoutSureKey(matches, texts);
  const keyed = withOwnKey(matches, ids.own, free, textsOf);
  return keyed === matches ? withItems(matches, ids, known, free, textsOf) : keyed;
}

/** Different parts of an order are different lines, whatever is delivered of each. */
function withItems(
  matches: readonly Match[],
  ids: KeyTargets,
  known: number,
  free: readonly Free[],
  textsOf: (column: number) => readonly string[],
): readonly Match[] {
  const texts = textsOf(known);
  const item = free.find(({ column, words }) => isItem(words) && pairsIn(texts, textsOf(column)) > different(texts));
  return item === undefined ? matches : withPair(matches, ids, [known, item.column]);
}

const pairsIn = (texts: readonly string[], others: readonly string[]): number =>
  others.includes("") ? 0 : different(texts.map((text, row) => `${text}\u0000${others[row]}`));

/** The order or job and its line or step, in place of other keys. */
const withPair = (
  matches: readonly Match[],
  ids: KeyTargets,
  [whole, within]: readonly [number, number],
): readonly Match[] => [
  ...matches.filter(({ target }) => !Object.values(ids).includes(target)),
  sureMatch(ids.whole, whole, reasonWords.together),
  sureMatch(ids.within, within, reasonWords.together),
];

/** Rows to look at. A line that was exported twice doesn't make its number ambiguous; tickets may be alike. */
function sampleOf(list: ListId, table: Table): Table["rows"] {
  const sample = { ...table, rows: table.rows.slice(0, rowsSampled) };
  return list === "operations" ? sample.rows : withoutRepeats(sample, false).rows;
}

/** Whether numbers count the lines of each order: 1, 2, 3 or 10, 20, whatever their heading says. */
function countsLines(list: ListId, orders: readonly string[], numbers: readonly string[]): boolean {
  if (list === "operations" || numbers.length < minRows || !numbers.every((text) => /^0*[1-9]\d{0,3}$/.test(text)))
    return false;
  const firsts = new Map<string, number>();
  for (const [row, order] of orders.entries())
    firsts.set(order, Math.min(firsts.get(order) ?? Number.POSITIVE_INFINITY, Number(numbers[row])));
  const least = Math.min(...firsts.values());
  return [...firsts.values()].filter((first) => first === least).length >= firsts.size * mostly;
}

/** The share of texts without a digit from which on they are names: "Turn", "Deburr", "Mill 5-axis". Own judgment. */
const mostNames = 0.6;

const areNames = (texts: readonly string[]): boolean =>
  texts.filter((text) => /^\D+$/.test(text)).length >= texts.length * mostNames;

/** If each number occurs once, rows are whole jobs and not operations: "JOB-1200" is a job, not step 1200 of "JOB". */
const asWholeJobs = (matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] =>
  matches.map((match) =>
    match.target === "operation" &&
    columns[match.column]?.heading.words.every((word) => ["job", "number"].includes(word))
      ? { ...match, target: `${componentMark}job` }
      : match,
  );

/** If order numbers repeat, takes a number that identifies each row as the key instead. */
function withOwnKey(
  matches: readonly Match[],
  own: string,
  free: readonly Free[],
  textsOf: (column: number) => readonly string[],
): readonly Match[] {
  const found = free.find(({ column, words }) => {
    if (words.length === 0 || !words.every((word) => wholeWords.includes(word))) return false;
    const texts = textsOf(column).filter((text) => text !== "");
    return texts.length >= minRows && different(texts) >= texts.length * nearlyUnique;
  });
  if (found === undefined) return matches;
  const reason = reasonWords.namesEachOnce;
  const key = sureMatch(own, found.column, reason);
  return [...matches.filter(({ target }) => target !== own), key];
}

/**
 * If numbers repeat often and the rows aren't time tickets, the key is uncertain, because the step number may be
 * missing.
 */
function withoutSureKey(matches: readonly Match[], texts: readonly string[]): readonly Match[] {
  const has = (target: string) => matches.some((match) => match.target === target);
  if (has(`${componentMark}worked_on`) || has(`${componentMark}booking`) || different(texts) > texts.length / 2)
    return matches;
  const reason = reasonWords.repeats;
  return matches.map((match) =>
    match.target === "operation" || match.target === `${componentMark}job`
      ? { ...match, sureness: "likely" as const, reason }
      : match,
  );
}

const different = (texts: readonly string[]): number => new Set(texts).size;
