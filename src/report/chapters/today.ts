import type { KpiId } from "../../diagnosis/diagnosis.ts";
import type { AnswerTo, Submission } from "../../survey/submission.ts";
import { type Light, lightOf, signals } from "../signals.ts";
import { answer, say, type Text } from "../text.ts";
import { onTimeBands } from "./comparisons.ts";

/** What an answer says of a KPI today, in the unit of its light. */
interface Today {
  readonly said: string;
  readonly from: number;
  readonly to: number;
  /** The range in words. */
  readonly words: string;
}

/** Late jobs turned round: what is not late is on time. Of jobs, where the KPI counts order lines. */
function onTime(late: AnswerTo<"late_job_ratio">): Band {
  const { low, high } = onTimeBands[late];
  return [low, high, low === 0 ? `less than about ${high}% on time` : `about ${low}% to ${high}% on time`];
}

type Band = readonly [from: number, to: number, words: string];

const dwell = {
  "0–1 day": [0, 1, "up to 1 day"],
  "2–3 days": [2, 3, "2 to 3 days"],
  "4–7 days": [4, 7, "4 to 7 days"],
  ">1 week": [7, 30, "more than 7 days"],
} as const satisfies Record<AnswerTo<"shipping_dwell">, Band>;

/** Where a KPI stands today by an answer of the shop, with its light; `undefined` where no answer tells. */
export function todayOf(id: KpiId, submission: Submission): Text | undefined {
  const today = toldBy(id, submission);
  if (today === undefined) return undefined;
  const { signal } = signals[id];
  // A band of answers is open at its better end where the light begins: 85% to 95% is not yet green.
  const middle = lightOf(signal, (today.from + today.to) / 2);
  const lights = [lightOf(signal, inside(today, 0.01)), middle, lightOf(signal, inside(today, 0.99))];
  return say`You answered ${answer(today.said)}: ${today.words}, which is ${lightWord([...new Set(lights)])}. Count it to be sure.`;
}

const inside = ({ from, to }: Today, part: number): number => from + (to - from) * part;

const lightWord = (lights: readonly Light[]): string => lights.join(" or ");

function toldBy(id: KpiId, { late_job_ratio, shipping_dwell }: Submission): Today | undefined {
  if (id === "kpi_otd" && late_job_ratio !== undefined) return told(late_job_ratio, onTime(late_job_ratio));
  if (id === "kpi_ship_dwell" && shipping_dwell !== undefined) return told(shipping_dwell, dwell[shipping_dwell]);
  return undefined;
}

const told = (said: string, [from, to, words]: Band): Today => ({ said, from, to, words });
