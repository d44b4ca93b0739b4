import type { Submission } from "../survey/submission.ts";
import { benchmark } from "./assumptions.ts";
import type { CapacityTerms } from "./capacity.ts";
import type { Currency, FigureUnit, Loss, ThemeId } from "./diagnosis.ts";
import {
  capShare,
  dwellDays,
  type MachineHourTheme,
  machineHourThemes,
  rawLosses,
  rekeyingHours,
  searchHours,
  unbilledHours,
} from "./losses.ts";
import type { Checks, HeldBack } from "./money.ts";
import {
  atLikely,
  computed,
  difference,
  figureOf,
  heldAt,
  named,
  number,
  product,
  quotient,
  sum,
  type Term,
} from "./term.ts";

/** What every theme costs, each in its own currency, and the machine hours all together. */
export interface PricedThemes {
  readonly losses: readonly LossTerm[];
  readonly hiddenHours: Term;
  /** Part of the raw hours that counts. */
  readonly capShare: Term;
  readonly heldBack: readonly HeldBack[];
}

/** A loss before it is read at any point of its ranges. */
export interface LossTerm {
  readonly theme: ThemeId;
  readonly currency: Currency;
  readonly term: Term;
  readonly unit: FigureUnit;
}

export function priceThemes(submission: Submission, capacity: CapacityTerms, checks: Checks): PricedThemes {
  const raw = rawLosses(submission, capacity);
  const left = capShare(raw, capacity);
  const cap = named("share left by the cap", left, "share");
  const fits = shareThatFits(raw, cap, capacity);
  const isHeldBack = fits.at(atLikely) < 1;
  const shares: readonly Term[] = isHeldBack || checks === "always" ? [cap, named(fits.text, fits, "share")] : [cap];
  const machineHours = machineHourThemes.map((theme) => hoursLost(theme, raw[theme], shares));
  const [first, ...others] = machineHours.map(({ theme, term }) => named(theme, term, "h/yr"));
  return {
    losses: [...machineHours, ...otherLosses(submission, capacity)],
    hiddenHours: sum(first ?? number(0), ...others),
    capShare: left,
    heldBack: isHeldBack ? [{ check: roomCheck, effect: "All machine hours are scaled down alike to what fits." }] : [],
  };
}

/** A loss as a figure. */
export const lossOf = ({ theme, currency, term, unit }: LossTerm): Loss => ({
  theme,
  currency,
  amount: figureOf(term, unit),
});

/** The hours of a theme that count; the derivation goes down to its answers and assumptions. */
function hoursLost(theme: MachineHourTheme, raw: Term, shares: readonly Term[]): LossTerm {
  const counted = product(named(`raw ${theme}`, raw, "h/yr"), ...shares);
  const term: Term = {
    ...counted,
    text: [`(${raw.text})`, ...shares.map(({ text }) => text)].join(" × "),
    inputs: [...raw.inputs, ...shares.flatMap(({ inputs }) => inputs)],
  };
  return loss(theme, "machine_hours", term, "h/yr");
}

const roomCheck =
  "Recovered hours cannot exceed the room between today's utilization and what shops of this kind reach at best.";

/** The part of the claim that fits under the best utilization of such shops; 1 where all of it fits. */
function shareThatFits(
  raw: Readonly<Record<MachineHourTheme, Term>>,
  cap: Term,
  { staffed, utilization }: CapacityTerms,
): Term {
  const [first, ...others] = machineHourThemes.map((theme) => raw[theme]);
  const claimed = product(sum(first ?? number(0), ...others), cap);
  const room = product(staffed, difference(heldAt("high-end", utilization), utilization));
  return computed("share that fits under the best utilization of such shops", false, {
    kind: "smaller",
    of: [number(1), heldAt("likely", quotient(room, claimed))],
  });
}

/** Losses that are no machine hours. Hours, dollars, days and cash stand side by side and are never added. */
function otherLosses(submission: Submission, capacity: CapacityTerms): readonly LossTerm[] {
  const unbilled = unbilledHours(submission, capacity);
  const rekeying = rekeyingHours(submission);
  return [
    loss("quoting_estimating", "unbilled_hours", unbilled, "h/yr"),
    loss(
      "quoting_estimating",
      "unbilled_dollars",
      product(named("unbilled hours", unbilled, "h/yr"), capacity.rate),
      "$/yr",
    ),
    loss("data_silos", "labor_hours", rekeying, "h/yr"),
    loss("data_silos", "labor_dollars", atLaborCost(rekeying), "$/yr"),
    ...searchLosses(submission),
    ...dwellLosses(submission, capacity),
  ];
}

function searchLosses(submission: Submission): readonly LossTerm[] {
  const searching = searchHours(submission);
  if (searching === undefined) return [];
  return [
    loss("flow_wip_dwell", "labor_hours", searching, "h/yr"),
    loss("flow_wip_dwell", "labor_dollars", atLaborCost(searching), "$/yr"),
  ];
}

function dwellLosses(submission: Submission, { impliedSales }: CapacityTerms): readonly LossTerm[] {
  const dwell = dwellDays(submission);
  if (dwell === undefined) return [];
  const sales = named("implied sales", impliedSales, "$/yr");
  const cash = product(
    quotient(sales, number(365, "365 days")),
    named("days between finished and shipped", dwell, "days"),
  );
  return [
    loss("flow_wip_dwell", "lead_time_days", dwell, "days"),
    loss("flow_wip_dwell", "tied_up_cash", cash, "$"),
    loss("flow_wip_dwell", "carrying_dollars", product(named("cash in finished parts", cash, "$"), carrying()), "$/yr"),
  ];
}

const carrying = (): Term => benchmark("AS-CARRY", "carrying cost a year");
const atLaborCost = (hours: Term): Term =>
  product(named("labor hours", hours, "h/yr"), benchmark("AS-LABBURD", "loaded labor cost"));

const loss = (theme: ThemeId, currency: Currency, term: Term, unit: FigureUnit): LossTerm => ({
  theme,
  currency,
  term,
  unit,
});
