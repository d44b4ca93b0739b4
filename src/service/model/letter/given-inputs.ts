import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { onTimeStated } from "../../../diagnosis/kpis/on-time.ts";
import type { SumInput } from "../../../diagnosis/letter/sum.ts";
import { type Unit, unitIn } from "../../../diagnosis/letter/unit.ts";
import type { Figure, FigureUnit } from "../../../diagnosis/losses/figure.ts";
import { benchmarks } from "../../../knowledge/figures/benchmarks.ts";
import type { Range } from "../../../knowledge/figures/units.ts";
import { clockHoursAWeek, daysAWeek } from "../../../knowledge/figures/week.ts";
import { hoursAShift, hoursAShiftWeek } from "../../../knowledge/figures/working-time.ts";
import { figuresOf } from "../../../report/figures.ts";
import type { Field } from "../../../survey/questionnaire.ts";
import type { Submission } from "../../../survey/submission.ts";

/** Inputs that every sum may use: numbers in the answers, the calendar, and our own figures. */
export function givenInputs(submission: Submission, diagnosis: Diagnosis): readonly SumInput[] {
  const all = [...answered(submission), ...calendar, ...figuresOf(diagnosis).flatMap(figureInput)];
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

/** The name of a figure for a model: its id, with dots. */
export const figureName = (id: string): string => id.replace(/^how-/, "").replaceAll("-", ".");

function answered(submission: Submission): readonly SumInput[] {
  const { machine_count, machinist_count, shift_count, erp_user_count, shop_rate_value } = submission;
  return [
    ...input("machines", "machine_count", machine_count, "machine"),
    ...input("machinists", "machinist_count", machinist_count, "machinist"),
    ...input("shifts", "shift_count", Number(shift_count), "shift"),
    ...input("erp_users", "erp_user_count", erp_user_count, "person"),
    ...input("rate", "shop_rate_value", shop_rate_value, "$/h"),
    ...lateShare(submission),
  ];
}

function input(name: string, field: Field, value: number | undefined, unit: string): readonly SumInput[] {
  if (value === undefined || value <= 0) return [];
  return [{ name, value: exactly(value), unit: known(unit), from: { kind: "answer", field, answer: String(value) } }];
}

/** As a sentence states it, else the range that was checked. */
function lateShare(submission: Submission): readonly SumInput[] {
  const stated = onTimeStated(submission);
  const { late_job_ratio: answer } = submission;
  if (stated === undefined) return answer === undefined ? [] : band("late_share", "late_job_ratio", answer);
  const from = { kind: "answer", field: stated.field, answer: stated.said } as const;
  return [{ name: "late_share", value: exactly(1 - stated.from / 100), unit: {}, from }];
}

/** An answer that is a percent range; an open range ends at 100%. */
function band(name: string, field: Field, answer: string): readonly SumInput[] {
  const [low = 0, high = 100] = (answer.match(/\d+/g) ?? []).map(Number);
  const value = { low: low / 100, likely: (low + high) / 200, high: high / 100 };
  return [{ name, value, unit: {}, from: { kind: "answer", field, answer } }];
}

const exactly = (value: number): Range => ({ low: value, likely: value, high: value });

function known(unit: string): Unit {
  const read = unitIn(unit);
  if (read === undefined) throw new Error(`${unit} isn't a unit`);
  return read.unit;
}

const weeks = benchmarks["AS-DAYS"].value;

const calendar: readonly SumInput[] = [
  {
    name: "weeks",
    value: weeks,
    unit: known("week/year"),
    from: { kind: "benchmark", id: "AS-DAYS", basis: benchmarks["AS-DAYS"].metric },
  },
  ...(
    [
      ["days_in_week", daysAWeek, "day/week", `${daysAWeek} working days`],
      ["months_in_year", 12, "month/year", "12 months"],
      ["quarters_in_year", 4, "quarter/year", "4 quarters"],
    ] as const
  ).map(
    ([name, value, unit, basis]): SumInput => ({
      name,
      value: exactly(value),
      unit: known(unit),
      from: { kind: "benchmark", id: "calendar", basis },
    }),
  ),
  {
    name: "clock_week",
    value: exactly(clockHoursAWeek),
    unit: known("h/machine/week"),
    from: { kind: "benchmark", id: "calendar", basis: "7 days of 24 hours" },
  },
  {
    name: "shift_week",
    value: exactly(hoursAShiftWeek),
    unit: known("h/machine/shift/week"),
    from: { kind: "benchmark", id: "calendar", basis: `${daysAWeek} days of ${hoursAShift} hours` },
  },
];

const figureUnits: Readonly<Record<FigureUnit, Unit>> = {
  "h/yr": known("h/year"),
  "$/yr": known("$/year"),
  $: known("$"),
  "$/h": known("$/h"),
  days: known("day"),
  share: {},
};

/** Labor hours and unbilled hours aren't machine hours, so they have their own units. */
const kindOf = (id: string): string => /-(labor|unbilled)_hours$/.exec(id)?.[1] ?? "";

function figureInput({ id, figure }: { readonly id: string; readonly figure: Figure }): readonly SumInput[] {
  if (figure.likely <= 0) return [];
  const { low, likely, high } = figure;
  const unit = kindOf(id) === "" ? figureUnits[figure.unit] : known(`${kindOf(id)} hours/year`);
  return [{ name: figureName(id), value: { low, likely, high }, unit, from: { kind: "figure", id } }];
}
