import type { Sentence } from "../reader/words.ts";
import type { FactField } from "./facts.ts";
import { plain, quotesOf, span, type ToldLoss } from "./told-loss.ts";
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
} from "./told-near.ts";
import { planAndActual, shortOf } from "./told-plan.ts";
import { type ToldQuantity, toldQuantitiesIn } from "./told-quantities.ts";

/** What the quantities of an answer come to: each form of sum once, the one with the most hours first. */
export function toldSumsIn(sentences: readonly Sentence[], field: FactField): readonly ToldLoss[] {
  const told = sentences.map(toldQuantitiesIn);
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
        `${plain(possible)} − ${plain(ran)} = ${plain(possible - ran)} hours. ${plain(ran)} ÷ ${plain(possible)} = ${Math.round((100 * ran) / possible)}% run`,
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
      (one.sentence === each.sentence ||
        /^\W*(?:about|around|roughly|each|it|they|that)\b/i.test(each.sentence.text) ||
        sharesWord(one.sentence, each.sentence) ||
        /\b(?:those|them)\b/i.test(one.after)),
  );
  const [things, another] = counted;
  if (things === undefined || another !== undefined || !Number.isInteger(things.low) || things.low < 2)
    return undefined;
  const hours = { low: (things.low * each.low) / minutesOfHour, high: (things.high * each.high) / minutesOfHour };

  const isByPeople = /\b(?:hunt\w*|look(?:s|ing)? for|search\w*|guys|picture|rewrit\w*|retyp\w*)\b/i.test(text);
  return hoursSum({
    cause: stops.test(text) ? "maintenance_downtime" : null,
    hours,
    whose: isByPeople ? "labor hours" : "hours",
    unit: "",
    period: periodOf(near, things, each),
    lines: [
      `${span(things.low, things.high)} ${things.of} × ${rise(each.low, each.high)} hours each = ${span(hours.low, hours.high)} hours`.replace(
        "  ",
        " ",
      ),
    ],
    quotes: quotesOf(field, things.sentence, each.sentence),
    isPriced: !isByPeople,
  });
};
const lost =
  /\b(?:down|calls?|called|br(?:eak|oke|eaks)\w*|stops?|stopped|waits?|waiting|hunt\w*|look(?:s|ing)? for|search\w*|los[te]\w*|rework\w*|rewrit\w*|redo\w*|idle|sits?|sat|stands?|stood|gone|crash\w*|costs? us)\b/i;
const stops = /\b(?:maintenance|breakdowns?|broke\w*|repair\w*|was down|went down)\b/i;
const dream = /\b(?:could|would|if|want|training)\b/i;

/** More setups than jobs: `40 jobs ran, 60 setups booked, 3 h each`. */
const setAgain: Form = ({ here, field, lines }) => {
  const jobs = here.find(({ unit, of }) => unit === "count" && /\b(?:jobs|orders|lots)\b/.test(of));
  const setups = here.find(({ unit, of }) => unit === "count" && /\b(?:set-?ups|changeovers)\b/.test(of));
  const each = here.find((one) => one.unit === "minutes" && one.low <= mostEach && one.low >= 5);
  if (jobs === undefined || setups === undefined || each === undefined) return undefined;
  const more = setups.low - jobs.low;
  if (more <= 0 || setups.low > 3 * jobs.low) return undefined;
  const period = periodOf({ lines }, setups, jobs);
  const hours = (more * each.low) / minutesOfHour;
  return hoursSum({
    cause: "setup_changeover",
    hours: { low: hours, high: hours },
    whose: "setup hours",
    unit: "for setups beyond one a job",
    period,
    lines: [
      `${plain(setups.low)} − ${plain(jobs.low)} = ${plain(more)} setups more than jobs`,
      `${plain(more)} × ${rise(each.low)} = ${plain(hours)} hours`,
    ],
    quotes: quotesOf(field, setups.sentence),
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

const forms: readonly Form[] = [planAndActual, outOf, countTimesEach, setAgain, secondTime, shortOf];

const isTime = ({ unit }: ToldQuantity): boolean => unit === "minutes" || unit === "days";
const isTimeOrBare = (one: ToldQuantity): boolean => one.unit === "minutes" || one.unit === null;
const inHours = ({ unit, low }: ToldQuantity): number => (unit === "minutes" ? low / minutesOfHour : low);
const isEach = ({ after, before, per }: ToldQuantity): boolean =>
  per === "each" ||
  /^\W*(?:of |time |at |on |for )?(?:each|apiece|per|every)\b/i.test(after) ||
  /^[^.]*\b(?:each|every|average)\b/i.test(before) ||
  /\bwaits\b/i.test(before);

const indexOf = ({ sentence, before, low }: ToldQuantity): number => {
  const at = sentence.text.indexOf(before.trim() === "" ? plain(low) : before);
  return sentence.text.indexOf(plain(low), Math.max(0, at));
};
