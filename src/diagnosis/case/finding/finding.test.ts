import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { tidyShop } from "../../../../test/shops.ts";
import { countingWeek } from "../../../knowledge/page-one/first-weeks.ts";
import { openTrial } from "../../../knowledge/page-one/look-alikes.ts";
import { situations } from "../../../knowledge/situations.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

test("seven answers give no cause, no hours, and a week of counting only", () => {
  const found = caseOfShop({});
  expect(found.finding).toMatchObject({ rests: "too-little", themes: [], hedge: "too-early" });
  expect([found.mechanism.steps, found.size, found.unlikelyCauses, found.situation]).toEqual([[], [], [], null]);
  expect(found.tiles.map(({ kpi, real }) => [kpi, real])).toEqual(
    ["kpi_otd", "kpi_spindle_util", "kpi_changeover"].map((counted) => [counted, null]),
  );
  expect(found.week.map(({ id }) => id)).toEqual(countingWeek.map(({ id }) => id));
  expect(found.trial).toHaveLength(openTrial.length);
  expect(found.unknowns.length).toBeGreaterThan(0);
});

test("one plain sentence is enough for a first task, and makes a cause possible at most", () => {
  const found = caseOfShop({ pain_invisible: "Everybody here does it their own way." });
  expect(found.finding.hedge).toBe("may");
  expect(found.situation).toMatchObject({ id: "everyone-differently", quote: { field: "pain_invisible" } });
  expect(found.week[0]?.id).toBe("situation-count");
  expect(found.trial[0]?.see).toBe(situations["everyone-differently"].confirms.see);
});

test("a sentence about a job pulled for a caller leads, even if setups are likelier and both are one story", () => {
  const found = caseOfShop({
    primary_bottleneck: "Setup",
    typical_delay_cause: ["Setup overruns"],
    setup_time_variability: "Often over",
    pain_invisible:
      "The setup took nine hours on a four hour job. Lou had the gear half run when a buyer calls me, he is in a bind, so I walk out and tell Lou take it down. By Tuesday I have had the eraser out on the hot list.",
  });
  expect([found.situation?.id, found.finding.themes[0]]).toEqual(["boss-pulls-a-job", "scheduling_priority"]);
  expect(found.week[0]?.what).toContain("log of pulled jobs");
});

test("[R234] the situation that the goal is about leads, and one day of the week makes what the goal asks for", () => {
  const shop = {
    primary_bottleneck: "Other",
    pain_invisible:
      "The spindle again. That is 3 times since Labor Day, 6 days, 2 days, then 9 waiting on a bearing. The tech says the way lube line was plugged.",
  } as const;
  const wished = caseOfShop({ ...shop, improvement_goal: "Some kind of list on the wall for grease and filters." });
  expect(wished.situation?.id).toBe("no-upkeep");
  expect(wished.week.find(({ isChange }) => isChange)?.what).toContain(
    "write one page for grease, oil, coolant and filters",
  );
});

test("a page is about one cause: that of its leading sentence", () => {
  const found = caseOfShop(
    { pain_invisible: "Only Walter can set the gear grinders, and when he leaves at three they wait until morning." },
    tidyShop,
  );
  expect(found.situation?.theme).toBe(found.finding.themes[0]);
  expect(found.size.every((row) => !("theme" in row) || row.theme === found.finding.themes[0])).toBe(true);
});

test("a cause that no one states leads only with its reason", () => {
  const found = caseOfShop(
    {
      pain_invisible: "Everything is loud and the coffee is cold.",
      improvement_goal: "Program the parts before the machine asks for them.",
      notes: "",
    },
    sampleShop,
  );
  const [leading] = found.finding.themes;
  const stated = found.finding.order.length === 0;
  expect(stated || found.finding.order.some(({ theme }) => theme === leading)).toBe(true);
});
