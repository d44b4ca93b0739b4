import type { LowHigh } from "../../../knowledge/figures/units.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { clockOf, hoursOfClock } from "../numbers/clock.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { type Quantity, quantitiesIn } from "../numbers/quantities.ts";
import { type CauseOfSum, digits, quotesOf, type StatedLoss, span } from "./loss.ts";
import { shareOf } from "./shares.ts";
import { statedPeriods, statedUnits } from "./stated.words.ts";

const first = (written: string | undefined): number | undefined => numbersIn(written ?? "")[0]?.low;
const hoursIn = (text: string): Quantity | undefined =>
  quantitiesIn(text).find(({ unit, low, per }) => unit === "minutes" && low <= 24 * 60 && per === null);

/** What something took, minus what it should have taken. */
function gap(
  found: {
    readonly taken: LowHigh;
    readonly planned: number;
    readonly of: "hours" | "days";
    /** What follows the unit. */
    readonly unit: string;
    readonly cause: CauseOfSum;
    /** Where the hours can be priced. */
    readonly period?: string;
  },
  quotes: StatedLoss["quotes"],
): StatedLoss | undefined {
  const { taken, planned, of, unit, cause } = found;
  const over = { low: taken.low - planned, high: taken.high - planned };
  if (planned <= 0 || over.low <= 0 || taken.high > 10 * planned) return undefined;
  return {
    kind: "stated-loss",
    cause,
    value: over,
    isPercent: false,
    unit: `${of} ${unit}`,
    lines: [`${span(taken.low, taken.high)} − ${digits(planned)} = ${withNoun(span(over.low, over.high), of)}`],
    hours: found.period === undefined ? null : { ...over, period: found.period },
    quotes,
  };
}

/** `A lathe stands four to six hours between two jobs. The plan allows two hours for the same work.` */
export function sameWork(one: Sentence, next: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const [after] = next;
  const plan = after && plannedThere.exec(after.text);
  const planned = plan ? hoursIn(after.text) : undefined;
  if (after === undefined || planned === undefined) return undefined;
  const clock = stoodFrom.exec(one.text)?.groups;
  const [from, to] = [
    clockOf(clock?.from ?? ""),
    /noon/i.test(clock?.to ?? "") ? hoursOfClock : clockOf(clock?.to ?? ""),
  ];
  const byClock = from === undefined || to === undefined ? undefined : ((to - from + hoursOfClock) % hoursOfClock) * 60;
  const stood = standing.test(one.text) ? hoursIn(one.text) : undefined;
  const taken = byClock ? { low: byClock, high: byClock } : stood;
  if (taken === undefined) return undefined;
  return gap(
    {
      taken: { low: taken.low / 60, high: taken.high / 60 },
      planned: planned.low / 60,
      of: "hours",
      unit: statedUnits.overPlan(byClock ? statedPeriods.once : statedPeriods.eachTime),
      cause: "as-spoken-of",
      period: byClock ? statedPeriods.once : statedPeriods.eachTime,
    },
    quotesOf(field, one, after),
  );
}

const standing = /\b(?:stands?|stood|sits?|sat|takes?|took|waits?|waited)\b/i;
const stoodFrom =
  /\b(?:sat|stood|waited|was down|was dark) from (?<from>\S+) (?:til|till|until|to) (?:almost |about |nearly )?(?<to>[^\s,.;]+)/i;
const plannedThere =
  /\b(?:plan|schedule|card|router|traveler|quote) (?:allows|gives|says) .{1,24}\bfor (?:the same|that|it)\b|\b(?:i|we) had .{1,16} on the (?:board|card|schedule|sheet) for (?:that|it)\b/i;

/** `The flexure mounts we've sold at 14 hrs each. I pulled it once: 21, 22, 20.` */
export function soldAndListed(one: Sentence, next: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const sold = first(
    /\b(?:sold|quoted|priced|bid)\b[^,.;]{0,12} at (?<hours>\S+) (?:hrs?|hours?)\b/i.exec(one.text)?.groups?.hours,
  );
  for (const sentence of next) {
    const listed = /:\s*(?<list>\d+(?:, ?(?:and )?\d+){1,5})\W*$/.exec(sentence.text)?.groups?.list;
    const taken = numbersIn(listed ?? "").map(({ low }) => low);
    if (sold === undefined || taken.length < 2 || taken.some((each) => each <= sold || each > 4 * sold)) continue;
    const all = taken.reduce((sum, each) => sum + each, 0);
    const mean = all / taken.length;
    const share = Math.round(((mean - sold) / sold) * 100);
    return {
      kind: "stated-loss",
      cause: "quoting_estimating",
      value: { low: share, high: share },
      isPercent: true,
      unit: statedUnits.overPlannedOn(withNoun(taken.length, "jobs")),
      lines: [
        `(${taken.map(digits).join(" + ")}) ÷ ${taken.length} = ${withNoun(digits(mean), "hours")}`,
        `${digits(mean)} − ${digits(sold)} = ${withNoun(digits(mean - sold), "hours")} over. ${digits(mean - sold)} ÷ ${digits(sold)} = ${share}%`,
      ],
      hours: { low: mean - sold, high: mean - sold, period: statedPeriods.eachOfThoseJobs },
      quotes: quotesOf(field, one, sentence),
    };
  }
  return undefined;
}

