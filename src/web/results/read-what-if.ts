import type { WireBasis, WireLever, WireWhatIf, WireWorkedFigure } from "../../survey/wire-results.ts";
import { isRecord } from "../read-answer.ts";

/** What the server reckoned, or `undefined` where that is something else. */
export function readWhatIf(data: unknown): WireWhatIf | undefined {
  if (!isRecord(data) || typeof data.rules !== "string") return undefined;
  const { levers, won_back: won, added, whole } = data;
  const isWhole =
    Array.isArray(levers) &&
    levers.every(isLever) &&
    hasFigures(won, ["hours", "sales"]) &&
    hasFigures(added, ["hours", "sales", "labor_hours", "labor_dollars"]) &&
    hasFigures(whole, ["hours", "sales"]);
  // The cast is sound: every part that the page shows was looked at above.
  return isWhole ? (data as unknown as WireWhatIf) : undefined;
}

const hasFigures = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => isFigure(value[name]));

const isLever = (value: unknown): value is WireLever =>
  isRecord(value) &&
  typeof value.id === "string" &&
  areNumbers([value.min, value.max, value.step, value.today, value.at]) &&
  (value.hours === null || isFigure(value.hours));

const isFigure = (value: unknown): value is WireWorkedFigure =>
  isRecord(value) && areNumbers([value.low, value.likely, value.high]) && isBasis(value.basis);

const isBasis = (value: unknown): value is WireBasis =>
  isRecord(value) &&
  typeof value.formula === "string" &&
  Array.isArray(value.rests_on) &&
  value.rests_on.every(
    (line) => isRecord(line) && [line.name, line.value, line.source].every((text) => typeof text === "string"),
  );

const areNumbers = (values: readonly unknown[]): boolean => values.every((value) => typeof value === "number");
