import type { LossCount } from "../../knowledge/theme.ts";
import { hoursClaimedFirst } from "../../knowledge/themes/theme-id.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { percent } from "../case/numbers.ts";
import { firstPieceWaitsOf } from "../facts/sums/first-piece-waits.ts";
import { stopHoursOf } from "../facts/sums/stop-hours.ts";
import { measuredOf } from "../kpis/measured.ts";
import type { CapacityTerms } from "./capacity.ts";
import { basisWords, terms } from "./formula.words.ts";
import { constant, factor, parameter, parameterNamed, recoverable, type Shop } from "./loss-parameter.ts";
import { keyingLosses, type LossTerm, unbilledLosses, waitingLosses } from "./other-losses.ts";
import { setupHoursOver } from "./setup-hours-over.ts";
import { atMost, product, ranged, sum, type Term } from "./term.ts";

type CountedAs<K extends LossCount["kind"]> = {
  [T in ThemeId]: (typeof themes)[T]["loss"]["counted"]["kind"] extends K ? T : never;
}[ThemeId];

export type MachineHourTheme = CountedAs<"share-of-staffed-hours" | "machine-hours">;

/** Machine hours a year, before the cap over all such themes. */
const hourFormulas: Readonly<Record<CountedAs<"machine-hours">, (shop: Shop) => Term>> = {
  quality_inspection: inspectionLoss,
  setup_changeover: setupLoss,
  scheduling_priority: schedulingLoss,
  capacity_visibility: unexplainedLoss,
};

/** Losses in units other than machine hours. */
const otherFormulas: Readonly<Record<CountedAs<"other">, (shop: Shop) => readonly LossTerm[]>> = {
  quoting_estimating: unbilledLosses,
  data_silos: keyingLosses,
  flow_wip_dwell: waitingLosses,
};

const isOther = (theme: ThemeId): theme is CountedAs<"other"> => themes[theme].loss.counted.kind === "other";

const inMachineHours = (theme: ThemeId): theme is MachineHourTheme => !isOther(theme);

const hasOwnFormula = (theme: ThemeId): theme is CountedAs<"machine-hours"> =>
  themes[theme].loss.counted.kind === "machine-hours";

/** The themes whose losses are machine hours, in the order in which they claim a lost hour. */
export const machineHourThemes: readonly MachineHourTheme[] = hoursClaimedFirst.filter(inMachineHours);

/** Lost machine hours a year by theme, before the cap. */
export function rawLosses(submission: Submission, capacity: CapacityTerms): Readonly<Record<MachineHourTheme, Term>> {
  const shop: Shop = { submission, ...capacity };
  const losses = machineHourThemes.map((theme) => [theme, hoursLost(theme, shop)]);
  return Object.fromEntries(losses) as Record<MachineHourTheme, Term>;
}

function hoursLost(theme: MachineHourTheme, shop: Shop): Term {
  const stops = theme === "maintenance_downtime" ? stopsCounted(shop) : undefined;
  if (stops !== undefined) return product(stops, recoverable(shop, theme));
  if (hasOwnFormula(theme)) return hourFormulas[theme](shop);
  const { share, text } = themes[theme].loss.counted;
  return shareLost(shop, theme, share, text);
}

/** The hours a year that the shop counts its machines down, in place of our share; none if its files measure them. */
function stopsCounted({ submission }: Shop): Term | undefined {
  const stops = measuredOf("kpi_unplanned_dt", submission) === undefined ? stopHoursOf(submission) : undefined;
  return stops && hoursCounted(countedIds.stops, terms.stopsCounted, stops);
}

/** Hours a year in the shop's own numbers. */
function hoursCounted(
  id: string,
  name: string,
  { aYear, said }: { readonly aYear: number; readonly said: string },
): Term {
  const value = { low: aYear, likely: aYear, high: aYear };
  const input = { kind: "parameter", name, value, basis: basisWords.stated(said), measured: true } as const;
  return ranged(id, value, input, name);
}

/** The names under which such hours are among the assumptions. */
export const countedIds = {
  stops: "maintenance_downtime.stops-counted",
  setups: "setup_changeover.hours-over",
  waits: "quality_inspection.waits-counted",
} as const;

/** Losses other than machine hours. Hours, dollars, days and cash are listed side by side and never added up. */
export const otherLosses = (submission: Submission, capacity: CapacityTerms): readonly LossTerm[] =>
  hoursClaimedFirst.flatMap((theme) => (isOther(theme) ? otherFormulas[theme]({ submission, ...capacity }) : []));

