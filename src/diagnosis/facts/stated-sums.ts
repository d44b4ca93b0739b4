import { withNoun } from "../../survey/writing.ts";
import type { Sentence } from "../reader/words.ts";
import type { FactField } from "./facts.ts";
import { numbersIn } from "./number-in-text.ts";
import { plain, quotesOf, type StatedLoss, span } from "./stated-loss.ts";
import {
  type Form,
  hoursSum,
  leastOver,
  minutesOfHour,
  mostEach,
  mostOver,
  mostStanding,
  type Near,
  periodIn,
  periodOf,
  rise,
  sharesWord,
} from "./stated-near.ts";
import { planAndActual, shortOf } from "./stated-plan.ts";
import { type StatedQuantity, statedQuantitiesIn } from "./stated-quantities.ts";

/** What the quantities of an answer come to: each form of sum once, the one with the most hours first. */
export function statedSumsIn(sentences: readonly Sentence[], field: FactField): readonly StatedLoss[] {
  const told = sentences.map(statedQuantitiesIn);
  const sums = told.flatMap((here, at) => {
    const near: Near = {
      here,
      next: told[at + 1] ?? [],
      around: sentences
        .slice(Math.max(0, at - 1), at + 2)
        .flatMap((_, index) => told[Math.max(0, at - 1) + index] ?? []),
      lines: sentences.slice(Math.max(0, at - 1), at + 2),
      field,
    };
    return forms.flatMap((form) => form(near) ?? []);
  });
  const known = sums.map(({ lines }) => lines.join());
  return sums
    .filter(({ lines }, at) => known.indexOf(lines.join()) === at)
    .toSorted((a, b) => (b.hours?.high ?? 0) - (a.hours?.high ?? 0));
}

/** `It cut 36 hours last week out of 80`: hours possible less hours run. */
const outOf: Form = ({ here, field, lines }) => {
  for (const [at, run] of here.entries()) {
    const all = here[at + 1];
    if (all === undefined || !cutting.test(`${run.before} ${run.after}`)) continue;
    const isOf = /\b(?:out )?of(?: the| its| a possible)?\s*$/i.test(
      run.sentence.text.slice(0, indexOf(all)).trimEnd(),
    );
    const isHours = [run, all].some(({ unit }) => unit === "minutes") && [run, all].every(isTimeOrBare);
    const [ran, possible] = [inHours(run), inHours(all)];
    if (!isOf || !isHours || possible > 168 || ran >= possible) continue;
    const period = periodIn({ lines }, run.sentence);
    return hoursSum({
      cause: null,
      hours: { low: possible - ran, high: possible - ran },
      whose: "machine hours",
      unit: "not run",
      period,
      isPriced: false,
      standsFor: "shop",
      lines: [
        `${plain(possible)} − ${plain(ran)} = ${withNoun(plain(possible - ran), "hours")}. ${plain(ran)} ÷ ${plain(possible)} = ${Math.round((100 * ran) / possible)}% run`,
      ],
      quotes: quotesOf(field, run.sentence),
    });
  }
  return undefined;
};
const cutting = /\b(?:cuts?|cutting|ran|runs?|running|in cycle|turning|in the cut)\b/i;

