import { expect, test } from "vitest";
import { fullShop, occasion, sparseShop } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { kpis } from "../../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import { composeBrief } from "../compose-brief.ts";
import { saysAllOf } from "./own-tiles.ts";

const tilesOf = (shop: Submission): readonly DashboardTile[] =>
  composeBrief(shop, diagnose(shop), occasion).blocks.flatMap((block) =>
    block.kind === "dashboard" ? block.tiles : [],
  );

test("[R231] where no cause leads, general KPIs fill four tiles", () => {
  expect(tilesOf(sparseShop)).toHaveLength(4);
});

test("[R231] where a cause leads, a KPI hangs only for the goal, that cause or a number of the shop's own", () => {
  const bids = {
    ...sampleShop,
    improvement_goal: "Money left over.",
    success_metric: "",
    notes: "Bids are 30% too low.",
  };
  expect(tilesOf(bids).map(({ id }) => id)).not.toContain("kpi_quote_hit");
  const asks = { ...bids, success_metric: "Win rate from 20% to 35%." };
  expect(tilesOf(asks)[0]).toMatchObject({ id: "kpi_quote_hit", value: "20%", target: "your goal: 35%" });
});

test("[R231] an hour's sales have no published goal on the wall, whatever the shop's rate is", () => {
  const { late_job_ratio, ...answers } = sparseShop;
  const wire: Submission = {
    ...answers,
    schedule_tool: "Whiteboard",
    shop_rate_known: "Estimate",
    shop_rate_value: 72,
    improvement_goal: "Quit losing money on the thick stuff. Bid 6 hours, it burns 9.",
    notes: "Busy and no money. Everybody says raise your price, but I go off what I remember.",
  };
  expect(tilesOf(wire).map(({ id }) => id)).not.toContain("kpi_rev_hour");
});

test("[R231] what they want to reach hangs before what else is counted", () => {
  const { late_job_ratio, ...answers } = sampleShop;
  const wants = { ...answers, success_metric: "On time back at 90. I printed 61 for last month." };
  expect(tilesOf(wants)[0]).toMatchObject({ id: "kpi_otd", value: "61%", target: "your goal: 90% or more" });
});

test.each([
  ["Every job is marked hot. Half the tickets on the board are red, so red means nothing.", "kpi_expedite"],
  ["We promise dates without looking at what the machines are already booked for.", "kpi_bottleneck_load"],
] as const)("[R231] the KPI of the situation that page one names hangs on the wall: %s", (pain_invisible, id) => {
  const shop: Submission = { ...sparseShop, typical_delay_cause: ["Expedites", "Scheduling changes"], pain_invisible };
  expect(tilesOf(shop).map((tile) => tile.id)).toContain(id);
});

test("[R231] a KPI doesn't hang next to a count by hand that has its whole name", () => {
  const count = { name: "Hours of prove-out at the machine" } as DashboardTile;
  expect(saysAllOf(count, { ...count, name: "Prove-out hours" })).toBe(true);
  expect(saysAllOf(count, { ...count, name: "Programs ready" })).toBe(false);
});

test("[R231] a published lead time hangs only where lead time is the goal or parts wait", () => {
  const changes = { ...sampleShop, improvement_goal: "Fewer changes of plan.", success_metric: "", notes: "" };
  expect(tilesOf(changes).map(({ id }) => id)).not.toContain("kpi_lead_time");
});

test("[R231] the dashboard has at most six tiles, and the brief names the other KPIs of the plan", () => {
  for (const shop of [sampleShop, fullShop]) {
    const diagnosis = diagnose(shop);
    const { blocks } = composeBrief(shop, diagnosis, occasion);
    expect(tilesOf(shop).length).toBeLessThanOrEqual(6);
    const text = JSON.stringify(blocks).toLowerCase();
    for (const { id } of diagnosis.kpis) expect(text).toContain(kpis[id].name.toLowerCase());
  }
});

test("[R231] what is on target by their own account makes room for what isn't", () => {
  const stating = { ...sampleShop, notes: "Scrap is 0.8%." };
  expect(tilesOf(stating).map(({ id }) => id)).not.toContain("kpi_scrap");
});

test("[R231] the KPI of the leading cause hangs even where four numbers of the shop's own could fill the wall", () => {
  const shop: Submission = {
    ...sparseShop,
    typical_delay_cause: ["Supplier delays"],
    primary_bottleneck: "Materials",
    late_job_ratio: "30%+",
    success_metric: "Lead time from 11 weeks to 7.",
    pain_invisible: "Jobs wait for bar that comes late. The plater holds parts three weeks. Castings are never here.",
    notes: "Scrap is 2.4%. On-time delivery is 61%.",
  };
  const ids = tilesOf(shop).map(({ id }) => id);
  expect(ids).toContain("kpi_supplier_otd");
  expect(ids).toContain("kpi_lead_time");
  expect(ids).not.toContain("kpi_scrap");
});
