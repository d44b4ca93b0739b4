import { type Duration, durationsIn } from "../numbers/durations.ts";
import { beforeNumber, numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { isToldNow, type Role, roleOf } from "./goal-roles.ts";

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
  readonly sentence: number;
}

export type Unit =
  | { readonly kind: "none" }
  | { readonly kind: "percent" }
  /** `per` for hours that come again: `95 hours a month`. */
  | { readonly kind: "time"; readonly text: string; readonly per?: string }
  /** `per` is empty for things that are only counted: `26 rework tickets`; `all` is what they are among: `9 of 40 jobs`. */
  | { readonly kind: "things"; readonly things: string; readonly per: string; readonly all?: string };

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
    const time = mixed.find((one) => one.start === start);
    const unit: Unit = time === undefined ? read.unit : { kind: "time", text: hoursAndMinutes };
    const isTo = isFrom && /^(?: [a-z]+){0,3}(?: (?:down|up))? to (?:under |below |less than |about )?$/i.test(near);
    isFrom = /(?<!\b(?:runs?|rang\w+|anywhere|var\w+|takes?|goes?|go|is|are) )\bfrom (?:about |around )?$/i.test(
      text.slice(0, start) + lead,
    );
    rest = read.rest;
    const after = rest + text.slice(found[at + 1]?.start ?? text.length);
    return {
      number: written.replace(leading, "").replace(trailing, ""),
      value: time === undefined ? low : time.minutes / 60,
      isBelow: isBelow.test(near),
      unit,
      ...(ofThem.test(rest) && had.test(near)
        ? { name: wishedFor(sentenceBefore), role: "today" }
        : {
            name: nameOf(unit, nameBefore(near), rest),
            role: isTo ? "target" : roleOf(near, text.slice(0, start) + lead, after),
          }),
      isBare: at === 0 && isBare(near) && !isToldNow(after),
      sentence,
    };
  });
}

/** The unit of `4 hours 20 minutes`, whose value is in hours. */
export const hoursAndMinutes = "hours and minutes";

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
const among = new RegExp(
  String.raw`^(?: jobs| orders)?(?<late> late)?(?<per> (?:a|per|each|every) (?:week|month|quarter))? (?:of|out of|from|in) (?:the |our |every |about )*(?<all>${writtenNumber})\b`,
  "i",
);
/** `Cell 4`, `op 20`. */
const isLabel =
  /\b(?:cell|line|op|operation|bay|building|plant|hall|phase|level|no\.|number|rev|machine|lathe|mill)\s*$/i;
const leading = new RegExp(String.raw`^(?:(?:${beforeNumber}|between|from)\s+)+`, "i");
const isBelow = /(?<!\b(?:not?|never) )\b(?:under|below|less than|fewer than)\s*$/i;
const trailing = /\s*(?:or more|or so|plus|\+|or less|or fewer|and up)$/i;

const percent = /^ ?(?:%|percent\b|pct\b)/i;
const time =
  /^[ -](?<text>(?:working |business |calendar )?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?))\b(?! (?:an?|per|each|every) (?!success\b))/i;
const timeAPeriod =
  /^[ -](?<text>hours?|hrs?)(?: (?<doing>(?:of )?(?:down ?time|rework|overtime|set-?ups?|down|lost)))?(?: (?:in|of) a)? (?:a|an|per|each|every|in a|last) (?<per>day|week|month|quarter|year)\b/i;
const rate =
  /^(?: (?<things>(?!(?:of|from|in|a|an|per|each|every|at|on|to|and|or)\b)[a-z][a-z-]*(?: (?!(?:is|are|and|or|in|at|of)\b)[a-z][a-z-]*){0,2}?))??(?: out)?(?: (?:of )?the (?:door|gate|shop|building|dock))? (?:in )?(?:a|an|per|each|every) (?:single |calendar |good )?(?<per>shift|hour|day|night|week|month|quarter|year)\b(?: out (?:of )?the (?:door|gate|shop))?/i;
const small =
  "apiece|is|are|was|were|be|been|has|have|had|and|or|to|by|in|on|of|now|today|when|since|at|for|with|from|instead|rather|not|last|this|next|the|because|but|again|right|currently|I|we|it|they|before|after|if|so|as|than|until|between|across|every|each|a|an|per|out|back|up|down|only|just|too|maybe|need|want|get|would|will|should|could|wanted|max|maximum|tops|please|off|through|without|then|who|that|which|all";
