import { expect, test } from "vitest";
import { sampleShop } from "../../survey/sample-shop.ts";
import { statedToday } from "./value-in-text.ts";

const blank = { notes: "", improvement_goal: "", success_metric: "" };
const stated = (id: Parameters<typeof statedToday>[0], pain_invisible: string) =>
  statedToday(id, { ...sampleShop, ...blank, pain_invisible });

test("a KPI's value next to its name is today's", () => {
  expect(stated("kpi_lead_time", "Our lead time is 8 weeks.")).toMatchObject({ from: 40 });
  expect(stated("kpi_scrap", "Scrap runs 4%.")).toMatchObject({ from: 4 });
});

test.for([
  ["kpi_lead_time", "Lead times are 12 weeks from the foundry."],
  ["kpi_scrap", "Our plater's scrap is 5%."],
  ["kpi_scrap", "Scrap runs 4% of sales."],
] as const)("what others take or a share of money is no %s: %s", ([id, text]) => {
  expect(stated(id, text)).toBeUndefined();
});
