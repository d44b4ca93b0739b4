import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import { type Day, daysAfter } from "../../files/calendar-days.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import type { Report } from "../../report.ts";

/** Every tile of a report, in the one order of all files and of the page: those on the dashboard, then the rest of the plan. */
export const tilesInOrder = ({ blocks }: Pick<Report, "blocks">): readonly DashboardTile[] =>
  blocks.flatMap((block) => (block.kind === "dashboard" ? [...block.tiles, ...block.later] : []));

/** Those that aren't for the wall yet. */
export const laterTiles = ({ blocks }: Pick<Report, "blocks">): readonly DashboardTile[] =>
  blocks.flatMap((block) => (block.kind === "dashboard" ? block.later : []));

/** A diagnosis with its KPIs in the order of the report's tiles; each starts in the month of the first number on its tile. */
export function inBoardOrder(diagnosis: Diagnosis, report: Pick<Report, "blocks" | "date">): Diagnosis {
  const tiles = tilesInOrder(report);
  const order = tiles.map(({ id }) => id);
  const kpis = diagnosis.kpis
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map((kpi) => {
      const tile = tiles.find(({ id }) => id === kpi.id);
      return tile === undefined ? kpi : { ...kpi, phase: phaseOf(tile, report.date) };
    });
  return { ...diagnosis, kpis };
}

/** A KPI with a number, or with one that the shop tracks, has started. */
const phaseOf = ({ firstNumber }: DashboardTile, date: Day): PlannedKpi["phase"] =>
  phases.find((days) => firstNumber === undefined || firstNumber <= daysAfter(date, days)) ?? 90;

const phases = [30, 60, 90] as const;
