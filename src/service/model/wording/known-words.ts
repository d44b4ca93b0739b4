import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { kpis } from "../../../knowledge/kpis/kpis.ts";
import { systems } from "../../../knowledge/systems.ts";
import { themes } from "../../../knowledge/themes.ts";
import { elements } from "../../../measures/elements.ts";
import { questionnaire } from "../../../survey/questionnaire.ts";
import { quantities } from "./forbidden-words.ts";

/** Abbreviations and days that everybody in the trade writes with capitals. */
const tradeCapitals = `CNC ERP KPI KPIs WIP PO POs MES MRP CAM CAD QC NCR NCRs RFQ RFQs OEE OTD SMED Pareto Monday
  Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Fridays Saturdays Sundays`;

/** Words with which a sentence likes to begin, beside those of our own texts. */
const beginners = `the a an this that these those it its they their there here when whenever while where wherever what
  whatever which who whoever why how if once until unless before after because since so then thus but and or yet still
  also even only just as at by for from in into of off on onto out over through to under until up with without within
  you your yours nobody everybody somebody everyone someone anyone nothing everything something each every all most many
  some few more less much both either neither another other others such same no not never always often sometimes rarely
  usually likely probably perhaps maybe clearly meanwhile instead otherwise later soon now today first next last finally
  again further below above behind between begin start starting stopping waiting knowing seeing measuring clocking
  counting writing naming fixing curing easing taking getting having being doing making letting keeping holding can could
  may might must should would do does did is are was were be been has have had than rather until together apart however
  therefore hence without whether beyond during despite against along among around upon per across inside outside toward towards like unlike beside besides except
  although though whereas yesterday tomorrow tonight nowhere everywhere somewhere anywhere given taken left right
  let look see watch ask put keep make take show find get give go come think treat expect notice
  add turn move set run hold bring break cut clear free measure count write name fix cure ease test stage lock log pull
  time compare list drop hang print walk sort sit copy load post search pick agree decide stop wait talk read start finish close`;

/** Words of our own texts, as they stand there in lower case: names stand in capitals, so none is among them. */
const ownWords: ReadonlySet<string> = new Set([
  ...beginners.split(/\s+/u),
  ...[themes, kpis, elements, questionnaire]
    .flatMap(textsIn)
    .flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’]*(?![\p{L}\p{N}])/gu) ?? []),
]);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const capitals: ReadonlySet<string> = new Set(tradeCapitals.split(/\s+/u));

/**
 * Words of a sentence that name somebody or something, as far as capitals tell, and that we did not give.
 *
 * A name can hide at the beginning, where every word has a capital: there only words count that we know in lower case.
 */
export function unknownNames(sentence: string, given: ReadonlySet<string>): readonly string[] {
  const words = [...sentence.matchAll(/\p{L}[\p{L}'’]*/gu)];
  return words
    .filter(([word]) => /\p{Lu}/u.test(word) && !capitals.has(word) && !given.has(word))
    .filter(({ 0: word, index }) => !(isFirst(sentence, index) && isOrdinary(word)))
    .map(([word]) => word);
}

const isFirst = (sentence: string, index: number): boolean => /^[\s(]*$/u.test(sentence.slice(0, index));

const isOrdinary = (word: string): boolean => {
  const lower = word.charAt(0).toLowerCase() + word.slice(1);
  return ownWords.has(lower) && !quantities.has(lower);
};

/** Words of the names of the systems that the shop uses. */
export const namesGiven = ({ systems: used }: Pick<Diagnosis, "systems">): ReadonlySet<string> =>
  new Set(used.flatMap(({ name }) => name.match(/\p{L}+/gu) ?? []));

/** Systems and KPIs that are neither used nor planned here, in lower case. A sentence that names one tells of another shop. */
export function strangersTo({ systems: used, kpis: planned }: Diagnosis): readonly string[] {
  const known = [...used, ...planned].map(({ id }): string => id);
  const all = [
    ...Object.entries(systems).map(([id, { name }]) => ({ id, names: systemNamesIn(name) })),
    ...Object.entries(kpis).map(([id, { name }]) => ({ id, names: [name.toLowerCase()] })),
  ];
  const ours = all.filter(({ id }) => known.includes(id)).flatMap(({ names }) => names);
  const others = all.filter(({ id }) => !known.includes(id)).flatMap(({ names }) => names);
  return [...new Set(others)].filter((name) => !ours.includes(name));
}

/** `Excel / Google Sheets` are two; what stands in brackets is none. */
const systemNamesIn = (name: string): readonly string[] =>
  name
    .replace(/\(.*?\)/gu, "")
    .toLowerCase()
    .split(/\s*[/,]\s*/u)
    .map((part) => part.trim());
