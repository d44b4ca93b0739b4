import type { ListId } from "../../measures/record-lists.ts";
import type { Layout } from "../knowledge/layouts.ts";
import { listKeywords } from "../knowledge/list-keywords.ts";
import { choiceWords, stateWords } from "../knowledge/words.ts";
import { reasonReader } from "../values/read-cells.ts";
import { fitOf } from "./column-match.ts";
import { headingOf } from "./heading.ts";
import type { Learned } from "./learned.ts";
import type { FileColumn } from "./match.ts";
import { everyList } from "./targets.ts";

/** How well the headings' words fit the list: its keywords, and the words of known layouts. */
export function likeness(list: ListId, columns: readonly FileColumn[], { layouts }: Learned): number {
  const words = new Set(columns.flatMap(({ heading }) => heading.words));
  const keywords = Object.entries(listKeywords[list]).filter(([keyword]) => isShown(keyword, words));
  const shares = [...words].map((word) => shareOf(word, list, layouts));
  const learned = shares.reduce((sum, share) => sum + share, 0) / Math.max(4, words.size);
  const isLog = (columns.some(isStateLog) && !isOfTickets(columns)) || hasStateColumns(columns);
  const log = isLog ? (stateLogWeight[list] ?? 0) : 0;
  const isOfAMachine = columns.some(isOfMachines) || hasStateColumns(columns);
  const machines = list === "operations" && ((isLog && isOfAMachine) || isOfNoJob(columns)) ? -8 : 0;
  const nonconformances = list === "inspections" && columns.some(isNonconformanceNumber) ? nonconformanceWeight : 0;
  const kinds = isOfKinds(list, columns) ? kindWeight : 0;
  return (
    keywords.reduce((sum, [, weight]) => sum + weight, 0) * keywordWeight +
    learned * learnedWeight +
    log +
    (list === "work_centers" ? machineListWeight * asMachineList(columns) : 0) +
    machines +
    nonconformances +
    kinds
  );
}

const isOfKinds = (list: ListId, columns: readonly FileColumn[]): boolean =>
  list === "operations" ? isOfTickets(columns) : columns.some((column) => isKindOf(list, column));

/** How much keywords and layouts count, compared with one sure column that fits no other list. Own judgment. */
const keywordWeight = 0.6;
const learnedWeight = 8;

/** How much a column with known kinds of inspection, maintenance or orders counts. Own judgment. */
const kindWeight = 4;

/** "Sales Order : Pending Billing", "Invoice", "Credit Memo": a purchase is received, a sale is shipped. */
const isSalesOrders = (examples: readonly string[]): boolean =>
  examples.length > 0 &&
  examples.every((text) => /^(?:sales (?:order|receipt)|invoice|credit (?:memo|note))\b/i.test(text));

/** "Quotation", "Quotation Sent", "Sales Order": an order is no quotation, so where half of the words are, these are quotes. */
function isQuotations(examples: readonly string[]): boolean {
  const states = examples.filter((text) => !/\d/.test(text));
  const ours = states.filter((text) => quotation.test(text)).length;
  return states.length === examples.length && ours > 0 && ours >= states.length / 2;
}
const quotation =
  /^(?:quotations?|quoted?|quote sent|rfq|presupuesto|cotizaci[oó]n|devis|angebot|preventivo|or[cç]amento)\b/i;

/** How much it counts that each machine is named once, without a date. Own judgment. */
const machineListWeight = 4;

function isMachineList(columns: readonly FileColumn[]): boolean {
  const machines = columns.find(({ heading }) => heading.words.includes("machine"));
  if (machines === undefined || columns.some(({ profile }) => profile.dates > 0.5)) return false;
  const { filled, different } = machines.profile;
  return filled >= 3 && different === filled;
}

/** 1 if it names each machine once, -2 if it can't be a list of machines. */
const asMachineList = (columns: readonly FileColumn[]): number =>
  isMachineList(columns) ? 1 : isDated(columns) ? -2 : 0;

/** A list of machines has no day on which each of them is written again. */
const isDated = (columns: readonly FileColumn[]): boolean =>
  columns.some(({ profile: { dates, filled, different } }) => dates > 0.9 && filled >= 3 && different > 1);

/** First article, in process, final: most words of the column are kinds from this list and no other. */
function isKindOf(list: ListId, { heading, profile }: FileColumn): boolean {
  if (list === "stops") return isReasons(profile.examples);
  if (list === "deliveries") return isSalesOrders(profile.examples);
  if (list === "quotes") return isQuotations(profile.examples);
  if (list !== "inspections" && list !== "maintenance") return false;
  const known = Object.values(choiceWords[`${list}.kind`] ?? {}).flat();
  const words = profile.examples.map((text) => text.toLowerCase());
  const ours = words.filter((word) => known.includes(word)).length;
  // Stops are planned or unplanned too, so only inspections are recognized by these words alone.
  if (!heading.words.includes("kind")) return list === "inspections" && words.length > 1 && ours === words.length;
  return words.length > 1 && ours > words.length / 2;
}

