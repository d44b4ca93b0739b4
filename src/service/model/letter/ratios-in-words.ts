import { numbersIn } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { supposes } from "./shown-sums.ts";

/** `twice a day`, `a third of the time`: how often, or a part with what it is of. `Twice as long` compares. */
export const ratioSaid =
  /\b(?:twice|thrice)\b(?! (?:as|the|her|his|its|their|your|our|what|that)\b)|\b(?:thirds?|quarters?|fifths?|tenths?) (?:of )?(?:the |our |your |these |those )?[a-z]+\b|\bhalf (?:of )?(?:the|our|your|these|those) [a-z]+\b/giu;
/** The parts and multiples in a text, as a letter to the shop words them. */
export const ratiosIn = (text: string): readonly string[] =>
  (text.match(ratioSaid) ?? []).map((found) => found.toLowerCase().replace(/\bour\b/u, "your"));

/** A part or a multiple of something. */
const ratioInWords =
  /\b(?:(?:more than|over|less than|under|about|nearly|almost) )?(?:half|(?<!both )halves|thirds?|(?<!\bthis )quarters?|fifths?|tenths?) (?:of|the)\b|\b(?:(?:more than|over|less than|under|about|nearly|almost) )?(?:twice|thrice|doubled?|doubles|doubling|tripled?|triples|treble|dozens?)\b/giu;

/** A sentence with the sums that it writes out, and whether a sum that it refers to halves something. */
export interface SumsShown {
  readonly sentence: string;
  readonly halves: boolean;
  /** Whether it is a sentence of a memo: it may say that something happened twice. */
  readonly isStory?: boolean;
}

/**
 * Whether a sentence states a part or a multiple of something as a fact without showing it. A sum shows it (`÷ 2`), and so do
 * two numbers of which one is that part of the other.
 *
 * @param rest the sentence without what its sums and its other numbers say
 * @param isStatement whether it is no order, question or outcome
 */
export function statesRatio(
  rest: string,
  { sentence, halves, isStory = false }: SumsShown,
  isStatement: boolean,
): boolean {
  if (isStatement ? supposes(sentence) : wanted.test(sentence)) return false;
  const counted = isStatement ? (isStory ? [twiceAlone] : []) : [howOften];
  const said = [...counted, countedTwice].reduce((text, times) => text.replaceAll(times, " "), rest);
  const shown = numbersIn(sentence).flatMap(({ low, high }) => [low, high]);
  return [...said.matchAll(ratioInWords)].some(([found]) => {
    const [, bound = "", ratio = ""] =
      /^(more than |over |less than |under |about |nearly |almost )?(.*)$/isu.exec(found) ?? [];
    const by = sizes.find(([name]) => name.test(ratio))?.[1];
    const share = by === undefined || multiple.test(ratio) ? by : 1 / by;
    const isShown = (one: number): boolean =>
      share !== undefined && shown.some((all) => isRatio(multiple.test(ratio) ? all / one : one / all, share, bound));
    const isDivided = by !== undefined && new RegExp(`÷ ${by}(?![\\d.])`, "u").test(sentence);
    return !shown.some(isShown) && !isDivided && !(halves && by === 2);
  });
}

const multiple = /^(?:twice|thrice|doub|trip|treb)/iu;

/** Rounded numbers may be a little off, and `more than twice` is not as much as three times. Own judgment. */
function isRatio(is: number, said: number, bound: string): boolean {
  if (/^(?:more|over)/iu.test(bound)) return is > said && is <= 1.3 * said;
  if (/^(?:less|under)/iu.test(bound)) return is < said && is >= 0.7 * said;
  return Math.abs(is / said - 1) <= (bound === "" ? 0.02 : 0.1);
}

/** `the truck twice a day`, `what is typed twice`: a task may say so. */
const howOften = /\btwice\b(?! (?:as|the|what)\b)/giu;

/** `cost you twice.`, `picks up twice a week` */
const twiceAlone = /\btwice\b(?=[.,;:]|$| (?:an?|each|every|per) [a-z]+\b)/giu;

/** What was set up or checked two times, without saying how many: `operations that were set up twice`, `wrong or twice`. */
const countedTwice =
  /(?<=\b(?:that|which) (?:[a-z]+ )?(?:was|were|is|are|come|comes|came|go|goes|went)\b[^.,;:]{0,40} |\b(?:any|each|every|everything|few|many|nothing|several|some|asked|did|made|measured|proved|ran|tested|tried)\b[^.,;:]{0,40} |\bor )twice(?= or more\b|[.,;:]|$)/giu;

/** What an order or a test asks for isn't a fact. */
const wanted =
  /^by \w+ \d|\b(?:if|must|ha(?:s|ve) to|should|reach(?:es|ed)?|until|unless|so that|below|under|over|above|cut|halve)\b/iu;

const sizes: readonly (readonly [RegExp, number])[] = [
  [/^(?:hal|twice|doub)/iu, 2],
  [/^(?:third|thrice|tri|treb)/iu, 3],
  [/^quarter/iu, 4],
  [/^fifth/iu, 5],
  [/^tenth/iu, 10],
];