const deeds = "go|goes|went|ship|ships|shipped|leave|leaves|come|comes|sit|wait";
const counted = new RegExp(
  String.raw`^ (?<things>(?!(?:${small}|${deeds})\b)[a-z][a-z-]*(?: (?!(?:${small}|${deeds})\b)[a-z][a-z-]*){0,2})`,
  "i",
);

const aPeriod = /^[^.,;]{0,25}?\b(?:a|per|each|every) (?:week|month|quarter)\b/i;

interface UnitRead {
  readonly unit: Unit;
  readonly rest: string;
}

function unitOf(after: string): UnitRead {
  const some = among.exec(after);
  if (some !== null) return unitAmong(some.groups ?? {}, after.slice(some[0].length));
  for (const [pattern, read] of units) {
    const found = pattern.exec(after);
    if (found !== null) return { unit: read(found.groups ?? {}), rest: after.slice(found[0].length) };
  }
  return { unit: { kind: "none" }, rest: after };
}

function unitAmong({ all = "", late = "", per = "" }: Partial<Record<string, string>>, left: string): UnitRead {
  const { unit, rest } = unitOf(left.replace(/^ late\b/i, ""));
  const counted = unit.kind === "things" ? unit : { things: "", per: "" };
  const isLate = late !== "" || /^ late\b/i.test(left);
  const each = (per || (aPeriod.exec(rest)?.[0] ?? "")).split(" ").at(-1) || counted.per;
  const things = `${counted.things}${isLate ? " late" : ""}`.trim();
  return { unit: { kind: "things", things, per: each, all: String(numbersIn(all)[0]?.low ?? all) }, rest };
}

const units: readonly (readonly [RegExp, (groups: Partial<Record<string, string>>) => Unit])[] = [
  [percent, () => ({ kind: "percent" })],
  [
    timeAPeriod,
    ({ text = "", per = "" }) => ({ kind: "time", text: plural(text.toLowerCase()), per: per.toLowerCase() }),
  ],
  [time, ({ text = "" }) => ({ kind: "time", text: plural(text.toLowerCase()) })],
  [rate, ({ things = "", per = "" }) => ({ kind: "things", things, per: per.toLowerCase() })],
  [counted, ({ things = "" }) => ({ kind: "things", things, per: "" })],
];
const plural = (unit: string): string =>
  unit
    .replace(/\bmins?$/, "minutes")
    .replace(/\bhrs?$/, "hours")
    .replace(/(?<!s)$/, "s");

function nameOf(unit: Unit, before: string, rest: string): string {
  switch (unit.kind) {
    case "none":
      return before;
    case "percent":
      return before || nameAfter(rest);
    case "things":
      if (unit.per === "") return before || `${unit.things}${where.exec(rest)?.[0] ?? ""}`;
      return `${unit.things || before} ${each(unit.per)}`.trim();
    case "time": {
      const { from, to } = path.exec(rest)?.groups ?? {};
      if (from !== undefined && to !== undefined) return `${from} to ${to}`;
      const place = ofHours.exec(rest)?.groups?.place;
      if (place !== undefined && /^hours$/.test(unit.text)) return `${unit.text} ${place}`;
      return before || nameAfter(rest);
    }
  }
}

/** `a week`, `an hour`. */
export const each = (period: string): string => `${period === "hour" ? "an" : "a"} ${period}`;

/** `17 jobs in the queue`. */
const where = /^ (?:in|on|at) (?:the|our) [a-z]+/i;
/** `61 days from PO to truck`, `40 days PO to truck`. */
const path = new RegExp(
  String.raw`^ (?:of )?(?:from )?(?:the |our |an? )?(?<from>(?!(?:${small}|down|up|back|going|able)\b)[\w-]+(?: (?!(?:${small})\b)[\w-]+)?) to (?:the |our |an? )?(?<to>(?!(?:${small}|be|do|go|make|hit|\d)\b)[a-z][\w-]*)`,
  "i",
);
/** `3.5 hours at night`, `6.5 hours in the night on each machine`. */
const ofHours = /^ (?<place>(?:at|in the|a|per|each|every) (?:night|evening)s?\b(?: (?:on|per|for) each [a-z]+)?)/i;
/** `61 days lead time`, `28% gross margin in a quarter`. */
const nounAfter = new RegExp(
  String.raw`^ (?:of )?(?<noun>(?:on[- ]time|(?!(?:${small})\b)[a-z][a-z-]*(?: (?!(?:${small})\b)[a-z][a-z-]*){0,2}))(?=[,.;:!?)]| (?:${small})\b|$)`,
  "i",
);

