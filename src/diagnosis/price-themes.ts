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
import type { HeldBack } from "./money.ts";
import { atLikely, figureOf, named, number, product, quotient, sum, type Term } from "./term.ts";

/** What every theme costs, each in its own currency, and the machine hours all together. */
export interface PricedThemes {
  readonly losses: readonly Loss[];
  readonly hiddenHours: Term;
  /** Part of the raw hours that counts. */
  readonly capShare: Term;
  readonly heldBack: readonly HeldBack[];
}

export function priceThemes(submission: Submission, capacity: CapacityTerms): PricedThemes {
  const raw = rawLosses(submission, capacity);
  const left = capShare(raw, capacity);
  const cap = named("share left by the cap", left, "share");
  const room = roomLeft(raw, cap, capacity);
  const hours = (theme: MachineHourTheme): Term =>
    product(named("raw hours", raw[theme], "h/yr"), cap, ...(room === undefined ? [] : [room]));
  const [first, ...others] = machineHourThemes.map((theme) => named(theme, hours(theme), "h/yr"));
  return {
    losses: [
      ...machineHourThemes.map((theme) => loss(theme, "machine_hours", derived(raw[theme], hours(theme)), "h/yr")),
      ...otherLosses(submission, capacity),
    ],
    hiddenHours: sum(first ?? number(0), ...others),
    capShare: left,
    heldBack:
      room === undefined ? [] : [{ check: roomCheck, effect: "All machine hours are scaled down alike to what fits." }],
  };
}

/** The arithmetic of a theme down to its answers and assumptions, its value after the cap. */
const derived = (raw: Term, capped: Term): Term => ({
  ...capped,
  text: `(${raw.text}) × share left by the cap`,
  inputs: [...raw.inputs, ...capped.inputs.filter((input) => input.kind === "figure" && input.name !== "raw hours")],
});

const roomCheck =
  "Recovered hours cannot exceed the room between today's utilization and what shops of this kind reach at best.";

/** The part of the claim that fits under the best utilization of such shops; `undefined` when all of it fits. */
function roomLeft(
  raw: Readonly<Record<MachineHourTheme, Term>>,
  cap: Term,
  { staffed, utilization }: CapacityTerms,
): Term | undefined {
  const claimed = machineHourThemes.reduce((hours, theme) => hours + raw[theme].at(atLikely), 0) * cap.at(atLikely);
  const best = utilization.at((range) => range.high);
  const room = staffed.at(atLikely) * (best - utilization.at(atLikely));
  return claimed > room
    ? number(room / claimed, "share that fits under the best utilization of such shops")
    : undefined;
}

/** Losses that are no machine hours. Hours, dollars, days and cash stand side by side and are never added. */
function otherLosses(submission: Submission, capacity: CapacityTerms): readonly Loss[] {
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

function searchLosses(submission: Submission): readonly Loss[] {
  const searching = searchHours(submission);
  if (searching === undefined) return [];
  return [
    loss("flow_wip_dwell", "labor_hours", searching, "h/yr"),
    loss("flow_wip_dwell", "labor_dollars", atLaborCost(searching), "$/yr"),
  ];
}

function dwellLosses(submission: Submission, { impliedSales }: CapacityTerms): readonly Loss[] {
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

const loss = (theme: ThemeId, currency: Currency, term: Term, unit: FigureUnit): Loss => ({
  theme,
  currency,
  amount: figureOf(term, unit),
});
