import { themes } from "../knowledge/themes.ts";
import type { Submission } from "../survey/submission.ts";
import { assumption, benchmark, constantTerm } from "./assumptions.ts";
import type { CapacityTerms } from "./capacity.ts";
import type { Currency, FigureUnit, ThemeId } from "./diagnosis.ts";
import { answered, becauseOf, named, number, product, quotient, type Term } from "./term.ts";

/** What loss formulas compute from. */
export interface Shop extends CapacityTerms {
  readonly submission: Submission;
}

/** A loss before it is read at any point of its ranges. */
export interface LossTerm {
  readonly theme: ThemeId;
  readonly currency: Currency;
  readonly term: Term;
  readonly unit: FigureUnit;
}

/** Hours worked and not billed, and what they are worth. */
export function unbilledLosses({ submission, staffed, utilization, rate }: Shop): readonly LossTerm[] {
  const of = themes.quoting_estimating.loss.parameters;
  const hours = product(
    staffed,
    utilization,
    assumption("quoting_estimating.net_overrun", of.net_overrun, submission, "hours over quote"),
    assumption("quoting_estimating.not_setup_share", of.not_setup_share, submission, "part that is not setup"),
    assumption("quoting_estimating.recoverable", of.recoverable, submission, "recoverable part"),
  );
  return [
    loss("quoting_estimating", "unbilled_hours", hours, "h/yr"),
    loss("quoting_estimating", "unbilled_dollars", product(named("unbilled-hours", hours, "h/yr"), rate), "$/yr"),
  ];
}

/** Hours of keying the same data twice and building reports by hand, and what they cost. */
export function keyingLosses({ submission }: Shop): readonly LossTerm[] {
  const of = themes.data_silos.loss.parameters;
  const hours = product(
    officeUsers(submission),
    benchmark(of.admin_hours_per_week.benchmark, "hours of re-keying a user and week"),
    constantTerm("weeks", of.weeks_per_year, "50 weeks"),
    assumption("silos.recoverable", of.recoverable, submission, "recoverable part"),
  );
  return laborLosses("data_silos", hours);
}

function officeUsers({ erp_user_count, machine_count }: Submission): Term {
  if (erp_user_count !== undefined) return answered("erp_user_count", erp_user_count, "ERP users");
  const { fewest_users, machines_per_user } = themes.data_silos.loss.parameters;
  const value = Math.max(fewest_users.value, machine_count / machines_per_user.value);
  return becauseOf(
    number(value, "ERP users, taken as one for four machines, at least two"),
    "machine_count",
    String(machine_count),
  );
}

/** Hours that machinists spend looking for jobs, and days and cash in finished parts. */
export const waitingLosses = (shop: Shop): readonly LossTerm[] => [...searchLosses(shop), ...dwellLosses(shop)];

/** None while machinists or travelers are not known. */
function searchLosses({ submission }: Shop): readonly LossTerm[] {
  const { machinist_count, wip_visibility } = submission;
  if (machinist_count === undefined || wip_visibility === undefined) return [];
  const of = themes.flow_wip_dwell.loss.parameters;
  const minutes = assumption("search", of.search_minutes, submission, "minutes of searching a shift");
  const hours = product(
    answered("machinist_count", machinist_count, "machinists"),
    quotient(minutes, number(60)),
    constantTerm("work days", of.work_days_per_year, "250 working days"),
    assumption("flow.recoverable", of.recoverable, submission, "recoverable part"),
  );
  return laborLosses("flow_wip_dwell", hours);
}

/** None while it is not known how long finished parts wait. */
function dwellLosses({ submission, impliedSales }: Shop): readonly LossTerm[] {
  if (submission.shipping_dwell === undefined) return [];
  const of = themes.flow_wip_dwell.loss.parameters;
  const dwell = assumption("dwell", of.dwell, submission, "days between finished and shipped");
  const sales = named("implied-sales", impliedSales, "$/yr");
  const { value: daysPerYear } = of.days_per_year;
  const cash = product(
    quotient(sales, number(daysPerYear, `${daysPerYear} days`)),
    named("shipping-dwell", dwell, "days"),
  );
  const carrying = product(
    named("cash-in-finished-parts", cash, "$"),
    benchmark(of.carrying_cost.benchmark, "carrying cost a year"),
  );
  return [
    loss("flow_wip_dwell", "lead_time_days", dwell, "days"),
    loss("flow_wip_dwell", "tied_up_cash", cash, "$"),
    loss("flow_wip_dwell", "carrying_dollars", carrying, "$/yr"),
  ];
}

/** Hours of people, and what they cost in wages. */
function laborLosses(theme: ThemeId, hours: Term): readonly LossTerm[] {
  const cost = product(named("labor-hours", hours, "h/yr"), benchmark("AS-LABBURD", "loaded labor cost"));
  return [loss(theme, "labor_hours", hours, "h/yr"), loss(theme, "labor_dollars", cost, "$/yr")];
}

const loss = (theme: ThemeId, currency: Currency, term: Term, unit: FigureUnit): LossTerm => ({
  theme,
  currency,
  term,
  unit,
});
