import { expect, test } from "vitest";
import { fullShop, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import type { DayLanes } from "../charts/day-lanes.ts";
import { daysPlan } from "./days-plan.ts";

const shops = { sample: sampleShop, tidy: tidyShop, sparse: sparseShop, silent: silentShop, full: fullShop } as const;
const names = Object.keys(shops) as (keyof typeof shops)[];

const lanesOf = (shop: Submission): DayLanes["lanes"] =>
  daysPlan(shop, diagnose(shop)).flatMap((block) =>
    block.kind === "chart" && block.plot.kind === "day-lanes" ? block.plot.lanes : [],
  );

test("[R62] the ninety days are drawn with one lane an owner, in the order in which they are needed", () => {
  expect(lanesOf(sampleShop).map(({ owner }) => owner)).toEqual([
    "Foreman",
    "Production manager",
    "Manufacturing engineer",
    "Planner",
  ]);
});

test.for(names)(
  "[R62] every KPI of the %s shop is switched on once, on the last day of its phase, by its owner",
  (name) => {
    const drawn = lanesOf(shops[name]).flatMap(({ owner, rows }) =>
      rows.flatMap((row) => (row.kind === "switch-on" ? [`${owner}: ${row.name}, day ${row.on}, ${row.rhythm}`] : [])),
    );
    const planned = diagnose(shops[name]).kpis.map(
      ({ owner, name: kpi, phase, cadence }) => `${owner}: ${kpi}, day ${phase}, ${cadence}`,
    );
    expect(drawn.toSorted()).toEqual(planned.toSorted());
  },
);

test.for(names)("[R62] the bars of the %s shop count the actions that the list below them names", (name) => {
  const blocks = daysPlan(shops[name], diagnose(shops[name]));
  const counted = lanesOf(shops[name])
    .flatMap(({ rows }) => rows.flatMap((row) => (row.kind === "work" ? row.spans : [])))
    .reduce((sum, { text }) => sum + Number.parseInt(text, 10), 0);
  const listed = blocks
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .flatMap(({ steps }) => steps.filter(({ why }) => !why.startsWith("KPI")));
  expect(counted).toBe(listed.length);
});

test("[R62] a theme that no answer supports gets no actions, unless it is the only one to start with", () => {
  const themes = lanesOf(silentShop).flatMap(({ rows }) =>
    rows.flatMap((row) => (row.kind === "work" ? [row.name] : [])),
  );
  expect(themes).toEqual(["Setups that run over"]);
});