/** A count of stops, calls or waits times the hours of each. */
const countTimesEach: Form = (near) => {
  const { here, next, field } = near;
  const isTimes =
    here.some(({ of }) => of === "times") &&
    !/\b(?:in all|in total|altogether|together)\b/i.test(near.lines.map(({ text }) => text).join(" "));
  const each = [...here, ...next].find(
    (one) => one.unit === "minutes" && one.low <= mostStanding && one.low >= 5 && (isEach(one) || isTimes),
  );
  const sentences = [...new Set([here[0]?.sentence, each?.sentence])].filter((one) => one !== undefined);
  const text = sentences.map((one) => one.text).join(" ");
  if (each === undefined || !lost.test(text) || dream.test(text)) return undefined;
  const counted = [...here, ...next].filter(
    (one) =>
      one !== each &&
      (one.unit === "count" ||
        (one.unit === null && (one.per !== null || /\bof (?:those|them|these)\b/i.test(one.after)))) &&
      !/years?|shifts?|people|guys?|men|women/i.test(one.of) &&
      !inEachNight.test(one.after) &&
      (one.sentence === each.sentence ||
        /^\W*(?:about|around|roughly|each|it|they|that)\b/i.test(each.sentence.text) ||
        sharesWord(one.sentence, each.sentence) ||
        /\b(?:those|them)\b/i.test(one.after)),
  );
  const [things, another] = counted;
  if (things === undefined || another !== undefined || !Number.isInteger(things.low) || things.low < 2)
    return undefined;
  const many = aTime.test(things.of) ? howMany(text) : 1;
  // Of nights alone nobody knows how many things waited in each.
  if (many === undefined) return undefined;
  const hours = {
    low: (many * things.low * each.low) / minutesOfHour,
    high: (many * things.high * each.high) / minutesOfHour,
  };

  const isByPeople = /\b(?:hunt\w*|look(?:s|ing)? for|search\w*|guys|picture|rewrit\w*|retyp\w*)\b/i.test(text);
  return hoursSum({
    cause: stops.test(text) ? "maintenance_downtime" : null,
    hours,
    whose: isByPeople ? "labor hours" : "hours",
    unit: "",
    period: periodOf(near, things, each),
    lines: [
      `${many === 1 ? "" : `${plain(many)} × `}${withNoun(span(things.low, things.high), things.of)} × ${withNoun(rise(each.low, each.high), "hours")} each = ${withNoun(span(hours.low, hours.high), "hours")}`.replace(
        "  ",
        " ",
      ),
    ],
    quotes: quotesOf(field, things.sentence, each.sentence),
    isPriced: !isByPeople,
  });
};
const inEachNight = /^[\w\s-]{0,24}\b(?:a|per|each|every) (?:night|morning|weekend)\b/i;
/** Where nights, days or shifts are counted, a sentence may say how many things stood in each: `two wait for morning`. */
const aTime = /\b(?:nights?|days?|mornings?|shifts?|weekends?)$/i;
const howMany = (text: string): number | undefined =>
  numberBefore(/\b(?<count>\w+) (?:of (?:them|those|these) )?(?:waits?|sits?|stands?|stay|stays|hangs?)\b/i, text) ??
  numberBefore(/\b(?<count>\w+) (?:[\w-]+ ){1,3}(?:a|per|each|every) (?:night|day|morning|shift|weekend)\b/i, text);
const numberBefore = (words: RegExp, text: string): number | undefined =>
  numbersIn(words.exec(text)?.groups?.count ?? "")[0]?.low;

const lost =
  /\b(?:down|calls?|called|br(?:eak|oke|eaks)\w*|stops?|stopped|waits?|waiting|hunt\w*|look(?:s|ing)? for|search\w*|los[te]\w*|rework\w*|rewrit\w*|redo\w*|idle|sits?|sat|stands?|stood|gone|crash\w*|costs? us)\b/i;
const stops = /\b(?:maintenance|breakdowns?|broke\w*|repair\w*|was down|went down)\b/i;
const dream = /\b(?:could|would|if|want|training)\b/i;

/** More setups than jobs, where a job is said to be set up again: one that takes two from the start loses nothing by it. */
const setAgain: Form = ({ here, field, lines }) => {
  if (!lines.some(({ text }) => again.test(text))) return undefined;
  const jobs = here.find(({ unit, of }) => unit === "count" && /\b(?:jobs|orders|lots)\b/.test(of));
  const setups = here.find(({ unit, of }) => unit === "count" && /\b(?:set-?ups|changeovers)\b/.test(of));
  const each = here.find((one) => one.unit === "minutes" && one.low <= mostEach && one.low >= 5);
  if (jobs === undefined || setups === undefined || each === undefined) return undefined;
  const more = setups.low - jobs.low;
  if (more <= 0 || setups.low > 3 * jobs.low) return undefined;
  return setupsBeyond({
    more,
    each: each.low,
    unit: "for setups beyond one a job",
    period: periodOf({ lines }, setups, jobs),
    line: `${plain(setups.low)} − ${plain(jobs.low)} = ${withNoun(plain(more), "setups")} more than jobs`,
    quotes: quotesOf(field, setups.sentence),
  });
};

/** Setups more than needed, each at its time in minutes. */
const setupsBeyond = (sum: {
  readonly more: number;
  readonly each: number;
  readonly unit: string;
  readonly period: string;
  readonly line: string;
  readonly quotes: StatedLoss["quotes"];
}): StatedLoss => {
  const { more, each, unit, period, line, quotes } = sum;
  const hours = (more * each) / minutesOfHour;
  return hoursSum({
    cause: "setup_changeover",
    hours: { low: hours, high: hours },
    whose: "setup hours",
    unit,
    period,
    lines: [line, `${plain(more)} × ${withNoun(rise(each), "hours")} = ${withNoun(plain(hours), "hours")}`],
    quotes,
  });
};

