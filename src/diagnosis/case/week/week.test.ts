import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop, tidyShop } from "../../../../test/shops.ts";
import { copies, inLine, scratched, tagged } from "../../../../test/week-shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";

test("a production shop with a machine monitor reads the monitor instead of a new sheet", () => {
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

test("a list that the system prints is not written by hand the day after", () => {
  const done = {
    tech_stack: ["Acumatica"],
    schedule_tool: "ERP native",
    pain_invisible: "Finished parts wait a week for a packing list.",
  } as const;
  const days = caseOfShop(done, sparseShop).week.map(({ what }) => what);
  expect(
    days.filter((what) => /list every lot that hasn't (?:shipped|moved)|finished and still here/.test(what)),
  ).toHaveLength(1);
});

test("a shop without an ERP starts a sheet", () => {
  const found = caseOfShop({ tech_stack: [], labor_tracking_ready: false }, sampleShop);
  expect(found.week[0]?.id).toBe("setup-sheet");
  expect(found.week.map(({ what }) => what).join(" ")).not.toMatch(/JobBOSS|clock code/);
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
    "situation-look",
    "decide",
  ]);
  expect(week[1]?.what).toMatch(/who could pass it/);
});

test("[R234] a whole week of counting comes before the change, and the last day of the next week decides", () => {
  const { week } = caseOfShop({
    primary_bottleneck: "QC/Inspection",
    pain_invisible: "First pieces wait until the inspector signs, and the machine stands for hours.",
  });
  expect(week.map(({ day, isNextWeek = false }) => [day, isNextWeek])).toEqual([
    ["Mon", false],
    ["Tue", false],
    ["Mon", true],
    ["Thu", true],
    ["Fri", true],
  ]);
  const counts = caseOfShop({}, sparseShop).week;
  expect(counts.map(({ day, isNextWeek = false }) => [day, isNextWeek])).toEqual(
    ["Mon", "Tue", "Wed", "Thu", "Fri"].map((day) => [day, false]),
  );
});

test("[R234] what the change needs comes on the day after it", () => {
  const { week } = caseOfShop({
    primary_bottleneck: "Setup",
    typical_delay_cause: ["Setup overruns"],
    setup_time_variability: "Often over",
  });
  const at = (id: string) => week.find((task) => task.id === id);
  expect([at("lock-jobs")?.day, at("stage-jobs")?.day]).toEqual(["Mon", "Tue"]);
  expect(at("stage-jobs")?.isNextWeek).toBe(true);
});

test("if money is the goal and the rate is unknown, finding the rate comes before the list of late jobs", () => {
  const { shop_rate_value, ...others } = sampleShop;
  const found = caseOfShop({ improvement_goal: "Better margins.", shop_rate_known: "Not sure" }, others);
  expect(found.week[1]?.id).toBe("rate-first");
});

test("a goal about machine hours doesn't ask anyone to list late jobs", () => {
  const found = caseOfShop({
    improvement_goal: "Better spindle utilization.",
    pain_invisible: "Setups take twice as long as planned.",
    setup_time_variability: "Highly variable",
    typical_delay_cause: ["Setup overruns"],
  });
  expect(found.finding.themes[0]).toBe("setup_changeover");
  expect(found.week.map(({ id }) => id)).not.toContain("late-jobs");
});

test("[R234] a list from the system comes first only where it shows what the sentence tells of", () => {
  const filed = { tech_stack: ["Acumatica"], schedule_tool: "ERP native" } as const;
  const mondayOf = (pain_invisible: string) =>
    caseOfShop({ ...filed, pain_invisible }, sparseShop, "flow_wip_dwell").week[0]?.what;
  expect(mondayOf("Good parts wait to ship because the mill cert is missing.")).toMatch(/each paper they needed/);
  expect(mondayOf("Finished parts wait a week for a packing list.")).toMatch(
    /^In Acumatica, list every lot that hasn't shipped/,
  );
});

test("[R234] a shop that has counted something like it goes on from there, and changes nothing before its own count", () => {
  const said = "Good parts sit in front of inspection.";
  const weekOf = (more: string) =>
    caseOfShop({ pain_invisible: `${said} ${more}` }, sparseShop, "quality_inspection").week;
  const [monday, ...rest] = weekOf("Of our last 20 late jobs, 14 of 20 were done and waiting in front of inspection.");
  expect(monday?.what).toMatch(/^You have counted “14 of 20\.” Each morning, list what waits for inspection/);
  expect(monday?.isChange).toBeUndefined();
  expect(rest.map(({ id }) => id)).toEqual(["good-and-bad", "situation-change", "situation-look", "decide"]);
  expect(weekOf("I counted for two weeks.")[0]?.what).toMatch(/^Each morning, list what waits for inspection/);
});

test("[R234] the week of a situation apart from its cause compares and asks what it is about, not the cause's usual", () => {
  const { situation, week, unknowns } = caseOfShop(scratched, sparseShop);
  expect(situation?.id).toBe("damaged-when-done");
  expect(week[1]?.what).toMatch(/^Take the last part that arrived unmarked/);
  expect(week[3]?.what).toMatch(/^Follow one job from its last cut to the truck/);
  const asked = [...week.map(({ what }) => what), ...unknowns.map(({ what }) => what)].join("\n");
  expect(asked).not.toMatch(/first article|first piece/i);
});

test("an own count is the first value of a KPI only if it counts what the KPI does", () => {
  const { week } = caseOfShop(scratched, sparseShop);
  expect(week.slice(0, 4).map(({ kpi }) => kpi)).toEqual([null, null, null, null]);
  const setups = { primary_bottleneck: "Setup", pain_invisible: "One setup takes four hours." } as const;
  const long = caseOfShop(setups, sparseShop);
  expect([long.situation?.id, long.week[0]?.kpi]).toEqual(["long-setups", "kpi_changeover"]);
  const lists = { pain_invisible: "The board says due the 9th and the ERP says the 14th. No two lists agree." };
  const listed = caseOfShop(lists, sparseShop);
  expect([listed.situation?.id, listed.week[0]?.kpi]).toEqual(["lists-disagree", null]);
});

test("what is shown goes up on the whiteboard, where there is one", () => {
  const shown = (schedule_tool: "Whiteboard" | "Excel", tv_monitors = false) =>
    caseOfShop({ ...inLine, schedule_tool, tv_monitors }, sparseShop).week.find(({ isChange }) => isChange)?.what;
  expect(shown("Whiteboard")).toMatch(/Show the oldest on the whiteboard\.$/);
  expect(shown("Whiteboard", true)).toMatch(/Show the oldest on a floor TV\.$/);
  expect(shown("Excel")).toMatch(/Show the oldest on a sheet that everyone can see\.$/);
});

test("the week about a situation ends with a decision by the owners, on what was counted", () => {
  const decided = (owner_name: string) => caseOfShop({ ...inLine, owner_name }, sparseShop).week.at(-1);
  expect(decided("Denise Okafor")).toMatchObject({ id: "decide", who: ["Denise"] });
  expect(decided("Tom and Lisa Brandt")?.who).toEqual(["Tom", "Lisa"]);
  const named = { ...inLine, owner_name: "Denise Okafor", notes: "Roy, our inspector, works days." };
  expect(caseOfShop(named, sparseShop).week.at(-1)?.who).toEqual(["Denise", "Roy"]);
  expect(decided("Denise Okafor")?.what).toMatch(/^Count the lots that waited over a day,/);
});

test("[R234] where a change doesn't reach a copy, changes get an answer, and no copy is stopped", () => {
  const { week, trial } = caseOfShop(copies, sparseShop, "data_silos");
  expect(week[0]?.what).toMatch(/^You have counted “9 of the 13\.” Compare every open order with each copy of it/);
  const change = week.find(({ isChange }) => isChange);
  expect(change?.who).toEqual(["Joan", "Steve", "Marisol"]);
  expect(change?.what).toMatch(/counts only when everyone with a copy has answered/);
  expect(trial[0]?.see).toMatch(/differs from one of its copies/);
});

test("[R234] their own minutes of a setup are where timing begins", () => {
  const { week } = caseOfShop({}, sampleShop);
  expect(week.map(({ what }) => what).join("\n")).toMatch(/You plan 45 minutes and take 2 hours\. Time /);
});

test("[R234] where something is to be bought, the last day says to sign nothing before the count is done", () => {
  const last = (more: string) => caseOfShop({ ...inLine, notes: more }, sparseShop).week.at(-1)?.what;
  expect(last("We want to buy a second CMM for $155,000.")).toMatch(/sign nothing for a second CMM\.$/);
  expect(last("We like our CMM.")).not.toMatch(/sign nothing/);
});

test("[R234] the bad case is the one they wrote about, if they name its day", () => {
  const compared = (pain_invisible: string) =>
    caseOfShop({ ...tagged, pain_invisible }, sparseShop, "scheduling_priority").week.find(
      ({ id }) => id === "good-and-bad",
    )?.what;
  expect(compared(tagged.pain_invisible)).toMatch(
    /For the second, take the one you wrote about: “Last Thursday #7 had three different jobs .* none was done\.”$/,
  );
  expect(compared("Everything has a red tag. Last Thursday we always get three more.")).not.toMatch(/wrote about/);
});

test("[R234] lots are out for what the shop names, and a list of allowed vendors has a week of its own", () => {
  const said = "Parts are done on time, and then they have to go out for anodize or chrome and come back weeks late.";
  const weekOf = (more: string) =>
    caseOfShop({ pain_invisible: `${said} ${more}` }, sparseShop, "material_supply").week.map(({ what }) => what);
  expect(weekOf("")[0]).toMatch(/^List every lot that is out for anodize or chrome now/);
  expect(weekOf("I can only use who is on the customer's list.").join("\n")).toMatch(
    /out for anodize or chrome now or in the next four weeks.*no date goes out on a print/s,
  );
});

test("material that the customer sends is asked of the customer, and the date counts from its receipt", () => {
  const tasksOf = (notes: string): string =>
    caseOfShop(
      { pain_invisible: "Two lathes stood because the castings came three weeks late, 40 of 200.", notes },
      sparseShop,
      "material_supply",
    )
      .week.map(({ what }) => what)
      .join(" ");
  const theirs = tasksOf("The customer was told twice to ship them complete.");
  expect(theirs).toMatch(/ask the customer for one day/);
  expect(theirs).toMatch(/working days after receipt/);
  expect(theirs).not.toMatch(/two suppliers|order/);
  expect(tasksOf("The customer sends drawings by mail.")).not.toMatch(/after receipt/);
});

const breaks: Partial<Submission> = {
  downtime_tracking: "No formal tracking",
  pain_invisible: "Machines fail between service dates; a spindle broke twice and nobody saw it coming.",
  improvement_goal: "No more breakdowns that stop a line.",
};

test("a log that the shop keeps is what its tasks read, and no sentence says that nobody writes repairs down", () => {
  const texts = (answers: Partial<Submission>) =>
    caseOfShop({ ...breaks, ...answers })
      .week.map(({ what }) => what)
      .join(" ");
  expect(texts({ maintenance_tracking_ready: false })).toContain("from invoices and memory");
  expect(texts({ maintenance_tracking_ready: true })).toContain("from your repair log");
  const logged = caseOfShop({ ...breaks, maintenance_tracking_ready: true });
  expect(logged.situation?.headline).not.toContain("writes down");
});

test.for([
  "A SCADA system stores sensor readings; we do not look at them.",
  "The machines keep their alarm history and nobody opens it.",
])("readings that are stored and that nobody looks at are what the first task opens: %s", (notes) => {
  const found = caseOfShop({ ...breaks, maintenance_tracking_ready: true, notes });
  expect(found.week[0]?.what).toContain("open the readings you store");
  expect(found.situation?.headline).toContain("nobody looks at the readings you store");
});

test.for([
  "We want sensors on every machine so that their readings get stored, and nobody looks after that today.",
  "There is no SCADA and nobody looks at the machines at night.",
])("no readings to open where there are none: %s", (notes) => {
  expect(
    caseOfShop({ ...breaks, notes })
      .week.map(({ what }) => what)
      .join(" "),
  ).not.toContain("readings you store");
});

test("[R234] what a list of late jobs says is added up with the other counts", () => {
  const { week } = caseOfShop(
    { ...sparseShop, pain_invisible: "The list changes all day." },
    {},
    "scheduling_priority",
  );
  expect(week.map(({ id }) => id)).toContain("late-jobs");
  expect(week.at(-1)?.what).toMatch(/^Add up .* Also add up why the late jobs were late\.$/);
});

test("the log of changes counts what the table divides by: the jobs that started", () => {
  const { week } = caseOfShop(
    { ...sparseShop, pain_invisible: "The list changes all day." },
    {},
    "scheduling_priority",
  );
  expect(week.map(({ what }) => what).join(" ")).toContain("write how many jobs started");
});
