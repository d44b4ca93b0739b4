import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { number } from "../goals/own-measure.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { digits, lossOfOne, quotesOf, type StatedLoss, span } from "./loss.ts";
import { statedLines, statedUnits } from "./stated.words.ts";

const typing =
  "re-?typ\\w*|re-?key\\w*|keying|typing|re-?enter\\w*|entering|copying|hand[- ]copying|double entry|reconcil\\w*";
const hoursAWeek = `(?<hours>(?:${number}(?: to | ?[-–] ?))?${number}) (?:hours?|hrs?) (?:a|per|each|every) week`;
const spent = new RegExp(
  String.raw`\b${hoursAWeek}\b[^.;]{0,30}\b(?:${typing})\b|\b(?:${typing})\b[^.;]{0,30}\b${hoursAWeek.replace("<hours>", "<after>")}`,
  "i",
);
/** More than a few people's weeks. Own judgment. */
const most = 200;

/** `11 hours a week just in retyping`: hours at a desk, as whoever answered puts them. */
export function hoursAtDesk({ text }: Sentence, field: FreeTextField): StatedLoss | undefined {
  const { hours, after } = spent.exec(text)?.groups ?? {};
  const [value] = numbersIn(hours ?? after ?? "");
  if (value === undefined || value.high > most || /\b(?:would|could|save|used to|last year)\b/i.test(text))
    return undefined;
  const { low, high } = value;
  return {
    kind: "stated-loss",
    cause: "data_silos",
    value: { low, high },
    isPercent: false,
    unit: `${statedUnits.people} a week`,
    lines: [
      `${withNoun(span(low, high), "hours")} × ${weeksAYear} weeks = ${withNoun(span(low * weeksAYear, high * weeksAYear), "hours")} a year`,
    ],
    hours: null,
    quotes: quotesOf(field, { text }),
  };
}

const weeksIn = new RegExp(
  String.raw`\b(?<gone>${number}) weeks? in\b(?=[^.;]*\b(?:done|finished|cut|machined|ready|complete)\b)`,
  "i",
);
const weeksQuoted = new RegExp(
  String.raw`\b(?<all>${number}) weeks? (?:that )?(?:we|I) (?:quote|quoted|promise|promised|tell)\b|\b(?:quote|promise) (?:them )?(?<all2>${number}) weeks\b`,
  "i",
);

/** `We are four weeks in, parts done, and then they have to go out` with `the eight weeks we quote`: what is left for the rest. */
export function weeksLeft({ text }: Sentence, field: FreeTextField, submission: Submission): StatedLoss | undefined {
  const gone = numbersIn(weeksIn.exec(text)?.groups?.gone ?? "")[0]?.low;
  if (gone === undefined) return undefined;
  const { all, all2 } =
    freeTextFields.map((one) => weeksQuoted.exec(submission[one] ?? "")?.groups).find(Boolean) ?? {};
  const quoted = numbersIn(all ?? all2 ?? "")[0]?.low;
  if (quoted === undefined || quoted <= gone) return undefined;
  const left = quoted - gone;
  return lossOfOne({
    cause: "lead-if-spoken-of",
    value: left,
    unit: statedUnits.weeksLeft,
    lines: [statedLines.weeksQuoted(withNoun(digits(quoted), "weeks"), digits(quoted), digits(gone), digits(left))],
    quotes: quotesOf(field, { text }),
  });
}
