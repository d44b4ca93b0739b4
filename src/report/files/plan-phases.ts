import { isTracked } from "../../diagnosis/kpis/is-tracked.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import type { Dossier } from "../dossier.ts";
import { jump, say } from "../text.ts";
import type { PlanStep, Timeline } from "../text-blocks.ts";
import { planPhasesWords as words } from "./plan-phases.words.ts";

const ends = [30, 60, 90] as const;

/**
 * The three months of the brief, each with the KPIs that start in it. The calendar and the workbook list both. A KPI with
 * a number on its tile, or that the shop tracks, has started.
 */
export function planPhases({ report, diagnosis, submission }: Dossier): Timeline["phases"] {
  const tiles = report.blocks.flatMap((block) => (block.kind === "dashboard" ? [...block.tiles, ...block.later] : []));
  const open = diagnosis.kpis.filter(
    ({ id }) => !isTracked(id, submission) && !tiles.some((tile) => tile.id === id && tile.isReal),
  );
  return report.blocks
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .map((phase, at) => ({
      ...phase,
      steps: [...phase.steps, ...kpiSteps(open.filter(({ phase: days }) => days === ends[at]))],
    }));
}

/** What starts a KPI, and who reads it how often. */
const kpiSteps = (kpis: readonly PlannedKpi[]): readonly PlanStep[] =>
  kpis.map(({ id, name, owner, cadence }) => ({
    what: say`${words.start}${jump(name, `kpi-${id}`)}`,
    owner,
    why: words.kpiRead(cadence),
  }));
