import {
  type ComparisonId,
  type ComparisonKind,
  comparisons,
  comparisonText,
  endsAlone,
  isOver,
  isRate,
  type ResultKind,
  saidToDiffer,
  units,
} from "../../../knowledge/patterns/two-results.ts";
import { isReportField } from "../../../survey/free-text.ts";
import { numbersIn } from "../../facts/numbers/number-in-text.ts";
import type { Experiment } from "./how-it-happens.ts";
import { quoteOf, type ScoredSentence } from "./scored-sentences.ts";

/** The most sentences in a row that describe one comparison. */
const longest = 3;
/** How many sentences away the comparison's other words may be. */
const beside = 2;

/** Two things of a kind with different results; `null` if no answer compares two. */
export function comparisonIn(sentences: readonly ScoredSentence[]): Experiment | null {
  const reports = sentences.filter(({ field }) => isReportField(field));
  const windows = [1, 2, 3]
    .flatMap((size) => reports.flatMap((_, at) => windowAt(reports, at, size)))
    .map((window) => ({ window, text: textOf(window) }))
    .filter(({ text }) => !isOver.test(text));
  for (const kind of Object.keys(comparisons) as ComparisonId[]) {
    const tells = windows.flatMap(({ window, text }) => (comparisons[kind].says.test(text) ? [window] : []));
    const found =
      tells.find((window) => hasBoth(comparisons[kind], window)) ??
      tells.find((window) => hasUsual(comparisons[kind], window, sentences));
    if (found) return seenAs(kind, found, reports);
  }
  return null;
}

type Window = readonly ScoredSentence[];

function windowAt(reports: Window, at: number, size: number): readonly Window[] {
  const window = reports.slice(at, at + Math.min(size, longest));
  const isWhole = window.length === size && window.every(({ field }) => field === window[0]?.field);
  return isWhole ? [window] : [];
}

/** Whether the sentences themselves give both results. */
function hasBoth({ results, fellBack }: ComparisonKind, window: Window): boolean {
  return results.some((result) => {
    const here = resultsIn(textOf(window), result);
    const alone = factorOf(here.find(({ unit }) => unit !== null)?.unit);
    const values = here.map(({ value, unit }) => value * (unit === null ? alone : factorOf(unit)));
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const isPair = here.some(({ unit }) => unit !== null) && low < high && high <= maxRatioOfPair * low;
    return isPair && (fellBack === undefined || (values[0] ?? 0) > (values.at(-1) ?? 0));
  });
}

/** Whether another sentence gives the usual result. */
const hasUsual = ({ results, usual }: ComparisonKind, window: Window, all: Window): boolean =>
  usual !== undefined && results.some((result) => all.some((one) => isUsual(one, usual, result, window)));

/** The greatest ratio of two results; further apart, they are about different things. */
const maxRatioOfPair = 30;

/** Working minutes in a unit of time; 1 for everything else. */
const factorOf = (unit: string | null | undefined): number => minutesPerUnit.get(unit ?? "") ?? 1;
const minutesPerUnit = new Map([
  ["hour", 60],
  ["day", 480],
  ["week", 2400],
]);

/** Whether another sentence gives the usual result, in the same unit with another number. */
function isUsual(one: ScoredSentence, usual: ComparisonKind["usual"], result: ResultKind, window: Window): boolean {
  if (window.includes(one)) return false;
  const text = textOf(window);
  const speaks =
    usual === "same-words" ? wordsOf(text).some((word) => wordsOf(one.text).includes(word)) : usual?.test(one.text);
  if (!speaks) return false;
  const here = resultsIn(text, result);
  return resultsIn(one.text, result).some((there) =>
    here.some(({ unit, value }) => unit !== null && isSame(unit, there.unit, usual) && value !== there.value),
  );
}

/** Whether two results have the same unit. A number without one matches only if the sentence calls it usual. */
const isSame = (unit: string, there: string | null, usual: ComparisonKind["usual"]): boolean =>
  unit === there || (there === null && usual !== "same-words");

const textOf = (window: Window): string => window.map(({ text }) => text).join(" ");
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\b(?:setup|changeover|margin|lead time)/g) ?? [];

interface Result {
  readonly value: number;
  /** `null` if the number has no unit: `Second one, 12.` */
  readonly unit: string | null;
}

/** What a text counts in units of a kind, plus bare numbers next to them. */
function resultsIn(said: string, kind: ResultKind): readonly Result[] {
  const text = said.replace(/\b(down|failed|stopped|called) once\b/g, "$1 1 times");
  return numbersIn(text).flatMap(({ low, high, start, end }): readonly Result[] => {
    const written = text.slice(start, end);
    const [before, after] = [text.slice(0, start), text.slice(end)];
    if (low !== high || written.includes("$") || /^(?:19|20)\d\d$/.test(written)) return [];
    const next = /^\s*(?:(?:working|good|full|straight)\s)?(?<unit>[\p{L}%]+)/u.exec(after)?.groups?.unit ?? "";
    if (units[kind].test(next)) return isStretch(before, next) ? [] : [{ value: low, unit: singular(next) }];
    if (kind === "count" && isRate.test(after)) return [{ value: low, unit: "rate" }];
    return standsAlone(written, before, after) ? [{ value: low, unit: null }] : [];
  });
}

/** Not a machine's name or the minutes of an hour; a word only at the end of what it describes. */
function standsAlone(written: string, before: string, after: string): boolean {
  if (/\b(?:machines?|rows?|lines?|lathes?|mills?|number|hours?|h) $/i.test(before)) return false;
  return /^\D*\d/.test(written) ? endsAlone.test(after) : /^\s*(?:[.;]|$)/.test(after) && !/\bone$/i.test(written);
}

/** Whether a number is the length of a period or how long ago it was, which isn't a result. */
const isStretch = (before: string, unit: string): boolean =>
  /^(?:weeks?|days?)$/i.test(unit) && /\b(?:those|these|the last|for|every|next|after|within|us) $/i.test(before);

const singular = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/^(?:h|hrs?)$/, "hour")
    .replace(/^(?:times|calls?|breakdowns?|once)$/, "stop")
    .replace(/^minutes?$/, "min")
    .replace(/s$/, "");

function seenAs(kind: ComparisonId, window: Window, reports: Window): Experiment {
  const at = reports.indexOf(window[0] as ScoredSentence);
  const near = reports.slice(Math.max(0, at - beside), at + window.length + beside);
  const own = saidToDiffer.find(({ of, says }) => of.includes(kind) && near.some(({ text }) => says.test(text)));
  const said = own && near.find((one) => !window.includes(one) && own.says.test(one.text));
  return {
    kind,
    quotes: [...window, ...(said ? [said] : [])].map(quoteOf),
    text: comparisonText(own?.text ?? comparisons[kind].differed),
    task: comparisons[kind].task,
  };
}
