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
      weakest: "setup_changeover",
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
    expect(found.week.map(({ day }) => day)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri"]);
    expect(found.week[0]?.what).toContain("In JobBOSS");
    expect(found.week[3]?.what).toContain(
      "for your two 5-axis machines in the Excel schedule and show them on a floor TV",
    );
    expect(found.week[2]?.what).toContain("your two 5-axis machines");
    expect(found.week[4]?.what).toContain("on the traveler");
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

describe("a shop that thinks its machines are full and wants to buy one", () => {
  const found = caseOfShop({
    machine_count: 11,
    machinist_count: 40,
    shift_count: "2",
    schedule_tool: "Excel",
    machine_utilization_known: "Estimate only",
    improvement_goal: "Make 80 dies in a year; we think we need one more sinker EDM machine and two people.",
    pain_invisible: "Our two sinker EDMs cut about 140 hours a week together and everyone takes that as full.",
  });

  test("the finding is the share of the clock, hedged as their estimate", () => {
    expect(found.finding).toMatchObject({
      rests: "own-sum",
      sum: { kind: "clock-share", hoursAWeek: 140, clockHours: 336, shiftHours: 160 },
      themes: ["capacity_visibility"],
      hedge: "may",
      weakest: "own-number",
    });
    expect(found.mechanism.surprise).toMatchObject({ idle: 196, outsideShifts: 176 });
  });

  test("the goal becomes hours each, today and with the plan", () => {
    expect(found.size.find(({ kind }) => kind === "demand")).toMatchObject({ enough: 87.5, stretch: 131.25 });
  });

  test("hours of their own take the place of ours", () => {
    expect(found.size.map(({ kind }) => kind)).toEqual(["clock-share", "demand"]);
  });

  test("the plan's own cause is a decoy, with the hours the shop gave", () => {
    expect(found.unlikelyCauses.map(({ name, sum }) => [name, sum])).toContainEqual([
      "Too few machines",
      "140 ÷ 336 hours a week = 42%.",
    ]);
  });

  test("no machine yet and no people, each with what would make it a yes", () => {
    expect(found.ruling.map(({ asset, verdict }) => [asset, verdict])).toEqual([
      ["machine", "not-yet"],
      ["people", "no"],
    ]);
    expect(found.ruling[0].turnsToYes).toContain("× 80 ÷ 50 weeks");
    expect(found.ruling[1]?.sum).toBe("Today: 11 machines × 2 shifts = 22 machine-shifts to cover, and 40 machinists.");
  });

  test("the week counts cuts at those two machines and nowhere else", () => {
    expect(found.week[0]?.what).toContain("your two sinker EDMs");
    expect(found.week[4]?.what).toContain("336, the hours in the week");
    expect(found.week.map(({ id }) => id)).not.toContain("time-setups");
  });

  test("the last row of the test says when their plan was right", () => {
    expect(found.test.at(-1)).toMatchObject({
      kind: "we-are-wrong",
      see: "210 hours a week or more, and work still waits",
    });
  });

  test("the question that could change the ruling comes first", () => {
    expect(found.unknowns.map(({ id, flips }) => [id, flips])).toEqual([
      ["hours-each", "ruling"],
      ["when-hours-fall", "ruling"],
      ["pace", "finding"],
    ]);
  });
});

describe("a shop whose programs live in the controls alone", () => {
  const found = caseOfShop({
    machine_count: 9,
    shift_count: "2",
    primary_bottleneck: "Programming",
    typical_delay_cause: ["Programming not ready"],
    improvement_goal: "Get repeat parts running without writing everything again.",
    pain_invisible:
      "The control memory is full, so whoever needs room deletes an old program. Then the repeat order comes and the file cannot be found.",
    notes: "Setup men write the programs at the machine. A program takes four hours or more of machine time.",
  });

  test("the unit cost leads, as the minimum it is", () => {
    expect(found.finding).toMatchObject({
      rests: "own-sum",
      sum: { kind: "time-each", thing: "program", minutes: 240, isFloor: true },
    });
    expect(found.finding.themes[0]).toBe("programming_readiness");
    expect(found.mechanism.surprise).toMatchObject({ hours: 4, ofShift: 0.5 });
  });

  test("the chain ends with the cost that comes late", () => {
    expect(found.mechanism.steps.at(-1)).toMatchObject({
      place: "late-cost",
      quotes: [{ text: "Then the repeat order comes and the file cannot be found." }],
    });
  });

  test("the break-even says how often it must happen", () => {
    const row = found.size.find((one) => one.kind === "break-even");
    expect(row?.onceInTenDays).toBe(100);
    expect(row?.timesAYear.likely).toBeCloseTo((row?.loss.likely ?? 0) / 4, 6);
  });

  test("copying comes first, by those who write the programs", () => {
    expect(found.week[0]).toMatchObject({ who: ["setup people"], id: "copy-out" });
    expect(found.week[0]?.what).toContain("At all nine controls");
  });
});
