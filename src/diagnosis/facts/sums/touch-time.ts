import { daysAWeek } from "../../../knowledge/figures/week.ts";
import { hoursAShift } from "../../../knowledge/figures/working-time.ts";
import { joined, quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, isReportField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized, withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { ownMeasuresOf } from "../goals/own-measures.ts";
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
  const days = calendar >= 7 && !workingDays.test(text) ? (calendar * daysAWeek) / 7 : calendar;
  return waitsIn({ text: stay.text, days: Math.round(days) }, work.low, aDay, quotesOf(field, ...spoken));
}

/** `A typical part has 3 hours on a machine`, where the goal tells that lead time is 31 days. */
export function touchOfLeadTime({ text }: Sentence, field: FreeTextField, submission: Submission) {
  if (!isReportField(field) || inBuilding.test(text) || isWished.test(text)) return undefined;
  const minutes = hoursNamed(text) ?? (perPart.test(text) ? onlyTimeIn(text) : undefined);
  const lead = minutes === undefined || minutes >= minutesOfDay * daysAWeek ? undefined : leadTimeOf(submission);
  if (minutes === undefined || lead === undefined) return undefined;
  return waitsIn(lead, minutes, Number(submission.shift_count) * hoursAShift, quotesOf(field, { text }));
}

/** The minutes of a sentence that tells one time only. */
function onlyTimeIn(text: string): number | undefined {
  const [time, another] = quantitiesIn(text.replace(kindOfTime, "")).filter(
    ({ unit, per }) => unit === "minutes" && per === null,
  );
  return another === undefined ? time?.low : undefined;
}

/** `The routed hours on an average order come to 41`. */
function hoursNamed(text: string): number | undefined {
  const { hours } = named.exec(text)?.groups ?? {};
  return hours === undefined ? undefined : Number(hours) * 60;
}
const named = quick(
  /\b(?:routed|router|routing|touch|standard|machine|labor|work) hours (?:on|for|of|in|per) (?:(?:an?|the|our) )?(?:average|typical|usual) [a-z]+\b[^.;\d]{0,40}\b(?:is|are|at|to|about)\s(?<hours>\d+(?:\.\d+)?)(?!\d|,\d|%)/i,
);
/** The work in one part, or in an average one. */
const perPart = quick(
  /\b(?:an?|each|every|per|one|typical|average)\b(?=[^.;]*\b(?:hours?|hrs?|minutes) (?:of (?:actual |real |the )?(?:work|machining|cutting|touch|labor)\b|on (?:a|the) machines?\b|(?:touch|run|machine|spindle|cutting|machining|labor) time\b))/i,
);
const isWished = quick(
  /\b(?:want|would(?! think\b)|could|should|if (?:we|I|they)|quote[sd]?|sold|save[sd]?|lose|lost|los(?:es|ing)|wait\w*|set-?ups?\b(?! included)|a (?:day|week|month|shift))\b/i,
);

/** How long a part is in the shop. */
interface Stay {
  readonly text: string;
  /** Working days. */
  readonly days: number;
}

/** Today's lead time, where the goal is to shorten it. */
function leadTimeOf(submission: Submission): Stay | undefined {
  const told = ownMeasuresOf(submission).find(({ kpi, today }) => kpi === "kpi_lead_time" && today !== null);
  const unit = /^(?:working |business |calendar )?(?<unit>day|week)s$/.exec(told?.unit ?? "")?.groups?.unit;
  if (!told?.today || unit === undefined) return undefined;
  const { value, text } = told.today;
  const isWorking = workingDays.test(told.unit);
  const days = unit === "week" ? value * daysAWeek : isWorking || value < 7 ? value : (value * daysAWeek) / 7;
  return days < 5 || days > 260 ? undefined : { text: `${text} ${told.unit}`, days: Math.round(days) };
}

/** How much of its stay a part waits; nothing where most of it may be work. */
function waitsIn(stay: Stay, minutes: number, aDay: number, quotes: StatedLoss["quotes"]): StatedLoss | undefined {
  const all = stay.days * aDay;
  const hours = minutes < minutesOfDay ? minutes / 60 : (minutes / minutesOfDay) * aDay;
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
      `${capitalized(stay.text)}: about ${withNoun(digits(stay.days), "working days")} × ${withNoun(digits(aDay), "shift hours")} = ${withNoun(digits(all), "hours")}`,
      `Work: ${digits(hours)} of them. ${digits(all - hours)} ÷ ${digits(all)} = ${digits(share)}%`,
    ],
    hours: null,
    quotes,
  };
}
