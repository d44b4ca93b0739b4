import type { RecordId } from "../../measures/records.ts";
import type { Layout } from "../knowledge/layouts.ts";
import { listKeywords } from "../knowledge/list-keywords.ts";
import { titleWords } from "../knowledge/title-words.ts";
import { choiceWords, stateWords } from "../knowledge/words.ts";
import { fitOf } from "./column-match.ts";
import { headingOf } from "./heading.ts";
import type { Learned } from "./learned.ts";
import type { FileColumn, Match } from "./match.ts";
import { matchColumns } from "./match-columns.ts";
import { everyList, partMark, targets } from "./targets.ts";

/** Which list a file is, from which system, and which column is which. */
export interface Recognized {
  readonly list: RecordId;
  /** `null` if it resembles no known layout. */
  readonly system: string | null;
  readonly matches: readonly Match[];
  /** How clearly it is this list and no other, 0 to 1. */
  readonly clearness: number;
}

/**
 * How strongly a file with fewer than two sure columns must resemble a list to be recognized; a list of addresses
 * scores lower. Own judgment.
 */
const leastScore = 1.6;

const isEnough = ({ score, matches }: { readonly score: number; readonly matches: readonly Match[] }): boolean =>
  score >= leastScore || matches.filter(({ sureness }) => sureness === "sure").length >= 2;