const again =
  /\b(?:but|only|again|twice|two times|three times|more than once|torn|tear(?:s|ing)?|pull(?:s|ed)? (?:off|for)|(?:came|come|comes|taken|took) off|bump\w*|half[- ](?:done|run|finished|way)|broken into)\b/i;

/** More setups than were planned: `64 setups planned, 91 done. 3 hours each.` */
const setMore: Form = ({ here, next, around, field, lines }) => {
  const isSetups = ({ unit, of }: StatedQuantity): boolean =>
    unit === null || (unit === "count" && /\b(?:set-?ups|changeovers|change-overs)\b/.test(of));
  const isPlan = ({ side, after }: StatedQuantity): boolean =>
    side === "plan" || /^\s*(?:set-?ups|changeovers|change-overs) (?:were )?(?:planned|scheduled)\b/i.test(after);
  const plan = here.find((one) => one.unit === "count" && isPlan(one) && isSetups(one));
  const done = [...here, ...next].find((one) => one !== plan && !isPlan(one) && isSetups(one));
  const each = around.find((one) => one.unit === "minutes" && one.low <= mostEach && one.low >= 5);
  if (plan === undefined || done === undefined || each === undefined || done.low <= plan.low) return undefined;
  if (done.low > 3 * plan.low || each.side === "plan") return undefined;
  const more = done.low - plan.low;
  return setupsBeyond({
    more,
    each: each.low,
    unit: "for setups beyond the plan",
    period: periodOf({ lines }, done, plan),
    line: `${plain(done.low)} − ${plain(plan.low)} = ${withNoun(plain(more), "setups")} more than planned`,
    quotes: quotesOf(field, plan.sentence, done.sentence, each.sentence),
  });
};

/** The same thing a second time, or with somebody else: `First one, 20 days on the Makino. Second one, 12.` */
const secondTime: Form = ({ here, next, field }) => {
  const all = [...here, ...next];
  const first = all.find((one) => isTime(one) && firstOne.test(one.before));
  const second = all.find((one) => one !== first && isTimeOrBare(one) && secondOne.test(one.before));
  if (first === undefined || second === undefined || !(second.unit === null || second.unit === first.unit))
    return undefined;
  const isDays = first.unit === "days";
  const scale = isDays ? 1 : minutesOfHour;
  const [slow, quick] = [first.low / scale, second.unit === null ? second.low : second.low / scale];
  const less = slow - quick;
  if (less < leastOver * slow || quick < slow / mostOver) return undefined;
  const unit = isDays ? "days" : "hours";
  return {
    kind: "told-loss",
    cause: null,
    standsFor: "what-it-speaks-of",
    value: { low: less, high: less },
    isPercent: false,
    unit: `${unit} less, the second time`,
    lines: [
      `${plain(slow)} − ${plain(quick)} = ${plain(less)} ${unit}. ${plain(less)} ÷ ${plain(slow)} = ${Math.round((100 * less) / slow)}%`,
    ],
    hours: null,
    quotes: quotesOf(field, first.sentence, second.sentence),
  };
};
const things = "(?:one|batch|run|time|tool|lot|job|order)";
const firstOne = new RegExp(String.raw`\bfirst ${things}\b`, "i");
const secondOne = new RegExp(String.raw`\b(?:second|next|other) ${things}\b`, "i");

const forms: readonly Form[] = [planAndActual, outOf, countTimesEach, setMore, setAgain, secondTime, shortOf];

const isTime = ({ unit }: StatedQuantity): boolean => unit === "minutes" || unit === "days";
const isTimeOrBare = (one: StatedQuantity): boolean => one.unit === "minutes" || one.unit === null;
const inHours = ({ unit, low }: StatedQuantity): number => (unit === "minutes" ? low / minutesOfHour : low);
const isEach = ({ after, before, per }: StatedQuantity): boolean =>
  per === "each" ||
  /^\W*(?:of |time |at |on |for )?(?:each|apiece|per|every)\b/i.test(after) ||
  /^[^.]*\b(?:each|every|average)\b/i.test(before) ||
  /\bwaits\b/i.test(before);

const indexOf = ({ sentence, before, low }: StatedQuantity): number => {
  const at = sentence.text.indexOf(before.trim() === "" ? plain(low) : before);
  return sentence.text.indexOf(plain(low), Math.max(0, at));
};
