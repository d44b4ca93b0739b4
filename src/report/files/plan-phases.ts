import { isTracked } from "../../diagnosis/kpis/is-tracked.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { tilesInOrder } from "../brief/dashboard/board-order.ts";
import { phaseTitle } from "../brief/plan/plan.ts";
import type { Dossier } from "../dossier.ts";
import { jump, say } from "../text.ts";
import type { PlanStep, Timeline } from "../text-blocks.ts";
import { planPhasesWords as words } from "./plan-phases.words.ts";

const months = [30, 60, 90] as const;

/**
 * The three months of the brief, each with the KPIs that start in it; a month without either is left out. The calendar and
 * the workbook list both. A KPI with a number on its tile, or that the shop tracks, has started.
 */
export function planPhases({ report, diagnosis, submission }: Dossier): Timeline["phases"] {
  const tiles = tilesInOrder(report);
  const open = diagnosis.kpis.flatMap((kpi) => {
    const tile = tiles.find(({ id }) => id === kpi.id);
    return isTracked(kpi.id, submission) || tile?.isReal ? [] : [{ kpi, note: tile?.note ?? "" }];
  });
  const planned = report.blocks.flatMap((block) => (block.kind === "timeline" ? block.phases : []));
  if (planned.length === 0) return [];
  return months
    .map((days) => ({
      ends: days,
      title: phaseTitle(days, submission, report.date),
      steps: [
        ...(planned.find(({ ends }) => ends === days)?.steps ?? []),
        ...kpiSteps(open.filter(({ kpi: { phase } }) => phase === days)),
      ],
    }))
    .filter(({ steps }) => steps.length > 0);
}

/** What starts a KPI and when its first number is due, and who reads it how often. */
const kpiSteps = (open: readonly { readonly kpi: PlannedKpi; readonly note: string }[]): readonly PlanStep[] =>
  open.map(({ kpi: { id, name, owner, cadence }, note }) => ({
    what: say`${words.start}${jump(name, `kpi-${id}`)}${note === "" ? "" : words.due(note)}`,
    owner,
    why: words.kpiRead(cadence),
  }));
