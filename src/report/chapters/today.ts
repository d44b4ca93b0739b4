import type { KpiId } from "../../diagnosis/diagnosis.ts";
import { type Light, lightOf, signalOf } from "../../knowledge/signals.ts";
import type { AnswerTo, Submission } from "../../survey/submission.ts";
import type { Text } from "../text.ts";
import { onTimeBands } from "./comparisons.ts";
import { todayWords as words } from "./today.words.ts";

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
  return [low, high, words.onTime(low, high)];
}

type Band = readonly [from: number, to: number, words: string];

const dwell = {
  "0–1 day": [0, 1, words.dwell["0–1 day"]],
  "2–3 days": [2, 3, words.dwell["2–3 days"]],
  "4–7 days": [4, 7, words.dwell["4–7 days"]],
  ">1 week": [7, 30, words.dwell[">1 week"]],
} as const satisfies Record<AnswerTo<"shipping_dwell">, Band>;

/** Where a KPI stands today by an answer of the shop, with its light; `undefined` where no answer tells. */
export function todayOf(id: KpiId, submission: Submission): Text | undefined {
  const today = todayBy(id, submission);
  if (today === undefined) return undefined;
  const signal = signalOf(id);
  // A band of answers is open at its better end where the light begins: 85% to 95% is not yet green.
  const middle = lightOf(signal, (today.from + today.to) / 2);
  const lights = [lightOf(signal, inside(today, 0.01)), middle, lightOf(signal, inside(today, 0.99))];
  return words.today(today.said, today.words, lightWord([...new Set(lights)]));
}

const inside = ({ from, to }: Today, part: number): number => from + (to - from) * part;

const lightWord = (lights: readonly Light[]): string => lights.join(" or ");

function todayBy(id: KpiId, { late_job_ratio, shipping_dwell }: Submission): Today | undefined {
  if (id === "kpi_otd" && late_job_ratio !== undefined) return todayFrom(late_job_ratio, onTime(late_job_ratio));
  if (id === "kpi_ship_dwell" && shipping_dwell !== undefined) return todayFrom(shipping_dwell, dwell[shipping_dwell]);
  return undefined;
}

const todayFrom = (said: string, [from, to, words]: Band): Today => ({ said, from, to, words });
