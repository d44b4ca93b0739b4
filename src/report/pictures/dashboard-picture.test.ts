import { expect, test } from "vitest";
import { dossierOf } from "../../../test/printing.ts";
import { occasion, sparseShop, tidyShop } from "../../../test/shops.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { logoMark } from "../logo.ts";
import { drawDashboardPlan } from "./dashboard-picture.ts";

const shops = { "sample-shop": sampleShop, "tidy-shop": tidyShop, "sparse-shop": sparseShop } as const;

test.for(Object.keys(shops) as (keyof typeof shops)[])(
  "[R30] the dashboard of the %s is the picture that was looked at",
  async (name) => {
    const svg = drawDashboardPlan(dossierOf(shops[name]));
    await expect(svg).toMatchFileSnapshot(`../../../test/golden/${name}-dashboard.svg`);
  },
);

test("[R65] the dashboard is self-contained: title, description, its own colors for light and dark, no outside request", () => {
  const svg = drawDashboardPlan(dossierOf(sampleShop));
  expect(svg).toMatch(/<title>KPI plan, drawn with sample values<\/title><desc>Widgets for [^<]+<\/desc>/);
  expect(svg).toContain("@media (prefers-color-scheme:dark)");
  expect(svg).not.toMatch(/href|url\(|<script|<image/);
});

test.for([
  [2, 284],
  [4, 568],
  [6, 852],
  [8, 852],
] as const)("[R30] with %i KPIs it is %i wide", ([kpis, width]) => {
  expect(drawDashboardPlan(dossierOf(sampleShop), kpis)).toContain(`viewBox="0 0 ${width} `);
});

test("[R37] the dashboard and the mark take the operator's color", () => {
  const brand = { ...occasion.brand, color: "#aa2200" };
  expect(drawDashboardPlan(dossierOf(sampleShop, { ...occasion, brand }))).toContain("--accent:#aa2200");
  expect(logoMark(32, "#aa2200")).toContain('stroke="#aa2200"');
});
