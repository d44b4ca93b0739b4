import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { mayHoldNumber, numbersIn, type WrittenNumber, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { overWords, statedPeriods, statedUnits } from "./stated.words.ts";

interface Job {
  readonly planned: number;
  readonly taken: number;
  readonly sentence: Sentence;
  /** The sentence with the hours it took, if that is another one. */
  readonly next?: Sentence;
}

/** Words right before the hours a job was sold or planned at, and before those it took. */
const planning =
  /\b(?:put (?:it |them |that )?(?:down|in)(?: for)?|(?:quoted|bid|sold)(?: it| them)?|(?:quoted|bid|sold|pric(?:ed|ing))\b[^,.;]{0,20} at|estimated(?: it| them)?(?: at)?|had(?: it| them)?(?: at)?|planned(?: at)?|figured(?: it| them)?(?: at)?|(?:told|gave|promised) (?:the |our |my )?customers?|(?:traveler|card|sheet|quote|bid|router|ticket) says)$/i;
const taking =
  /\b(?:(?:and|but) (?:we |they |actually |really )?put in|booked|worked|took|takes?|ran|slips? (?:said|say)|needed|spent|clocked|used|came (?:out )?(?:at|to)|leaves?\b[^,.;]{0,16}\bafter)$/i;
/** After the number: hours, or nothing that it could count instead. */
const hoursAfter = /^\s*(?:-?(?:hours?|hrs?|h)\b|[,.;)]|$|and\b|in the\b|with\b|they\b|almost\b|ate\b)/i;
/** Times as long as planned that no setup or job runs over. Own judgment. */
const maxOver = 8;

/** `I put down 22 hours, they booked 41`; `Had 12 in the trailer hinge tooling, took 19`: jobs over the hours they were sold at. */
export function bookedAndTaken(
  sentences: readonly Sentence[],
  field: FreeTextField,
  answer: string,
): StatedLoss | undefined {
  const jobs = sentences.flatMap((sentence, at) => {
    const alone = jobIn(sentence, sentences[at - 1]);
    return alone.length > 0 ? alone : jobInTwo(sentence, sentences[at + 1]);
  });
  if (jobs.length === 0 || !/\b(?:hours?|hrs?)\b/i.test(answer)) return undefined;
  const [planned, taken] = [sumOf(jobs.map((job) => job.planned)), sumOf(jobs.map((job) => job.taken))];
  const over = taken - planned;
  const isSetup = jobs.every(({ sentence }) => /\bset-?ups?\b|\bchange-?overs?\b/i.test(sentence.text));
  const share = Math.round((over / planned) * 100);
  const each = jobs.map(
    (job) =>
      `${digits(job.taken)} − ${digits(job.planned)} = ${withNoun(digits(job.taken - job.planned), "hours")} over`,
  );
  const alike = jobs.length === 1 ? jobsAlike(jobs) : 1;
  const isOneJob = jobs.length === 1 && alike === 1 && !sentences.some(({ text }) => isOfSeveralJobs(text));
  const last = `${digits(over)} ÷ ${digits(planned)} = ${share}%`;
  const all = withNoun(digits(alike * over), "hours");
  return {
    kind: "stated-loss",
    cause: isSetup ? "setup_changeover" : "quoting_estimating",
    value: { low: share, high: share },
    isPercent: true,
    unit: statedUnits.overPlannedOn(isOneJob ? "job" : "jobs"),
    lines: [
      ...each,
      ...(alike > 1 ? [overWords.jobs(digits(alike), withNoun(digits(over), "hours"), all)] : []),
      jobs.length === 1 ? last : overWords.together(all, last),
    ],
    hours: {
      low: alike * over,
      high: alike * over,
      period: isOneJob ? statedPeriods.thatJob : statedPeriods.thoseJobs,
    },
    quotes: quotesOf(field, ...jobs.flatMap(({ sentence, next = sentence }) => [sentence, next])),
  };
}

/** How many jobs the hours of one are told for: `on the other 14 we figured 31 hours apiece and put in 49`. */
function jobsAlike([job]: readonly Job[]): number {
  const { count = "" } = eachOf.exec(job?.sentence.text ?? "")?.groups ?? {};
  const number = numbersIn(count)[0]?.low ?? 1;
  return Number.isInteger(number) && number > 1 ? number : 1;
}
const eachOf = quick(
  new RegExp(
    String.raw`\b(?:on|for|with|of) (?:all |the |those |my |our )*(?:other |last |first )?(?<count>${writtenNumber})(?: (?:others|of (?:them|those)|(?:[a-z]+ )?(?:jobs|orders|repairs|molds|dies)))?,? (?:we|i|they|he|she)\b[^.;]*\b(?:apiece|each|a ?piece)\b`,
    "i",
  ),
);

/** `I took the last 12 jobs: we quoted 540 hours and took 768`: the hours are the total for all of them. */
const isOfSeveralJobs = (text: string): boolean =>
  numbersIn(text).some(({ low, end }) => low > 1 && /^\s+(?:[\w-]+ ){0,3}jobs\b/i.test(text.slice(end)));

function jobIn(sentence: Sentence, before: Sentence | undefined): readonly Job[] {
  const { text } = sentence;
  if (!mayHoldNumber(text)) return [];
  const said =
    before && against.test(text) && jobIn(before, undefined).length > 0 ? against.exec(text)?.groups : undefined;
  const [spelledPlan, spelledTime] = [said?.planned, said?.taken].map((one) => numbersIn(one ?? "")[0]?.low);
  const numbers = numbersIn(text).filter(({ end }) => hoursAfter.test(text.slice(end)));
  const named = (words: RegExp) => numbers.find((number) => words.test(leading(text, number)))?.low;
  const planned = spelledPlan ?? named(planning);
  if (planned === undefined) return [];
  const taken = spelledTime ?? named(taking);
  const isJob = taken !== undefined && planned >= 0.5 && taken > planned && taken <= maxOver * planned;
  return isJob && !hypothetical.test(text) ? [{ planned, taken, sentence }] : [];
}

/** `I'd sold 118 hours. We worked 187.` */
function jobInTwo(sentence: Sentence, next: Sentence | undefined): readonly Job[] {
  if (next === undefined || !goesOn.test(next.text) || next.text.length > shortest) return [];
  if (jobIn(next, undefined).length > 0) return [];
  const jobs = jobIn({ ...sentence, text: `${sentence.text.replace(/[.!]$/, ",")} ${next.text}` }, undefined);
  return jobs.map((job) => ({ ...job, sentence, next }));
}
const goesOn = /^(?:and |but )?(?:it|we|they|he|she|i)\b/i;
/** The most characters of a sentence that says only what it took. Own judgment. */
const shortest = 60;

/** What somebody else could do, or would have. */
const hypothetical = /\b(?:could|cld|should have|would have|used to)\b|%|\$/i;

const leading = (text: string, { start }: WrittenNumber): string =>
  text.slice(Math.max(0, start - 48), start).replace(/\s+(?:about|around|only|just)?\s*$/i, "");

/** `The gearbox cheeks before that, 30 against 52`, after a pair that is named. */
const against = quick(/\b(?<planned>\d[\d.]*) (?:against|versus|vs\.?) (?<taken>\d[\d.]*)\b/i);

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
