import { describe, expect, test } from "vitest";
import { caseOfShop, quotesOf } from "../../../test/case-of-shop.ts";
import { sampleShop } from "../../survey/sample-shop.ts";

describe("a shop whose setups run over and whose hot list breaks them", () => {
  const found = caseOfShop({}, sampleShop);

  test("the goal is read in its own units, the first stated first", () => {
    expect(found.goal.aims.map(({ counts }) => counts)).toEqual(["late jobs", "Saturdays", "overtime"]);
    expect(found.goal.quote?.text).toBe("Ship on time without working Saturdays.");
  });

  test("the finding rests on their own setup, and a cause that is only possible is named beside it", () => {
    expect(found.finding).toMatchObject({
      rests: "own-sum",
      sum: {
        kind: "setup-overrun",
        planned: 45,
        took: 120,
        quotes: [{ field: "improvement_goal", text: "We quote a 45 minute setup and it takes two hours." }],
      },
      themes: ["setup_changeover", "scheduling_priority"],
      hedge: "very-likely",
    });
  });

  test("the mechanism runs from the hot list to the overrun, each sentence once, joined by a bridge", () => {
    expect(quotesOf(found)).toEqual([
      "The hot list changes every morning and we tear down setups for it.",
      "Machinists walk around looking for tools and gauges while the spindle stands still.",
      "We quote a 45 minute setup and it takes two hours.",
    ]);
    expect(found.mechanism.bridges).toMatchObject([{ id: "hot-list-and-searching" }]);
    expect(found.mechanism.surprise).toMatchObject({ over: 75, hotJob: { low: 135, likely: 195, high: 315 } });
  });

  test("our hours are turned into setups per machine and week, Saturdays and delivery dates", () => {
    const setups = found.size.find(({ kind }) => kind === "setups-per-machine-week");
    expect(setups).toMatchObject({ isBelievable: true, machines: 18, weeks: 50, overMinutes: 75 });
    expect(found.size.find(({ kind }) => kind === "on-time-gap")).toMatchObject({
      moreInHundred: { low: 10, high: 25 },
    });
    expect(found.size.some(({ kind }) => kind === "saturdays")).toBe(true);
    expect(found.doubts).toEqual([]);
  });

  test("14 machinists on 18 machines are never said to be enough", () => {
    expect(found.unlikelyCauses.flatMap(({ sum }) => sum ?? [])).toEqual([]);
  });

  test("if no plan is named, the ruling says so", () => {
    expect(found.ruling).toMatchObject([{ verdict: "none-planned", plan: null }]);
  });

  test("the week pulls what JobBOSS holds, and names the places this shop has", () => {
    expect(found.week.map(({ day }) => day)).toEqual(["Mon", "Tue", "Wed", "Mon", "Tue"]);
    expect(found.week.map(({ isNextWeek = false }) => isNextWeek)).toEqual([false, false, false, true, true]);
    expect(found.week[0]?.what).toContain("In JobBOSS");
    expect(found.week[3]?.what).toContain(
      "for your two 5-axis machines in the Excel schedule and show them on a floor TV",
    );
    expect(found.week[2]?.what).toContain("your two 5-axis machines");
    expect(found.week[4]?.what).toContain("on the traveler");
  });

  test("what is frozen on a whiteboard isn't shown on it once more", () => {
    const { week } = caseOfShop({ schedule_tool: "Whiteboard", tv_monitors: false }, sampleShop);
    expect(week[3]?.what).toContain("for your two 5-axis machines on the whiteboard. Only");
  });

  test("the tiles begin with the goal and show what is real", () => {
    const real = found.tiles.flatMap(({ kpi, real }) => (real ? [[kpi, real.from, real.to]] : []));
    expect(found.tiles.slice(0, 2).map(({ kpi }) => kpi)).toEqual(["kpi_otd", "kpi_overtime"]);
    expect(real).toEqual([
      ["kpi_otd", 70, 85],
      ["kpi_setup_var", 167, 167],
      ["kpi_ship_dwell", 2, 3],
    ]);
  });
});
