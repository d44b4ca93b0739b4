import { answerBenchmarks } from "../../knowledge/answer-benchmarks.ts";
import { benchmarks } from "../../knowledge/benchmarks.ts";
import type { Evidence } from "../diagnosis.ts";
import type { NotThis, Quote } from "./case.ts";
import { capitalized, counted, percent, written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import { crewOf, postsWritten } from "./shop.ts";

/** Why the evidence of a runner-up is weak. */
export function weaknessOf(
  speaking: readonly Evidence[],
  quoted: readonly Quote[],
  isAssumed: boolean,
): Pick<NotThis, "weakness" | "why"> {
  const [top] = speaking;
  if (top === undefined) return { weakness: "not-mentioned", why: "No answer speaks for it." };
  if (top.quoted && quoted.some(({ text }) => sameSentence(top.answer, text))) {
    return { weakness: "same-sentence", why: "Its best evidence is a sentence that tells of the first cause." };
  }
  if (speaking.length === 1 && !top.quoted) {
    return { weakness: "one-tick", why: `It rests on one answer: ${top.answer}.` };
  }
  if (isAssumed) return { weakness: "assumed-inputs", why: "Its hours rest on shares that we assumed." };
  const ticks = speaking.filter((one) => !one.quoted).length;
  return ticks === speaking.length
    ? {
        weakness: "few-ticks",
        why: `${capitalized(counted(ticks))} ticked answers point to it, and no sentence of yours does.`,
      }
    : { weakness: "few-ticks", why: "Your answers say less of it, and less plainly." };
}

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
  return `${machinists} machinists × ${written(each)} machines each = ${written(run)}, and you run ${posts}.`;
}
