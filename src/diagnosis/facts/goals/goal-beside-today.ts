import { capitalized } from "../../../survey/writing.ts";
import { durationsIn, durationText } from "../numbers/durations.ts";
import { measureNames } from "../sums/stated.words.ts";
import { amount, matcher, pair, type StatedTexts } from "./goal-parts.ts";
import { amountOf, kpiCounting, type OwnMeasure } from "./own-measure.ts";

/** Today's value and the goal in sentences next to each other, which no single sentence holds. */
export const goalsBesideToday = (texts: StatedTexts): readonly OwnMeasure[] =>
  texts.goals.flatMap((text, at) =>
    [wantedAfter, wantedInstead, daysToLeave, money, countSeen, shareDone].flatMap(
      (read) => read(text, texts, at) ?? [],
    ),
  );

type Read = (text: string, texts: StatedTexts, at: number) => OwnMeasure | undefined;

/** `I would call 60 minutes a success`, `Want under 10`, `The goal is 8 days`: what they want of what the sentence before tells. */
const wanted = matcher(
  String.raw`^(?:and |but )?(?:(?:I|we)(?:['’]d| would)? (?:call|like|want|need|take)|want|need|(?:the |my |our )?(?:goal|target) is)(?: (?:it|them|that))?(?: (?:to be|at|down to|back to))? (?<limit>(?:under|below|less than|fewer than|at most) )?(?<goal>${amount})(?: (?<unit>minutes|min|hours|hrs|days|weeks))?(?= a success\b|[.,;!]|$)`,
);
const wantedAfter: Read = (text, { goals }, at) => {
  const { limit, goal = "", unit } = wanted.exec(text)?.groups ?? {};
  const before = goals[at - 1];
  if (goal === "" || before === undefined || !isToday.test(before)) return undefined;
  const target = limit === undefined ? goal : `under ${goal}`;
  if (unit !== undefined && /^(?:m|h)/i.test(unit)) return timeWanted(before, `${goal} ${unit}`, limit !== undefined);
  const { now, of = "" } = counted.exec(before)?.groups ?? {};
  const name = subjectOf(before) ?? fewer.exec(goals[at - 2] ?? "")?.groups?.what;
  const what = unit ?? of;
  const period = inMonth.exec(before)?.[0] === undefined ? what : measureNames.aMonth(what);
  const one = now === undefined || name === undefined ? undefined : pair(capitalized(name), goal, now, period);
  return one?.target
    ? { ...one, lowerIsBetter: limit !== undefined || one.lowerIsBetter, target: { ...one.target, text: target } }
    : undefined;
};

function timeWanted(before: string, goal: string, isLimit: boolean): OwnMeasure | undefined {
  const [today] = durationsIn(before).toReversed();
  const [target] = durationsIn(goal);
  const name = subjectOf(before);
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
  /^(?!.*\b(?:want|would|should|used to|years? ago|in (?:19|20)\d\d|says?|claims?)\b).*\b(?:was|is|are|were|had|has|takes?|took|averaged?|averages|runs?|stands?)\b/i;
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

/** `In June we shipped 412,000 pieces, I want 500,000`. */
const madeAndWanted = matcher(
  String.raw`\b(?:we|I) (?:now )?(?:ship|shipped|make|made|cut|turn out|turned out|get|got|finish|finished|deliver|delivered) (?:about |around |only )?(?<now>${amount}) (?<what>[a-z]+(?: [a-z]+)?)(?: a (?<per>day|week|month))?[,;] (?:and |but )?(?:I|we) (?:want|need) (?:about |at least )?(?<goal>${amount})(?! ?(?:%|percent|hours|days|weeks))(?=[.,;!]|$| and\b)`,
);
const wantedInstead: Read = (text) => {
  const { now, what = "", per, goal } = madeAndWanted.exec(text)?.groups ?? {};
  return goal === undefined
    ? undefined
    : pair(capitalized(per === undefined ? what : `${what} a ${per}`), goal, now, "");
};

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

/** `$900k a month out the door. April was $512k`. */
const sales = matcher(
  String.raw`^(?:(?:get|have|ship|see|do|to) )?(?<goal>\$${"[\\d.,]+\\d(?:k|K| ?million)?"}) (?:a|per|each|every) (?<per>month|week|day)\b(?=[^.;]{0,30}\b(?:out the (?:door|gate)|shipped|billed|sales|shipping)\b)`,
);
const soldNow =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|last (?:month|week)|(?:right )?now|we (?:do|did|ship|shipped|bill)|today)(?: (?:was|were|is|it['’]s|we (?:did|shipped)|at|about|only))* (?<now>\$[\d.,]+\d(?:k|K| ?million)?)/i;
const money: Read = (text, { goals }, at) => {
  const { goal, per = "" } = sales.exec(text)?.groups ?? {};
  const now = [text, goals[at + 1] ?? ""].map((one) => soldNow.exec(one)?.groups?.now).find((one) => one !== undefined);
  return goal === undefined || now === undefined ? undefined : pair(measureNames.shippedIn(per), goal, now, "");
};

/** `15 green lights at night`, if the goal also says `I see maybe 7`. */
const things = matcher(
  String.raw`^(?<goal>\d{1,3}) (?<what>[a-z]+ (?:lights|machines|spindles|lathes|mills)|(?:lights|machines|spindles|lathes|mills) [a-z]+)\b`,
);
const seen = matcher(String.raw`\bI (?:see|count|find|get) (?:maybe|about|around|only|just|perhaps) (?<now>\d{1,3})\b`);
const countSeen: Read = (text, { goals }) => {
  const { goal, what = "" } = things.exec(text)?.groups ?? {};
  const now = goals.map((one) => seen.exec(one)?.groups?.now).find((one) => one !== undefined);
  return goal === undefined || now === undefined ? undefined : pair(capitalized(what), goal, now, "");
};

/** `I checked 22 changes and 5 of them made it to all four places`. */
const share = matcher(
  String.raw`\b(?:checked|counted|looked at|went through|followed|pulled) (?<all>\d{1,3}) (?<things>[a-z]+s)\b[^.;]{0,24}?(?:,| and|, and) (?:only |just )?(?<now>${amount}) of (?:them|those|these) (?<did>[a-z][^.,;]{3,48})`,
);
const shareDone: Read = (text, { measures }) => {
  const { all = "", things: what = "", now, did = "" } = share.exec(text)?.groups ?? {};
  const value = amountOf(now);
  if (value === undefined || !measures.includes(text) || value >= Number(all)) return undefined;
  const name = capitalized(measureNames.thatDid(what, did.trim()));
  return {
    name,
    unit: `of ${all}`,
    today: { value, text: String(value) },
    target: null,
    lowerIsBetter: wentWrong.test(did),
    kpi: null,
  };
};
const wentWrong =
  /\b(?:late|wrong|scrap\w*|reject\w*|missed|failed|short|bad|lost|over|not|never|waited|stuck)\b|n['’]t\b/i;
