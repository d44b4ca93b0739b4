import { answerBenchmarks } from "../../knowledge/answer-benchmarks.ts";
import { benchmarks } from "../../knowledge/benchmarks.ts";
import { labelOf } from "../../survey/label.ts";
import type { Evidence } from "../diagnosis.ts";
import type { FactField } from "../facts/facts.ts";
import type { NotThis, Quote } from "./case.ts";
import { counted, percent, written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import { crewOf, postsWritten } from "./shop.ts";

type Weakness = Pick<NotThis, "weakness" | "why" | "quotes">;

/** Why the evidence of a runner-up is weak. */
export function weaknessOf(speaking: readonly Evidence[], quoted: readonly Quote[], mentions: RegExp): Weakness {
  const [top] = speaking;
  if (top === undefined) return { weakness: "not-mentioned", why: "No answer speaks for it.", quotes: [] };
  const written = speaking.filter((one) => one.quoted);
  const [own] = written.filter(({ answer }) => !quoted.some(({ text }) => sameSentence(answer, text)));
  if (own !== undefined) return saidOnce(own, mentions);
  if (written.length > 0) return sameSentences(written.length, speaking.length - written.length);
  if (speaking.length > 1) {
    const ticks = counted(speaking.length);
    return { weakness: "few-ticks", why: `You checked ${ticks} boxes for it, and wrote nothing about it.`, quotes: [] };
  }
  const why = `Only one answer hints at it: “${labelOf(top.field)}” ${top.answer}.`;
  return { weakness: "one-tick", why, quotes: [] };
}

/** Every sentence that speaks of it is told as the first cause already. */
function sameSentences(sentences: number, ticks: number): Weakness {
  const told = sentences === 1 ? "The sentence that points here fits" : "The sentences that point here fit";
  const only = sentences === 1 ? "Only one sentence points here, and it fits" : "Only sentences point here that fit";
  const why =
    ticks === 0 ? `${only} the first cause better.` : `${told} the first cause better. Your ticks alone say little.`;
  return { weakness: "same-sentence", why, quotes: [] };
}

/** Characters of a sentence that a line has room for. */
const longestQuote = 120;

/** A sentence under this ratio only brushes it. Own judgment. */
const plainFrom = 1.8;

/** A sentence of their own that speaks of it, in passing; shown where it says so in words. */
function saidOnce({ field, answer, ratio }: Evidence, mentions: RegExp): Weakness {
  const isShown =
    ratio >= plainFrom &&
    isComplaint(field) &&
    mentions.test(answer) &&
    answer.length <= longestQuote &&
    !answer.endsWith("…");
  return isShown
    ? { weakness: "few-ticks", why: "You mention it in passing:", quotes: [{ field, text: answer }] }
    : { weakness: "few-ticks", why: "Fewer of your answers point to it.", quotes: [] };
}

const isComplaint = (field: Evidence["field"]): field is FactField => field === "pain_invisible" || field === "notes";

const sameSentence = (answer: string, text: string): boolean => text.startsWith(answer.replace(/…$/, ""));

/** Hours the machines are said to run, beside those of the week. */
export function clockSum({ sums }: Reading): string | null {
  const clock = sumsOfKind(sums, "clock-share");
  return clock
    ? `${written(clock.hoursAWeek)} ÷ ${written(clock.clockHours)} hours a week = ${percent(clock.hoursAWeek / clock.clockHours)}.`
    : null;
}

/** Machinists beside the machines they can run, or beside the posts there are. */
export function crewSum({ submission }: Reading): string | null {
  const crew = crewOf(submission);
  const { shop_type } = submission;
  if (crew === undefined) return null;
  const { machinists, posts } = crew;
  if (crew.isOver) return `${postsWritten(submission)}, and you have ${machinists} machinists.`;
  if (shop_type === undefined) return null;
  const each = benchmarks[answerBenchmarks.machinesPerMachinist.rows[shop_type]].value.likely;
  const run = machinists * each;
  if (run < posts) return null;
  return `In shops like yours one machinist runs about ${written(each)} machines, so ${machinists} can run about ${written(run)}. You run ${posts}.`;
}
