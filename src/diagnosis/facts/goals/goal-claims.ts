import { type Duration, durationsIn } from "../numbers/durations.ts";
import { beforeNumber, numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { isBare, nameBefore, nameOf } from "./goal-names.ts";
import { isToldNow, type Role, roleOf } from "./goal-roles.ts";
import { hoursAndMinutes, time, type Unit, unitOf } from "./goal-units.ts";

/** A number in a sentence about a goal: what it counts, and whether that is so today or wanted. */
export interface Claim {
  /** The number as written, without `about`. */
  readonly number: string;
  readonly value: number;
  /** `under 8`. */
  readonly isBelow: boolean;
  readonly unit: Unit;
  /** What is said to have this number: `Lead time`, `Jobs a week`; empty if only a pronoun stands there. */
  readonly name: string;
  readonly role: Role;
  /** Its sentence begins with it or with its name, without a subject or verb: `Lead time 40 days`. */
  readonly isBare: boolean;
  /** Its sentence is only this number. */
  readonly isAlone: boolean;
  readonly sentence: number;
}

/**
 * The numbers of a sentence that may be today's value or a goal.
 *
 * @param sentenceBefore what `52 hours of them` counts
 */
export function claimsIn(text: string, sentence: number, sentenceBefore = ""): readonly Claim[] {
  const all = numbersIn(text);
  const isIn = ({ start, end }: Duration, number: { readonly start: number }) =>
    start < number.start && number.start < end;
  const mixed = durationsIn(text).filter((time) => !time.isRange && all.some((one) => isIn(time, one)));
  const found = all.filter(
    ({ start, end }) =>
      !mixed.some((time) => isIn(time, { start })) &&
      !isPartOfName.test(text.slice(end)) &&
      !isPeriod(text.slice(0, start), text.slice(end)) &&
      !isLabel.test(text.slice(0, start)) &&
      !amongAll.test(text.slice(0, start) + (leading.exec(text.slice(start, end))?.[0] ?? "")) &&
      !isMore.test(text.slice(end)) &&
      !isPeople.test(text.slice(end)) &&
      !(/^one$/i.test(text.slice(start, end)) && !time.test(text.slice(end)) && !isWantedOne(text, start, end)),
  );
  let rest = text.slice(0, found[0]?.start);
  let isFrom = false;
  return found.map(({ start, end, low }, at): Claim => {
    const written = text.slice(start, end);
    const lead = leading.exec(written)?.[0] ?? "";
    const near = rest + lead;
    const read = unitOf(text.slice(end, found[at + 1]?.start));
    const clock = mixed.find((one) => one.start === start);
    const unit: Unit = clock === undefined ? read.unit : { kind: "time", text: hoursAndMinutes };
    const isTo = isFrom && /^(?: [a-z]+){0,3}(?: (?:down|up))? to (?:under |below |less than |about )?$/i.test(near);
    isFrom =
      /(?<!\b(?:runs?|rang\w+|anywhere|var\w+|takes?|goes?|go|is|are) )\bfrom (?:about |around |the current |our current |today['’]s )?$/i.test(
        text.slice(0, start) + lead,
      );
    rest = read.rest;
    const after = rest + text.slice(found[at + 1]?.start ?? text.length);
    return {
      number: written.replace(leading, "").replace(trailing, ""),
      value: clock === undefined ? low : clock.minutes / 60,
      isBelow: isBelow.test(near),
      unit,
      ...(ofThem.test(rest) && had.test(near)
        ? { name: wishedFor(sentenceBefore), role: "today" }
        : {
            name: nameOf(unit, nameBefore(near), rest),
            role: isTo ? "target" : roleOf(near, text.slice(0, start) + lead, after),
          }),
      isBare: at === 0 && isBare(near) && !isToldNow(after),
      isAlone: !/[\p{L}\d]/u.test(text.slice(0, start) + text.slice(end)),
      sentence,
    };
  });
}

/** `Fewer X's on the calendar. September had 61 hours of them.` */
const had = /\bhad (?:about |around |only )?$/i;
const ofThem = /^ of (?:them|those|these)\b/i;
const wishedFor = (sentence: string): string =>
  /^(?:fewer|less|more) (?<what>[^.,;]{3,40})\.?$/i.exec(sentence)?.groups?.what ?? "";

/** `I need 3 more` is on top of a number. */
const isMore = /^ (?:more|extra|additional|fewer|less|times?)\b(?! than\b)/i;
/** `Two of my bigger people`. */
const isPeople =
  /^ (?:of )?(?:(?:my|our|the|his|big(?:ger)?|best|good|largest|other|new) )*(?:people|customers?|guys|men|boys|hands|machinists|operators|buyers)\b(?! (?:complaints?|returns?|rejects?))/i;
/** `I want one.` */
const isWantedOne = (text: string, start: number, end: number): boolean =>
  /\b(?:want|need|be|(?<!to get )to|at most|goal|target|happy with|settle for)\s+$/i.test(text.slice(0, start)) &&
  /^\s*(?:$|[.,;!])/.test(text.slice(end));
const isPartOfName = /^(?:-[a-z]|(?:st|nd|rd|th)\b|[/:]\d)/i;
/** `Two years ago`, `for three months`, `the last six weeks`: when, not how many. */
const isPeriod = (before: string, after: string): boolean =>
  /^ years?\b/i.test(after) ||
  /^ (?:more |full |straight )?(?:quarters?|months?|weeks?|days?)(?: ago| back\b| later| running| in a row| straight| of the (?:year|month))/i.test(
    after,
  ) ||
  (/^ (?:more |full |straight |consecutive )?(?:years?|quarters?|months?|weeks?)\b/i.test(after) &&
    /\b(?:(?:for|over|in|within|during|the) (?:the )?(?:last|past|next|first)|for(?: about| over)?|last|past|next)\s*$/i.test(
      before,
    ));
/** `9 of 40 jobs`, `9 late from 40`, `9 a month out of 40`: the larger number isn't counted itself. */
const amongAll = new RegExp(
  String.raw`(?<![\w.])${writtenNumber}(?: late)?(?: (?:a|per|each|every) (?:week|month|quarter))?(?: (?:of|from|in)|(?: [a-z]+){0,2} out of) (?:the |our |every |about )*$`,
  "i",
);
/** `Cell 4`, `op 20`. */
const isLabel =
  /\b(?:cell|line|op|operation|bay|building|plant|hall|phase|level|no\.|number|rev|machine|lathe|mill)\s*$/i;
const leading = new RegExp(String.raw`^(?:(?:${beforeNumber}|between|from)\s+)+`, "i");
const isBelow = /(?<!\b(?:not?|never) )\b(?:under|below|less than|fewer than)\s*$/i;
const trailing = /\s*(?:or more|or so|plus|\+|or less|or fewer|and up)$/i;