/** `They say 5 days, it's been running 12`: days of an outside process beyond what was promised. */
export function daysPromised({ text }: Sentence, field: FreeTextField): StatedLoss | undefined {
  const found =
    /(?<!\b(?:we|I) )\b(?:say|says|said|promised?|quoted?) (?<planned>[\w-]+) (?:working )?days?\b[^.;]{0,24}\b(?:running|takes?|took|more like|been) (?:about )?(?<taken>[\w-]+)(?=\s*(?:$|[.,;]|(?:working )?days?\b|(?:and|but|now|so)\b))/i.exec(
      text,
    )?.groups;
  const [planned, taken] = [first(found?.planned), first(found?.taken)];
  if (planned === undefined || taken === undefined) return undefined;
  return gap(
    {
      taken: { low: taken, high: taken },
      planned,
      of: "days",
      unit: statedUnits.overPromised,
      cause: "material_supply",
    },
    quotesOf(field, { text }),
  );
}

/** `Last part off to first good part under 2 hrs. Today 4 to 5.`: each time over their own goal. */
export function overOwnGoal(one: Sentence, next: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const [after] = next;
  const today =
    /^(?:today|now|right now)(?: it['’]?s)? (?:about )?(?<low>[\d.]+)(?: (?:to|or) (?<high>[\d.]+))?\W*(?:hours|hrs)?\W*$/i.exec(
      after?.text ?? "",
    )?.groups;
  const goal = /\b(?:under|within|in less than|below)\b/i.test(one.text) ? hoursIn(one.text) : undefined;
  const low = first(today?.low);
  if (after === undefined || low === undefined || goal === undefined || goal.low % 60 !== 0) return undefined;
  return gap(
    {
      taken: { low, high: first(today?.high) ?? low },
      planned: goal.low / 60,
      of: "hours",
      unit: statedUnits.overGoal,
      cause: "as-spoken-of",
    },
    quotesOf(field, one, after),
  );
}

/** `The same cover plate shows fifty minutes in January, three hours in March, and five hours ten in June.` */
export function sameThingSpread({ text }: Sentence, field: FreeTextField): StatedLoss | undefined {
  const same = /\bthe same\b[^.;]*?\b(?:shows?|took|takes?|ran|needed)\b/i.exec(text);
  const times = quantitiesIn(text.slice(same?.index ?? 0)).filter(
    ({ unit, per, low }) => unit === "minutes" && per === null && low <= 24 * 60,
  );
  const minutes = times.map(({ low, text: written, start }) => {
    const rest = text.slice((same?.index ?? 0) + start + written.length);
    const more = low >= 60 ? first(/^ (?<more>[\w-]+)(?= in\b|[,.;])/.exec(rest)?.groups?.more) : undefined;
    return low + (more !== undefined && more < 60 ? more : 0);
  });
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  if (same === null || times.length < 3 || most < 2 * least) return undefined;
  return {
    kind: "stated-loss",
    cause: "as-spoken-of",
    value: { low: most / 60 - least / 60, high: most / 60 - least / 60 },
    isPercent: false,
    unit: statedUnits.bestToWorst,
    lines: [`${digits(most)} − ${digits(least)} = ${withNoun(digits(most - least), "minutes")}`],
    hours: null,
    quotes: quotesOf(field, { text }),
  };
}

/** `47 moves. Thirty-eight said 'no bar'.`: a count of their own and the part of it with that reason. */
export function countThenPart(one: Sentence, next: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const all = first(/^(?<all>[\w-]+) [\p{L}-]+s\.?$/iu.exec(one.text)?.groups?.all);
  const [after] = next;
  const part = first(
    /^(?<part>[\w-]+) (?:of them )?(?:said|say|were|was|had|read|came|went)\b/i.exec(after?.text ?? "")?.groups?.part,
  );
  if (after === undefined || all === undefined || part === undefined || all <= 10 || part >= all || part < all / 4)
    return undefined;
  return shareOf({ part, all }, quotesOf(field, after, one));
}
