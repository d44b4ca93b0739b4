import { daysAWeek, hoursAShift } from "../../../knowledge/figures/working-time.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized, withNoun } from "../../../survey/writing.ts";
import { matchesIn } from "../../matches.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { quantitiesIn } from "../numbers/quantities.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { statedUnits } from "./stated.words.ts";

/** Whether a share of the machines was counted at one walk through the shop. */
export const isWalk = (unit: string): boolean =>
  unit === statedUnits.machinesCutting || unit === statedUnits.machinesIdle;

const running =
  /\b(?:cutting|running|turning|in cycle|making chips|(?:spindles|machines|mills|lathes) (?:ran|cut|turned))\b/i;
const standing = /\b(?:stopped|standing|stood|idle|down|dark|waiting|not (?:cutting|running))\b/i;
/** Two numbers and no more, the second the whole. */
const partOfAll =
  /(?<!\b(?:every|each|any|no|than|over|under) )\b(?<part>[\w-]+) (?:out )?of (?:the |my |our |all )?(?<all>[\w-]+)\b/gi;

/** `At 10:20 on Tuesday I walked the aisle and 17 of 40 were cutting. I walked again and counted 19.` */
export function machinesCounted(
  first: Sentence,
  next: readonly Sentence[],
  field: FreeTextField,
  { machine_count }: Submission,
): StatedLoss | undefined {
  const isRunning = running.test(first.text);
  if (!isRunning && !standing.test(first.text)) return undefined;
  const found = matchesIn(first.text, partOfAll).flatMap(({ groups = {} }) => {
    const [part, all] = [groups.part, groups.all].map((one) => numbersIn(one ?? "")[0]?.low);
    const isCount = part !== undefined && all !== undefined && all >= 4 && all <= machine_count && part < all;
    return isCount && [part, all].every(Number.isInteger) ? [{ part, all }] : [];
  })[0];
  if (found === undefined) return undefined;
  const again = next.slice(0, 3).flatMap((sentence) => {
    const more = /\bcounted (?<part>\w+)\s*(?:[.,;]|$)/i.exec(sentence.text)?.groups?.part;
    const part = numbersIn(more ?? "")[0]?.low;
    return part !== undefined && part < found.all ? [{ part, sentence }] : [];
  })[0];
  const parts = [found.part, ...(again ? [again.part] : [])];
  const counted = parts.reduce((sum, one) => sum + one, 0);
  const all = parts.length * found.all;
  const share = Math.round((counted / all) * 100);
  return {
    kind: "stated-loss",
    cause: "as-spoken-of",
    value: { low: share, high: share },
    isPercent: true,
    unit: isRunning ? statedUnits.machinesCutting : statedUnits.machinesIdle,
    lines: [
      ...(again
        ? [`${parts.map(digits).join(" + ")} = ${digits(counted)} of 2 × ${digits(found.all)} = ${digits(all)}`]
        : []),
      `${digits(counted)} ÷ ${digits(all)} = ${share}%${isRunning ? `, so ${100 - share}% stood` : ""}`,
    ],
    hours: null,
    quotes: quotesOf(field, first, ...(again ? [again.sentence] : [])),
  };
}

/** `34 of 40 came off within one day`: a count of their own. A figure of speech, such as eight in ten, isn't one. */
export function partCounted(first: Sentence, field: FreeTextField, submission: Submission): StatedLoss | undefined {
  const { text } = first;
  if (
    field === "success_metric" ||
    (field === "improvement_goal" && !happened.test(text)) ||
    /%|percent|\$|\bon[- ]time\b/i.test(text) ||
    ofTime.test(text)
  )
    return undefined;
  const found = [...matchesIn(text, partOfAll), ofThem.exec(text), looked.exec(text), ofLast.exec(text)].flatMap(
    (match) => {
      const [part, all] = [match?.groups?.part, match?.groups?.all].map((one) => numbersIn(one ?? "")[0]?.low);
      const isCount = part !== undefined && all !== undefined && all > 10 && all % 100 !== 0 && part < all;
      return isCount && [part, all].every(Number.isInteger) ? [{ part, all }] : [];
    },
  );
  const [counted, other] = found;
  const answers = [
    submission.improvement_goal,
    submission.success_metric,
    submission.pain_invisible,
    submission.notes,
  ].join("\n");
  if (counted === undefined || other !== undefined || counted.part < minShare * counted.all) return undefined;
  if (setsOneThing(text, counted)) return undefined;
  return shareOf(counted, quotesOf(field, first), thingsOf(counted.all, answers));
}

/** In a wish, only past events are a count: `18 of 20 trucks leave on time` is what they want. */
const happened = /\b(?:was|were|came|went|had|got|left|shipped|did|been|ran|took|made|quit|failed|missed|\w+ed)\b/i;

/**
 * Whether a count is of the parts of one set or lot, not of cases: `weld had sixteen of the seventeen`, `with 30 of 80
 * pieces made`.
 */
export const setsOneThing = (text: string, { part, all }: { readonly part: number; readonly all: number }): boolean =>
  ofLot.test(text) || (all - part <= maxMissing && getsOf.test(text));
const ofLot = /\bof (?:the )?[\w-]+ (?:pieces|parts) (?:made|done|finished|run|cut)\b/i;
const getsOf = /\b(?:gets?|got|has|have|had|holds?) [\w-]+ of (?:the )?[\w-]+\b/i;
/** The most parts that an incomplete set is said to be missing. Own judgment. */
const maxMissing = 2;

