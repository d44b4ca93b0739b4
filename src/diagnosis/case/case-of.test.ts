import { describe, expect, test } from "vitest";
import { sparseShop, tidyShop } from "../../../test/shops.ts";
import { countingWeek } from "../../knowledge/first-weeks.ts";
import { openTrial } from "../../knowledge/look-alikes.ts";
import { situations } from "../../knowledge/situations.ts";
import { readAnswers } from "../../survey/read-answers.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import type { Case } from "./case.ts";
import { caseOf } from "./case-of.ts";
import { thingIn } from "./ruling.ts";

function caseOfShop(answers: Partial<Submission>, base: Partial<Submission> = sparseShop): Case {
  const read = readAnswers({ ...base, ...answers });
  if (read.kind !== "submission") throw new Error(JSON.stringify(read.problems));
  return caseOf(read.submission, diagnose(read.submission));
}

const quotesOf = ({ mechanism }: Case): readonly string[] =>
  mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text));

describe("a shop whose setups run over and whose hot list breaks them", () => {
  const found = caseOfShop({}, sampleShop);

  test("the goal is read in its own units, the first stated first", () => {
    expect(found.goal.aims.map(({ counts }) => counts)).toEqual(["late jobs", "Saturdays", "overtime"]);
    expect(found.goal.quote?.text).toBe("Ship on time without working Saturdays.");
  });

  test("the finding rests on their own setup, and the weaker cause sets the hedge", () => {
    expect(found.finding).toMatchObject({
      rests: "own-sum",
      sum: {
        kind: "setup-overrun",
        planned: 45,
        took: 120,
        quotes: [{ field: "improvement_goal", text: "We quote a 45 minute setup and it takes two hours." }],
      },
      themes: ["setup_changeover", "scheduling_priority"],
      hedge: "likely",
      weakest: "scheduling_priority",
    });
  });

  test("the mechanism runs from the hot list to the overrun, each sentence once, with the bridge between", () => {
    expect(quotesOf(found)).toEqual([
      "Two of the eighteen machines are 5-axis and everybody wants them at the same time.",
      "The hot list changes every morning and we tear down setups for it.",
      "Machinists walk around looking for tools and gauges while the spindle stands still.",
      "We quote a 45 minute setup and it takes two hours.",
    ]);
    expect(found.mechanism.bridges).toMatchObject([{ id: "hot-list-and-searching" }]);
    expect(found.mechanism.surprise).toMatchObject({ over: 75, hotJob: { low: 135, likely: 195, high: 315 } });
  });

  test("our hours are turned into setups a machine and week, Saturdays and dates", () => {
    const setups = found.size.find(({ kind }) => kind === "setups-per-machine-week");
    expect(setups).toMatchObject({ isBelievable: true, machines: 18, weeks: 50, overMinutes: 75 });
    expect(found.size.find(({ kind }) => kind === "on-time-gap")).toMatchObject({
      moreInHundred: { low: 10, high: 25 },
    });
    expect(found.size.some(({ kind }) => kind === "saturdays")).toBe(true);
    expect(found.doubts).toEqual([]);
  });

  test("14 machinists on 18 machines are never said to be enough", () => {
    expect(found.notThese.flatMap(({ sum }) => sum ?? [])).toEqual([]);
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

describe("a shop that takes a rate for a limit and wants to buy", () => {
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

  test("next to hours of their own there are none of ours", () => {
    expect(found.size.map(({ kind }) => kind)).toEqual(["clock-share", "demand"]);
  });

  test("the plan's own cause is a decoy, with the hours the shop gave", () => {
    expect(found.notThese.map(({ name, sum }) => [name, sum])).toContainEqual([
      "Too few machines",
      "140 ÷ 336 hours a week = 42%.",
    ]);
  });

  test("no machine yet and no people, each with what turns it", () => {
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

  test("the last row of the test is where the plan was right", () => {
    expect(found.test.at(-1)).toMatchObject({
      kind: "we-are-wrong",
      see: "210 hours a week or more, and work still waits",
    });
  });

  test("what would turn the ruling is asked first", () => {
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

  test("the unit cost leads, with the floor it is", () => {
    expect(found.finding).toMatchObject({
      rests: "own-sum",
      sum: { kind: "unit-cost", thing: "program", minutes: 240, isFloor: true },
    });
    expect(found.finding.themes[0]).toBe("programming_readiness");
    expect(found.mechanism.surprise).toMatchObject({ hours: 4, ofShift: 0.5 });
  });

  test("the chain ends at what it costs late", () => {
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

describe("unlike shops", () => {
  test("seven answers give no cause and no hours, and a week that only counts", () => {
    const found = caseOfShop({});
    expect(found.finding).toMatchObject({ rests: "too-little", themes: [], hedge: "too-early" });
    expect([found.mechanism.steps, found.size, found.notThese, found.situation, found.tiles]).toEqual([
      [],
      [],
      [],
      null,
      [],
    ]);
    expect(found.week.map(({ id }) => id)).toEqual(countingWeek.map(({ id }) => id));
    expect(found.test).toHaveLength(openTrial.length);
    expect(found.unknowns.length).toBeGreaterThan(0);
  });

  test("one plain sentence is enough to begin with, though not for a cause", () => {
    const found = caseOfShop({ pain_invisible: "Everybody here does it their own way." });
    expect(found.finding.rests).toBe("too-little");
    expect(found.situation).toMatchObject({ id: "everyone-differently", quote: { field: "pain_invisible" } });
    expect(found.week[0]?.id).toBe("situation-count");
    expect(found.test[0]?.see).toBe(situations["everyone-differently"].confirms.see);
  });

  test("a shop of one person gives every task to the owner and names no machine it doesn't have", () => {
    const found = caseOfShop({
      machine_count: 1,
      machinist_count: 1,
      shift_count: "1",
      typical_delay_cause: ["Setup overruns"],
      setup_time_variability: "Often over",
      pain_invisible: "Every setup takes twice as long as I plan.",
    });
    expect(new Set(found.week.flatMap(({ who }) => who))).toEqual(new Set(["owner"]));
    expect(found.week.map(({ what }) => what).join(" ")).not.toMatch(/named person|three people|second person/i);
    expect(found.week.map(({ what }) => what).join(" ")).not.toMatch(/5-axis|ERP|monitor|night|TV|traveler/i);
  });

  test("a production shop with a monitor reads it instead of hanging a sheet", () => {
    const found = caseOfShop(
      {
        machine_utilization_known: "Estimate only",
        pain_invisible: "Machines stand and nobody can say why. We don't know how many hours they cut.",
      },
      { ...tidyShop, shop_type: "Low-mix production" },
    );
    expect(found.finding.themes[0]).toBe("capacity_visibility");
    expect(found.week[0]?.what).toContain("Open Datanomix");
  });

  test("a shop without an ERP starts a sheet", () => {
    const found = caseOfShop({ tech_stack: [], labor_tracking_ready: false }, sampleShop);
    expect(found.week[0]?.id).toBe("setup-sheet");
    expect(found.week.map(({ what }) => what).join(" ")).not.toMatch(/JobBOSS|clock code/);
  });

  test("what was bought already is not ruled on, and what is refused not argued with", () => {
    const verdictsOn = (notes: string) => caseOfShop({ notes }, sampleShop).ruling.map(({ verdict }) => verdict);
    expect(verdictsOn("We bought a new lathe last spring.")).toEqual(["none-planned"]);
    expect(verdictsOn("We will not hire.")).toEqual(["respected"]);
  });

  test("a sentence about a job pulled for a caller leads, even if setups are likelier and both form one story", () => {
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

  test("[R234] what the goal asks for leads, and a day of the week makes it", () => {
    const told = {
      primary_bottleneck: "Other",
      pain_invisible:
        "The spindle again. That is 3 times since Labor Day, 6 days, 2 days, then 9 waiting on a bearing. The tech says the way lube line was plugged.",
    } as const;
    const wished = caseOfShop({ ...told, improvement_goal: "Some kind of list on the wall for grease and filters." });
    expect(wished.situation?.id).toBe("no-upkeep");
    expect(wished.week.find(({ isChange }) => isChange)?.what).toContain(
      "write one page for grease, oil, coolant and filters",
    );
  });

  test("a page is of one cause: that of the sentence which leads it", () => {
    const found = caseOfShop(
      { pain_invisible: "Only Walter can set the gear grinders, and when he leaves at three they wait until morning." },
      tidyShop,
    );
    expect(found.situation?.theme).toBe(found.finding.themes[0]);
    expect(found.size.every((row) => !("theme" in row) || row.theme === found.finding.themes[0])).toBe(true);
  });

  test("what a good part takes is no cost of doing it again", () => {
    const found = caseOfShop(
      {
        pain_invisible: "A valve body takes six hours and leaves after 31 days. It waits in racks all over the floor.",
      },
      tidyShop,
    );
    expect(found.finding.sum?.kind).not.toBe("unit-cost");
  });

  test("hours read off the machines concern a plan to buy, and leave the cause to what explains them", () => {
    const found = caseOfShop(
      {
        machine_utilization_known: "Yes (telemetry)",
        machine_count: 40,
        pain_invisible:
          "Ten 5-axis machines can't carry the load, the boss says. Those ten cut 52 hours a week each. Half of all stops wait for Lou to set the trunnion, he is the only one who can.",
        improvement_goal: "Buy two more 5-axis machines.",
      },
      tidyShop,
    );
    expect(found.finding).toMatchObject({ rests: "theme", themes: ["staffing_skills"] });
    expect(found.ruling[0]).toMatchObject({ asset: "machine", verdict: "not-yet" });
  });

  test("[R230] a machine is ruled on by the hours that such machines cut, those it would bring, and those the goal asks for", () => {
    const found = caseOfShop(
      {
        machine_count: 40,
        shift_count: "2",
        notes: "The board approved two more Makinos. Our ten 5-axis machines cut 40 hours a week each.",
        improvement_goal: "Get 5-axis hours up by 40 percent.",
      },
      sampleShop,
    );
    expect(found.ruling[0].sum).toContain(
      "Your ten 5-axis machines cut 400 of 800 hours a week: 50%. Two more at that pace bring 2 × 40 = 80. Your goal of 40% more needs 160, and 400 stand unused.",
    );
  });

  test("[R230] who would run a machine is asked only if someone has to be at it", () => {
    const sumOn = (notes: string, lights_out = false) =>
      caseOfShop({ notes, lights_out, machine_count: 20, shift_count: "2", machinist_count: 14 }, sampleShop).ruling[0]
        .sum ?? "";
    expect(sumOn("We want to buy a third lathe.")).toContain("Who would run it?");
    expect(sumOn("We want to buy a third lathe.", true)).not.toContain("Who would run it?");
    expect(sumOn("We want to buy a bar-fed lathe.")).not.toContain("Who would run it?");
  });

  test("[R230] the day named for a thing is its plan's, also where another sentence with other words for it names the price", () => {
    const [first] = caseOfShop(
      { improvement_goal: "Get the Hermle in by Q3.", notes: "We have the term sheet for a C42 at roughly $790,000." },
      sampleShop,
    ).ruling;
    expect(first.deadline).toBe("by Q3");
  });

  test("[R230] a plan with a price is worth machine hours at the shop's rate, and nothing is assumed about costs", () => {
    const [{ sum }] = caseOfShop({ notes: "We want to buy a horizontal for $350,000." }, sampleShop).ruling;
    expect(sum).toContain("$350,000 ÷ $175 = 2,000 machine hours to sell before it pays");
  });

  test.for([
    // Two shifts of the sample shop: 80 hours a week.
    [
      "We want to buy a horizontal for $350,000.",
      "At 80 hours of shifts a week, that's 6 months of cutting without a stop.",
    ],
    ["We want two more horizontals at $350,000 apiece.", "At 2 × 80 hours of shifts a week, that's 6 months"],
    [
      "We want to buy a horizontal for $350,000.",
      "Won back, the 2,200 machine hours a year above come to as many in 11 months.",
    ],
    [
      "We want to buy a horizontal. I saw it run. Nice machine. Lease is 3,500 a month.",
      "$3,500 ÷ $175 = 20 machine hours to sell a month",
    ],
    [
      "We want to hire a planner for $70,000.",
      "Won back, the 2,200 machine hours a year above would be 5.5 times that.",
    ],
    ["We want to buy a horizontal.", "At $175 an hour, each $10,000 of its price takes 57 machine hours to sell."],
  ] as const)("[R230] what a plan must earn is compared with the time and the hours there are: %s", ([notes, sum]) => {
    expect(caseOfShop({ shift_count: "2", notes }, sampleShop).ruling[0].sum).toContain(sum);
  });

  test("[R230] who sells at quotes below real hours sells more of the loss, and earns the pay of each year", () => {
    const [{ text, sum, untilThen }] = caseOfShop(
      {
        quoting_accuracy: "Estimates",
        pain_invisible: "Every mold runs over the quote. The quote was 2,460 hours and the cards came to 3,130.",
        notes: "We are going to hire an outside salesman, $95,000 plus commission, he can start January 11.",
      },
      tidyShop,
    ).ruling;
    expect(text).toBe(
      "Not yet. More jobs at these prices would lose more money. Fix this first: quotes below real hours.",
    );
    expect(sum).toContain("machine hours to sell a year before");
    expect(untilThen).toBe(
      "You say “January 11”. If the ten days aren't over by then, keep talking to people, and make no offer until they are.",
    );
  });

  test("[R230] without a rate a price is worth hours at a round rate, and the ruling says so", () => {
    const [{ sum }] = caseOfShop({ notes: "We want to buy a horizontal for $350,000." }).ruling;
    expect(sum).toContain(
      "$350,000 ÷ $100 = 3,500 machine hours to sell before it pays for itself, not counting other costs. You gave no rate",
    );
  });

  test("[R234] a good case is compared with a bad one, and the change comes after two days of counting", () => {
    const { week } = caseOfShop({
      primary_bottleneck: "QC/Inspection",
      pain_invisible: "First pieces wait until the inspector signs, and the machine stands for hours.",
    });
    expect(week.map(({ id }) => id)).toEqual([
      "situation-count",
      "good-and-bad",
      "situation-change",
      expect.any(String),
      "add-up",
    ]);
    expect(week[1]?.what).toMatch(/who could pass it/);
  });

  test("a part they counted next to the story belongs to it", () => {
    const found = caseOfShop({
      machine_count: 19,
      improvement_goal: "Bore rejects cost us $311,000 in the last twelve months.",
      notes:
        "164 of 181 come off HM-3 and HM-5, on either shift, whoever runs them. Both chillers have had an alarm bypassed with a jumper since the fans quit. The outside service contract was cut in 2022 as a saving, and the mechanic retired.",
    });
    expect(found.finding.themes[0]).toBe("maintenance_downtime");
    expect(quotesOf(found)).toContain("164 of 181 come off HM-3 and HM-5, on either shift, whoever runs them.");
    expect(found.size).toMatchObject([
      { kind: "told-loss", cause: "maintenance_downtime", sum: { value: { low: 91 } } },
    ]);
  });

  test("a count of what went right is no part of how it goes wrong", () => {
    const found = caseOfShop({
      notes:
        "I checked 40 closed jobs and 34 came off within one day of the schedule. The hot list changes every morning.",
    });
    expect(found.finding.themes[0]).toBe("scheduling_priority");
    expect(quotesOf(found)).toEqual(["The hot list changes every morning."]);
  });

  test("[R230] a ruling calls the thing what its owner calls it", () => {
    expect(
      [
        "talking to Mazak about a third cell",
        "talk to Mazak about a third",
        "wants us to add a night guy",
        "Fill up to 40 open positions",
        "replace the Integrex",
        "A new CMM",
        "buy a $41,000 presetter package",
      ].map(thingIn),
    ).toEqual([
      "a third cell",
      "a third one",
      "a night guy",
      "new people",
      "replacing the Integrex",
      "a new CMM",
      "a presetter package",
    ]);
  });

  test("where money is the goal and no rate is known, the rate comes before the list of late jobs", () => {
    const { shop_rate_value, ...others } = sampleShop;
    const found = caseOfShop({ improvement_goal: "Better margins.", shop_rate_known: "Not sure" }, others);
    expect(found.week[1]?.id).toBe("rate-first");
  });
});

describe("decoys and order", () => {
  test("what happened once is not the cause", () => {
    const found = caseOfShop({ notes: "In March a truck hit our dock door and shut us two days." }, sampleShop);
    expect(found.notThese).toContainEqual(
      expect.objectContaining({
        kind: "one-off",
        quotes: [{ field: "notes", text: "In March a truck hit our dock door and shut us two days." }],
      }),
    );
  });

  test("what happened once and cost nothing is not worth a line", () => {
    const found = caseOfShop({ notes: "In March a truck hit our dock door." }, sampleShop);
    expect(found.notThese.map(({ kind }) => kind)).not.toContain("one-off");
  });

  test("what was bought in a month is a plan done, not a cause", () => {
    const found = caseOfShop({ notes: "We bought a bar feeder in May." }, sampleShop);
    expect(found.notThese.map(({ kind }) => kind)).not.toContain("one-off");
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
    const [lead] = found.finding.themes;
    const stated = found.finding.order.length === 0;
    expect(stated || found.finding.order.some(({ theme }) => theme === lead)).toBe(true);
  });

  test("a goal about machine hours sends no one through the late jobs", () => {
    const found = caseOfShop({
      improvement_goal: "Better spindle utilization.",
      pain_invisible: "Setups take twice as long as planned.",
      setup_time_variability: "Highly variable",
      typical_delay_cause: ["Setup overruns"],
    });
    expect(found.finding.themes[0]).toBe("setup_changeover");
    expect(found.week.map(({ id }) => id)).not.toContain("late-jobs");
  });
});

describe("checks of ourselves", () => {
  test("hours that their own example cannot make are doubted", () => {
    const found = caseOfShop(
      { improvement_goal: "Ship on time. We quote a 30 minute setup and it takes 31 minutes." },
      sampleShop,
    );
    expect(found.size.find(({ kind }) => kind === "setups-per-machine-week")).toMatchObject({ isBelievable: false });
    expect(found.doubts.map(({ kind }) => kind)).toContain("example-and-hours");
  });

  test("sales that machines and rate cannot make are doubted", () => {
    const found = caseOfShop({ notes: "We do $40 million in sales." }, sampleShop);
    expect(found.doubts.map(({ kind }) => kind)).toContain("sales");
  });

  test("a head count given for machinists is doubted", () => {
    const found = caseOfShop({ machinist_count: 30, notes: "30 people." }, sampleShop);
    expect(found.doubts.map(({ kind }) => kind)).toContain("head-count");
  });
});

test("[R234] a week about one person names that person, and asks someone else to count", () => {
  const notes = "Irene, senior inspector, writes our routines and holds the stamp for pump parts. Marcus plans.";
  const read = readAnswers({ ...sparseShop, machine_count: 20, machinist_count: 25, notes });
  if (read.kind !== "submission") throw new Error(JSON.stringify(read.problems));
  const { week } = caseOf(read.submission, diagnose(read.submission), "staffing_skills");
  expect(week[0]?.what).toContain("what only Irene may do");
  expect(week.flatMap(({ who }) => who)).not.toContain("Irene");
});
