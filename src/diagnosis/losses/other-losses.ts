import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { counted } from "../case/numbers.ts";
import type { LossUnit } from "../diagnosis.ts";
import { benchmark } from "./assumptions.ts";
import type { FigureUnit } from "./figure.ts";
import { terms } from "./formula.words.ts";
import { constant, parameter, recoverable, type Shop } from "./loss-parameter.ts";
import { stepName } from "./step.ts";
import { answered, becauseOf, named, number, product, quotient, type Term } from "./term.ts";

/** A loss before its ranges are evaluated. */
export interface LossTerm {
  readonly theme: ThemeId;
  readonly currency: LossUnit;
  readonly term: Term;
  readonly unit: FigureUnit;
}

/** Hours worked and not billed, and what they are worth. */
export function unbilledLosses(shop: Shop): readonly LossTerm[] {
  const { staffed, utilization, rate } = shop;
  const hours = product(
    staffed,
    utilization,
    parameter(shop, "quoting_estimating", "net_overrun", terms.overQuote),
    parameter(shop, "quoting_estimating", "not_setup_share", terms.notSetup),
    recoverable(shop, "quoting_estimating"),
  );
  return [
    loss("quoting_estimating", "unbilled_hours", hours, "h/yr"),
    loss("quoting_estimating", "unbilled_dollars", product(named("unbilled-hours", hours, "h/yr"), rate), "$/yr"),
  ];
}

/** Hours spent entering the same data twice and building reports by hand, and their cost. */
export function keyingLosses(shop: Shop): readonly LossTerm[] {
  const hours = product(
    officeUsers(shop.submission),
    parameter(shop, "data_silos", "admin_hours_per_week", terms.keying),
    constant("data_silos", "weeks_per_year", (weeks) => `${weeks} weeks`, terms.typingWeeks),
    recoverable(shop, "data_silos"),
  );
  return laborLosses("data_silos", hours);
}

function officeUsers({ erp_user_count, machine_count }: Submission): Term {
  if (erp_user_count !== undefined) return answered("erp_user_count", erp_user_count, terms.erpUsers);
  const { fewest_users, machines_per_user } = themes.data_silos.loss.parameters;
  const value = Math.max(fewest_users.value, machine_count / machines_per_user.value);
  const reason = terms.usersFromMachines(counted(machines_per_user.value), counted(fewest_users.value));
  const users = number(value, `${terms.erpUsers}, ${reason}`, { name: terms.erpUsers, unit: null, reason });
  return becauseOf(users, "machine_count", String(machine_count));
}

/** Hours that machinists spend looking for jobs, and days and cash in finished parts. */
export const waitingLosses = (shop: Shop): readonly LossTerm[] => [...searchLosses(shop), ...dwellLosses(shop)];

/** None if the number of machinists, or where they look for a job, is unknown. */
function searchLosses(shop: Shop): readonly LossTerm[] {
  const { machinist_count, wip_visibility } = shop.submission;
  if (machinist_count === undefined || wip_visibility === undefined) return [];
  const minutes = parameter(shop, "flow_wip_dwell", "search_minutes", terms.searching);
  const hours = product(
    answered("machinist_count", machinist_count, terms.machinists),
    quotient(minutes, number(60)),
    constant("flow_wip_dwell", "work_days_per_year", (days) => `${days} working days`, terms.workingDays),
    recoverable(shop, "flow_wip_dwell"),
  );
  return laborLosses("flow_wip_dwell", hours);
}

/** None if it is unknown how long finished parts wait. */
function dwellLosses(shop: Shop): readonly LossTerm[] {
  if (shop.submission.shipping_dwell === undefined) return [];
  const dwell = parameter(shop, "flow_wip_dwell", "dwell", stepName("shipping-dwell"));
  const sales = named("implied-sales", shop.impliedSales, "$/yr");
  const { value: daysPerYear } = themes.flow_wip_dwell.loss.parameters.days_per_year;
  const cash = product(
    quotient(sales, number(daysPerYear, `${daysPerYear} days`)),
    named("shipping-dwell", dwell, "days"),
  );
  const carrying = product(
    named("cash-in-finished-parts", cash, "$"),
    parameter(shop, "flow_wip_dwell", "carrying_cost", terms.carrying),
  );
  return [
    loss("flow_wip_dwell", "lead_time_days", dwell, "days"),
    loss("flow_wip_dwell", "tied_up_cash", cash, "$"),
    loss("flow_wip_dwell", "carrying_dollars", carrying, "$/yr"),
  ];
}

/** Labor hours and their loaded labor cost. */
function laborLosses(theme: ThemeId, hours: Term): readonly LossTerm[] {
  const cost = product(named("labor-hours", hours, "h/yr"), benchmark("AS-LABBURD", terms.laborCost));
  return [loss(theme, "labor_hours", hours, "h/yr"), loss(theme, "labor_dollars", cost, "$/yr")];
}

const loss = (theme: ThemeId, currency: LossUnit, term: Term, unit: FigureUnit): LossTerm => ({
  theme,
  currency,
  term,
  unit,
});
