import type { ThemeId } from "../../../knowledge/themes.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { isSameQuote, type Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import type { Mechanism, MechanismStep } from "./how-it-happens.ts";
import { describes } from "./is-report.ts";
import { quoteOf, type ScoredSentence } from "./scored-sentences.ts";
import { fitting, maxTogether } from "./stages.ts";

/** A sentence this close to one about how it happens is about the same thing. Own judgment. */
const near = 2;

/** How it happens, with the shop's own count of it: `164 of 181 come off two machines`. If no other sentence tells how, the count alone. */
export function withItsCount(
  steps: readonly MechanismStep[],
  leading: ThemeId | undefined,
  usable: readonly ScoredSentence[],
  { submission, sentences }: Reading,
): readonly MechanismStep[] {
  const [first, ...rest] = steps;
  const quoted = steps.flatMap(({ quotes }) => quotes);
  if (leading === undefined || quoted.length >= maxTogether) return steps;
  const at = (one: Quote): number => sentences.findIndex((other) => isSameQuote(one, other));
  const isNear = (one: ScoredSentence): boolean =>
    quoted.some((quote) => quote.field === one.field && Math.abs(at(quote) - at(one)) <= near);
  const isQuoted = (one: Quote): boolean => quoted.some((quote) => isSameQuote(quote, one));
  const isAbout = (one: ScoredSentence): boolean =>
    first === undefined
      ? one.themes.some(({ theme }) => theme === leading)
      : describes(leading, one.text) || isNear(one);
  const count = statedLossesIn(submission)
    .filter(({ counted }) => counted !== undefined)
    .map(({ quotes }) => usable.filter((one) => quotes.some((quote) => isSameQuote(quote, one))))
    .find((window) => window.some((one) => isAbout(one) && !wentWell.test(one.text)));
  const added = (count ?? []).filter((one) => !isQuoted(one)).map(quoteOf);
  const quotes = [...(first?.quotes ?? []), ...added].toSorted((a, b) => at(a) - at(b));
  const told: MechanismStep = { place: "cause", theme: leading, ...first, quotes };
  return added.length === 0 ? steps : fitting([told, ...rest]);
}

/** Whether a sentence counts successes, which show no cause. */
export const countsWhatWentWell = ({ text, field }: Quote, { submission }: Reading): boolean =>
  wentWell.test(text) &&
  statedLossesIn(submission).some(
    (loss) => loss.counted !== undefined && loss.quotes.some((one) => isSameQuote(one, { text, field })),
  );

/**
 * The sentences about how it happens, or next to those, with a count that the shop made: `14 of our last 20`, `I timed
 * two weeks`.
 */
export const countedIn = ({ steps }: Mechanism, { submission, sentences }: Reading): readonly Quote[] => {
  const counted = statedLossesIn(submission).filter(({ counted }) => counted !== undefined);
  const shown = steps.flatMap((step) => step.quotes);
  const quotes = [...shown, ...besidesOf(shown, sentences)];
  return quotes.filter(
    (quote) =>
      saysWhoCounted.test(quote.text) || counted.some((loss) => loss.quotes.some((one) => isSameQuote(quote, one))),
  );
};

/** Their count in short, as written: `9 of the 13`. `null` if it isn't a part of something. */
export const shortCount = (quotes: readonly Quote[]): string | null =>
  quotes.flatMap(({ text }) => partOf.exec(text)?.[0] ?? [])[0] ?? null;

const partOf =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:out )?of (?:our |the |my |those |these )?(?:last |past )?(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty)\b/i;

/** Sentences near one of them about who kept a record: `I kept a sheet, 44 nights`. */
const besidesOf = (quotes: readonly Quote[], sentences: readonly ScoredSentence[]): readonly Quote[] =>
  sentences.filter(
    (one, at) =>
      keptRecord.test(one.text) &&
      sentences
        .slice(Math.max(0, at - near), at + near + 1)
        .some((other) => quotes.some((quote) => isSameQuote(quote, other))),
  );

const keptRecord =
  /\b(?:I|we|he|she|they|(?:my|our) \w+) (?:(?:have|had) )?(?:kept|keeps?|been keeping) (?:a|the) (?:log|tally|count|list|sheet|record|notebook)\b[^.]*\d/i;

/** A count over a stated period, or words for who made it. */
const saysWhoCounted = new RegExp(
  [
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:out )?of (?:our|the|my|those|these|his|her) (?:last|past) (?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty)\b/,
    /^of (?:our|the|my|those|these|his|her) (?:last|past) \d+\b/,
    /\b(?:I|we|he|she|they|(?:my|our) \w+) (?:(?:have|had|did|once|even|just|then|finally|actually) )*(?:counted|count(?! on\b)|timed|logged|tallied|tracked|clocked|measured|added up|dug out|kept (?:a|the) (?:log|tally|count|list|sheet|record|notebook)|(?:went|go|gone) (?:back )?through (?:the|our|my|all|every|each|last))\b[^.]*(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) )/,
    /\b(?:the|our|his|her|my) (?:log|tally|count|stopwatch) (?:says?|said|shows?|showed)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/** Not `not on time`, `held up`, `right now` or `broke within a week`. */
export const wentWell =
  /(?<!(?:\bnot|\bnever|n['’]t)(?: \w+){0,3} )\b(?:(?:were|was|came|come) back in|(?<!\b(?:broke|fail|crash|quit|die)[^.;]*)within|on time|as planned|to plan|on schedule|(?:followed|matched) the (?:plan|list|sheet|board|schedule)|(?:where|what|(?:on|in) the (?:machine|lathe|mill|day|order|sequence)(?: that)?) the (?:plan|list|sheet|board|schedule) (?:said|says|called for)|passed(?! (?:over|by|on|around)\b)|held(?! (?:up|back|off|over|for|until|at|by|in)\b)|(?<!\bthe )right(?!-| (?:now|after|before|away|there|here|at|by|behind|next|when|where|as|then|off|in front)\b))\b/i;
