import { expect, test } from "vitest";
import { occasion } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { composeBrief } from "../compose-brief.ts";
import { boardOf } from "./board.ts";

const report = composeBrief(sampleShop, diagnose(sampleShop), occasion);
const tiles = report.blocks.flatMap((block) => (block.kind === "dashboard" ? [...block.tiles, ...block.later] : []));

test("[R78] the results page gets the tiles of the dashboard: their order, values, lights and whose value it is", () => {
  const said = boardOf(report).map(({ kpi, value, unit, light, is_own }) => [kpi, value, unit, light, is_own]);
  expect(said).toEqual(
    tiles.map(({ id, value, unit, light, isReal }, at) => [id ?? `count-${at + 1}`, value, unit, light, isReal]),
  );
  expect(said.length).toBeGreaterThan(5);
});

test("[R78] the shop's own value is shown on a scale, a goal with how to count it and its lights", () => {
  for (const { kpi, is_own, scale, picture, by_hand: byHand } of boardOf(report)) {
    expect([scale !== undefined, byHand === undefined, picture]).toEqual([is_own, is_own, undefined]);
    if (kpi.startsWith("kpi_") && byHand)
      expect(byHand.lights.map(({ light }) => light)).toEqual(
        byHand.lights.length > 0 ? ["green", "amber", "red"] : [],
      );
    if (scale) expect(scale.low <= scale.high && scale.high <= scale.end).toBe(true);
  }
});

test("[R78] a tile says of a band without a lower end what it is under", () => {
  const late = { ...sampleShop, late_job_ratio: "30%+" } as const;
  const onTime = boardOf(composeBrief(late, diagnose(late), occasion)).find(({ kpi }) => kpi === "kpi_otd");
  expect(onTime?.value).toBe("under 70%");
});

test("[R177] a tile with a measured value says so, and shows its weeks as a chart", () => {
  const weeks = [1, 2, 3, 4, 5].map((week) => 60 + week);
  const measured = [{ kpi: "kpi_otd", value: 64, rows: 90, from: "2026-08-01", to: "2026-10-30", weeks }] as const;
  const shop = { ...sampleShop, measured } as const;
  const tile = boardOf(composeBrief(shop, diagnose(shop), occasion)).find(({ kpi }) => kpi === "kpi_otd");
  expect(tile).toMatchObject({ value: "64%", is_own: true, is_measured: true, note: "measured in your files" });
  const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(tile?.picture ?? "")?.[1]);
  expect(height - lowestIn(tile?.picture ?? ""), "no empty strip below the chart").toBeLessThan(7);
});

/** The lowest edge of a box, line or text in a picture. */
const lowestIn = (picture: string): number =>
  Math.max(
    ...[...picture.matchAll(/ y="([\d.]+)"(?: width="[\d.]+" height="([\d.]+)")?/g)].map(
      ([, top, height]) => Number(top) + Number(height ?? 0),
    ),
    ...[...picture.matchAll(/ y2="([\d.]+)"/g)].map(([, end]) => Number(end)),
  );

test("[R78] a measure of the shop's own keeps its name, and its scale has no bare minutes below hours", () => {
  const improvement_goal = "First pieces back from the CMM in under 45 minutes.";
  const shop = { ...sampleShop, improvement_goal, notes: "The average first piece waited 1 hour 50 minutes." };
  const wait = boardOf(composeBrief(shop, diagnose(shop), occasion)).find(({ value }) => value === "1 h 50 min");
  expect(wait).toMatchObject({ name: "First pieces back from the CMM", scale: { low: 110, goal: 45 } });
  expect(wait?.scale).not.toHaveProperty("end_label");
});