function nameAfter(rest: string): string {
  const noun = nounAfter.exec(rest)?.groups?.noun ?? "";
  return isName(noun) ? noun : "";
}

/** The subject of the clause that a number stands in; empty if it is a pronoun or no noun at all. */
function nameBefore(before: string): string {
  const mean = meanFrom.exec(before)?.groups?.name;
  if (mean !== undefined) return mean;
  const clause =
    before
      .split(/[,;:(] |[—–]| (?:and|but|which|that|because|while|so) /)
      .filter((part) => /\S/.test(part) && !/^\s*(?:median|mean|average)\s*$/i.test(part))
      .at(-1) ?? "";
  const subject =
    verb.exec(clause.replace(/^\s*(?:the|our|my) (?:average|typical|usual) /i, ""))?.groups?.subject ?? clause;
  const name = subject
    .trim()
    .replace(/^from (?=.+ to )/i, "")
    .replace(/ per (?=[a-z]+$)/i, " a ")
    .replace(/ it$/i, "")
    .replace(/^(?:and|but|so|after that|then|right now|today|currently|now),? /i, "")
    .replace(
      /^(?:(?:I|we) (?:want|need)(?: to)?(?: (?:see|have|get|hit|reach|be))? |get(?:ting)? |bring |cut |raise |keep |hold |have |reduce |lower )/i,
      "",
    )
    .replace(/^(?:the|our|my|your|an?|average|typical|on average)(?: (?:average|the|our))? /i, "")
    .replace(ending, "");
  return isName(name) ? name : "";
}

/** `The mean time from tray to slip was`. */
const meanFrom =
  /^(?:the |our |my )?(?<name>(?:mean|average|median|typical|usual|normal) [a-z ]{3,20}? from [^.,;]+? to [^.,;]+?) (?:was|is|has been|runs?|averages?)\b/i;

const ending =
  /(?: (?:back|down|up|again|right|now|today|currently|of|at|in|within|from|to|only|just|still|already|under|below|over|above|about|around))+\s*$/i;

/** What stands before the verb: `Our lead time` of `Our lead time is at`. */
const verb =
  /^(?<subject>.+?)(?:['’]s| (?:is|are|was|were|has|have|had|costs?|eats?|burns?|went|crept|grew|rose|jumped|takes?|took|runs?|ran|averages?|averaged|sits?|stands?|hovers?|should|must|needs?|ought|got|goes|comes?|back|down|up|from|going)\b)/i;
const isBare = (before: string): boolean =>
  /^\W*(?:fewer than\s)?$/i.test(before) || (nameBefore(before) !== "" && !verb.test(before.replace(ending, "")));
const isName = (name: string): boolean =>
  !/^(?:has|have|under|below|over|above|back|down|up|at|from|to|in|on|with|by|for|of|more|less|weeks?|days?|hours?)\b(?![ -]time)/i.test(
    name,
  ) &&
  /^[a-z][\w%/&’'-]*(?: [\w%/&’'-]+){0,5}$/i.test(name) &&
  name.length > 2 &&
  !/ \d+$|^(?:bring|keep|cut|hold|lower|reduce|raise|drop|knock|push|take|max|maximum|limit|the|our|my|right|set|dates|please|all|and|but|so)$/i.test(
    name,
  ) &&
  !noSubject.test(name);
/** A pronoun, a verb or a stranger makes it something else than the name of what the shop counts. */
const noSubject =
  /\b(?:I|we|it|its|they|them|he|she|you|this|that|these|those|there|here|what|who|which|when|where|if|how|want|need|like|should|must|be|been|being|do|does|did|make|ship|get|got|gets|going|instead|rather|not|now|than|everybody|everyone|nobody|somebody|then|maybe|hit|reach|customers?(?! (?:complaints?|returns?|rejects?))|competitors?|competition|vendors?|suppliers?|dealers?|salesm[ae]n|others?|us|me|my|dad|father|fellow|competitor|shop in|see|lately|last|ago|counter|quoted|promised|lose|losing|cost|costs|goal|target|success|average|median|mean|reps?|because|present|usual|today|now|currently|numbers?|says?|said|tells?|told|counts?|takes?|took|had|January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
