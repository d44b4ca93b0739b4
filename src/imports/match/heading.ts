import { foreignEmptyWords, foreignPhrases, foreignWords } from "../knowledge/foreign-words.ts";
import { emptyWords, tradePhrases, tradeWords } from "../knowledge/trade-words.ts";
import { type TimeUnit, unitNamed } from "../values/durations.ts";

/** A parsed heading, for comparison. */
export interface Heading {
  readonly text: string;
  /** Only its letters and digits, in lower case. */
  readonly letters: string;
  /** The trade words in it, each once. */
  readonly words: readonly string[];
  /** The same without a table name in front: JobOper_EstSetHours. */
  readonly shortWords: readonly string[];
  /** The unit of time in it. */
  readonly unit: TimeUnit | null;
  /** Whether it is about an order that several rows belong to, in a list that names its rows: "Work Orders/Status" next to "Status". */
  readonly isOfOrder?: true;
}

const termsIn = (table: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([term, said]) => said.split(" ").map((word) => [word, term] as const));

const foreign = termsIn(foreignWords);
const english = new Map([...Object.keys(tradeWords).map((term) => [term, term] as const), ...termsIn(tradeWords)]);
/** If a word exists in several languages, the English meaning wins. */
const wordOf = new Map([...foreign, ...english]);
const phrases = [...tradePhrases, ...foreignPhrases];
const empty = new Set([...emptyWords, ...foreignEmptyWords]);
const taken = new Map<string, Heading>();

/** Parses a heading: camelCase, snake_case, abbreviations, line breaks, units in brackets. */
export function headingOf(text: string): Heading {
  const known = taken.get(text);
  if (known) return known;
  const heading = takenApart(text);
  if (taken.size < 5000) taken.set(text, heading);
  return heading;
}

function takenApart(text: string): Heading {
  const [outside, inside] = withoutBrackets(plainWords(text));
  const words = [
    ...new Set([
      ...wordsIn(outside),
      ...wordsIn(inside.replace(/\bstd\b/, "")).filter((word) => saidInside.includes(word)),
    ]),
  ];
  const shortWords = tablePrefix.test(text)
    ? wordsIn(withoutBrackets(plainWords(text.replace(tablePrefix, "")))[0])
    : words;
  // "Std" means standard in English. It means hours in German, but only as a separate unit.
  const named = [
    ...outside.split(" ").filter((word) => (word.length > 1 || word === "h") && word !== "std"),
    ...inside.split(" "),
  ];
  const units = named.map(unitOf).filter((unit) => unit !== null);
  return {
    text,
    letters: text.toLowerCase().replace(/[^\p{L}\d]/gu, ""),
    words,
    shortWords,
    unit: inDays.test(inside) || saysDays.test(outside) ? "days" : (units.at(-1) ?? null),
  };
}

/** "Days Down", "Down Days": hours written in days. */
const saysDays = /^days? (?=down|out|lost)|(?<=down|lost) days?$/;

/** Brackets that contain only the unit days: "Downtime (days)". */
const inDays = /^(?:days?|d|tage?|jours?|j|dias?|giorni|gg)$/;

/** Brackets that say it is per part, or a plan: "Cycle (min/pc)", "Run (hrs per piece)", "Start (plan)", "Setup (act)". */
const saidInside: readonly string[] = ["each", "rate", "estimate", "plan", "actual", "original"];

/**
 * A table name before a column name: two capitals or more before an underscore, as query tools write it ("JobHead_",
 * "PORel_"), or "Work Orders/Status". Job_Operation is a single name.
 */
const tablePrefix =
  /^(?:(?:[A-Z][a-z]+(?:[A-Z][a-z]+)+|[A-Z]{2,3}[a-z]+|Calculated)_|[A-Z][A-Za-z ]+s\/|[A-Z][a-z]+ [A-Z][a-z]+\/)(?=[A-Z])/;

function wordsIn(text: string): readonly string[] {
  const spoken = phrases.reduce((said, [phrase, word]) => said.replace(phrase, word), text);
  const split = spoken.split(" ").filter((word) => word !== "" && !empty.has(word) && !/^\d+$/.test(word));
  return [...new Set(split.flatMap(knownWords))];
}

/** Single letters are units only in brackets; "in" and "to" are words. */
const unitOf = (word: string): TimeUnit | null =>
  word === "d" || word === "day" || word === "days" ? null : unitNamed(word);

/** Units at the end of a database column's name: "duration_s". User-defined columns end in c: "ScrapQty_c". */
const units: Readonly<Record<string, string>> = { ms: "msec", s: "sec", m: "min", h: "hours" };

const plainWords = (text: string): string =>
  text
    .replace(/\bq(?:té|\.? ?tà)/gi, "quantity")
    .replace(
      /((?:duration|time|elapsed|pause|idle|cycle|down|setup|run|scheduled|planned|available|alarm|offline)_)(ms|s|m|h)$/i,
      (_, said, unit) => said + units[unit.toLowerCase()],
    )
    .replace(/_{1,2}c$/, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .slice(0, 200)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .replace(/\b[dl]['’](?=\p{L})/gu, "")
    .replace(/['’](?:d\b)?/g, "")
    .replace(/\bn[°º]/g, " number ")
    .replace(/#/g, " number ")
    .replace(/\$/g, " dollars ")
    .replace(/%/g, " percent ")
    .replace(/[^\p{L}\d()[\]]+/gu, " ")
    .trim();

function withoutBrackets(text: string): readonly [string, string] {
  const inside = [...text.matchAll(/[([]([^)\]]*)[)\]]?/g)].map(([, said = ""]) => said.trim()).join(" ");
  const outside = text
    .replace(/[([][^)\]]*[)\]]?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return outside === "" ? [inside, inside] : [outside, inside];
}

/** A word we don't know may be two known words written as one: DUEDATE, Versanddatum. */
function knownWords(word: string): readonly string[] {
  const own = wordOf.get(word);
  if (own !== undefined) return [own];
  for (let cut = 2; cut <= word.length - 2 && word.length >= 5; cut += 1) {
    const first = wordOf.get(word.slice(0, cut));
    const second = wordOf.get(word.slice(cut));
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [word];
}

const foreignAlone = new Set(foreign.map(([word]) => word).filter((word) => !english.has(word)));

/** Whether a heading is in one of the foreign languages we know: it has one of their words that isn't also one of ours. */
export const isForeign = (text: string): boolean =>
  plainWords(text)
    .split(/[^\p{L}]+/u)
    .some((word) => foreignAlone.has(word));

/** Whether a text has at least one trade word. */
export const isKnownWord = (text: string): boolean =>
  headingOf(text).words.some((word) => Object.hasOwn(tradeWords, word));
