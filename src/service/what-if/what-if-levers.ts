import { givenRate, rateMentioned } from "../../diagnosis/case/size/given-rate.ts";
import { assumption, benchmark } from "../../diagnosis/losses/assumptions.ts";
import { type CapacityTerms, capacityTerms, hoursAWeek } from "../../diagnosis/losses/capacity.ts";
import { terms } from "../../diagnosis/losses/formula.words.ts";
import { type MachineHourTheme, machineHourThemes, rawLosses } from "../../diagnosis/losses/losses.ts";
import { atHigh } from "../../diagnosis/losses/points-of-range.ts";
import { type Likelihoods, type PricedThemes, priceThemes } from "../../diagnosis/losses/price-themes.ts";
import { difference, named, number, product, quotient, sum, type Term } from "../../diagnosis/losses/term.ts";
import { capacityParameters } from "../../knowledge/figures/capacity-arithmetic.ts";
import { roundRate } from "../../survey/round-rate.ts";
import type { Submission } from "../../survey/submission.ts";
import { leverTerms } from "./what-if.words.ts";

/** Themes whose hours can be cut by a part. Unexplained stops have their own lever: measuring them. */
export const cutThemes = machineHourThemes.filter((theme): theme is CutTheme => theme !== "capacity_visibility");
type CutTheme = Exclude<MachineHourTheme, "capacity_visibility">;

/** cut_…: part of the theme's hours recovered, 0 to 1. The others: machines, machines, dollars an hour. */
export type LeverId = `cut_${CutTheme}` | "measured_machines" | "shift_machines" | "shop_rate";

/** The lever positions. A lever that isn't in it stays as it is today. */
export type LeverPositions = Readonly<Partial<Record<LeverId, number>>>;

/** One lever of a shop, and its range. */
export interface Lever {
  readonly id: LeverId;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Its position today. */
  readonly today: number;
  /** The shop gave no rate, so the lever starts at a round one. */
  readonly is_assumed?: true;
}

/**
 * Lowest and highest shop rate to try, dollars an hour. Own judgment: from below the lowest published rate (BM-RATE-01)
 * to about double the highest (BM-RATE-05).
 */
const triedRates = { min: 40, max: 400, step: 5 } as const;

/** The levers of a shop, without those it has used up already. */
export function leversOf(submission: Submission): readonly Lever[] {
  const { machine_count, machine_utilization_known, shift_count } = submission;
  const machines = { min: 0, max: machine_count, step: 1, today: 0 };
  const isMeasured = machine_utilization_known === "Yes (telemetry)";
  return [
    ...cutThemes.map((theme) => ({ id: cutOf(theme), min: 0, max: 1, step: 0.01, today: 0 })),
    ...(isMeasured ? [] : [{ id: "measured_machines", ...machines } as const]),
    ...(shift_count === "3" ? [] : [{ id: "shift_machines", ...machines } as const]),
    { id: "shop_rate", ...ratesAround(submission) },
  ];
}

const cutOf = (theme: CutTheme): `cut_${CutTheme}` => `cut_${theme}`;

/** The range and its steps include the shop's own rate, however high or low it is. */
function ratesAround(submission: Submission): Omit<Lever, "id"> {
  const { min, max, step } = triedRates;
  const own = givenRate(submission) ?? rateMentioned(submission);
  const today = own ?? roundRate;
  const lever = { min: Math.min(min + (today % step), today), max: Math.max(max, today), step, today };
  return own === undefined ? { ...lever, is_assumed: true } : lever;
}

/** The shop at another rate. Without a rate, the one its text mentions is used, else a round one. */
export function atRate(submission: Submission, rate: number | undefined): Submission {
  if (rate === undefined && givenRate(submission) !== undefined) return submission;
  const tried = rate ?? rateMentioned(submission) ?? roundRate;
  return { ...submission, shop_rate_known: "Yes – accurate", shop_rate_value: tried };
}

/** Machine hours a year that each lever recovers: parts of the hours in the diagnosis, so never more than those. */
export function wonBackBy(
  submission: Submission,
  likelihoods: Likelihoods,
  positions: LeverPositions,
): Readonly<Partial<Record<LeverId, Term>>> {
  const capacity = capacityTerms(submission);
  const priced = priceThemes(submission, likelihoods, capacity, "always");
  const cuts = cutThemes.map((theme) => {
    const part = positions[cutOf(theme)] ?? 0;
    return [cutOf(theme), product(number(part, `${Math.round(part * 100)}%`), countedHours(priced, theme))] as const;
  });
  const seen = [
    "measured_machines",
    hoursSeen(submission, positions.measured_machines ?? 0, capacity, priced),
  ] as const;
  return Object.fromEntries([...cuts, seen]);
}

function countedHours({ losses }: PricedThemes, theme: MachineHourTheme): Term {
  const loss = losses.find((one) => one.theme === theme && one.currency === "machine_hours");
  if (loss === undefined) throw new Error(`${theme} is a machine-hour theme without machine hours`);
  return named({ kind: "loss", theme }, loss.term, "h/yr");
}

/** Hours of unseen stops that a shop saves by reading its utilization off the machines, by the engine's own table. */
function hoursSeen(submission: Submission, machines: number, capacity: CapacityTerms, priced: PricedThemes): Term {
  const measured: Submission = { ...submission, machine_utilization_known: "Yes (telemetry)" };
  const [now, then] = [submission, measured].map((shop) => rawLosses(shop, capacity).capacity_visibility);
  if (now === undefined || then === undefined) throw new Error("Both shops must have a loss for unseen stops");
  const part = number(machines / submission.machine_count, leverTerms.measuredMachines);
  const left = quotient(named("missed-with-monitoring", then, "h/yr"), named("missed-today", now, "h/yr"));
  const gone = difference(number(1), left);
  return product(part, countedHours(priced, "capacity_visibility"), gone);
}

/** Yearly hours of an added shift: machine hours in cycle, and labor hours of the people who run them. */
export function addedShift(submission: Submission, machines: number): { readonly cycle: Term; readonly labor: Term } {
  const { utilization } = capacityTerms(submission);
  const hours = product(
    number(machines, leverTerms.newShift),
    hoursAWeek,
    benchmark("AS-DAYS", terms.workingWeeks),
    staffedPart(submission),
  );
  const each = assumption(
    "machinesPerMachinist",
    capacityParameters.machinesPerMachinist,
    submission,
    terms.machinesEach,
  );
  return { cycle: product(hours, utilization), labor: quotient(hours, each) };
}

const staffedPart = ({ shift_count }: Submission): Term =>
  shift_count === "1" ? benchmark("AS-SHIFT2", leverTerms.secondShift) : benchmark("AS-SHIFT3", leverTerms.thirdShift);

/** The sum of all terms, without those that are zero, unless all are. */
export function together(terms: readonly Term[]): Term {
  const gains = terms.filter((term) => term.at(atHigh) > 0);
  const [first, ...others] = gains.length > 0 ? gains : terms;
  return sum(first ?? number(0), ...others);
}
