import { capacityParameters } from "../../knowledge/figures/capacity-arithmetic.ts";
import type { Range } from "../../knowledge/figures/units.ts";
import type { Submission } from "../../survey/submission.ts";
import { percent } from "../case/numbers.ts";
import type { Capacity } from "../diagnosis.ts";
import { assumption, benchmark } from "./assumptions.ts";
import type { FigureUnit } from "./figure.ts";
import { basisWords, terms } from "./formula.words.ts";
import {
  answered,
  atMost,
  becauseOf,
  difference,
  figureOf,
  named,
  number,
  product,
  quotient,
  ranged,
  rangeOf,
  sum,
  type Term,
} from "./term.ts";

/** The hours and the rate that all losses build on, as formulas name them. Hours a year, dollars an hour. */
export interface CapacityTerms {
  readonly staffed: Term;
  readonly utilization: Term;
  readonly rate: Term;
  readonly impliedSales: Term;
  /** The capacity figures, each with its full derivation. */
  readonly figures: Readonly<Record<keyof Capacity, Term>>;
}

export function capacityTerms(submission: Submission): CapacityTerms {
  const nominal_hours = nominalHours(submission);
  const nominal = named("nominal-hours", nominal_hours, "h/yr");
  const staffed_hours = staffedHours(submission, nominal);
  const staffed = named("staffed-hours", staffed_hours, "h/yr");
  const used = parameter("utilization", submission, terms.utilization);
  const utilization = named("utilization", used, "share");
  const shop_rate = shopRate(submission);
  const rate = named("shop-rate", shop_rate, "$/h");
  const impliedSales = product(staffed, utilization, rate);
  const figures = {
    nominal_hours,
    staffed_hours,
    unstaffed_hours: difference(nominal, staffed),
    utilization: used,
    in_cycle_hours: product(staffed, utilization),
    shop_rate,
    implied_sales: impliedSales,
  };
  return { staffed, utilization, rate, impliedSales, figures };
}

export function capacityOf({ figures }: CapacityTerms): Capacity {
  const figure = (name: keyof Capacity) => figureOf(figures[name], capacityUnits[name]);
  return {
    nominal_hours: figure("nominal_hours"),
    staffed_hours: figure("staffed_hours"),
    unstaffed_hours: figure("unstaffed_hours"),
    utilization: figure("utilization"),
    in_cycle_hours: figure("in_cycle_hours"),
    shop_rate: figure("shop_rate"),
    implied_sales: figure("implied_sales"),
  };
}

export const capacityUnits = {
  nominal_hours: "h/yr",
  staffed_hours: "h/yr",
  unstaffed_hours: "h/yr",
  utilization: "share",
  in_cycle_hours: "h/yr",
  shop_rate: "$/h",
  implied_sales: "$/yr",
} as const satisfies Record<keyof Capacity, FigureUnit>;

const parameter = (name: keyof typeof capacityParameters, submission: Submission, text: string): Term =>
  assumption(name, capacityParameters[name], submission, text);

/** The hours a shift runs in a week. */
export const hoursAWeek = number(capacityParameters.hoursPerWeek.value, `${capacityParameters.hoursPerWeek.value} h`, {
  name: terms.shiftHours,
  unit: "hours",
});
const weeks = (): Term => benchmark("AS-DAYS", terms.workingWeeks);
const machines = ({ machine_count }: Submission): Term => answered("machine_count", machine_count, terms.machines);

function nominalHours(submission: Submission): Term {
  const shifts = answered("shift_count", Number(submission.shift_count), terms.shifts);
  return product(machines(submission), shifts, hoursAWeek, weeks());
}

/** Whether the machinists are known. Someone has to run the machines, so 0 means unknown. */
const isKnown = (machinists: number | undefined): machinists is number => machinists !== undefined && machinists > 0;

/** Staffed machine hours: what the machinists can run or, if unknown, what shifts usually staff. */
function staffedHours(submission: Submission, nominal: Term): Term {
  const { machinist_count, shift_count } = submission;
  if (isKnown(machinist_count)) {
    const machinists = answered("machinist_count", machinist_count, terms.machinists);
    const run = product(machinists, hoursAWeek, weeks(), machinesPerMachinist(submission));
    return atMost(run, nominal);
  }
  const first = number(1, terms.firstShift);
  const second = benchmark("AS-SHIFT2", terms.secondShift);
  const third = benchmark("AS-SHIFT3", terms.thirdShift);
  const staffed = { "1": first, "2": sum(first, second), "3": sum(first, second, third) }[shift_count];
  return becauseOf(product(machines(submission), hoursAWeek, weeks(), staffed), "shift_count", shift_count);
}

const machinesPerMachinist = (submission: Submission): Term =>
  parameter("machinesPerMachinist", submission, terms.machinesEach);

/** Machinists × machines each can run, divided by machines × shifts; `undefined` if the machinists are unknown. */
export function crewRatioOf(submission: Submission): Range | undefined {
  const { machinist_count, machine_count, shift_count } = submission;
  if (!isKnown(machinist_count)) return undefined;
  const people = product(number(machinist_count), machinesPerMachinist(submission));
  return rangeOf(quotient(people, number(machine_count * Number(shift_count))));
}

/** The shop's own rate; ±15% if it is an estimate; the published range if it is unknown. */
function shopRate(submission: Submission): Term {
  const { shop_rate_value: rate, shop_rate_known } = submission;
  if (rate === undefined || rate === 0) return benchmark("BM-RATE-08", terms.publishedRate);
  if (shop_rate_known === "Yes – accurate") return answered("shop_rate_value", rate, terms.ownRate);
  const spread = capacityParameters.estimateSpread;
  const value = { low: rate * (1 - spread.value), likely: rate, high: rate * (1 + spread.value) };
  const name = terms.estimatedRate(percent(spread.value));
  const term = ranged(
    "estimateSpread",
    value,
    { kind: "parameter", name, value, basis: basisWords.ownEstimate(spread.meaning) },
    name,
  );
  return becauseOf(term, "shop_rate_value", String(rate));
}
