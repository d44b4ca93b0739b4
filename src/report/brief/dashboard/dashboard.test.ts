import { expect, test } from "vitest";
import { fullShop, occasion, silentShop, sparseShop } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { lightWords } from "../../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpiIds } from "../../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { isLabel } from "../../charts/placing.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import { drawTile } from "../../pictures/draw-tile.ts";
import { sampleOf } from "../../pictures/kpi-samples.ts";
import { composeBrief } from "../compose-brief.ts";
import { goalOf } from "./stated-goal.ts";
import { lightsOn } from "./tile-lights.ts";

const tilesOf = (shop: Submission): readonly DashboardTile[] =>
  composeBrief(shop, diagnose(shop), occasion).blocks.flatMap((block) =>
    block.kind === "dashboard" ? block.tiles : [],
  );
const tileOf = (id: KpiId, shop: Submission) => tilesOf(shop).find((tile) => tile.id === id);

const goalsAroundZero: Partial<Record<KpiId, string>> = {
  kpi_setup_var: "within 10%",
  kpi_job_margin: "no more than 1 point",
};

const ourGoal = (id: KpiId, unit: string): string => {
  const { green } = lightWords(id);
  return (
    goalsAroundZero[id] ?? (unit === "" || unit === "(median)" ? green : green.replace(/^(.+) or less$/, "at most $1"))
  );
};

test("[R30] the brief's dashboard holds no made-up number: a tile shows the shop's own value, or the goal and how to count it", () => {
  for (const shop of [sampleShop, fullShop, silentShop, sparseShop]) {
    for (const { id, value, unit, isReal, plot, target, byHand } of tilesOf(shop)) {
      expect(byHand === undefined).toBe(isReal);
      if (isReal) continue;
      expect(plot).toBeNull();
      expect(byHand?.how).toMatch(/\.$/);
      if (id === null) continue;
      expect([value, target]).toEqual(target === "our goal" ? [ourGoal(id, unit), "our goal"] : [value, "your goal"]);
    }
  }
});

test("[R30] a value of the shop's own is set larger than any goal", () => {
  const size = (tile: DashboardTile): number =>
    Math.max(
      ...drawTile(tile, "third")
        .marks.filter(isLabel)
        .map((mark) => mark.size),
    );
  const tiles = tilesOf(sampleShop);
  const [own, goals] = [tiles.filter(({ isReal }) => isReal), tiles.filter(({ isReal }) => !isReal)];
  expect(own.length).toBeGreaterThan(0);
  expect(Math.min(...own.map(size))).toBeGreaterThan(Math.max(...goals.map(size)));
});

test("[R30] no number of an example is on the tile of a KPI without a reading", () => {
  for (const id of kpiIds) {
    const tile = tilesOf(sparseShop).find((one) => one.id === id);
    if (tile === undefined) continue;
    const texts = drawTile(tile, "third").marks.filter(isLabel);
    expect(texts.map(({ text }) => text)).not.toContain(sampleOf(id).figure);
  }
});

test("[R166] a goal that the shop sets itself takes the place of ours", () => {
  const { late_job_ratio, ...shop } = sampleShop;
  const stating = { ...shop, success_metric: "On-time delivery above 92% for a quarter." };
  expect(tileOf("kpi_otd", stating)).toMatchObject({ value: "92% or more", target: "your goal" });
  expect(tileOf("kpi_otd", { ...shop, success_metric: "On-time delivery." })?.target).toBe("our goal");
});

test.for([
  ["kpi_changeover", ["60 min or less", "(median)"]],
  ["kpi_prog_backlog", ["2 to 4 days", "of work"]],
  ["kpi_lead_time", ["12 days or less", "(median)"]],
  ["kpi_setup_var", ["within 10%", "of the estimate"]],
  ["kpi_job_margin", ["no more than 1 point", "below quote"]],
  ["kpi_overtime", ["at most 7%", "of paid hours"]],
] as const)("[R166] the goal of %s says its unit once", ([id, said]) => {
  const { value, unit } = goalOf(id, sparseShop);
  expect([value, unit]).toEqual(said);
});

test("[R166] a shop's own goal lights its tile: what reaches it is on target, whatever ours is", () => {
  const { late_job_ratio, ...shop } = sampleShop;
  const wants = (success_metric: string) => tileOf("kpi_otd", { ...shop, success_metric, notes: "On-time is 91%." });
  expect(wants("On-time delivery above 90%.")).toMatchObject({ light: "on target", target: "your goal: 90% or more" });
  expect(wants("On-time delivery above 92%.")).toMatchObject({ light: "watch", target: "your goal: 92% or more" });
});

