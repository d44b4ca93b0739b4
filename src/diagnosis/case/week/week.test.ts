import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop, tidyShop } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

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

test("a shop of one person is told what to say to a caller, not what nobody does", () => {
  const pain_invisible = "I break down a setup because a customer called, and then I put the old one back at night.";
  const { situation, week } = caseOfShop({ machinist_count: 1, machine_count: 3, pain_invisible }, sparseShop);
  expect(situation?.id).toBe("boss-pulls-a-job");
  expect(week.find(({ isChange }) => isChange)?.what).toMatch(/^For two weeks, don't answer a caller at the machine/);
});

test("a shop with one machine compares its stops, not its machines", () => {
  const told = {
    pain_invisible: "The spindle quit again. The same bearing failed three times this year and nobody saw it coming.",
    maintenance_tracking_ready: false,
  };
  const weekOf = (machine_count: number): string =>
    caseOfShop({ ...told, machine_count })
      .week.map(({ what }) => what)
      .join(" ");
  expect(weekOf(12)).toContain("the machine that stops least");
  expect(weekOf(1)).not.toContain("the machine that stops least");
  expect(weekOf(1)).toContain("the last three times it stopped");
});

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
  expect(days.filter((what) => /finished and (?:not shipped|still here)/.test(what))).toHaveLength(1);
});

