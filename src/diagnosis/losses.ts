import { lossParameters } from "../knowledge/loss-parameters.ts";
import type { Constant } from "../knowledge/parameters.ts";
import type { Field } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import { assumption, benchmark, constantTerm } from "./assumptions.ts";
import type { CapacityTerms } from "./capacity.ts";
import type { ThemeId } from "./diagnosis.ts";
import { answered, atMost, becauseOf, computed, named, number, product, quotient, sum, type Term } from "./term.ts";

/** The themes whose losses are machine hours, in the order in which a lost hour finds its owner. */
export const machineHourThemes = [
  "maintenance_downtime",
  "material_supply",
  "programming_readiness",
  "quality_inspection",
  "staffing_skills",
  "setup_changeover",
  "scheduling_priority",
  "capacity_visibility",
] as const satisfies readonly ThemeId[];
export type MachineHourTheme = (typeof machineHourThemes)[number];

/** Lost machine hours a year by theme, before the cap: the formulas of the themes, written once. */
export function rawLosses(
  submission: Submission,
  { staffed, utilization }: CapacityTerms,
): Record<MachineHourTheme, Term> {
  const shop: Shop = { submission, staffed, utilization };
  return {
    maintenance_downtime: shareLost(shop, "maintenance_downtime", "unplanned_share", "unplanned downtime"),
    material_supply: shareLost(shop, "material_supply", "waiting_share", "share waiting for material"),
    programming_readiness: shareLost(shop, "programming_readiness", "waiting_share", "share waiting for programs"),
    quality_inspection: inspectionLoss(shop),
    staffing_skills: shareLost(shop, "staffing_skills", "unattended_idle", "share idle for want of people"),
    setup_changeover: setupLoss(shop),
    scheduling_priority: schedulingLoss(shop),
    capacity_visibility: blindLoss(shop),
  };
}

interface Shop {
  readonly submission: Submission;
  readonly staffed: Term;
  readonly utilization: Term;
}

/** Staffed hours × the share that is lost × the part of it that can be won back. */
function shareLost<T extends Exclude<MachineHourTheme, "setup_changeover">>(
  shop: Shop,
  theme: T,
  share: string & keyof (typeof lossParameters)[T],
  text: string,
): Term {
  return product(shop.staffed, parameter(shop, theme, share, text), recoverable(shop, theme));
}

function setupLoss(shop: Shop): Term {
  const { submission } = shop;
  const of = lossParameters.setup_changeover;
  const causes = ["Setup overruns", "Changeovers"] as const;
  const named = causes.filter((cause) => submission.typical_delay_cause?.includes(cause));
  const avoidable = product(
    parameter(shop, "setup_changeover", "avoidable", "avoidable part"),
    ...(named.length > 0
      ? [factor("named cause", of.named_cause_factor, "typical_delay_cause", named.join(", "))]
      : []),
    ...(submission.primary_bottleneck === "Setup"
      ? [factor("named bottleneck", of.bottleneck_factor, "primary_bottleneck", "Setup")]
      : []),
  );
  return product(
    shop.staffed,
    parameter(shop, "setup_changeover", "setup_share", "setup share"),
    atMost(avoidable, parameter(shop, "setup_changeover", "avoidable_cap", "60%")),
  );
}

/** Lots that wait for inspection with the machine stopped, and parts that are made twice. */
function inspectionLoss(shop: Shop): Term {
  const waiting = shareLost(shop, "quality_inspection", "waiting_share", "share waiting for inspection");
  const excess = parameter(shop, "quality_inspection", "excess_scrap_rework", "excess scrap and rework");
  return sum(waiting, product(shop.staffed, shop.utilization, excess));
}

/** Setups broken by expedites, and the gaps between jobs that a better sequence would close. */
function schedulingLoss(shop: Shop): Term {
  const { submission } = shop;
  const of = lossParameters.scheduling_priority;
  const expedites = product(
    parameter(shop, "scheduling_priority", "late_ratio", "late jobs"),
    parameter(shop, "scheduling_priority", "expedites_per_late", "expedites for each late job"),
  );
  const broken = product(
    shop.staffed,
    parameter(shop, "scheduling_priority", "setup_share", "setup share"),
    atMost(expedites, parameter(shop, "scheduling_priority", "expedite_ceiling", "one for each job")),
    parameter(shop, "scheduling_priority", "extra_setups", "extra setups for each expedite"),
    parameter(shop, "scheduling_priority", "break_in_factor", "0.5"),
  );
  const gaps = product(
    shop.staffed,
    parameter(shop, "scheduling_priority", "gap_share", "gaps between jobs"),
    ...(submission.scheduling_ownership === "Everyone (tribal)"
      ? [factor("nobody owns the plan", of.tribal_factor, "scheduling_ownership", "Everyone (tribal)")]
      : []),
    ...(submission.typical_delay_cause?.includes("Scheduling changes")
      ? [factor("the plan changes", of.scheduling_changes_factor, "typical_delay_cause", "Scheduling changes")]
      : []),
    recoverable(shop, "scheduling_priority"),
  );
  return sum(broken, gaps);
}

