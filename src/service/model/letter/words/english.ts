import { identity, memoize } from "../../../../diagnosis/memoize.ts";
import { kpis } from "../../../../knowledge/kpis/kpis.ts";
import { themes } from "../../../../knowledge/themes.ts";
import { elements } from "../../../../measures/elements.ts";
import { questionnaire } from "../../../../survey/questionnaire.ts";
import { commonEnglish } from "./english-words.ts";

/** Trade words that are neither in the list of common English words nor in our own texts. */
const tradeWords = `aisle aluminum anew anodize backlog barcode burr caliper coater collet dashboard deburr drawer expedite forklift
  gage gantry handover hinge hone invoice jig journeyman journeymen lap lathe leftover machinist micrometer mismatch notebook palletize
  payback probe requisition rework rinse runout seller sensor shim skid spindle stainless subcontractor subtract tailstock timid toolpath tote tracker traveler turret
  underpriced uptime weaker weld
  apprentice finisher fitter grinder hauler learner mentor molder packer painter plater polisher preparer toolmaker trainee trainer welder`;

/** Common words, and the lower-case words of our own texts, which leaves out names. */
let known: ReadonlySet<string> | undefined;
const allKnown = (): ReadonlySet<string> => {
  known ??= new Set([
    ...`${commonEnglish} ${tradeWords}`.trim().split(/\s+/u),
    ...[themes, kpis, elements, questionnaire].flatMap(lowerCaseIn),
  ]);
  return known;
};

function lowerCaseIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’]*(?![\p{L}\p{N}])/gu) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(lowerCaseIn) : [];
}

/** Whether a lower-case word, or its stem, is common English or in our own texts. */
export const isEnglish = memoize(identity, (word: string): boolean => {
  const words = allKnown();
  if (words.has(word)) return true;
  const plain = word.replaceAll("’", "'").replace(/'(?:d|ll|re|s|ve)?$/, "");
  const isOne = (one: string): boolean => words.has(one);
  if (isOne(plain) || stemsOf(plain).some(isOne)) return true;
  const spelled = american(plain);
  return spelled !== plain && stemsOf(spelled).some(isOne);
});

/** `honoured` and `organised` as our list spells them. */
const american = (word: string): string => word.replace(/our/, "or").replace(/is(?=e|ing)/, "iz");

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ["y"]],
  [/e?s$/, ["", "e"]],
  [/ied$/, ["y"]],
  [/ed$/, ["", "e"]],
  [/ier$/, ["y"]],
  [/ying$/, ["ie"]],
  [/ing$/, ["", "e"]],
  [/en$/, ["", "e"]],
  [/ly$/, [""]],
];

const noEnding: (typeof endings)[number] = [/$/, [""]];

/** Possible stems of a word, with a doubled letter reduced: `stopped` gives `stop`. */
const stemsOf = (word: string): readonly string[] =>
  [...endings.filter(([ending]) => ending.test(word)), noEnding]
    .flatMap(([ending, olds]) => olds.map((old) => word.replace(ending, old)))
    .flatMap((stem) => [stem, stem.replace(/([a-z])\1$/, "$1"), stem.replace(/^(?:un|re|over|under|out)-?/, "")])
    .filter((stem) => stem.length > 2);

/** The lowest share of English words in an English sentence. Own judgment. */
const minEnglishShare = 0.7;

/** Whether most words of a sentence are English. Single letters, as in `3 p.m.`, say nothing. */
export function soundsEnglish(given: readonly string[]): boolean {
  const words = given.filter((word) => word.length > 1);
  return words.filter(isEnglish).length >= words.length * minEnglishShare;
}