test("the only kind of machine that the answers name is the one to look at", () => {
  const said = { pain_invisible: "The gear grinders sit half the night and nobody puts in a reason." };
  expect(JSON.stringify(caseOfShop(said, sparseShop).week)).toContain("one of the gear grinders");
  const two = { pain_invisible: "The gear grinders sit half the night, and nobody says why. The lathes sit, too." };
  expect(JSON.stringify(caseOfShop(two, sparseShop).week)).not.toContain("one of the");
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

test("[R234] a week about one person names that person, and asks someone else to count", () => {
  const notes = "Irene, senior inspector, writes our routines and holds the stamp for pump parts. Marcus plans.";
  const { week } = caseOfShop({ machine_count: 20, machinist_count: 25, notes }, sparseShop, "staffing_skills");
  expect(week[0]?.what).toContain("what only Irene may do");
  expect(week.flatMap(({ who }) => who)).not.toContain("Irene");
});

test("[R234] a list from the system comes first only where it shows what the sentence tells of", () => {
  const filed = { tech_stack: ["Acumatica"], schedule_tool: "ERP native" } as const;
  const mondayOf = (pain_invisible: string) =>
    caseOfShop({ ...filed, pain_invisible }, sparseShop, "flow_wip_dwell").week[0]?.what;
  expect(mondayOf("Good parts wait to ship because the mill cert is missing.")).toMatch(/each paper they needed/);
  expect(mondayOf("Finished parts wait a week for a packing list.")).toMatch(/^In Acumatica, list what's finished/);
});

test("[R234] a shop that has counted begins with the change, and keeps one number going", () => {
  const said = "Good parts sit in front of inspection.";
  const weekOf = (more: string) =>
    caseOfShop({ pain_invisible: `${said} ${more}` }, sparseShop, "quality_inspection").week;
  for (const more of [
    "It drives me crazy.",
    "I count on Roy for all 5 of them.",
    "Most of the last 30 days lots sat there.",
  ])
    expect(weekOf(more)[0]?.isChange, more).toBeUndefined();
  const [monday, tuesday, ...rest] = weekOf(
    "Of our last 20 late jobs, 14 were done and waiting in front of inspection.",
  );
  expect(monday?.isChange).toBe(true);
  expect(tuesday?.what).toMatch(/^You have counted once\. .* lots in front of inspection at 8 a\.m\.$/);
  expect(rest.map(({ id }) => id)).not.toContain("late-jobs");
});

test("[R234] a change that goes by what the count found waits for it", () => {
  const pain_invisible = "Of our last 30 jobs, 11 were promised before anyone looked at the load.";
  const { week } = caseOfShop({ pain_invisible }, sparseShop, "scheduling_priority");
  expect(week.map(({ isChange }) => isChange ?? false)).toEqual([false, false, true, false, false]);
});

test("programs are looked for in the controls only where the controls are full", () => {
  const weekOn = (notes: string) =>
    caseOfShop({ primary_bottleneck: "Programming", notes }, sparseShop, "programming_readiness").week[0]?.id;
  expect(weekOn("The controls are full, so somebody deletes the oldest program.")).toBe("copy-out");
  expect(weekOn("The program doesn't fit in the control of the Fadal.")).toBe("copy-out");
  expect(weekOn("There is no room left in the memory of the old Fanuc.")).toBe("copy-out");
  for (const notes of [
    "Programs wait because our controls engineer has no room in his week.",
    "The programmer sits in the control room, and his desk is full of jobs with no program.",
    "He sets the programs up from memory, and the fit is never right.",
    "Programs wait, and the controls are in another room.",
    "He edits feeds at the control until the parts fit.",
    "The control is down and the aisle is full of pallets.",
    "There is no room for a setup sheet at the control, and programs wait.",
  ])
    expect(weekOn(notes), notes).not.toBe("copy-out");
});

const scratched = {
  primary_bottleneck: "QC/Inspection",
  pain_invisible: "Good parts get dents and scratches in the box on the way to the customer.",
} as const;

test("[R234] the week of a situation apart from its cause compares and asks what it is about, not the cause's usual", () => {
  const { situation, week, unknowns } = caseOfShop(scratched, sparseShop);
  expect(situation?.id).toBe("damaged-when-done");
  expect(week[1]?.what).toMatch(/^Take the last part that arrived unmarked/);
  expect(week[3]?.what).toMatch(/^Follow one job from its last cut to the truck/);
  const asked = [...week.map(({ what }) => what), ...unknowns.map(({ what }) => what)].join("\n");
  expect(asked).not.toMatch(/first article|first piece/i);
});

test("[R234] a shop that kept a sheet of its night runs begins with the change", () => {
  const runs = "We got a lathe with a robot for the nights. ";
  const stops = "23 times it stopped on chips and was dead till morning.";
  const first = (kept: string) => caseOfShop({ pain_invisible: runs + kept + stops }, sparseShop).week[0];
  expect(first("It is hard to say how often. ")?.isChange).toBeUndefined();
  expect(first("I kept a sheet, 44 nights. ")?.isChange).toBe(true);
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

const inLine = {
  primary_bottleneck: "QC/Inspection",
  pain_invisible: "Good parts sit in front of inspection for days.",
} as const;

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
  expect(decided("Denise Okafor")?.what).toMatch(/^Compare today's oldest lot with the oldest one on the list\./);
});

test("a task goes to the one of two owners whose work it is", () => {
  const owners = { ...scratched, owner_name: "Tom and Lisa Brandt", machine_count: 9 };
  const first = (notes: string) => caseOfShop({ ...owners, notes }, sparseShop).week[0]?.who;
  expect(first("Lisa does the schedule on Mondays.")).toEqual(["Lisa"]);
  expect(first("We are glad of every hint.")).toEqual(["Tom or Lisa"]);
});

test("whoever tells of their own work at the machine gets the tasks there", () => {
  const made = (said: string) =>
    caseOfShop(
      { machine_count: 6, pain_invisible: said },
      { ...sparseShop, owner_name: "Ana Diaz" },
      "programming_readiness",
    );
  const own = made(
    "I dug into a fixture because I set the depth wrong on one toolpath in the program and didn't check.",
  );
  expect(own.situation?.id).toBe("program-errors");
  expect(own.week[0]?.who).toEqual(["Ana"]);
});

const bores = {
  machine_count: 19,
  pain_invisible:
    "The bad bores all have the machine number on them. Nearly all are H4 and H7. Nobody greases or checks them since Ron retired.",
  notes:
    "I went through Butch's notebook: 19 times since spring one or the other was down. He puts in a seal and sends it out.",
} as const;

test("[R234] the tasks are about the machines an answer names, and about the record somebody keeps", () => {
  const { situation, week, test: trial } = caseOfShop(bores, sparseShop, "maintenance_downtime");
  expect(situation).toMatchObject({ id: "no-upkeep", place: "H4 and H7" });
  expect(week[0]).toMatchObject({ who: ["Butch"], what: expect.stringMatching(/^Go through Butch's notebook/) });
  expect(week.filter(({ what }) => what.includes("H4 and H7")).length).toBeGreaterThan(2);
  expect(trial.map(({ see }) => see).join("\n")).toMatch(/H4 and H7 do no worse than the others/);
});

test("[R234] whoever was asked to learn it is the one who does", () => {
  const told = (who: string) =>
    caseOfShop(
      {
        machine_count: 8,
        machinist_count: 9,
        pain_invisible: `Lonnie runs the Integrex and he is the only one who can. ${who}There is never a day when Lonnie isn't behind.`,
      },
      sparseShop,
      "staffing_skills",
    ).week.find(({ isChange }) => isChange);
  expect(told("I did ask Cody if he'd learn it. ")).toMatchObject({
    who: ["Cody"],
    what: expect.stringMatching(/Cody does it once this week, with Lonnie only watching\.$/),
  });
  expect(told("")?.what).toMatch(/A second person does it once this week, with Lonnie only watching\.$/);
});

const copies = {
  tech_stack: ["JobBOSS", "QuickBooks"],
  pain_invisible:
    "An order gets keyed by Joan in QuickBooks, then by Steve in JobBOSS, then Marisol copies it into her buying sheet. 9 of the 13 short kits: Steve changed it and she was never told.",
} as const;

test("[R234] where a change doesn't reach a copy, changes get an answer, and no copy is stopped", () => {
  const { week, test: trial } = caseOfShop(copies, sparseShop, "data_silos");
  expect(week[0]?.what).toMatch(/^You have counted “9 of the 13”\. Compare every open order with each copy of it/);
  const change = week.find(({ isChange }) => isChange);
  expect(change?.who).toEqual(["Joan", "Steve", "Marisol"]);
  expect(change?.what).toMatch(/counts only when everyone with a copy has answered/);
  expect(trial[0]?.see).toMatch(/differs from one of its copies/);
});

test("[R234] nobody gets a third task while somebody else whom it fits has fewer", () => {
  for (const told of [bores, copies]) {
    const { week } = caseOfShop(told, sparseShop);
    const looks = week.filter(({ id, isChange }) => id !== "decide" && !isChange).flatMap(({ who }) => who);
    for (const name of new Set(looks)) expect(looks.filter((one) => one === name).length, name).toBeLessThan(3);
  }
});

test("where one part runs for days, the week is about the next changeover and not about tomorrow's jobs", () => {
  const slow = { primary_bottleneck: "Setup", setup_time_variability: "Often over" } as const;
  const weekOf = (more: object): string =>
    caseOfShop({ ...slow, ...more }, sparseShop, "setup_changeover")
      .week.map(({ what }) => what)
      .join("\n");
  expect(weekOf({})).toMatch(/tomorrow's first two jobs/);
  for (const long of [
    { shop_type: "Low-mix production" },
    { notes: "We have lots from 100,000 pieces into the millions." },
  ])
    expect(weekOf(long)).not.toMatch(/tomorrow's first two jobs|frozen jobs/);
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

test("in a larger shop that names nobody, work goes to whoever does it, and decisions to the owner", () => {
  const who = (machine_count: number) =>
    caseOfShop({ ...inLine, machine_count, scheduling_ownership: "Owner / GM" }, sparseShop).week.map(
      (task) => task.who,
    );
  expect(new Set(who(9).flat())).toEqual(new Set(["owner"]));
  expect(who(30).at(-1)).toEqual(["owner"]);
  expect(who(30).slice(0, 4).flat()).not.toContain("owner");
});

test("[R234] the hand step that lots wait for is called what the shop calls it", () => {
  const first = (step: string) =>
    caseOfShop(
      { pain_invisible: `Work piles up in ${step}. Two people are buried there by Friday.` },
      sparseShop,
      "flow_wip_dwell",
    ).week[0]?.what;
  expect(first("deburring")).toMatch(/^At deburring, write/);
  expect(first("assembly")).toMatch(/^At assembly, write/);
});

test("machines that were counted turning are no machines to look at", () => {
  const place = (seen: string) =>
    caseOfShop(
      { machine_count: 36, pain_invisible: seen, notes: "Nobody knows the hours." },
      sparseShop,
      "capacity_visibility",
    )
      .week.map(({ what }) => what)
      .join("\n");
  expect(place("I counted eleven spindles turning out of thirty-six.")).not.toMatch(/11 spindles/);
});

test("[R234] a machine that could hurt somebody is stopped first, by its number", () => {
  const first = (more: string) =>
    caseOfShop({ ...bores, notes: `${bores.notes} ${more}` }, sparseShop, "maintenance_downtime").week[0]?.what;
  expect(first("H4 quit in May, H7 lost its Z brake in June and dropped the head.")).toMatch(
    /^Before anything else: stop H7 until a technician/,
  );
  expect(first("The mill dropped its head in 2019, years ago.")).not.toMatch(/Before anything else/);
});

test("[R234] where numbered machines make the scrap of the goal, their parts are measured before they go on", () => {
  const goal = { improvement_goal: "Get scrap down from 6% to 2%.", success_metric: "Scrap under 2%." };
  const ids = (more: object) =>
    caseOfShop({ ...bores, ...more }, sparseShop, "maintenance_downtime").week.map(({ id }) => id);
  expect(ids(goal)[0]).toBe("hold-parts");
  expect(ids({ improvement_goal: "Ship on time." })).not.toContain("hold-parts");
});

const tagged = {
  pain_invisible:
    "Everything has a red tag. When Lam calls, Kristin from sales walks out with a red tag, and so does Manny. Last Thursday #7 had three different jobs on it before lunch and none was done.",
} as const;

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

test("[R234] those who ask for other jobs hear of the change, by name", () => {
  const change = (owner_name: string) =>
    caseOfShop({ ...tagged, owner_name }, sparseShop, "scheduling_priority").week.find(({ isChange }) => isChange)
      ?.what;
  expect(change("Brett Hall")).toMatch(/Tell Kristin and Manny today\.$/);
  expect(change("Manny Ortiz")).toMatch(/Tell Kristin today\.$/);
});

test("[R234] two who price the same work differently compare their sheets, not old jobs", () => {
  const said = "We price by feel. Two of us calculate the same die and lie fifteen percent apart on it.";
  const { situation, week } = caseOfShop({ pain_invisible: said }, sparseShop, "quoting_estimating");
  expect(situation?.id).toBe("priced-by-feel");
  expect(week[0]?.what).toMatch(/side by side, line by line/);
});

test("[R234] a machine told apart by its age, and somebody named by a bare name, are named", () => {
  const horizontal = "The older horizontal has had its spindle out four times since spring.";
  const { week } = caseOfShop({ pain_invisible: horizontal }, sparseShop, "maintenance_downtime");
  expect(week[0]?.what).toMatch(/^For each time the older horizontal had it, write the date/);
  const wanda = "Wanda. She's the only one who can run the Zeiss, and 40 lots wait in front of her door.";
  const { situation } = caseOfShop({ machine_count: 15, pain_invisible: wanda }, sparseShop, "staffing_skills");
  expect(situation?.who).toBe("Wanda");
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

test("[R234] whoever prices together with the owner gets tasks of the prices too", () => {
  const said = "We price by feel, from memory. All of it goes through me and Felix.";
  const { week } = caseOfShop(
    { owner_name: "Imani Reyes", machine_count: 7, pain_invisible: said },
    sparseShop,
    "quoting_estimating",
  );
  expect(week.map(({ who }) => who)).toEqual([["Felix"], ["Felix"], ["Felix"], ["Imani"], ["Imani", "Felix"]]);
});

test("a make with a number is a machine, and one that parts have passed is not where they are made", () => {
  const at = (pain_invisible: string) =>
    caseOfShop({ pain_invisible, machine_count: 18 }, sparseShop, "quality_inspection")
      .week.map(({ what }) => what)
      .join("\n");
  const late = "Nobody puts a thread under the comparator until after the laser, nine days later.";
  expect(at(`The minor diameter walked on Citizen #6 all week. ${late}`)).toMatch(/Citizen #6/);
  expect(at(late)).not.toMatch(/the laser/);
});
