import type { Sum } from "../../../diagnosis/letter/sum.ts";
import { assumedNumbers } from "./assumed-numbers.ts";
import { code, isOneOf, withoutNumbered } from "./codes.ts";
import { derivedIn } from "./derived-numbers.ts";
import type { KnownNumber } from "./grounds.ts";
import { hasNoNumber, hasOnlyKnownNumbers, type SentenceKind } from "./numbers-said.ts";
import { placeholder } from "./placeholder.ts";
import { ratioSaid } from "./ratios-in-words.ts";
import type { Setting } from "./setting.ts";
import { shownIn, withoutShownSums } from "./shown-sums.ts";

/** A sentence without the sums that it shows; `undefined` if one is wrong. In a memo their numbers may follow from others near it. */
export function withoutSums(
  marked: string,
  known: readonly KnownNumber[],
  kind: SentenceKind,
  setting: Setting,
): string | undefined {
  const isOrder = kind === "order";
  const words = withoutShownSums(marked, known, isOrder);
  if (words !== undefined || setting.nearby === undefined) return words;
  const assumed = assumedNumbers(marked, setting.nearby.line);
  return withoutShownSums(marked, [...known, ...assumed, ...derivedFor(marked, known, setting)], isOrder);
}

/** A sentence as written, with marks for its quotes and figures, and also without its sums. */
interface Written {
  readonly sentence: string;
  readonly marked: string;
  readonly words: string;
}

/** Whether each number of a sentence is told, counted, set, or follows from told ones. */
export function hasOrigins(
  { sentence, marked, words }: Written,
  known: readonly KnownNumber[],
  kind: SentenceKind,
  setting: Setting,
): boolean {
  const isStory = setting.nearby !== undefined;
  const sums = { sentence: marked, halves: hasHalvingSum(sentence, setting), isStory };
  const isOwnOrder = kind === "order" && isStory && !tellsFact.test(words);
  if (isOwnOrder || hasNoNumber(words, kind, sums)) return true;
  const all = [...known, ...assumedNumbers(sentence, setting.nearby?.line)];
  const areKnown = (...more: readonly KnownNumber[]): boolean =>
    hasOnlyKnownNumbers(withoutCodes(words, setting, kind), [...all, ...more], kind, sums);
  // Few sentences need the numbers of sums that are written out, and reading those takes longer.
  return areKnown() || areKnown(...shownIn(marked, known)) || areKnown(...workedOutIn(marked, known, setting));
}

/** What an order of a memo sets is no fact; an amount, a share, and what is or was so is one. */
const tellsFact =
  /[$€£%]|\b(?:is|are|was|were|there|has|have|had|took|takes?|costs?|grows?|lost|loses?|saves?|stood|stands?|waited|waits?|ran|made|told|counted|worth|ago|last|percent|dozens?|hundreds?|thousands?|twice|thrice|thirds?|quarters?|half|doubled?|\w+fold)\b/iu;

/** `23 days × 8 hours (estimate: one shift) × $110`. */
export const asideOnEstimate =
  / \((?:(?:my|our|an) )?(?:estimate|assum(?:es|ed|ing|ption))\b[^()]*\)(?= ?[×÷+−=–-]|$)/giu;

/** The numbers of the sums that a sentence shows, and those that follow from what stands near it, or from what it supposes. */
export function workedOutIn(
  sentence: string,
  numbers: readonly KnownNumber[],
  setting: Setting,
): readonly KnownNumber[] {
  const shown = shownIn(sentence, numbers);
  return [...shown, ...derivedFor(sentence, [...numbers, ...shown], setting)];
}

const derivedFor = (sentence: string, numbers: readonly KnownNumber[], { nearby, before, passages }: Setting) =>
  derivedIn(
    sentence,
    nearby ?? { line: sentence, section: before ?? "" },
    [...numbers, ...assumedNumbers(sentence, nearby?.line)],
    nearby === undefined ? [] : passages,
  );

const withoutCodes = (words: string, { codes, numbers }: Setting, kind: SentenceKind): string =>
  withoutNumbered(words, codes)
    .replaceAll(ratioSaid, (found) => (codes.has(found.toLowerCase()) ? "this" : found))
    .replaceAll(code, (found) => {
      const hour = Number(/^(\d{1,2}):[0-5]\d$/u.exec(found)?.[1] ?? Number.NaN);
      // A task may be at any time of day and on any day of the month; otherwise only if the shop mentions that hour.
      const isTime =
        !Number.isNaN(hour) && (kind === "order" || numbers.some(({ value }) => value === hour || value + 12 === hour));
      const [, ordinal] = /^(\d{1,4})(?:st|nd|rd|th)$/iu.exec(found) ?? [];
      const isDay =
        ordinal !== undefined &&
        ((kind === "order" && Number(ordinal) <= 31) || numbers.some(({ value }) => value === Number(ordinal)));
      return isTime || isDay || isOneOf(codes, found.toLowerCase()) ? "this" : found;
    });

/** Whether one of its sums halves something. */
const hasHalvingSum = (sentence: string, { grounds }: Setting): boolean =>
  [...sentence.matchAll(placeholder)].some(([, name = ""]) => {
    const ground = grounds.get(name);
    return ground?.kind === "sum" && isHalf(ground.sum);
  });

/** A letter's sum has no number of its own but 1, so a half is `÷ (1 + 1)`. */
const isHalf = ({ term }: Sum): boolean =>
  term
    .map((part) => ("sign" in part ? part.sign : "x"))
    .join("")
    .includes("÷(1+1)");
