import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";

export type Unit =
  | { readonly kind: "none" }
  | { readonly kind: "percent" }
  /** `per` for hours that come again: `95 hours a month`. */
  | { readonly kind: "time"; readonly text: string; readonly per?: string }
  /** `per` is empty for things that are only counted: `26 rework tickets`; `all` is what they are among: `9 of 40 jobs`. */
  | { readonly kind: "things"; readonly things: string; readonly per: string; readonly all?: string };

/** The unit of `4 hours 20 minutes`, whose value is in hours. */
export const hoursAndMinutes = "hours and minutes";

const percent = /^ ?(?:%|percent\b|pct\b)/i;
export const time =
  /^[ -](?<text>(?:working |business |calendar )?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?))\b(?! (?:an?|per|each|every) (?!success\b))/i;
const timeAPeriod =
  /^[ -](?<text>hours?|hrs?)(?: (?:(?:of )?(?:down ?time|rework|overtime|set-?ups?|down|lost)))?(?: (?:in|of) a)? (?:a|an|per|each|every|in a|last) (?<per>day|week|month|quarter|year)\b/i;
const rate =
  /^(?: (?<things>(?!(?:of|from|in|a|an|per|each|every|at|on|to|and|or)\b)[a-z][a-z-]*(?: (?!(?:is|are|and|or|in|at|of)\b)[a-z][a-z-]*){0,2}?))??(?: out)?(?: (?:of )?the (?:door|gate|shop|building|dock))? (?:in )?(?:a|an|per|each|every) (?:single |calendar |good )?(?<per>shift|hour|day|night|week|month|quarter|year)\b(?: out (?:of )?the (?:door|gate|shop))?/i;
/** `388 hours in October`, `in the third quarter`. */
const inOnePeriod =
  /^[ -](?<text>hours?|hrs?) in (?:(?<month>January|February|March|April|May|June|July|August|September|October|November|December|last month)|(?:the )?(?:first|second|third|fourth|last) quarter)\b/;
/** Words that no name of a thing contains. */
export const small =
  "apiece|is|are|was|were|be|been|has|have|had|and|or|to|by|in|on|of|now|today|when|since|at|for|with|from|instead|rather|not|last|this|next|the|because|but|again|right|currently|I|we|it|they|before|after|if|so|as|than|until|between|across|every|each|a|an|per|out|back|up|down|only|just|too|maybe|need|want|get|would|will|should|could|wanted|max|maximum|tops|please|off|through|without|then|who|that|which|all";
const deeds = "go|goes|went|ship|ships|shipped|leave|leaves|come|comes|sit|wait";
const counted = new RegExp(
  String.raw`^ (?<things>(?!(?:${small}|${deeds})\b)[a-z][a-z-]*(?: (?!(?:${small}|${deeds})\b)[a-z][a-z-]*){0,2})`,
  "i",
);

const aPeriod = /^[^.,;]{0,25}?\b(?:a|per|each|every) (?:week|month|quarter)\b/i;

/** `9 of 40 jobs`, `9 late from 40`. */
const among = new RegExp(
  String.raw`^(?: jobs| orders)?(?<late> late)?(?<per> (?:a|per|each|every) (?:week|month|quarter))? (?:of|out of|from|in) (?:the |our |every |about )*(?<all>${writtenNumber})\b`,
  "i",
);

interface UnitRead {
  readonly unit: Unit;
  readonly rest: string;
}

export function unitOf(after: string): UnitRead {
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
  [
    inOnePeriod,
    ({ text = "", month }) => ({ kind: "time", text: plural(text), per: month === undefined ? "quarter" : "month" }),
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

/** `a week`, `an hour`. */
export const each = (period: string): string => `${period === "hour" ? "an" : "a"} ${period}`;
