import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { kpis } from "../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { composeDossier } from "../dossier.ts";
import { renderGrafana } from "./grafana.ts";
import { renderTvPage } from "./tv.ts";

const weeks = [30, 35, 38, 41, 44, 40, 39, 41, 45, 43, 42, 41, 40];
const span = { rows: 312, from: "2026-08-21", to: "2026-11-19" };
const measured = [
  { ...span, kpi: "kpi_setup_var", value: 41, weeks },
  { ...span, kpi: "kpi_otd", value: 72.4 },
];
const shop: Submission = { ...sampleShop, measured };
const dossier = composeDossier(shop, diagnose(shop), occasion);

test("[R177] the TV page shows the shop's own values, and no example next to one", () => {
  const page = renderTvPage(dossier);
  const slides = page.match(/<section [\s\S]*?<\/section>/g) ?? [];
  const setups = slides.find((slide) => slide.includes(kpis.kpi_setup_var.name)) ?? "";
  expect(setups).toContain("+41%");
  expect(setups).toContain("measured");
  expect(setups).not.toMatch(/>sample<|sample values/);
  const onTime = slides.find((slide) => slide.includes(kpis.kpi_otd.name)) ?? "";
  expect(onTime).toContain("72%");
  expect(onTime).not.toMatch(/>sample<|sample values/);
  expect(slides[0]).toMatch(/2 of \d+ numbers are measured in our own files/);
});

test("[R177] the Grafana dashboard holds the measured weeks on their own days, and marks each panel", () => {
  const { panels, time, title } = JSON.parse(renderGrafana(dossier));
  const setups = panels.find((panel: { title: string }) => panel.title === `${kpis.kpi_setup_var.name} (measured)`);
  expect(setups.targets[0].data).toContain("2026-11-19T12:00:00.000Z,40");
  expect(setups.targets[0].data.split("\n")).toHaveLength(weeks.length + 1);
  expect(time.from <= "2026-08-21T00:00:00.000Z").toBe(true);
  expect(title).not.toContain("sample data");
  expect(panels.some((panel: { title: string }) => panel.title.endsWith("(sample data)"))).toBe(true);
});
