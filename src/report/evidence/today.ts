import { onTimeStated } from "../../diagnosis/kpis/on-time.ts";
import { saidToday, type ValueToday } from "../../diagnosis/kpis/value-today.ts";
import { type Light, lightNames, lightOf } from "../../knowledge/kpi-record/signals.ts";
import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../survey/submission.ts";
import { ownSignal } from "../brief/dashboard/tile-lights.ts";
import type { Text } from "../text.ts";
import { todayWords as words } from "./today.words.ts";

/** A KPI's value today according to an answer, with its light; `undefined` if no answer says. */
export function todayOf(id: KpiId, submission: Submission): Text | undefined {
  const stated = id === "kpi_otd" ? onTimeStated(submission) : undefined;
  const signal = ownSignal(id, submission);
  if (stated !== undefined) return words.stated(stated.said, lightNames[lightOf(signal, stated.from)]);
  const today = saidToday(id, submission);
  if (today === undefined) return undefined;
  // A range of answers excludes its better end where the light starts: 85% to 95% is not yet green.
  const middle = lightOf(signal, (today.from + today.to) / 2);
  const lights = [lightOf(signal, inside(today, 0.01)), middle, lightOf(signal, inside(today, 0.99))];
  return words.today(today.said, meaningOf(id, today), lightWord([...new Set(lights)]));
}

const meaningOf = (id: KpiId, { from, to }: ValueToday): string =>
  id === "kpi_ship_dwell" ? "" : words.onTime(from, to);

const inside = ({ from, to }: ValueToday, part: number): number => from + (to - from) * part;

const lightWord = (lights: readonly Light[]): string => lights.map((light) => lightNames[light]).join(" or ");
