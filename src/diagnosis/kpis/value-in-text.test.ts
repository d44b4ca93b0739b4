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

test.for([
  [
    "Customers complain about on-time delivery. We looked: of 50 order lines promised in the fall, 40 left on the day.",
    80,
  ],
  ["Nobody believes our on-time number: of 50 order lines promised in the fall, 40 left on the day.", 80],
  ["Out of 40 boxes we sent last year 10 went after their date, so on time is a joke.", 75],
] as const)("a share counted is on-time delivery today where the sentence names it too: %s", ([text, from]) => {
  expect(stated("kpi_otd", text)).toMatchObject({ from });
});
