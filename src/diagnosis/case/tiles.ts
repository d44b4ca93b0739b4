import { kpisExposing } from "../../knowledge/kpi-record/kpi-exposure.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { goals } from "../../knowledge/page-one/goals.ts";
import { nameInSentence, type ThemeId } from "../../knowledge/themes.ts";
import { measuredOf, spanText } from "../kpis/measured.ts";
import { neededElements, readinessOf } from "../kpis/readiness.ts";
import { statedToday } from "../kpis/value-in-text.ts";
import { saidToday } from "../kpis/value-today.ts";
import type { CaseFinding } from "./case.ts";
import { written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import { machinesNamed } from "./shop.ts";
import type { Tile } from "./tile.ts";
import { tilesWords as words } from "./tiles.words.ts";
import type { Task } from "./week/task.ts";

const maxTiles = 8;
const maxOf = { goal: 2, cause: 2, warns: 2 } as const;

/** The tiles of the dashboard, in order: the goal, the cause, a leading indicator, the proof. */
export function tilesOf(reading: Reading, finding: CaseFinding, week: readonly Task[]): readonly Tile[] {
  const { themes } = finding;
  const [leading] = themes;
  const goal = reading.goal.aims
    .slice(0, maxOf.goal)
    .map(({ kind, counts }) => tile(goals[kind].kpi, "goal", words.goal(counts)));
  const cause = leading ? causeTiles(leading, reading) : [];
  const warns = themes.flatMap(warningTiles).slice(0, maxOf.warns);
  const proves = week.flatMap(({ kpi, day }) => (kpi ? [tile(kpi, "proves", words.firstValue(dayNames[day]))] : []));
  const dwell = reading.submission.shipping_dwell;
  const waits =
    leading && dwell && dwell !== "0–1 day" ? [tile("kpi_ship_dwell", "proves", words.finishedWait(dwell))] : [];
  const all = [...goal, ...cause, ...warns, ...waits, ...proves];
  const once = all.filter(({ kpi }, at) => all.findIndex((other) => other.kpi === kpi) === at);
  return once.slice(0, maxTiles).map((one) => ({ ...one, ...todayAndWhere(one.kpi, reading) }));
}

type Bare = Pick<Tile, "kpi" | "because" | "why">;

const tile = (kpi: KpiId, because: Tile["because"], why: string): Bare => ({ kpi, because, why });

const dayNames = { Mon: "Monday", Tue: "Tuesday", Wed: "Wednesday", Thu: "Thursday", Fri: "Friday" } as const;

function causeTiles(leading: ThemeId, { sums }: Reading): readonly Bare[] {
  const overrun = sumsOfKind(sums, "setup-overrun");
  const why = words.shows(nameInSentence(leading));
  const shown = kpisExposing(leading)
    .slice(0, maxOf.cause)
    .map((id) => tile(id, "cause", why));
  return overrun && leading === "setup_changeover"
    ? [tile("kpi_setup_var", "cause", words.countsMinutes(written(overrun.took - overrun.planned))), ...shown]
    : shown;
}

const warningTiles = (theme: ThemeId): readonly Bare[] =>
  kpisExposing(theme)
    .filter((id) => kpis[id].timing === "leading")
    .slice(0, 1)
    .map((id) => tile(id, "warns", words.warns(nameInSentence(theme))));

function todayAndWhere(kpi: KpiId, reading: Reading): Pick<Tile, "real" | "machines" | "byHand"> {
  const { submission, facts, diagnosis } = reading;
  const atMachines = atAMachine.includes(kpi);
  const data = neededElements(
    kpis[kpi].elements,
    diagnosis.systems.map(({ id }) => id),
    submission,
  );
  const where = atMachines ? machinesNamed(facts, submission) : null;
  return { real: realOf(kpi, reading), machines: where, byHand: readinessOf(data) !== "ready-now" };
}

/** KPIs that can be read at one machine. */
const atAMachine: readonly KpiId[] = [
  "kpi_spindle_util",
  "kpi_oee",
  "kpi_downtime_reasons",
  "kpi_bottleneck_load",
  "kpi_bn_queue",
  "kpi_unattended",
  "kpi_changeover",
  "kpi_unplanned_dt",
];

/** Today's value, from an answer or the shop's own numbers. */
function realOf(kpi: KpiId, { submission, sums }: Reading): Tile["real"] {
  const measured = measuredOf(kpi, submission);
  if (measured) return { from: measured.value, to: measured.value, said: words.measured(spanText(measured)) };
  const said = statedToday(kpi, submission) ?? saidToday(kpi, submission);
  if (said) return said;
  const overrun = sumsOfKind(sums, "setup-overrun");
  if (kpi === "kpi_setup_var" && overrun) {
    const over = Math.round((overrun.took / overrun.planned - 1) * 100);
    return {
      from: over,
      to: over,
      said: words.setup(written(overrun.planned), written(overrun.took)),
    };
  }
  return null;
}
