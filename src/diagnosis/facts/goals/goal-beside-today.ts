import { capitalized } from "../../../survey/writing.ts";
import { durationsIn, durationText } from "../numbers/durations.ts";
import { measureNames } from "../sums/stated.words.ts";
import { amount, matcher, pair, type StatedTexts } from "./goal-parts.ts";
import { amountOf, kpiCounting, type OwnMeasure } from "./own-measure.ts";

/** Today's value and the goal in sentences next to each other, which no single sentence holds. */
export const goalsBesideToday = (texts: StatedTexts): readonly OwnMeasure[] =>
  texts.goals.flatMap((text, at) => [wantedAfter, daysToLeave].flatMap((read) => read(text, texts, at) ?? []));

type Read = (text: string, texts: StatedTexts, at: number) => OwnMeasure | undefined;

/** `I would call 60 minutes a success`, `Want under 10`, `The goal is 8 days`: what they want of what the sentence before tells. */
const wanted = matcher(
  String.raw`^(?:and |but )?(?:(?:I|we)(?:['’]d| would)? (?:call|like|want|need|take)|want|need|(?:the |my |our )?(?:goal|target) is)(?: (?:it|them|that))?(?: (?:to be|at|down to|back to))? (?<limit>(?:under|below|less than|fewer than|at most) )?(?<goal>${amount})(?: (?<unit>minutes|min|hours|hrs|days|weeks))?(?= a success\b|[.,;!]|$)`,
);
const wantedAfter: Read = (text, { goals }, at) => {
  const { limit, goal = "", unit } = wanted.exec(text)?.groups ?? {};
  const before = goals[at - 1];
  if (goal === "" || before === undefined || !isToday.test(before)) return undefined;
  if (unit !== undefined && /^(?:m|h)/i.test(unit)) return timeWanted(before, `${goal} ${unit}`, limit !== undefined);
  const { name, now, of } = toldIn(before, goals[at - 2]);
  const isOther = unit !== undefined && of !== "" && unit !== of;
  if (name === undefined || now === undefined || isOther) return undefined;
  const what = unit ?? of;
  const one = pair(capitalized(name), goal, now, inMonth.test(before) ? measureNames.aMonth(what) : what);
  return one && withLimit(one, limit !== undefined);
};

/** What a sentence tells of today: a name, its number, and what that counts. */
function toldIn(text: string, before = "") {
  const told = plainly.exec(text)?.groups;
  const { now, of = "" } = counted.exec(text)?.groups ?? told ?? {};
  return { name: subjectOf(text) ?? told?.what ?? fewer.exec(before)?.groups?.what, now, of };
}

const withLimit = (one: OwnMeasure, isLimit: boolean): OwnMeasure =>
  isLimit && one.target
    ? { ...one, lowerIsBetter: true, target: { ...one.target, text: `under ${one.target.text}` } }
    : one;

function timeWanted(before: string, goal: string, isLimit: boolean): OwnMeasure | undefined {
  const [today] = durationsIn(before).toReversed();
  const [target] = durationsIn(goal);
  const name = subjectOf(before) ?? plainly.exec(before)?.groups?.what;
  if (today === undefined || target === undefined || name === undefined || today.minutes <= target.minutes)
    return undefined;
  const text = durationText(target.minutes);
  return {
    name: capitalized(name),
    unit: "",
    today: { value: today.minutes, text: durationText(today.minutes) },
    target: { value: target.minutes, text: isLimit ? `under ${text}` : text },
    lowerIsBetter: true,
    kpi: kpiCounting(name, "minutes"),
  };
}

/** A report of how it is, not of what somebody else says or of long ago. */
const isToday =
  /^(?!.*\b(?:want|would|should|used to|years? ago|in (?:19|20)\d\d|says?|claims?)\b).*\b(?:was|is|are|were|had|has|takes?|took|averaged?|averages|runs?|stands?|median|average|mean|now|today|currently)\b/i;
/** `From order to truck, median 19 days`, `Rework tickets: 26 now`: a thing and its number, and nothing else. */
const plainly = matcher(
  String.raw`^(?:the |our |my )?(?<what>(?!(?:we|I|he|she|they|it|that|this|there|median|average|mean|competitors?|competition|customers?|suppliers?|others)\b)[a-z][^.,;:\d$]{3,50}?)[:,]?(?: (?:is|are|was|were|takes?|runs?|stands?|averages?|averaged|at|an?|median|mean|of|now|about|around|currently|today))*:? (?<now>${amount})(?: (?<of>minutes|hours|days|weeks))?(?: (?:right )?now| today| at present)?[.!;]?$`,
);
/** `September had 61 hours of them`. */
const counted = matcher(
  String.raw`\b(?:had|was|were|is|are|stands at|averaged?|averages) (?:about |around |only )?(?<now>${amount})(?: (?<of>minutes|hours|days|weeks))?\b`,
);
const inMonth = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|month)\b/;
/** `Fewer X's on the calendar`. */
const fewer = /^(?:fewer|less|more) (?<what>[^.,;]{3,40})\.?$/i;
/** `the mean time from tray to slip was …`: the subject of the last clause. */
const subject =
  /(?:^|[,;] |\band )(?:the |our |my )?(?<what>(?:mean|average|median|typical|usual|normal) [^.,;]{4,50}?) (?:was|is|has been|runs?|averages?)\b/i;
const subjectOf = (text: string): string | undefined => subject.exec(text)?.groups?.what;

/** `have it leave in 15 working days. Present average is 33`; today alone where the goal is no number. */
const inDays = matcher(
  String.raw`\b(?:in|within|under) (?<goal>${amount}) (?<unit>(?:working |calendar |business )?days|weeks)\b`,
);
const averageNow = matcher(
  String.raw`\b(?:(?:the |our |my )?(?:present|current|usual)|(?:our|my)|last (?:month|quarter|year)['’]?s?) (?:average|mean|median)(?: is| was|:)? (?:about |around |now )?(?<now>${amount})(?: (?<unit>(?:working |calendar |business )?days|weeks))?(?=[,.;]|$| by\b)`,
);
const leaves = /\b(?:leav(?:e|es|ing)|ship(?:s|ped|ping)?|deliver\w*|out the (?:door|gate)|lead time|on the truck)\b/i;
const daysToLeave: Read = (text, { goals }, at) => {
  if (!leaves.test(text)) return undefined;
  const wish = inDays.exec(text)?.groups;
  const now = goals
    .slice(at, at + 3)
    .map((one) => averageNow.exec(one)?.groups)
    .find((one) => one !== undefined);
  const unit = wish?.unit ?? now?.unit;
  if (now === undefined || unit === undefined || (now.unit ?? unit) !== unit) return undefined;
  if (wish?.goal !== undefined) return pair(measureNames.leadTime, wish.goal, now.now, unit, true);
  const today = amountOf(now.now);
  return today === undefined
    ? undefined
    : {
        name: measureNames.leadTime,
        unit,
        today: { value: today, text: String(today) },
        target: null,
        lowerIsBetter: true,
        kpi: "kpi_lead_time",
      };
};