/** Staffed hours × the share lost × the part of it that can be recovered. */
const shareLost = (shop: Shop, theme: ThemeId, share: string, text: string): Term =>
  product(shop.staffed, parameterNamed(shop, theme, share, text), recoverable(shop, theme));

function setupLoss(shop: Shop): Term {
  const { submission } = shop;
  const over = setupHoursOver(submission);
  const mostAvoidable = constant("setup_changeover", "avoidable_cap", percent, terms.mostAvoidable);
  if (over !== undefined) return product(hoursCounted(countedIds.setups, terms.setupsOver, over), mostAvoidable);
  const causes = ["Setup overruns", "Changeovers"] as const;
  const named = causes.filter((cause) => submission.typical_delay_cause?.includes(cause));
  const avoidable = product(
    parameter(shop, "setup_changeover", "avoidable", terms.avoidable),
    ...(named.length > 0
      ? [factor("setup_changeover", "named_cause_factor", terms.namedCause, "typical_delay_cause", named.join(", "))]
      : []),
    ...(submission.primary_bottleneck === "Setup"
      ? [factor("setup_changeover", "bottleneck_factor", terms.namedBottleneck, "primary_bottleneck", "Setup")]
      : []),
  );
  return product(hoursInSetups(shop, "setup_changeover"), atMost(avoidable, mostAvoidable));
}

/** Hours in setups: our share of staffed hours. */
const hoursInSetups = (shop: Shop, theme: "setup_changeover" | "scheduling_priority"): Term =>
  product(shop.staffed, parameter(shop, theme, "setup_share", terms.setupShare));

/** Lots waiting for inspection while the machine sits idle, and parts made twice. Their own count is of the least they wait. */
function inspectionLoss(shop: Shop): Term {
  const counted = firstPieceWaitsOf(shop.submission);
  const waiting =
    counted === undefined
      ? shareLost(shop, "quality_inspection", "waiting_share", terms.waitingShare)
      : hoursCounted(countedIds.waits, terms.waitsCounted, counted);
  const excess = parameter(shop, "quality_inspection", "excess_scrap_rework", terms.excessScrap);
  return sum(waiting, product(shop.staffed, shop.utilization, excess));
}

/** Setups broken into by expedites, and gaps between jobs that a better sequence would close. */
function schedulingLoss(shop: Shop): Term {
  const { submission } = shop;
  const expedites = product(
    parameter(shop, "scheduling_priority", "late_ratio", terms.lateJobs),
    parameter(shop, "scheduling_priority", "expedites_per_late", terms.expeditesEach),
  );
  const broken = product(
    hoursInSetups(shop, "scheduling_priority"),
    atMost(expedites, parameter(shop, "scheduling_priority", "expedite_ceiling", terms.expediteCeiling)),
    parameter(shop, "scheduling_priority", "extra_setups", terms.extraSetups),
    constant("scheduling_priority", "break_in_factor", percent, terms.setupLost),
  );
  const gaps = product(
    shop.staffed,
    parameter(shop, "scheduling_priority", "gap_share", terms.gaps),
    ...(submission.scheduling_ownership === "Everyone (tribal)"
      ? [factor("scheduling_priority", "tribal_factor", terms.noOwner, "scheduling_ownership", "Everyone (tribal)")]
      : []),
    ...(submission.typical_delay_cause?.includes("Scheduling changes")
      ? [
          factor(
            "scheduling_priority",
            "scheduling_changes_factor",
            terms.planChanges,
            "typical_delay_cause",
            "Scheduling changes",
          ),
        ]
      : []),
    recoverable(shop, "scheduling_priority"),
  );
  return sum(broken, gaps);
}

/** Idle time that no one can explain, minus what other themes already count. */
function unexplainedLoss(shop: Shop): Term {
  const untracked = shop.submission.downtime_tracking === "No formal tracking";
  return product(
    shop.staffed,
    parameter(shop, "capacity_visibility", "unexplained_idle", terms.unexplained),
    ...(untracked
      ? [
          factor(
            "capacity_visibility",
            "no_tracking_factor",
            terms.notTracked,
            "downtime_tracking",
            "No formal tracking",
          ),
        ]
      : []),
    recoverable(shop, "capacity_visibility"),
    parameter(shop, "capacity_visibility", "own_share", terms.ownShare),
  );
}
