import { expect, test } from "vitest";
import { shops as published } from "../../../../bench/load.ts";
import { dossierOf } from "../../../../test/printing.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { renderCalendar } from "../../files/calendar.ts";
import { daysAfter } from "../../files/calendar-days.ts";
import { renderTvPage } from "../../files/tv.ts";
import { monthAndDay } from "../../format.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import type { Report } from "../../report.ts";
import { laterTiles, tilesInOrder } from "./board-order.ts";

const onWall = (report: Report): readonly DashboardTile[] =>
  tilesInOrder(report).filter((tile) => !laterTiles(report).includes(tile));

const dossiers = published.map((shop) => dossierOf(shop));

/** `Dec 11` of `December 11`. */
const short = (day: string): string => monthAndDay(day).replace(/^([A-Z][a-z]{2})[a-z]+/, "$1");

test("[R69] the first number of a KPI has one date: on its tile, its boxes, the TV, in the calendar and in the plan", () => {
  for (const dossier of dossiers) {
    const { report, diagnosis } = dossier;
    const tv = renderTvPage(dossier).replaceAll("\u00a0", " ");
    const calendar = renderCalendar(dossier).replace(/\r\n /g, "").replaceAll("\\", "").replaceAll("\u00a0", " ");
    for (const { id, note, firstNumber, readingDays = [] } of tilesInOrder(report)) {
      const kpi = diagnosis.kpis.find((one) => one.id === id);
      if (firstNumber === undefined || kpi === undefined) continue;
      const days = [short(firstNumber), monthAndDay(firstNumber)];
      expect(note.startsWith("count it by hand") || days.some((day) => note.includes(day))).toBe(true);
      expect(kpi.cadence === "monthly" ? days[0] : (readingDays[0] ?? days[0])).toBe(days[0]);
      expect(firstNumber <= daysAfter(report.date, kpi.phase)).toBe(true);
      for (const file of [tv, calendar]) expect(file).toContain(note.slice(1).replaceAll("\u00a0", " "));
    }
  }
});

test("[R69] KPIs that are read from the same hour counters start together, and one on the wall that payroll or paperwork shows in the first week", () => {
  const tiles = dossiers.flatMap(({ report }) => onWall(report).map((tile) => ({ ...tile, date: report.date })));
  for (const { id, firstNumber, date } of tiles) {
    if (id === "kpi_overtime" && firstNumber !== undefined) expect(firstNumber <= daysAfter(date, 14)).toBe(true);
    if (id === "kpi_skill_cover" && firstNumber !== undefined) expect(firstNumber <= daysAfter(date, 14)).toBe(true);
  }
  for (const { report } of dossiers) {
    const counted = tilesInOrder(report).filter(
      ({ id, firstNumber }) =>
        firstNumber !== undefined && (id === "kpi_spindle_util" || id === "kpi_run_paid" || id === "kpi_unattended"),
    );
    expect(new Set(counted.map(({ firstNumber }) => firstNumber)).size).toBeLessThanOrEqual(1);
  }
});

test("[R77] a KPI that isn't for the wall yet starts after the first month, unless one on the wall is read from the same counters", () => {
  for (const { report } of dossiers) {
    const wall = onWall(report).flatMap(({ firstNumber }) => firstNumber ?? []);
    for (const { firstNumber } of laterTiles(report))
      if (firstNumber !== undefined)
        expect(firstNumber > daysAfter(report.date, 30) || wall.includes(firstNumber)).toBe(true);
  }
});

test("[R69] a KPI whose count needs the change gets its first number in the week of the change", () => {
  const shop = {
    ...sampleShop,
    improvement_goal: "Get on-time delivery from 78% to 92%.",
    success_metric: "",
    notes: "",
    pain_invisible: "Nobody tells a customer no, so the planner reshuffles the whiteboard four times a day.",
    typical_delay_cause: ["Scheduling changes", "Expedites"] as const,
    setup_time_variability: "Very consistent" as const,
    schedule_tool: "Whiteboard" as const,
  };
  const tile = tilesInOrder(dossierOf(shop).report).find(({ id }) => id === "kpi_sched_adh");
  expect(tile?.note).toBe("first number Fri, Dec\u00a04");
});
