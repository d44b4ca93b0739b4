import type { ListId } from "../../measures/record-lists.ts";
import { type RawRow, textOf } from "../files/raw-table.ts";
import type { FileColumn, Match } from "../match/match.ts";
import { bareNumber } from "../values/numbers.ts";
import type { Profile } from "../values/profile.ts";
import { yesNoOf } from "../values/yes-no.ts";
import type { LeftOut, Table } from "./table.ts";
import { tableWords } from "./table.words.ts";

/** Lists whose rows may be canceled. A quote is won, lost or open, and a machine only runs or stands. */
const mayBeCanceled: readonly ListId[] = [
  "deliveries",
  "purchases",
  "jobs",
  "operations",
  "inspections",
  "changeovers",
  "people_weeks",
  "maintenance",
];

/** "Canceled", "Void", "storniert", "Cancelada", "annulé"; a backslash is SYSPRO's code. */
const canceled = /^(?:cancel|void|storn|annul|anulad|abgebrochen)|^\\$/i;
const statusWords: readonly string[] = ["status"];
const kindWords: readonly string[] = ["kind"];
/** Headings of a yes-or-no column. */
const flagWords: readonly string[] = [
  ...["correction", "canceled", "cancelled", "cancel", "void", "voided", "archived", "deleted"],
  ...["storno", "storniert", "anulado", "cancelado"],
];
/** A remark or a disposition that takes a row back: "VOID - entered twice". */
const takenBack = /^[\s*(]*(?:void(?:ed)?|cancell?ed|storniert|anulad[oa])(?:\b(?!\s+\p{Ll})|$)/iu;

/** The same where a day or a number would stand. */
const onlyTakenBack = /^[\s*(]*(?:void(?:ed)?|cancell?ed|storniert|anulad[oa]|annulée?)[\s*).]*$/iu;

/** What else is in the same table of a system: expenses next to material, quotes and credits next to orders, material next to labor. */
const otherKinds: { readonly [R in ListId]?: { readonly kind: RegExp; readonly why: string } } = {
  purchases: {
    kind: /^(?:e|exp|expenses?|mro|overhead|supplies|office|capital|g\/l account)$/i,
    why: tableWords.expense,
  },
  operations: { kind: /^[mo]/i, why: tableWords.noLabor },
  deliveries: {
    kind: /^(?:quotes?|quotation|estimate|credit|credit ?memo|credit note|return|return order|rma|forecast)$/i,
    why: tableWords.noOrder,
  },
};

/** Labor, material and outside lines of a job, as systems that list all three together mark them. */
const partsOfJob = /^(?:l|lab|labor|m|mat|matl|material|o|osp|out|outside)$/i;

/** Whether a column marks all three. A column with two of the letters may mean labor and machine. */
const arePartsOfJob = ({ heading, profile: { examples } }: FileColumn): boolean =>
  !heading.words.includes("machine") &&
  examples.length > 2 &&
  examples.every((text) => partsOfJob.test(text)) &&
  new Set(examples.map((text) => text[0]?.toUpperCase())).size === 3;

const columnsOfParts = (columns: readonly FileColumn[]): readonly number[] =>
  columns.flatMap((column, index) => (arePartsOfJob(column) ? [index] : []));

/** Whether X means canceled, because C for closed also occurs. */
const isClosedCode = (examples: readonly string[]): boolean =>
  examples.includes("C") && examples.every((text) => text.length === 1);

const saysCanceled = tableWords.canceled;
const isReturn = tableWords.returned;

/** Leaves out canceled lines, returns, templates and demonstrations. */
export function withoutCanceled(
  list: ListId,
  table: Table,
  columns: readonly FileColumn[],
  matches: readonly Match[],
): Table {
  const notReal = whyNotReal(list, columns);
  if (!mayBeCanceled.includes(list)) return without(table, table.rows.map(notReal));
  const columnsWith = (words: readonly string[], isKind: (profile: Profile) => boolean): readonly number[] =>
    columns.flatMap(({ heading, profile }, column) =>
      heading.words.some((word) => words.includes(word)) && isKind(profile) ? [column] : [],
    );
  const statuses = columnsWith(statusWords, ({ dates }) => dates < 0.5);
  const flags = columnsWith(flagWords, ({ yesNo, different }) => yesNo === 1 && different <= 2);
  const amounts = list === "deliveries" ? matches.filter(({ target }) => ofLine.includes(target)) : [];
  const other = otherKinds[list];
  const kinds = list === "operations" ? columnsOfParts(columns) : columnsWith(kindWords, ({ words }) => words === 1);
  const used = new Set(matches.map(({ column }) => column));
  const others = columns.flatMap(({ profile }, column) => (profile.words > 0 && !used.has(column) ? [column] : []));
  const counted = columns.flatMap(({ profile }, column) => (profile.words < 0.5 && used.has(column) ? [column] : []));
  const coded = statuses.filter((column) => isClosedCode(columns[column]?.profile.examples ?? []));
  const whyNot = (row: RawRow): string | null => {
    if (statuses.some((column) => canceled.test(textOf(row[column])))) return saysCanceled;
    if (coded.some((column) => textOf(row[column]) === "X")) return saysCanceled;
    if (flags.some((column) => yesNoOf(textOf(row[column])) === "Yes")) return saysCanceled;
    if (others.some((column) => takenBack.test(textOf(row[column])))) return saysCanceled;
    if (counted.some((column) => onlyTakenBack.test(textOf(row[column])))) return saysCanceled;
    if (other !== undefined && kinds.some((column) => other.kind.test(textOf(row[column])))) return other.why;
    return amounts.some(({ column }) => isBelowZero(textOf(row[column]))) ? isReturn : notReal(row);
  };
  return without(table, table.rows.map(whyNot));
}

/** "TEST", "TEST-01", "ZZTEST", "Test job": an order that someone entered to try the system. An operation may well be a test. */
const trial = /^z*test(?:[-_ ]?\d{1,4}|[-_ ](?:job|order|customer|part|company|quote))?$/i;
const ofOrders: readonly string[] = ["job", "order", "customer", "quote"];
const namesOrder = ({ heading: { words }, profile }: FileColumn): boolean =>
  profile.words > 0 && words.some((word) => ofOrders.includes(word)) && !words.some((word) => notOrders.includes(word));
const notOrders: readonly string[] = ["operation", "kind", "status", "description"];
const namesMachine = ({ heading: { words } }: FileColumn): boolean =>
  words.includes("machine") && !words.includes("status");

/** "TEMPLATE", "TMPL-01": the number or the status of a job to copy. */
const template = /^(?:template|tmpl)(?:[-_ ]?[\p{L}\d]{1,6}){0,2}$/iu;
/** A machine that a monitor's maker simulates, or the group of such machines. */
const demonstration = /^(?:demo|simulat(?:or|ion))(?: machine)?$|^\S* ?(?:demo|simulator)$/i;

/** Why a row is no real work of the shop; `null` if it may be. A part or a reason may well be a template or a demo. */
function whyNotReal(list: ListId, columns: readonly FileColumn[]): (row: RawRow) => string | null {
  const valuesIn = (isKind: (column: FileColumn) => boolean) => {
    const found = columns.flatMap((column, index) => (isKind(column) ? [index] : []));
    return (row: RawRow): readonly string[] => found.map((index) => textOf(row[index]).trim());
  };
  const ordersIn = valuesIn(namesOrder);
  const statusesIn = valuesIn(({ heading }) => heading.words.includes("status"));
  const machinesIn = valuesIn(namesMachine);
  const isOfMachine = list === "machine_days" || list === "stops";
  return (row) => {
    const orders = ordersIn(row);
    if (orders.some((text) => trial.test(text))) return tableWords.trial;
    if (isOfMachine) return machinesIn(row).some((text) => demonstration.test(text)) ? tableWords.demonstration : null;
    return [...orders, ...statusesIn(row)].some((text) => template.test(text)) ? tableWords.template : null;
  };
}

/** What a return or a credit has below zero. */
const ofLine: readonly string[] = ["order_qty", "ship_qty", "order_value"];
const isBelowZero = (text: string): boolean =>
  /^\D{0,4}[-(]|(?:-|cr)$/i.test(text) && bareNumber(text)?.startsWith("-") === true;

/** The table without the rows that have a reason to be left out. */
export function without(table: Table, reasons: readonly (string | null)[]): Table {
  const leftOut = reasons.flatMap((why, index): readonly LeftOut[] =>
    why === null ? [] : [{ row: table.rowNumbers[index] ?? 0, why }],
  );
  if (leftOut.length === 0 || leftOut.length === table.rows.length) return table;
  const isKept = (_: unknown, index: number): boolean => reasons[index] === null;
  return {
    ...table,
    rows: table.rows.filter(isKept),
    rowNumbers: table.rowNumbers.filter(isKept),
    leftOut: [...table.leftOut, ...leftOut].toSorted((a, b) => a.row - b.row),
  };
}
