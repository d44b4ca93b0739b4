import { daysAWeek } from "../../../knowledge/figures/working-time.ts";
import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { sentencesOf } from "../../reader/words.ts";

/** What somebody in the shop asked for or offered, and was told no. */
export interface AskedFor {
  readonly field: FreeTextField;
  /** As written: `Curt`. */
  readonly who: string;
  /** As written: `somebody from 2 to 5 in the afternoon`. */
  readonly thing: string;
  /** The whole sentence. */
  readonly quote: string;
  /** Hours a week, if times of day are given; else `null`. */
  readonly hoursAWeek: number | null;
  /** What one costs, as written, if there is a price for each; else `null`. */
  readonly priceOfOne: string | null;
}

const asks = String.raw`(?:says (?:he|she) (?:would|['’]d) like|would like|(?:has |had |once )?asked(?: me| us)?(?: (?:in|back in) \d{4}| last year| twice)? for|keeps asking(?: me)? for|has been asking(?: me)? for)`;
const asking = new RegExp(
  String.raw`\b(?<who>(?!They|We|You|Customer|Everybody|Nobody|It|He|She|The|My|Our|Tri)\p{Lu}\p{Ll}+) ${asks} (?<thing>[^.;,]+?)(?=,| (?:and|but) I\b|[.;]|$)`,
  "u",
);
const turnedDown =
  /\b(?:(?:and|but) I (?:said|told|refused|turned)|I said (?:no|I)|I told (?:him|her) (?:no|I)|and I refused|I turned (?:him|her|it) down)\b/;
const eachPrice = /(?<price>\$ ?\d[\d,]*) (?:a|per|each) (?:machine|piece|cell|lathe|mill|set|unit)\b/;
const hoursOfClock = 12;
const fromTo = /\bfrom (?<from>\d{1,2}) to (?<to>\d{1,2})\b/;

/** What each person asked for, with the answer in the same sentence. */
export const askedForIn = memoizeEach((submission: Submission): readonly AskedFor[] =>
  freeTextFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").flatMap(({ text }): readonly AskedFor[] => {
      const { who, thing } = asking.exec(text)?.groups ?? {};
      if (who === undefined || thing === undefined || !turnedDown.test(text)) return [];
      const { from, to } = fromTo.exec(thing)?.groups ?? {};
      const aDay = (Number(to) - Number(from) + hoursOfClock) % hoursOfClock;
      const priceOfOne = eachPrice.exec(text)?.groups?.price ?? null;
      const wanted = thing.replace(/ (?:last|this) (?:year|month|week|spring|summer|fall|winter)$/, "");
      return [{ field, who, thing: wanted, quote: text, hoursAWeek: aDay > 0 ? aDay * daysAWeek : null, priceOfOne }];
    }),
  ),
);
