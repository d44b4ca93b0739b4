import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { bores, copies, inLine, scratched, tagged } from "../../../../test/week-shops.ts";

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
  expect(week.find(({ isChange }) => isChange)?.what).toMatch(/^For a week, don't answer a caller at the machine/);
});

test("where two people share one shift, no task needs a third, and what waits for the owner is the owner's", () => {
  const two = { machine_count: 4, machinist_count: 2, shift_count: "1" } as const;
  const { week } = caseOfShop(two, { ...sparseShop, owner_name: "Ana Diaz" }, "staffing_skills");
  expect(new Set(week.flatMap(({ who }) => who))).toEqual(new Set(["Ana"]));
  const told = week.map(({ what }) => what).join(" ");
  expect(told).toContain("what only you can do");
  expect(told).not.toMatch(/second person|asks one person|by shift|per shift/);
});

test("where people wait for whoever answers, the week says you, in a shop of any size", () => {
  const pain_invisible = "I am the only one who signs first parts, so three machines wait for me.";
  const { week, waitsForOwner } = caseOfShop({ machinist_count: 12, pain_invisible }, sparseShop, "staffing_skills");
  expect(waitsForOwner).toBe(true);
  expect(week.map(({ what }) => what).join(" ")).not.toContain("if everyone asks one person");
});

test("a shop with one shift tells nothing apart by shift", () => {
  const weekIn = (shift_count: "1" | "2"): string =>
    caseOfShop({ shift_count, machinist_count: 12 }, sparseShop, "staffing_skills")
      .week.map(({ what }) => what)
      .join(" ");
  expect(weekIn("1")).not.toMatch(/by shift|per shift/);
  expect(weekIn("2")).toMatch(/by shift.*per shift/);
});

test("[R234] a week about one person names that person, and asks someone else to count", () => {
  const notes = "Irene, senior inspector, writes our routines and holds the stamp for pump parts. Marcus plans.";
  const { week } = caseOfShop({ machine_count: 20, machinist_count: 25, notes }, sparseShop, "staffing_skills");
  expect(week[0]?.what).toContain("what only Irene may do");
  expect(week.flatMap(({ who }) => who)).not.toContain("Irene");
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

test("[R234] nobody gets a third task while somebody else whom it fits has fewer", () => {
  for (const told of [bores, copies]) {
    const { week } = caseOfShop(told, sparseShop);
    const looks = week.filter(({ id, isChange }) => id !== "decide" && !isChange).flatMap(({ who }) => who);
    for (const name of new Set(looks)) expect(looks.filter((one) => one === name).length, name).toBeLessThan(3);
  }
});

test.for([
  { machine_count: 20, scheduling_ownership: "Production Manager / Planner" },
  { machine_count: 9, machinist_count: 12, scheduling_ownership: "Everyone (tribal)" },
] as const)("[R234] where the answers mention one person only, another takes the third task: %j", (shop) => {
  const { week } = caseOfShop({ ...inLine, ...shop }, sparseShop);
  const [first] = week.flatMap(({ who }) => who);
  const all = week.flatMap(({ who, isChange, id }) => (isChange || id === "decide" ? [] : who));
  expect(all.filter((who) => who === first).length).toBe(2);
});

test("[R234] a general manager next to a planning system is no planner", () => {
  const notes =
    "Capital requests: a cell, which Mr. Talley favors, and an advanced scheduling module, which IT favors.";
  const { week } = caseOfShop({ ...inLine, notes, machine_count: 20 }, sparseShop);
  expect(week.flatMap(({ who }) => who)).not.toContain("Mr. Talley");
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
  expect(week[0]?.what).toMatch(/^For each time the older horizontal needed that repair, write the date/);
  const wanda = "Wanda. She's the only one who can run the Zeiss, and 40 lots wait in front of her door.";
  const { situation } = caseOfShop({ machine_count: 15, pain_invisible: wanda }, sparseShop, "staffing_skills");
  expect(situation?.who).toBe("Wanda");
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

test("[R234] no task goes to somebody who is on leave", () => {
  const notes = "Marta, our planner, keeps the board. Marta is on leave since June.";
  const { week } = caseOfShop({ machine_count: 20, machinist_count: 25, notes }, sparseShop, "scheduling_priority");
  expect(week.flatMap(({ who }) => who)).not.toContain("Marta");
});

test("[R234] where the owner plans, whoever plans the work is the owner", () => {
  const plannedBy = (scheduling_ownership: "Owner / GM" | "Everyone (tribal)") =>
    caseOfShop(
      { machine_count: 20, machinist_count: 25, owner_name: "Ann Doe", scheduling_ownership },
      sparseShop,
      "scheduling_priority",
    ).week.flatMap(({ who }) => who);
  expect(plannedBy("Owner / GM")).not.toContain("whoever plans the work");
  expect(plannedBy("Everyone (tribal)")).toContain("whoever plans the work");
});

test("[R234] work waits for whoever alone can do it, even if another answer names them", () => {
  const { week, situation } = caseOfShop(
    {
      machine_count: 12,
      machinist_count: 10,
      operator_specialization: "Yes",
      pain_invisible: "Only one man dresses the wheel. Nobody else can set the grinder, and it stands until he comes.",
      notes: "Ramiro and Otto are the two that can do the finish grinding. Otto got his hip done in June.",
    },
    sparseShop,
    "staffing_skills",
  );
  expect(situation?.id).toBe("one-sets-others-wait");
  expect(week[0]?.what).toContain("for Ramiro");
  expect(week.map(({ what }) => what).join(" ")).not.toMatch(/\bOtto\b/);
});

test("[R234] whoever keeps a file that nobody else can open is free for a task", () => {
  const { week } = caseOfShop({
    pain_invisible: "Our truck only goes to the plater on Thursdays, and parts wait days at plating.",
    notes: "Rick Salazar my foreman keeps the schedule in a spreadsheet and nobody else can open it.",
  });
  expect(week.find(({ isChange }) => isChange)?.who).toEqual(["Rick"]);
});