/** The list that a file most likely is; `null` if almost nothing matches. */
export function recognize(
  columns: readonly FileColumn[],
  learned: Learned,
  titles: readonly string[] = [],
): Recognized | null {
  const layout = layoutOf(columns, learned.layouts);
  const tried = everyList.map((list) => ({ list, matches: matchColumns(list, columns, learned) }));
  const titled = titledAs(titles);
  const crowd = crowdOf(tried.map(({ matches }) => matches));
  const scored = tried
    .map((one) => ({
      ...one,
      score:
        scoreOf(one.matches, crowd) +
        likeness(one.list, columns, learned) +
        (titled.includes(one.list) ? titleSays / titled.length : 0) +
        (layout?.list === one.list ? 100 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (best === undefined || !isEnough(best)) return null;
  const clearness = 1 - (next?.score ?? 0) / best.score;
  return {
    list: best.list,
    system: layout?.system ?? null,
    matches: withLayout(best.matches, columns, layout),
    clearness,
  };
}

/** How much a title counts, shared between lists if it fits several. Own judgment. */
const titleSays = 3;

/** The lists that titles above the headings may name. */
function titledAs(titles: readonly string[]): readonly RecordId[] {
  const plain = titles
    .filter((title) => title.length < 80)
    .map((title) => title.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));
  return everyList.filter((list) => plain.some((title) => titleWords[list].test(title)));
}

/** How many lists each of the file's columns fits: a column that fits everywhere says little. */
function crowdOf(tried: readonly (readonly Match[])[]): ReadonlyMap<number, number> {
  const crowd = new Map<number, number>();
  for (const matches of tried)
    for (const column of new Set(matches.map((match) => match.column))) crowd.set(column, (crowd.get(column) ?? 0) + 1);
  return crowd;
}

function scoreOf(matches: readonly Match[], crowd: ReadonlyMap<number, number>): number {
  const weighed = matches.map(({ target, column, sureness }) => {
    const part = target.startsWith(partMark) ? 0.5 : 1;
    return (part * (sureness === "sure" ? 1 : 0.35)) / (crowd.get(column) ?? 1);
  });
  return weighed.reduce((sum, one) => sum + one, 0);
}

/** How well the headings' words fit the list: its keywords, and the words of known layouts. */
function likeness(list: RecordId, columns: readonly FileColumn[], { layouts }: Learned): number {
  const words = new Set(columns.flatMap(({ heading }) => heading.words));
  const keywords = Object.entries(listKeywords[list]).filter(([keyword]) => isShown(keyword, words));
  const shares = [...words].map((word) => shareOf(word, list, layouts));
  const learned = shares.reduce((sum, share) => sum + share, 0) / Math.max(4, words.size);
  const isLog = columns.some(isStateLog) && !isOfTickets(columns);
  const log = isLog ? (stateLogSays[list] ?? 0) : 0;
  const machines = list === "operations" && isLog && columns.some(isOfMachines) ? -8 : 0;
  const refusals = list === "inspections" && columns.some(isRefusalNumber) ? refusalsSay : 0;
  const kinds = columns.some((column) => isKindOf(list, column)) ? kindSays : 0;
  return (
    keywords.reduce((sum, [, weight]) => sum + weight, 0) * signWeight +
    learned * learnedWeight +
    log +
    (list === "work_centers" && isMachineList(columns) ? machineListSays : 0) +
    machines +
    refusals +
    kinds
  );
}

/** How much keywords and layouts count, compared with one sure column that fits no other list. Own judgment. */
const signWeight = 0.6;
const learnedWeight = 8;

/** How much a column with our own kinds of inspection or maintenance counts. Own judgment. */
const kindSays = 4;

/** How much a list of machines counts, each named once and without a date. Own judgment. */
const machineListSays = 4;

function isMachineList(columns: readonly FileColumn[]): boolean {
  const machines = columns.find(({ heading }) => heading.words.includes("machine"));
  if (machines === undefined || columns.some(({ profile }) => profile.dates > 0.5)) return false;
  const { filled, different } = machines.profile;
  return filled >= 3 && different === filled;
}

/** First article, in process, final: most words of the column are kinds from this list and no other. */
function isKindOf(list: RecordId, { heading, profile }: FileColumn): boolean {
  if (list === "stops") return isReasons(profile.examples);
  if (list !== "inspections" && list !== "maintenance") return false;
  const known = Object.values(choiceWords[`${list}.kind`] ?? {}).flat();
  const words = profile.examples.map((text) => text.toLowerCase());
  const ours = words.filter((word) => known.includes(word)).length;
  // Stops are planned or unplanned too, so only inspections are recognized by these words alone.
  if (!heading.words.includes("kind")) return list === "inspections" && words.length > 1 && ours === words.length;
  return words.length > 1 && ours > words.length / 2;
}

const reasons = new Set(
  Object.entries(choiceWords["stops.reason"] ?? {}).flatMap(([choice, words]) => (choice === "nothing" ? [] : words)),
);

/** Setup, no material, breakdown: at least half of the words, and at least three, are stop reasons. */
function isReasons(examples: readonly string[]): boolean {
  const ours = examples.filter((text) => reasons.has(text.toLowerCase())).length;
  return ours >= 3 && ours >= examples.length / 2;
}

/** A column of machine states, with cutting among them, counts more than all headings. */
const stateLogSays: { readonly [R in RecordId]?: number } = { machine_days: 8, stops: -8 };
const cutting = new Set(stateWords.cutting);
const standing = new Set([...stateWords.standing, ...stateWords.off]);

function isStateLog({ heading, profile }: FileColumn): boolean {
  const words = profile.examples.map((text) => text.toLowerCase());
  const isNamed = heading.words.some((word) =>
    ["status", "amount", "machine", "kind", "reason", "description"].includes(word),
  );
  return (
    isNamed &&
    words.some((word) => cutting.has(word)) &&
    words.some((word) => standing.has(word)) &&
    !words.includes("closed") &&
    !words.includes("complete")
  );
}

const operationStates = new Set(Object.values(choiceWords["operations.status"] ?? {}).flat());

/** Alarm, idle: states that an operation can't be in, next to one for cutting. */
const isOfMachines = (column: FileColumn): boolean =>
  isStateLog(column) &&
  column.profile.examples.some((text) => {
    const word = text.toLowerCase();
    return standing.has(word) && !operationStates.has(word);
  });

/** Setup and run of an operation, booked by a person: what people tap at a machine may be its state as well. */
function isOfTickets(columns: readonly FileColumn[]): boolean {
  const words = new Set(columns.flatMap(({ heading }) => heading.words));
  return (
    ["employee", "job", "operation"].every((word) => words.has(word)) &&
    columns.some(({ profile }) => fitOf("booking", profile) === "fits")
  );
}

/** How much a number of its own for each refusal counts. Own judgment. */
const refusalsSay = 6;

/** Each row has its own "NCR #": what a list numbers is what it lists. */
const isRefusalNumber = ({ heading, profile }: FileColumn): boolean =>
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
function shareOf(word: string, list: RecordId, layouts: readonly Layout[]): number {
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

/** The least share of headings that a file and a layout must have in common. Own judgment. */
const sameFrom = 0.6;

function layoutOf(columns: readonly FileColumn[], layouts: readonly Layout[]): Layout | null {
  const own = new Set(columns.map(({ heading }) => heading.letters));
  const scored = layouts.map((layout) => [layout, commonShare(own, layout)] as const);
  const [best] = scored.toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= sameFrom ? best[0] : null;
}

/** Users drop columns from an export more often than they add some. */
function commonShare(own: ReadonlySet<string>, { headings }: Layout): number {
  const theirs = headings.map((heading) => headingOf(heading).letters);
  const common = theirs.filter((letters) => own.has(letters)).length;
  return common < 3 ? 0 : common / (0.7 * own.size + 0.3 * theirs.length);
}

/** In a known layout each column is where the layout says, if its values are of the right kind. */
function withLayout(
  matches: readonly Match[],
  columns: readonly FileColumn[],
  layout: Layout | null,
): readonly Match[] {
  if (layout === null) return matches;
  const stated = Object.entries(layout.columns).flatMap(([id, text]) => statedMatch(id, text, columns, layout.list));
  const taken = new Set(stated.map(({ column }) => column));
  const named = new Set(stated.map(({ target }) => target));
  const isFree = ({ target, column }: Match) =>
    !named.has(target) && (target.startsWith(partMark) || !taken.has(column));
  return [...stated, ...matches.filter(isFree)];
}

function statedMatch(id: string, text: string, columns: readonly FileColumn[], list: RecordId): readonly Match[] {
  const target = targets[list].find((one) => one.id === id);
  const column = columns.findIndex(({ heading }) => heading.letters === headingOf(text).letters);
  const found = columns[column];
  if (target === undefined || found === undefined || fitOf(target.wanted, found.profile) !== "fits") return [];
  return [{ target: id, column, sureness: "sure", score: 1, reason: "Known heading of this export." }];
}