/** Setup, no material, breakdown: at least half of the words, and at least three, are stop reasons. */
function isReasons(examples: readonly string[]): boolean {
  const ours = examples.filter((text) => typeof reasonReader(text) === "string").length;
  return ours >= 3 && ours >= examples.length / 2;
}

/** A column of machine states, with cutting among them, counts more than all headings. */
const stateLogWeight: { readonly [R in ListId]?: number } = { machine_days: 8, stops: -8 };
const cutting = new Set(stateWords.cutting);
const idle = new Set([...stateWords.idle, ...stateWords.off]);

function isStateLog({ heading, profile }: FileColumn): boolean {
  const words = profile.examples.map((text) => text.toLowerCase());
  const isNamed = heading.words.some((word) =>
    ["status", "amount", "machine", "kind", "reason", "description"].includes(word),
  );
  return (
    isNamed &&
    words.some((word) => cutting.has(word)) &&
    words.some((word) => idle.has(word)) &&
    !words.includes("closed") &&
    !words.includes("complete")
  );
}

/** The fewest headings that are states of a machine for the list to hold the hours of each. Own judgment. */
const minStates = 3;

/** Run, Stop, Alarm: a column of hours for each machine state, one of them cutting. Run hours of a job's step are something else. */
function hasStateColumns(columns: readonly FileColumn[]): boolean {
  const words = new Set(columns.flatMap(({ heading }) => heading.words));
  if (words.has("job") && (words.has("step") || words.has("operation"))) return false;
  const texts = columns.map(({ heading }) => heading.text.trim().toLowerCase());
  const states = texts.filter((text) => cutting.has(text) || idle.has(text));
  return states.length >= minStates && states.some((text) => cutting.has(text));
}

const operationStates = new Set(Object.values(choiceWords["operations.status"] ?? {}).flat());

/** Whether a column holds machine states: cutting, and others that an operation can't have, such as alarm and idle. */
const isOfMachines = (column: FileColumn): boolean =>
  isStateLog(column) &&
  column.profile.examples.some((text) => {
    const word = text.toLowerCase();
    return idle.has(word) && !operationStates.has(word);
  });

/**
 * Whether a list has machines and days, but nothing that identifies or plans a job, so that it can't be a list of
 * operations. A machine's automatic operation isn't one.
 */
function isOfNoJob(columns: readonly FileColumn[]): boolean {
  const words = columns.flatMap(({ heading: { words } }) => (words.includes("automatic") ? [] : words));
  const hasDays = columns.some(({ profile }) => profile.dates > 0.9);
  return hasDays && words.includes("machine") && !words.some((word) => ofJobs.has(word));
}

const ofJobs = new Set(
  "job order operation part lot step product item document ticket setup estimate schedule".split(" "),
);

/** Whether rows are setup and run hours that a person booked. They may look like machine states that people tap in. */
function isOfTickets(columns: readonly FileColumn[]): boolean {
  const words = new Set(columns.flatMap(({ heading }) => heading.words));
  return (
    ["employee", "job", "operation"].every((word) => words.has(word)) &&
    columns.some(({ profile }) => fitOf("labor-type", profile) === "fits")
  );
}

/** How much a separate number for each nonconformance counts. Own judgment. */
const nonconformanceWeight = 6;

/** Whether each row has its own "NCR #". */
export const isNonconformanceNumber = ({ heading, profile }: FileColumn): boolean =>
  /(?<!\p{L})(?:nc|ncr|ncmr|ncp|dmr|mrr|qn)(?!\p{L})/iu.test(heading.text) &&
  profile.filled >= 3 &&
  profile.different >= profile.filled * 0.95 &&
  profile.dates < 0.1;

const isShown = (keyword: string, words: ReadonlySet<string>): boolean =>
  keyword.split(" ").every((word) => (word.startsWith("!") ? !words.has(word.slice(1)) : words.has(word)));

/**
 * Of all layouts whose headings have a word, the share in this list; lists weigh the same however many layouts they
 * have.
 */
function shareOf(word: string, list: ListId, layouts: readonly Layout[]): number {
  const rates = everyList.map((each) => {
    const own = layouts.filter((layout) => layout.list === each);
    const holding = own.filter((layout) => wordsOf(layout).has(word)).length;
    return (holding + 0.1) / (own.length + 1);
  });
  if (!layouts.some((layout) => wordsOf(layout).has(word))) return 1 / everyList.length;
  const total = rates.reduce((sum, rate) => sum + rate, 0);
  return (rates[everyList.indexOf(list)] ?? 0) / total;
}

const wordsCache = new WeakMap<Layout, ReadonlySet<string>>();

function wordsOf(layout: Layout): ReadonlySet<string> {
  const known = wordsCache.get(layout);
  if (known) return known;
  const words = new Set(layout.headings.flatMap((heading) => headingOf(heading).words));
  wordsCache.set(layout, words);
  return words;
}
