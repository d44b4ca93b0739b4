import { daysAWeek } from "../../../knowledge/figures/week.ts";
import { hoursAShift } from "../../../knowledge/figures/working-time.ts";
import { joined, quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized, withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { quantitiesIn } from "../numbers/quantities.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { statedUnits } from "./stated.words.ts";

const touched = quick(
  /\b(?:cut(?:s|ting)?|touch(?:ed|ing)|hands[- ]on|of work|on (?:the|a) machine|machining|(?:machine|spindle|labor|touch) (?:hours|time))\b/i,
);
const inBuilding = quick(
  /\b(?:in the building|(?:was|were|is|it['’]s) (?:ours|here|with us|on (?:our|the) floor)(?: for)?|stays?|leaves? the building|delivered|start to finish|(?:release|saw|start|first op\w*|order|bar|blank) to (?:the )?(?:dock|ship\w*|door|truck|box|finish)|our lead time|(?:through|out of) the (?:shop|plant|building|door)|(?:see|gets?) it after|days?\b[^.;]{0,60}\btouched|door to door|dock to dock|(?:spends?|sits?|waits?|lies|stays) (?:for )?(?:about |around |roughly |maybe |up to )?(?:the (?:other|rest of the|remaining) )?[\w-]+ (?:days|weeks) (?:on (?:a|the|its|our) (?:racks?|shelf|shelves|floor|carts?|pallets?)|in (?:line|lines|(?:a |the )?queues?|racks|front of)|waiting|between|on racks))\b/i,
);
const workingDays = /\b(?:working|business) days\b/i;
/** What kind of days or hours, in front of the unit. */
const kindOfTime = quick(
  /\b(?:(?:working|business) (?=days\b)|(?:machine|spindle|labor|touch|cutting) (?=hours?\b))/gi,
);
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
  const text = joined(spoken.map((one) => one.text));
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
