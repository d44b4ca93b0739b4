import { expect, test } from "vitest";
import { shops as published } from "../../../../bench/load.ts";
import { dossierOf } from "../../../../test/printing.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { lightWords } from "../../../knowledge/kpi-record/signals.ts";
import type { KpiId } from "../../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { evidenceOf } from "../../dossier.ts";
import { renderDataDictionary } from "../../files/data-dictionary.ts";
import { renderGrafana } from "../../files/grafana.ts";
import { renderSpecSheet } from "../../files/spec-sheet.ts";
import { renderTvPage } from "../../files/tv.ts";
import { typeset } from "../../format.ts";
import { renderHtml } from "../../render-html.ts";
import { trackedKpis } from "../../workbook/tracked.ts";
import { tilesInOrder } from "./board-order.ts";
import { onWall } from "./on-wall.ts";
import { daysOff, goalOf } from "./stated-goal.ts";
import { goalInShort, goalOfTheirOwn, lightsOn, ownSignal } from "./tile-lights.ts";

const limitsOf = (id: KpiId, answers: Partial<Submission>): readonly string[] =>
  lightsOn(id, { ...sparseShop, ...answers }).map(([, limit]) => limit);

test.for([
  ["Ship on time without working Saturdays.", "Saturdays"],
  ["No more weekends, and fewer reworks.", "weekends"],
  ["Stop coming in on Sundays to catch up.", "Sundays"],
  ["Get rid of the Saturday.", "Saturdays"],
  ["92% on time without working every other Saturday.", "Saturdays"],
  ["We see green, and Saturdays drop from two a month to none.", "Saturdays"],
  ["Saturday shipments drop from ten to five.", undefined],
  ["Add a weekend crew until the late list is gone.", undefined],
  ["More lathe operators on Saturdays.", undefined],
  ["No more customers calling my cell on Sunday.", undefined],
] as const)("[R231] %j means no work on %s", ([improvement_goal, days]) => {
  expect(daysOff("kpi_overtime", { ...sparseShop, improvement_goal })).toBe(days);
});

test("[R231] who wants no Saturdays sees that as the goal of overtime, with its own count and lights", () => {
  const tile = tilesInOrder(dossierOf(sampleShop).report).find(({ id }) => id === "kpi_overtime");
  expect(tile).toMatchObject({ value: "no Saturdays", unit: "worked", target: "your goal" });
  expect(tile?.note).toMatch(/^count it by hand from Monday, /);
  expect(tile?.byHand?.how).toBe("How to count it: write down on how many of the last four Saturdays people worked.");
  expect(tile?.byHand?.lights.map(([, limit]) => limit)).toEqual(["none in four weeks", "one", "two or more"]);
  expect(renderTvPage(dossierOf(sampleShop))).toContain('<dd class="limit">none in four weeks</dd>');
});

test("[R231] the lights of a setup that is planned longer than ours follow the plan", () => {
  const shop = { ...sparseShop, pain_invisible: "We plan two hours for a setup and it takes three hours." };
  expect(goalOf("kpi_changeover", shop)).toMatchObject({ value: "2 hours", target: "as planned" });
  expect(limitsOf("kpi_changeover", shop)).toEqual(["120 min or less", "120 to 180 min", "over 180 min"]);
});

test("[R231] the lights of a goal of the shop's own start where it does, and an easier one has no yellow", () => {
  const goal = (percent: number) => ({ success_metric: `On-time delivery above ${percent}%.` });
  expect(limitsOf("kpi_otd", goal(98))).toEqual(["98% or more", "85% to 98%", "under 85%"]);
  expect(limitsOf("kpi_otd", goal(80))).toEqual(["80% or more", "under 80%"]);
});

test("[R231] a limit of their own for first pieces is the goal and the only limit of the lights", () => {
  const shop = {
    success_metric:
      "On-time at 92%, and first pieces back from the CMM in under 45 minutes. The average one waited 3 hours.",
  };
  expect(limitsOf("kpi_insp_queue", shop)).toEqual(["45 min or less", "over 45 min"]);
  expect(goalOf("kpi_insp_queue", { ...sparseShop, ...shop })).toMatchObject({
    value: "45 min or less",
    target: "your goal",
  });
  expect(limitsOf("kpi_insp_queue", {})).toEqual(["2 h or less", "2 to 8 h", "over 8 h"]);
});