function blindLoss(shop: Shop): Term {
  const of = lossParameters.capacity_visibility;
  const untracked = shop.submission.downtime_tracking === "No formal tracking";
  return product(
    shop.staffed,
    parameter(shop, "capacity_visibility", "unexplained_idle", "unexplained idle share"),
    ...(untracked
      ? [factor("stops not tracked", of.no_tracking_factor, "downtime_tracking", "No formal tracking")]
      : []),
    recoverable(shop, "capacity_visibility"),
    parameter(shop, "capacity_visibility", "own_share", "part not already counted under other themes"),
  );
}

/** How much of the raw hours stays after the soft cap over all themes: (1 − e^−x) ÷ x, x = raw hours ÷ cap. */
export function capShare(raw: Readonly<Record<MachineHourTheme, Term>>, { staffed }: CapacityTerms): Term {
  const [first, ...others] = machineHourThemes.map((theme) => named(`raw ${theme}`, raw[theme], "h/yr"));
  const cap = product(staffed, benchmark("AS-REC", "recoverable share in 12 months"));
  const x = quotient(sum(first ?? number(0), ...others), cap);
  const text = "(1 − e^−x) ÷ x, x = raw hours of all themes ÷ (staffed hours × recoverable share)";
  return computed(text, true, { kind: "saturation", of: [x] });
}

/** Hours that were worked and not billed, a year, and what they are worth. */
export function unbilledHours(submission: Submission, { staffed, utilization }: CapacityTerms): Term {
  const shop: Shop = { submission, staffed, utilization };
  return product(
    staffed,
    utilization,
    parameter(shop, "quoting_estimating", "net_overrun", "hours over quote"),
    parameter(shop, "quoting_estimating", "not_setup_share", "part that is not setup"),
    recoverable(shop, "quoting_estimating"),
  );
}

/** Hours that machinists spend looking for jobs; `undefined` while machinists or travelers are not known. */
export function searchHours({ machinist_count, wip_visibility, ...rest }: Submission): Term | undefined {
  if (machinist_count === undefined || wip_visibility === undefined) return undefined;
  const submission = { machinist_count, wip_visibility, ...rest };
  const minutes = assumption(
    "search",
    lossParameters.flow_wip_dwell.search_minutes,
    submission,
    "minutes of searching a shift",
  );
  return product(
    answered("machinist_count", machinist_count, "machinists"),
    quotient(minutes, number(60)),
    constantTerm("work days", lossParameters.flow_wip_dwell.work_days_per_year, "250 working days"),
    assumption("flow.recoverable", lossParameters.flow_wip_dwell.recoverable, submission, "recoverable part"),
  );
}

/** Days that finished parts wait; `undefined` when that was not answered. */
export function dwellDays(submission: Submission): Term | undefined {
  if (submission.shipping_dwell === undefined) return undefined;
  return assumption("dwell", lossParameters.flow_wip_dwell.dwell, submission, "days between finished and shipped");
}

/** Hours of keying the same data twice and building reports by hand. */
export function rekeyingHours(submission: Submission): Term {
  const of = lossParameters.data_silos;
  return product(
    officeUsers(submission),
    benchmark("AS-ADMIN", "hours of re-keying a user and week"),
    constantTerm("weeks", of.weeks_per_year, "50 weeks"),
    assumption("silos.recoverable", of.recoverable, submission, "recoverable part"),
  );
}

function officeUsers({ erp_user_count, machine_count }: Submission): Term {
  if (erp_user_count !== undefined) return answered("erp_user_count", erp_user_count, "ERP users");
  const { fewest_users, machines_per_user } = lossParameters.data_silos;
  const value = Math.max(fewest_users.value, machine_count / machines_per_user.value);
  return becauseOf(
    number(value, "ERP users, taken as one for four machines, at least two"),
    "machine_count",
    String(machine_count),
  );
}

/** A constant that an answer switches on. */
const factor = (name: string, constant: Constant, field: Field, answer: string): Term =>
  becauseOf(constantTerm(name, constant, `${constant.value} (${name})`), field, answer);

const recoverable = (shop: Shop, theme: Exclude<ThemeId, "setup_changeover">): Term =>
  assumption(`${theme}.recoverable`, lossParameters[theme].recoverable, shop.submission, "recoverable part");

function parameter<T extends ThemeId>(
  shop: Shop,
  theme: T,
  name: string & keyof (typeof lossParameters)[T],
  text: string,
): Term {
  return assumption(
    `${theme}.${name}`,
    lossParameters[theme][name] as Parameters<typeof assumption>[1],
    shop.submission,
    text,
  );
}
