import { durationsIn, durationText } from "../numbers/durations.ts";
import { measureNames } from "../sums/stated.words.ts";
import { amount, matcher, measure, pair, type Shape, times } from "./goal-parts.ts";
import { amountOf, type OwnMeasure } from "./own-measure.ts";

/** The limit is part of the goal: `under 5`. */
const under = (one: OwnMeasure | undefined): OwnMeasure | undefined =>
  one?.target ? { ...one, lowerIsBetter: true, target: { ...one.target, text: `under ${one.target.text}` } } : one;

/** `Fewer than sixty open totes on the floor, down from 214`, `Fewer than 40 hours lost on the large machines`. */
const fewerThings = matcher(
  `^(?:also |and )?(?:fewer|less) than (?<goal>${amount}) (?:of (?:these|those|the) )?(?<what>[^,.;:]{4,60})(?:, down from (?:about )?(?<now>${amount}))?`,
);
const thereAre = matcher(`^there (?:are|were) (?<there>${amount}) (?:this morning|today|now|right now|yesterday)\\b`);
const fewer: Shape = (text, texts, at) => {
  const { goal, what = "", now } = fewerThings.exec(text)?.groups ?? {};
  const there = thereAre.exec(texts.goals[at + 1] ?? "")?.groups?.there;
  return goal === undefined ? undefined : under(measure(what, goal, now ?? there, texts, ""));
};

/** `Fewer than 1 in 20 late on 5-axis parts`, `less than one in ten jobs late`: a share in percent. */
const fewerInAll = matcher(
  `^(?:fewer|less) than (?<goal>${amount}) (?:in|of|out of) (?:every )?(?<all>${amount}) (?<what>[^,.;:]{4,50}?)(?= by\\b|[,.;:]|$)`,
);
const fewerOf: Shape = (text, texts) => {
  const { goal, all, what = "" } = fewerInAll.exec(text)?.groups ?? {};
  return shareOf(what, goal, all, texts);
};

function shareOf(what: string, goal: string | undefined, all: string | undefined, texts: Parameters<Shape>[1]) {
  const [part, whole] = [amountOf(goal), amountOf(all)];
  if (part === undefined || whole === undefined || part >= whole) return undefined;
  const one = measure(what, String(Math.round((part / whole) * 100)), undefined, texts, "");
  return under(one && inPercent(one));
}

/** `Rejects at final below 1%`, `scrap under 2 pct`, `late jobs under 1 in 10`, `and 5-axis backlog under five weeks`. */
const underLimit = matcher(
  `(?:^|[,;] |\\band )(?<what>(?!and\\b)[^,.;:]{3,40}?) (?:under|below) (?<goal>${amount})(?: ?(?<unit>%|percent|pct|${times})| (?:in|out of) (?:every )?(?<all>${amount}))?(?=[\\s.,;!]|$)`,
);
const limitUnder: Shape = (text, texts, at) => {
  const { what = "", goal = "", unit = "", all } = underLimit.exec(text)?.groups ?? {};
  const now = [beside.exec(text), itWas.exec(texts.goals[at + 1] ?? "")].find((one) => one !== null)?.groups?.now;
  if (goal === "" || goal.includes("$") || isHalf.test(what)) return undefined;
  if (all !== undefined) return shareOf(what, goal, all, texts);
  const isShare = /^(?:%|percent|pct)$/i.test(unit);
  const one = measure(what, goal, now, texts, isShare ? "" : unit);
  return under(isShare && one ? inPercent(one) : one);
};
/** `Scrap below 2% (currently 6%)`, `Setup vs estimate under 120%. It was 331% in July.` */
const beside = matcher(`\\((?:it['’]s )?(?:now|currently|today|at present)(?: at)? (?<now>${amount})`);
const itWas = matcher(
  `^(?:it|that)(?: is| was|['’]s) (?:about |around |now )?(?<now>${amount}) ?(?:%|percent|pct|${times})?(?: now| today| in \\p{Lu}\\p{Ll}+| last (?:week|month|quarter|year))?[.,;!]?`,
  "iu",
);

/** `back in under 90 minutes`, `from 63 to under 10`: other patterns match those. */
const isHalf = /^to |\b(?:in|to|of|at|by|from)$|\b(?:from|be|is|are|stays?|keep) /i;

export const inPercent = (one: OwnMeasure): OwnMeasure => ({
  ...one,
  today: one.today && { ...one.today, text: `${one.today.value}%` },
  target: one.target && { ...one.target, text: `${one.target.value}%` },
});

/** `I close the month by day four rather than day fifteen`, `Month closed by the 3rd and not the 11th`. */
const dayOfClose = matcher(
  `\\bclos(?:e|es|ed|ing)\\b[^.;]{0,20} by (?:day|the) (?<goal>${amount})(?:st|nd|rd|th)?,? (?:instead of|rather than|and not|not) (?:day |the )?(?<now>${amount})`,
);
/** `Month end closed by the 5th (now it's the 19th)`. */
const dayThenNow = matcher(
  `\\bclos(?:e|es|ed|ing)\\b[^.;]{0,20} by (?:day|the) (?<goal>${amount})(?:st|nd|rd|th)?[ ,(]+(?:it['’]s |it is )?(?:now|today|currently|at present)(?: it['’]?s| it is| we['’]re at| is)? (?:day |the )?(?<now>${amount})`,
);
const closing: Shape = (text) => {
  const { goal = "", now } = (dayOfClose.exec(text) ?? dayThenNow.exec(text))?.groups ?? {};
  return now === undefined ? undefined : pair(measureNames.monthClose, goal, now, "");
};

/** `Under 90 min` and `Make the changeover faster, maybe 20 minutes`, with the average from another sentence. */
const setupTime = matcher(
  `\\b(?:under|below|less than|within|maybe|down to|in) (?<goal>${amount}) (?:minutes?|min|hours?|hrs?|h)\\b(?: (?:and )?[1-5]?\\d (?:minutes?|min)\\b)?`,
);
const setup: Shape = (text, { goals, reports }) => {
  const isAbout =
    changeover.test(text) || (/^(?:under|below|less than)\b/i.test(text) && changeover.test(goals.join(" ")));
  const found = isAbout ? setupTime.exec(text)?.[0] : undefined;
  const target = found === undefined ? undefined : durationsIn(found)[0]?.minutes;
  if (found === undefined || target === undefined) return undefined;
  const [today] = [...goals, ...reports]
    .filter((one) => one !== text && isMean.test(one))
    .flatMap((one) => durationsIn(one).map(({ minutes }) => minutes));
  const limit = /^(?:under|below|less)/i.test(found) ? `under ${durationText(target)}` : durationText(target);
  return {
    name: measureNames.changeover,
    unit: "",
    today: today === undefined || today <= target ? null : { value: today, text: durationText(today) },
    target: { value: target, text: limit },
    lowerIsBetter: true,
    kpi: "kpi_changeover",
  };
};
const changeover = /\b(?:set-?ups?|change[- ]?overs?|change over|change of jobs?)\b/i;
const isMean = /^(?:the )?(?:mean|average|median)\b|\b(?:on average|averages?) /i;

/** The patterns for limits and spans in a goal. */
export const goalLimits: readonly Shape[] = [setup, fewerOf, fewer, closing, limitUnder];