/** What was counted, if a sentence names it next to the same number: `13 kits`, `22 long stops`. */
function thingsOf(all: number, answers: string): string {
  const found =
    new RegExp(
      String.raw`\b${all} (?<things>(?:(?!(?:of|in|on|at|a|the|and|were|was|that|to|per|which|had|have|are|is) )[a-z]+ )?[a-z]{3,}s)\b`,
      "i",
    ).exec(answers)?.groups?.things ?? "";
  return ofTimeAlone.test(found) ? "" : `${found} `.trimStart();
}
const ofTimeAlone =
  /\b(?:hours?|hrs|days?|weeks?|months?|minutes?|mins|years?|times|percents?|this|was|his|across|always|less|plus)$/i;

/** A part of what they counted, in percent. */
export function shareOf(
  { part, all }: { readonly part: number; readonly all: number },
  quotes: StatedLoss["quotes"],
  things = "",
): StatedLoss {
  const share = Math.round((part / all) * 100);
  return {
    kind: "stated-loss",
    cause: "as-spoken-of",
    value: { low: share, high: share },
    isPercent: true,
    unit: `of the ${digits(all)} ${things}you counted`,
    lines: [`${digits(part)} ÷ ${digits(all)} = ${share}%`],
    hours: null,
    counted: { part, all, things: things.trim() },
    quotes,
  };
}

/** A part of hours or days isn't a count: `36 of 80 hours`, `20 working days and 12 of them a year`. */
const ofTime =
  /\bof (?:them|those|these) (?:a|per|each|every) |\bof (?:the |its )?\d+ (?:working )?(?:hours?|hrs?|days?)\b/i;
/** The least share that is worth mentioning. Own judgment. */
const minShare = 0.25;
const ofThem = /\b(?<all>\d+) [^.;]{0,40}?(?<!\bin )\b(?<part>[\w-]+) of (?:them|those|these)\b/i;
const ofLast = /\bof (?:our|the|my|his|her) (?:last|past) (?<all>\d+)(?: \w+){0,3}, (?<part>[\w-]+)\b/i;
const looked = /\b(?:checked|counted|pulled|sorted|looked at) (?<all>\d+) [^.,;]{0,24}\band (?<part>\d+)\b/i;

const touched =
  /\b(?:cut(?:s|ting)?|touched|of work|on (?:the|a) machine|machining|(?:machine|spindle|labor|touch) (?:hours|time))\b/i;
const inBuilding =
  /\b(?:in the building|stays?|leaves? the building|delivered|start to finish|(?:release|saw|start|first op\w*|order|bar|blank) to (?:the )?(?:dock|ship\w*|door|truck|box|finish)|our lead time|(?:through|out of) the (?:shop|plant|building|door)|(?:see|gets?) it after|days?\b[^.;]{0,60}\btouched|door to door|dock to dock)\b/i;
const workingDays = /\b(?:working|business) days\b/i;
/** What kind of days or hours, in front of the unit. */
const kindOfTime = /\b(?:(?:working|business) (?=days\b)|(?:machine|spindle|labor|touch|cutting) (?=hours?\b))/gi;
const minutesOfDay = 1440;
/** How many times its work time a lot must spend in the shop for the wait to be the problem. Own judgment. */
const mostlyWaits = 5;

const isOfTouch = (text: string): boolean => touched.test(text) && inBuilding.test(text);

/** `An actuator body is cut for 9 hours and delivered after 14 weeks`: how much of its time a part waits. */
export function touchTime(
  first: Sentence,
  next: readonly Sentence[],
  field: FreeTextField,
  { shift_count }: Submission,
): StatedLoss | undefined {
  const [second] = next;
  const spoken = isOfTouch(first.text) || second === undefined || isOfTouch(second.text) ? [first] : [first, second];
  const text = spoken.map((one) => one.text).join(" ");
  if (!isOfTouch(text)) return undefined;
  const aDay = Number(shift_count) * hoursAShift;
  const times = quantitiesIn(text.replace(kindOfTime, "")).filter(
    ({ unit, per }) => unit === "minutes" && per === null,
  );
  const [stay] = times.toSorted((a, b) => b.low - a.low);
  const [work] = times.filter((one) => one !== stay);
  const calendar = (stay?.low ?? 0) / minutesOfDay;
  if (work === undefined || stay === undefined || calendar < 5 || calendar > 365) return undefined;
  const days = Math.round(calendar >= 7 && !workingDays.test(text) ? (calendar * daysAWeek) / 7 : calendar);
  const all = days * aDay;
  const hours = work.low < minutesOfDay ? work.low / 60 : (work.low / minutesOfDay) * aDay;
  if (all < mostlyWaits * hours) return undefined;
  const waits = 100 - (100 * hours) / all;
  const share = waits > 99 ? Math.floor(waits * 10) / 10 : Math.round(waits);
  return {
    kind: "stated-loss",
    cause: "flow_wip_dwell",
    value: { low: share, high: share },
    isPercent: true,
    unit: statedUnits.partWaits,
    lines: [
      `${capitalized(stay.text)}: about ${withNoun(digits(days), "working days")} × ${withNoun(digits(aDay), "shift hours")} = ${withNoun(digits(all), "hours")}`,
      `Work: ${digits(hours)} of them. ${digits(all - hours)} ÷ ${digits(all)} = ${digits(share)}%`,
    ],
    hours: null,
    quotes: quotesOf(field, ...spoken),
  };
}
