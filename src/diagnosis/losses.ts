import type { Constant, Spread } from "../knowledge/parameters.ts";
import type { Theme } from "../knowledge/theme.ts";
import { type ThemeId, themes } from "../knowledge/themes.ts";
import type { Field } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import { assumption, constantTerm } from "./assumptions.ts";
import type { CapacityTerms } from "./capacity.ts";
import { keyingLosses, type LossTerm, type Shop, unbilledLosses, waitingLosses } from "./other-losses.ts";
import { atMost, becauseOf, product, sum, type Term } from "./term.ts";

/** Machine hours a year, before the cap that all such themes share, or losses in currencies of their own. */
type LossFormula =
  | { readonly kind: "machine-hours"; readonly raw: (shop: Shop) => Term }
  | { readonly kind: "other"; readonly losses: (shop: Shop) => readonly LossTerm[] };

/** What each theme costs, in the order in which a lost hour finds its owner. A new theme needs a formula here. */
const lossFormulas = {
  maintenance_downtime: {
    kind: "machine-hours",
    raw: (shop) => shareLost(shop, "maintenance_downtime", "unplanned_share", "unplanned downtime"),
  },
  material_supply: {
    kind: "machine-hours",
    raw: (shop) => shareLost(shop, "material_supply", "waiting_share", "share waiting for material"),
  },
  programming_readiness: {
    kind: "machine-hours",
    raw: (shop) => shareLost(shop, "programming_readiness", "waiting_share", "share waiting for programs"),
  },
  quality_inspection: { kind: "machine-hours", raw: inspectionLoss },
  staffing_skills: {
    kind: "machine-hours",
    raw: (shop) => shareLost(shop, "staffing_skills", "unattended_idle", "share idle for want of people"),
  },
  setup_changeover: { kind: "machine-hours", raw: setupLoss },
  scheduling_priority: { kind: "machine-hours", raw: schedulingLoss },
  capacity_visibility: { kind: "machine-hours", raw: unexplainedLoss },
  quoting_estimating: { kind: "other", losses: unbilledLosses },
  data_silos: { kind: "other", losses: keyingLosses },
  flow_wip_dwell: { kind: "other", losses: waitingLosses },
} as const satisfies Record<ThemeId, LossFormula>;

export type MachineHourTheme = {
  [T in ThemeId]: (typeof lossFormulas)[T] extends { readonly kind: "machine-hours" } ? T : never;
}[ThemeId];

const inMachineHours = (theme: ThemeId): theme is MachineHourTheme => lossFormulas[theme].kind === "machine-hours";

const inOrder = Object.keys(lossFormulas) as readonly ThemeId[];

/** The themes whose losses are machine hours, in the order in which a lost hour finds its owner. */
export const machineHourThemes: readonly MachineHourTheme[] = inOrder.filter(inMachineHours);

/** Lost machine hours a year by theme, before the cap. */
export function rawLosses(submission: Submission, capacity: CapacityTerms): Readonly<Record<MachineHourTheme, Term>> {
  const shop: Shop = { submission, ...capacity };
  const losses = machineHourThemes.map((theme) => [theme, lossFormulas[theme].raw(shop)]);
  return Object.fromEntries(losses) as Record<MachineHourTheme, Term>;
}

/** Losses that are no machine hours. Hours, dollars, days and cash are listed next to each other and never added. */
export const otherLosses = (submission: Submission, capacity: CapacityTerms): readonly LossTerm[] =>
  inOrder.flatMap((theme) => {
    const formula: LossFormula = lossFormulas[theme];
    return formula.kind === "other" ? formula.losses({ submission, ...capacity }) : [];
  });

type Parameters<T extends ThemeId> = (typeof themes)[T]["loss"]["parameters"];

/** The themes of whose lost hours only a part can be won back. */
type PartlyRecoverable = {
  [T in ThemeId]: Parameters<T> extends { readonly recoverable: Spread } ? T : never;
}[ThemeId];

/** Staffed hours × the share that is lost × the part of it that can be won back. */
function shareLost<T extends PartlyRecoverable>(
  shop: Shop,
  theme: T,
  share: string & keyof Parameters<T>,
  text: string,
): Term {
  return product(shop.staffed, parameter(shop, theme, share, text), recoverable(shop, theme));
}

function setupLoss(shop: Shop): Term {
  const { submission } = shop;
  const of = themes.setup_changeover.loss.parameters;
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
  const of = themes.scheduling_priority.loss.parameters;
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

/** Idle time that nobody can explain, less what the other themes count already. */
function unexplainedLoss(shop: Shop): Term {
  const of = themes.capacity_visibility.loss.parameters;
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

/** A constant that an answer switches on. */
const factor = (name: string, constant: Constant, field: Field, answer: string): Term =>
  becauseOf(constantTerm(name, constant, `${constant.value} (${name})`), field, answer);

const recoverable = (shop: Shop, theme: PartlyRecoverable): Term =>
  assumption(`${theme}.recoverable`, themes[theme].loss.parameters.recoverable, shop.submission, "recoverable part");

function parameter<T extends ThemeId>(shop: Shop, theme: T, name: string & keyof Parameters<T>, text: string): Term {
  const parameters: Theme["loss"]["parameters"] = themes[theme].loss.parameters;
  const figure = parameters[name];
  if (figure === undefined) throw new Error(`The theme ${theme} has no figure ${name}`);
  return assumption(`${theme}.${name}`, figure, shop.submission, text);
}