test("[R166] jobs that should finish near their hours set the goal of estimated against actual", () => {
  const stating = { ...sampleShop, success_metric: "Each job should finish within six percent of its planned hours." };
  expect(goalOf("kpi_est_actual", stating)).toMatchObject({ value: "6% or less", target: "your goal" });
  expect(goalOf("kpi_est_actual", sampleShop).target).toBe("our goal");
});

test("[R231] what the shop is at today is its value: `we're at 83`", () => {
  const stating = { ...sampleShop, success_metric: "On-time delivery of 95%, and we're at 83." };
  expect(tileOf("kpi_otd", stating)).toMatchObject({ value: "83%", target: "your goal: 95% or more", isReal: true });
});

test("[R166] a tile without a reading says when its first one comes", () => {
  for (const { isReal, note } of tilesOf(sampleShop))
    if (!isReal) expect(note).toMatch(/^first number (?:by )?[A-Z]|^count it by hand|^You track it/);
});

test("[R231] the dashboard begins with what the shop measures itself by and what to count by hand, with its own value and goal", () => {
  const stating = {
    ...sampleShop,
    improvement_goal: "We want more hours on the 5-axis machines.",
    success_metric: "5-axis past-dues from 63 orders to below ten.",
    pain_invisible: "At ten on Tuesday, 14 of 40 were cutting. Only Vera dresses the wheel.",
  };
  expect(tilesOf(stating).slice(0, 3)).toMatchObject([
    { name: "5-axis past-dues", value: "63", target: "your goal: under 10", isReal: true, light: "needs work" },
    { name: "Machines cutting on one walk through the shop", value: "14", isReal: true },
    { id: null, note: expect.stringMatching(/^count it by hand from Monday, /), isReal: false },
  ]);
});

test("[R231] a small word doesn't tell which KPI a measure of theirs is", () => {
  const shop = { ...sampleShop, improvement_goal: "", success_metric: "OTD on aluminum jobs from 83% to 95%." };
  expect(tilesOf(shop).map(({ name }) => name)).toContain("On-time delivery: OTD on aluminum jobs");
});

test("[R231] a range of theirs is drawn as one", () => {
  const late = {
    ...sampleShop,
    improvement_goal: "Get prices out the door in two days. Right now they sit 9 to 14.",
    pain_invisible: "The buyer had awarded the job before our quote went out.",
    notes: "",
  };
  const tiles = tilesOf(late);
  expect(tiles.find(({ value }) => value === "9–14")?.plot).toMatchObject({ range: { low: 9, high: 14 }, end: 20 });
});

test("[R231] a KPI that the shop tracks has a reading today", () => {
  const { late_job_ratio, ...answers } = sampleShop;
  const shop: Submission = { ...answers, current_kpi_tracking: ["OTD %"] };
  expect(tileOf("kpi_otd", shop)?.note).toBe("You track this: post today's number");
  expect(JSON.stringify(composeBrief(shop, diagnose(shop), occasion).blocks)).not.toContain(
    "No chart has a number of yours yet",
  );
});

test("[R231] a changeover is measured against the shop's own plan if that is more than our goal", () => {
  const plans = { ...sampleShop, improvement_goal: "We plan a three hour setup and it takes six hours." };
  const tile = tileOf("kpi_changeover", plans);
  if (tile?.isReal === false) expect(tile).toMatchObject({ value: "3 hours", target: "as planned" });
  expect(JSON.stringify(tilesOf(plans))).not.toContain("60 min or less");
});

test("[R231] what the shop says about today is a tile's value, with the day as its first reading", () => {
  const { late_job_ratio, ...answers } = sampleShop;
  const stating = {
    ...answers,
    success_metric: "On-time from 66% to 85%.",
    notes: "Our log had it green 32 of 80 hours. Scrap is 4.5%.",
    primary_bottleneck: "QC/Inspection",
  } satisfies Submission;
  const tiles = tilesOf(stating);
  expect(tiles[0]).toMatchObject({ name: "On-time", value: "66%", target: "your goal: 85%" });
  const weeks = tilesOf({ ...stating, improvement_goal: "Cut our lead time from 7 weeks to 4.", success_metric: "" });
  expect(weeks[0]).toMatchObject({ value: "7", unit: "weeks", target: "your goal: 4 weeks" });
  expect(tiles.filter(({ name }) => /^on-time/i.test(name))).toHaveLength(1);
  for (const { isReal, note } of tiles) if (isReal) expect(note).toMatch(/^you told us, November\s21$/);
  expect(tileOf("kpi_spindle_util", stating)?.value ?? "40%").toBe("40%");
  expect(tileOf("kpi_scrap", stating)?.value ?? "4.5%").toBe("4.5%");
});

