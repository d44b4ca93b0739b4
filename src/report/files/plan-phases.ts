import type { Dossier } from "../dossier.ts";
import { kpiSteps } from "../evidence/days-plan.ts";
import type { Timeline } from "../text-blocks.ts";

const ends = [30, 60, 90] as const;

/** The three months of the brief, each with the KPIs that start in it. The calendar and the workbook list both. */
export const planPhases = ({ report, diagnosis }: Pick<Dossier, "report" | "diagnosis">): Timeline["phases"] =>
  report.blocks
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .map((phase, at) => ({
      ...phase,
      steps: [...phase.steps, ...kpiSteps(diagnosis.kpis.filter((kpi) => kpi.phase === ends[at]))],
    }));