test("[R69] evidence, KPI sheets, data dictionary, tracker and Grafana have the goal and the lights of the tile", () => {
  const shops = [
    "On-time delivery above 92%.",
    "Scrap under 3%, and no more Sundays.",
    "First pieces back from the CMM in under 45 minutes. The average first piece waited 1 hour 50 minutes.",
  ].map((success_metric) => ({
    ...sampleShop,
    improvement_goal: "",
    success_metric,
  }));
  const withGoals = [...published, ...shops].flatMap((shop) => {
    const { diagnosis } = dossierOf(shop);
    const own = diagnosis.kpis.filter((kpi) => goalOfTheirOwn(kpi, shop) !== undefined);
    return own.length === 0 ? [] : [[shop, own] as const];
  });
  expect(withGoals.length).toBeGreaterThan(3);
  for (const [shop, own] of withGoals) {
    const dossier = dossierOf(shop);
    const files = {
      evidence: renderHtml(evidenceOf(dossier)),
      sheets: renderSpecSheet(dossier),
      dictionary: renderDataDictionary(dossier),
      grafana: renderGrafana(dossier),
    };
    const tracked = trackedKpis(dossier);
    for (const kpi of own) {
      const goal = typeset(goalInShort(kpi, shop));
      for (const file of ["evidence", "sheets"] as const)
        for (const text of [`Your goal: ${goal}`, ...lightsOn(kpi.id, shop).map(([, limit]) => limit)])
          expect(files[file], kpi.id).toContain(text);
      expect(files.dictionary, kpi.id).toContain(`goal ${goal}`);
      const signal = ownSignal(kpi.id, shop);
      expect(tracked.find(({ kpi: { id } }) => id === kpi.id)?.signal).toEqual(signal);
      expect(files.grafana, kpi.id).toContain(lightWords(kpi.id, signal).green);
    }
  }
});

test("[R69] the poster and the calendar have the goal and the lights of the tile", () => {
  const { diagnosis, submission } = dossierOf({
    ...sampleShop,
    improvement_goal: "No more Saturdays.",
    success_metric: "On-time delivery above 98%.",
  });
  const shown = Object.fromEntries(diagnosis.kpis.map((kpi) => [kpi.id, onWall(kpi, submission)]));
  expect(shown.kpi_overtime).toEqual({
    question: "Write down on how many of the last four Saturdays people worked.",
    goal: "no Saturdays",
    lights: [
      ["green", "none in four weeks"],
      ["amber", "one"],
      ["red", "two or more"],
    ],
  });
  expect(shown.kpi_otd?.goal).toBe("98%");
  expect(shown.kpi_otd?.lights[0]).toEqual(["green", "98% or more"]);
});

const kpiIn = (answers: Partial<Submission>, id: KpiId) => {
  const dossier = dossierOf({ ...sampleShop, ...answers });
  const kpi = dossier.diagnosis.kpis.find((one) => one.id === id);
  if (kpi === undefined) throw new Error(`no ${id} in the plan`);
  return { dossier, kpi };
};

test.for([
  ["Cut our lead time from 7 weeks to 4.", "4 weeks", 20],
  ["Lead time is 61 days. I want 42.", "42 days", 30],
  ["Lead time is 61 working days. I want 40.", "40 working days", 40],
  ["Order to ship under 28 days.", "28 days", 20],
] as const)(
  "[R231] the goal and lights of a lead time are the shop's own: %s",
  ([improvement_goal, goal, inWorkingDays]) => {
    const answers = { improvement_goal, success_metric: "" };
    const { kpi } = kpiIn(answers, "kpi_lead_time");
    const shop = { ...sampleShop, ...answers };
    expect(onWall(kpi, shop)).toMatchObject({
      goal,
      lights: [
        ["green", `${goal} or less`],
        ["red", `over ${goal}`],
      ],
    });
    expect(goalOfTheirOwn(kpi, shop)).toBe(goal);
    expect(ownSignal("kpi_lead_time", shop)).toMatchObject({ good: inWorkingDays, typical: inWorkingDays });
  },
);

test("[R231] a lead time without a goal of the shop's own keeps ours", () => {
  for (const improvement_goal of [
    "Shorter lead times.",
    "Persuade our customers to pay in 30 days instead of 60.",
    "Month-end closed in 4 days instead of 9.",
  ])
    expect(limitsOf("kpi_lead_time", { improvement_goal, success_metric: "" })[0]).toBe("12 days or less");
});

test("[R231] two goals for one KPI never are two rows of it", () => {
  const answers = {
    improvement_goal: "Cut our lead time from 7 weeks to 4.",
    success_metric: "Order to ship under 21 days.",
  };
  const ids = tilesInOrder(kpiIn(answers, "kpi_lead_time").dossier.report).map(({ id }) => id);
  expect(ids.filter((id) => id === "kpi_lead_time")).toHaveLength(1);
});