test("[R231] a range of an answer is a band, and no pointer says where in it the value is", () => {
  const { plot } = tileOf("kpi_otd", { ...sampleShop, late_job_ratio: "15–30%", success_metric: "" }) ?? {};
  expect(plot).toMatchObject({ isBand: true });
  const stated = tileOf("kpi_otd", { ...sampleShop, success_metric: "", notes: "We are 61% on time." });
  expect(stated?.plot).not.toHaveProperty("isBand");
});

test("[R231] a count with a limit shows the number large, and the rest as its unit", () => {
  const tags = {
    ...sampleShop,
    pain_invisible: "Everything has a red tag. Right now 40 of 60 jobs have the red tag, so no tag means anything.",
  };
  const tile = tilesOf(tags).find(({ name }) => name === "Jobs on the hot list");
  expect(tile).toMatchObject({ value: "5", unit: "at most" });
});

test("[R231] weeks that customers can't live with are a goal for the lead time, and no published one is set for them", () => {
  const shop = {
    ...sparseShop,
    typical_delay_cause: ["Expedites"] as const,
    improvement_goal:
      "Take care of the customers who can't live with 12 to 16 weeks, and there are more of them each year.",
  };
  expect(tileOf("kpi_lead_time", shop)).toMatchObject({ value: "better than today", unit: "" });
  const [onWall] = composeBrief(shop, diagnose(shop), occasion).blocks.filter(({ kind }) => kind === "dashboard");
  expect(JSON.stringify(onWall && "tiles" in onWall ? onWall.tiles : [])).toContain("kpi_lead_time");
});

test("[R231] a shop whose orders take half a year isn't compared with published lead times", () => {
  const stating = {
    ...sparseShop,
    improvement_goal: "Shorter lead times.",
    notes: "A normal order takes 26 weeks or more.",
  };
  expect(tileOf("kpi_lead_time", stating)).toMatchObject({
    value: "130",
    lights: [],
    target: "goal: better than today, month by month",
  });
  const usual = { ...stating, notes: "A normal order takes 5 weeks." };
  expect(tileOf("kpi_lead_time", usual)).toMatchObject({
    value: "25",
    lights: ["red"],
    target: "our goal: 12 days or less",
  });
});

test("what to do when a tile is red is a task for people a shop of this size has", () => {
  const small = { ...sampleShop, machine_count: 5, machinist_count: 6 };
  const tasks = tilesOf(small).map(({ byHand }) => byHand?.whenRed ?? "");
  expect(tasks.filter((task) => task !== "")).not.toEqual([]);
  for (const task of tasks) expect(task).not.toMatch(/quality manager|production manager|estimator|planner/);
});

test("[R30] the tiles on the wall have eight reading days: the last working day of each week, unless counted every day", () => {
  for (const { byHand, readingDays = [] } of tilesOf(sampleShop)) {
    if (byHand?.lights.length === 0 && !byHand.isWeekly) expect(readingDays).toEqual([]);
    else
      expect(readingDays.slice(0, 5)).toEqual([
        "Nov\u00a025",
        "Dec\u00a04",
        "Dec\u00a011",
        "Dec\u00a018",
        "Dec\u00a023",
      ]);
  }
});

test("[R30] a tile that is read once a month has boxes for six months, from the one of its first number", () => {
  expect(tileOf("kpi_setup_share", fullShop)?.readingDays).toEqual(["Dec", "Jan", "Feb", "Mar", "Apr", "May"]);
});

test("a goal that no answer names is marked as ours", () => {
  const goals = tilesOf(sampleShop).flatMap(({ target, isReal }) => (isReal ? [] : [target]));
  expect(goals).toContain("our goal");
  for (const goal of goals) expect(goal).toMatch(/^(?:our goal|your goal|as planned)$/);
});

test("an hour's sales are held to the shop's own rate, so that nobody is red at what they charge", () => {
  const shop = { ...sampleShop, shop_rate_known: "Yes – accurate", shop_rate_value: 72 } as const;
  expect(goalOf("kpi_rev_hour", shop)).toEqual({ value: "$72/h or more", unit: "", target: "your rate" });
  expect(lightsOn("kpi_rev_hour", shop)).toEqual([
    ["green", "$72/h or more"],
    ["amber", "$54/h to $72/h"],
    ["red", "under $54/h"],
  ]);
});
