import { type Duration, durationsIn } from "../numbers/durations.ts";
import { beforeNumber, numbersIn } from "../numbers/number-in-text.ts";
import { type Role, roleOf } from "./goal-roles.ts";

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
  | { readonly kind: "time"; readonly text: string }
  /** `per` is empty for things that are only counted: `26 rework tickets`. */
  | { readonly kind: "things"; readonly things: string; readonly per: string };

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
      !isLabel.test(text.slice(0, start)) &&
      !(/^one$/i.test(text.slice(start, end)) && !time.test(text.slice(end))),
  );
  let rest = text.slice(0, found[0]?.start);
  return found.map(({ start, end, low }, at): Claim => {
    const written = text.slice(start, end);
    const before = rest + (leading.exec(written)?.[0] ?? "");
    const read = unitOf(text.slice(end, found[at + 1]?.start));
    const time = mixed.find((one) => one.start === start);
    const unit: Unit = time === undefined ? read.unit : { kind: "time", text: hoursAndMinutes };
    rest = read.rest;
    return {
      number: written.replace(leading, "").replace(trailing, ""),
      value: time === undefined ? low : time.minutes / 60,
      isBelow: isBelow.test(before),
      unit,
      ...(ofThem.test(rest) && had.test(before)
        ? { name: wishedFor(sentenceBefore), role: "today" }
        : { name: nameOf(unit, nameBefore(before), rest), role: roleOf(before, rest, at > 0) }),
      isBare: at === 0 && isBare(before),
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

const isPartOfName = /^(?:-[a-z]| of (?:the |our )?\d|(?:st|nd|rd|th)\b|[/:]\d)/i;
/** `Cell 4`, `op 20`. */
const isLabel =
  /\b(?:cell|line|op|operation|bay|building|plant|hall|phase|level|no\.|number|rev|machine|lathe|mill)\s*$/i;
const leading = new RegExp(String.raw`^(?:(?:${beforeNumber}|between|from)\s+)+`, "i");
const isBelow = /(?<!\b(?:not?|never) )\b(?:under|below|less than|fewer than)\s*$/i;
const trailing = /\s*(?:or more|or so|plus|\+|or less|or fewer|and up)$/i;

const percent = /^ ?(?:%|percent\b|pct\b)/i;
const time =
  /^[ -](?<text>(?:working |business |calendar )?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?))\b(?! (?:an?|per|each|every) (?!success\b))/i;
const rate =
  /^(?: (?<things>(?!(?:of|from|in|a|an|per|each|every|at|on|to|and|or)\b)[a-z][a-z-]*(?: (?!(?:is|are|and|or|in|at|of)\b)[a-z][a-z-]*){0,2}?))??(?: out)?(?: (?:of )?the (?:door|gate|shop|building|dock))? (?:in )?(?:a|an|per|each|every) (?:single |calendar |good )?(?<per>shift|hour|day|night|week|month|quarter|year)\b(?: out (?:of )?the (?:door|gate|shop))?/i;
const small =
  "apiece|is|are|was|were|be|been|has|have|had|and|or|to|by|in|on|of|now|today|when|since|at|for|with|from|instead|rather|not|last|this|next|the|because|but|again|right|currently|I|we|it|they|before|after|if|so|as|than|until|between|across|every|each|a|an|per|out|back|up|down|only|just|too|maybe|need|want|get|off|through|without|then|who|that|which|all";
const counted = new RegExp(
  String.raw`^ (?<things>(?!(?:${small})\b)[a-z][a-z-]*(?: (?!(?:${small})\b)[a-z][a-z-]*){0,2})`,
  "i",
);

function unitOf(after: string): { readonly unit: Unit; readonly rest: string } {
  for (const [pattern, read] of units) {
    const found = pattern.exec(after);
    if (found !== null) return { unit: read(found.groups ?? {}), rest: after.slice(found[0].length) };
  }
  return { unit: { kind: "none" }, rest: after };
}
const units: readonly (readonly [RegExp, (groups: Partial<Record<string, string>>) => Unit])[] = [
  [percent, () => ({ kind: "percent" })],
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
      return `${unit.things || before} a ${unit.per}`.trim();
    case "time": {
      const { from, to } = path.exec(rest)?.groups ?? {};
      if (from !== undefined && to !== undefined) return `${from} to ${to}`;
      const place = ofHours.exec(rest)?.groups?.place;
      if (place !== undefined && /^hours$/.test(unit.text)) return `${unit.text} ${place}`;
      return before || nameAfter(rest);
    }
  }
}

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
  const subject = verb.exec(clause)?.groups?.subject ?? clause;
  const name = subject
    .trim()
    .replace(/^from (?=.+ to )/i, "")
    .replace(/ per (?=[a-z]+$)/i, " a ")
    .replace(/ it$/i, "")
    .replace(/^(?:and|but|so|after that|then|right now|today|currently|now),? /i, "")
    .replace(/^(?:(?:I|we) (?:want|need)(?: to)? |get(?:ting)? |bring |cut |raise |keep |have |reduce |lower )/i, "")
    .replace(/^(?:the|our|my|your|an?|average|typical|on average)(?: (?:average|the|our))? /i, "")
    .replace(ending, "");
  return isName(name) ? name : "";
}

/** `The mean time from tray to slip was`. */
const meanFrom =
  /^(?:the |our |my )?(?<name>(?:mean|average|median|typical|usual|normal) [a-z ]{3,20}? from [^.,;]+? to [^.,;]+?) (?:was|is|has been|runs?|averages?)\b/i;

const ending =
  /(?: (?:back|down|up|again|now|today|currently|of|at|in|within|from|to|only|just|still|already|under|below|over|above|about|around))+\s*$/i;

/** What stands before the verb: `Our lead time` of `Our lead time is at`. */
const verb =
  /^(?<subject>.+?)(?:['’]s| (?:is|are|was|were|has|have|had|takes?|took|runs?|ran|averages?|averaged|sits?|stands?|hovers?|should|must|needs?|ought|got|goes|comes?|back|down|up|from|going)\b)/i;
const isBare = (before: string): boolean =>
  /^\W*(?:fewer than\s)?$/i.test(before) || (nameBefore(before) !== "" && !verb.test(before.replace(ending, "")));
const isName = (name: string): boolean =>
  !/^(?:has|have|under|below|over|above|back|down|up|at|from|to|in|on|with|by|for|of|more|less|weeks?|days?|hours?)\b(?![ -]time)/i.test(
    name,
  ) &&
  /^[a-z][\w%/&’'-]*(?: [\w%/&’'-]+){0,5}$/i.test(name) &&
  name.length > 2 &&
  !/ \d+$/.test(name) &&
  !noSubject.test(name);
/** A pronoun, a verb or a stranger makes it something else than the name of what the shop counts. */
const noSubject =
  /\b(?:I|we|it|its|they|them|he|she|you|this|that|these|those|there|here|what|who|which|when|where|if|how|want|need|like|should|must|be|been|being|do|does|did|make|ship|get|got|gets|going|instead|rather|not|now|than|everybody|everyone|nobody|somebody|then|maybe|hit|reach|customers?|competitors?|competition|vendors?|suppliers?|dealers?|salesm[ae]n|others?|goal|target|success|average|median|mean|reps?|because|present|usual|today|now|currently|numbers?|says?|said|tells?|told|counts?|takes?|took|had|January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
