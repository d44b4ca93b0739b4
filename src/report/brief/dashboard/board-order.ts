import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import type { Report } from "../../report.ts";

/** Every tile of a report, in the one order of all files and of the page: those on the dashboard, then the rest of the plan. */
export const tilesInOrder = ({ blocks }: Pick<Report, "blocks">): readonly DashboardTile[] =>
  blocks.flatMap((block) => (block.kind === "dashboard" ? [...block.tiles, ...block.later] : []));

/** A diagnosis with its KPIs in the order of the report's tiles; each keeps the month in which it starts. */
export function inBoardOrder(diagnosis: Diagnosis, report: Pick<Report, "blocks">): Diagnosis {
  const order = tilesInOrder(report).map(({ id }) => id);
  const kpis = diagnosis.kpis.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return { ...diagnosis, kpis };
}
