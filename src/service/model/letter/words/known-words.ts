import type { Diagnosis } from "../../../../diagnosis/diagnosis.ts";
import { systems } from "../../../../knowledge/systems/systems.ts";
import { isEnglish } from "./english.ts";
import { quantities } from "./forbidden-words.ts";

/** Abbreviations, days and months that are always capitalized. */
const tradeCapitals = `CNC US HR IT ERP KPI KPIs WIP PO POs MES MRP CAM CAD QC NCR NCRs RFQ RFQs OEE OTD SMED Pareto Monday
  Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February March April May
  June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec kW kWh OK Christmas Thanksgiving`;

const capitals: ReadonlySet<string> = new Set(tradeCapitals.split(/\s+/u));

/**
 * Capitalized words of a sentence that could be names and that we didn't provide.
 *
 * The first word is always capitalized and could hide a name: it is accepted only if it is a known lower-case word. A single
 * letter is a mark on a sheet.
 */
export function unknownNames(sentence: string, given: ReadonlySet<string>): readonly string[] {
  const words = [...sentence.matchAll(/\p{L}[\p{L}'’]*/gu)];
  return words
    .filter(
      ([word]) =>
        word.length > 1 &&
        !/^I['’](?:d|ll|m|ve)$/u.test(word) &&
        /\p{Lu}/u.test(word) &&
        ![
          word,
          word.replace(/['’]$/u, ""),
          word.replace(/s['’]$/u, ""),
          word.replace(/['’]s$/u, ""),
          word.replace(/s$/u, ""),
          word.replace(/es$/u, ""),
          `${word}s`,
        ].some(isGiven(given)),
    )
    .filter(({ 0: word, index }) => !(isFirst(sentence, index) && isOrdinary(word)))
    .map(([word]) => word);
}

const isGiven =
  (given: ReadonlySet<string>) =>
  (word: string): boolean =>
    capitals.has(word) || given.has(word);

const isFirst = (sentence: string, index: number): boolean => /^[\s(]*$/u.test(sentence.slice(0, index));

const isOrdinary = (word: string): boolean => {
  const lower = word.charAt(0).toLowerCase() + word.slice(1);
  return isEnglish(lower) && !quantities.has(lower);
};

/** Words of the names of the systems that the shop uses. */
export const namesGiven = ({ systems: used }: Pick<Diagnosis, "systems">): ReadonlySet<string> =>
  new Set(used.flatMap(({ name }) => name.match(/\p{L}+/gu) ?? []));

/** Words with a capital in the shop's answers as sent, such as “Makino” and “proALPHA”. */
export const namesInAnswers = (answers: readonly string[]): readonly string[] =>
  answers
    .flatMap((answer) => answer.match(/\p{L}*\p{Lu}[\p{L}'’]*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/u, ""));

/** Systems that this shop doesn't use and no answer names, in lower case. A sentence that names one is about another shop. */
export function systemsOfOthers(
  { systems: used }: Pick<Diagnosis, "systems">,
  answers: readonly string[],
): readonly string[] {
  const known = used.map(({ id }): string => id);
  const all = Object.entries(systems).map(([id, { name }]) => ({ id, names: systemNamesIn(name) }));
  const ours = all.filter(({ id }) => known.includes(id)).flatMap(({ names }) => names);
  const others = all.filter(({ id }) => !known.includes(id)).flatMap(({ names }) => names);
  const told = answers.join("\n").toLowerCase();
  return [...new Set(others)].filter((name) => !ours.includes(name) && !isEnglish(name) && !told.includes(name));
}

/** `Excel / Google Sheets` are two names; text in parentheses is none. */
const systemNamesIn = (name: string): readonly string[] =>
  name
    .replace(/\(.*?\)/gu, "")
    .toLowerCase()
    .split(/\s*[/,]\s*/u)
    .map((part) => part.trim());
