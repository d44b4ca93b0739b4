import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { caseOf } from "../../case/case-of.ts";
import { rolesNamed } from "../../case/shop.ts";
import { diagnose } from "../../diagnose.ts";
import { decidersNamed, fillerOf, ownersOf, peopleIn, peopleOf, peopleThere } from "./people.ts";

const rolesOf = (text: string, name: string) => peopleOf(text).find((one) => one.name === name)?.does;

test.each([
  ["So Hank reshuffles the whiteboard three times a day.", "Hank", ["planner"]],
  ["My niece puts the jobs up on the board Monday.", "your niece", ["planner"]],
  ["Somebody waits for Lou to indicate the trunnion.", "Lou", ["machinists"]],
  ["Or for Priya to release it.", "Priya", ["inspectors"]],
  ["A lead man named Rudy told me he finds the feeders empty.", "Rudy", ["foreman"]],
  ["We saw Jessie in purchasing on the phone all day.", "Jessie", ["buyer"]],
  ["mike does all the cam plus answers every question", "Mike", ["programmers"]],
  ["Every Friday Leon fixes what broke.", "Leon", ["maintenance"]],
  ["Marta, our planner, releases in weekly buckets.", "Marta", ["planner"]],
  ["My husband Ziggy programs at night.", "Ziggy", ["programmers"]],
  ["My wife, Saturday mornings, does the scheduling.", "your wife", ["planner"]],
  ["Nobody says no, so Darlene reshuffles the whiteboard four times a day.", "Darlene", ["planner"]],
  ["Joanne resets them and starts over.", "Joanne", ["machinists"]],
  ["Ray's mill sits while he hunts for his clamps.", "Ray", ["machinists"]],
  ["It is in Dana’s spreadsheet which job goes next, and nowhere else.", "Dana", ["planner"]],
  ["half of it lives in donna's quotes", "Donna", ["estimator"]],
  ["Until Walt's back from vacation the cell stands.", "Walt", []],
  ["if ray is out the integrex dont run", "Ray", []],
  ["Consuelo wrote the order the week after.", "Consuelo", ["buyer"]],
  ["My lead Kazimir wants a third lathe.", "Kazimir", ["foreman"]],
  ["Our programmer Tadeusz is on a phone half the day.", "Tadeusz", ["programmers"]],
  ["Paul-Henri, the chief of evening, keeps a list.", "Paul-Henri", ["foreman"]],
  ["Then Thuy and my cousin check every piece by hand.", "Thuy", ["inspectors"]],
  ["Then Thuy and my cousin check every piece by hand.", "your cousin", ["inspectors"]],
  ["We had the Dorsey kid on the big mill.", "the Dorsey kid", []],
  ["Agnes estimates five hours for each study.", "Agnes", []],
  ["That folder is Emil's, and the machinist pulls from it.", "Emil", []],
] as const)("%s", (text, name, does) => {
  expect(rolesOf(text, name)).toEqual(does);
});

test.each([
  "Ruth is out with a new baby.",
  "Ruth's out until March.",
  "Ruth is on maternity leave right now.",
  "Ruth got her knee done May 8 and the doctor says August.",
  "Ruth had surgery two weeks ago.",
  "Ruth left in May.",
  "Ruth, who retired last spring, knew them all.",
  "Ruth is still out with a bad back.",
])("[R234] who is away for weeks or has left gets no task: %s", (notes) => {
  const there = { ...sparseShop, pain_invisible: "Ruth does the schedule on Mondays. Curt runs the lathe.", notes };
  expect(peopleThere(there).map(({ name }) => name)).toEqual(["Curt"]);
});

test.each([
  "When Ruth is out with a cold, nothing moves.",
  "If Ruth retired tomorrow, we would be lost.",
  "Ruth was out Wednesday.",
  "Ruth had surgery in March. She is back since June.",
  "Ruth leaves for the reserves two weeks every summer.",
  "Ruth leaves the list on my desk.",
  "Ruth retires in two years.",
  "Ruth has her hands full.",
])("[R234] a few days, an if or a leave that is over take nobody away: %s", (notes) => {
  const there = { ...sparseShop, pain_invisible: "Ruth does the schedule on Mondays. Curt runs the lathe.", notes };
  expect(peopleThere(there).map(({ name }) => name)).toEqual(["Ruth", "Curt"]);
});

test("[R234] a day, a saying and a machine beside a job are nobody's name", () => {
  for (const text of [
    "I told our planner Monday that it was late.",
    "Honest to Pete, I can't see another way.",
    "I bought our machinist Haas 5 books.",
  ])
    expect([text, peopleOf(text)]).toEqual([text, []]);
});

test("a contact at another company gets no task", () => {
  expect(peopleOf("They place the orders, and our contact there is a dock supervisor named Carl.")).toEqual([]);
});

test("[R234] April is a month after since, and a person where she works", () => {
  expect(peopleOf("Everybody works Saturday, 6 hours, since April.")).toEqual([]);
  expect(peopleOf("He got his knee done April 8 and they keep him until July.")).toEqual([]);
  expect(peopleOf("My brother's shop quotes in two days.")).toEqual([]);
  expect(rolesOf("We wait until April is done with the schedule.", "April")).toBeUndefined();
  expect(rolesOf("Ask April, our planner, what goes next.", "April")).toEqual(["planner"]);
});

test("[R234] customers, places, companies and people who left are not people of the shop", () => {
  for (const text of [
    "Jim from Wooster calls me, he is in a bind.",
    "Our customer's planner Jim changes the dates.",
    "Boeing's inspector Dave releases the parts.",
    "Ask Ray at Alro Steel, he schedules the trucks.",
    "Haas tech Steve fixes the machine.",
    "We wait on a bearing from Charlotte.",
    "Nobody else was shown since Bruce retired in 2021.",
    "We are 20 minutes from Gary Steel.",
    "Everything hard goes to Hank's Plating on Tuesday.",
    "Bruce's gone since May.",
    "It's the customer's drawing, and that's all we get.",
    "Mr. Walter is proud of his floor.",
    "We mark the parts and will bill them Friday.",
  ])
    expect([text, peopleOf(text)]).toEqual([text, []]);
});

test("an owner is called by the first name that is written out, two by both", () => {
  const calledBy = (owner_name: string) => ownersOf({ ...sparseShop, owner_name });
  expect(calledBy("Steve and Carol Mattingly (entered by Joel Fried, operations consultant)")).toEqual([
    "Steve",
    "Carol",
  ]);
  expect(calledBy("Neil Abernathy, P.E.")).toEqual(["Neil"]);
  expect(calledBy("R. Haugen")).toEqual([]);
  expect(calledBy("R.J. Haugen")).toEqual(["R.J."]);
});

const shop = {
  ...sparseShop,
  machine_count: 14,
  machinist_count: 11,
  shift_count: "1",
  primary_bottleneck: "Setup",
  owner_name: "Ann Doe (form by Anita Salcido, Quality Manager)",
  typical_delay_cause: ["Setup overruns", "Expedites"],
  pain_invisible:
    "My niece puts the jobs up on the board Monday. Kyle shows nine hours of setup. The hot list changes and we tear down for whoever calls.",
} as const;

test("[R234] tasks go to people by name, for the work they are named with, and to whoever fills in for the owner", () => {
  const people = peopleIn(shop).map(({ name }) => name);
  expect(people).toEqual(["Anita", "your niece", "Kyle"]);
  const who = caseOf(shop, diagnose(shop)).week.flatMap((task) => task.who);
  expect(who).toContain("your niece");
  expect(who.filter((name) => !people.includes(name) && !["Ann", "whoever leads the floor"].includes(name))).toEqual(
    [],
  );
});

test("[R234] the person work waits for is named in the count, and doesn't do the counting", () => {
  const waits = {
    ...shop,
    primary_bottleneck: "Staffing",
    typical_delay_cause: [],
    operator_specialization: "Yes",
    owner_name: "Ann Doe",
    pain_invisible: "Only Vera dresses the wheel. Nobody else can set the grinder, and it stands until Vera comes.",
  } as const;
  const { week, situation } = caseOf(waits, diagnose(waits));
  expect(situation?.id).toBe("one-sets-others-wait");
  expect(week[0]?.what).toContain("for Vera");
  expect(week[0]?.who).not.toContain("Vera");
  expect(week.map(({ what }) => what).join(" ")).not.toContain("that person");
});

test("[R234] a sentence that begins with he or she is about the one person named before it", () => {
  const butch = peopleIn({
    ...sparseShop,
    notes: "I went through Butch's notebook. He puts in a seal and sends it out.",
  });
  expect(butch).toEqual([{ name: "Butch", does: ["maintenance"] }]);
  const both = peopleIn({ ...sparseShop, notes: "Butch told Gus. He puts in a seal and sends it out." });
  expect(both.flatMap(({ does }) => does)).toEqual([]);
});

test.each([
  ["I'm the foreman, not the owner, so nobody asked me.", [], ["foreman"]],
  ["Hello, I'm the office manager, Ray owns it but he doesn't do forms.", ["Ray"], ["clerks"]],
  ["I am the planner. The managing director said that a direction is enough.", [], ["planner"]],
  ["Our Managing Director wants capacity. For myself, as planner, I would be glad of two weeks.", [], ["planner"]],
  ["I'm the foreman and the janitor, it's my shop.", ["Kim"], undefined],
  ["Ray owns the big lathe in his head.", ["Kim"], undefined],
  ["I am the planner. Filling this in for Mr. Oakes, who is away.", ["Mr. Oakes"], ["planner"]],
  ["I am the planner as well as the owner. Fill this in for two weeks and we talk.", ["Kim"], undefined],
])("who answers for a boss does their own work, and the boss decides: %s", (improvement_goal, deciders, does) => {
  const answered = { ...sparseShop, owner_name: "Kim Ott", improvement_goal };
  expect(decidersNamed(answered)).toEqual(deciders);
  expect(fillerOf(answered)?.does).toEqual(does);
});

test.each([
  ["Kim Ott, shop foreman", [], ["foreman"]],
  ["Kim Ott (office manager)", [], ["clerks"]],
  ["Kim Ott, Production Planner", [], ["planner"]],
  ["Kim Ott, owner", ["Kim"], undefined],
  ["Kim Ott (owner and programmer)", ["Kim"], undefined],
  ["Kim Ott, Ann Planner", ["Kim"], undefined],
])("a job beside the name is the work of whoever answers: %s", (owner_name, deciders, does) => {
  const answered = { ...sparseShop, owner_name };
  expect(decidersNamed(answered)).toEqual(deciders);
  expect(fillerOf(answered)?.does).toEqual(does);
});

test.each([
  ["A yard foreman walks in with a broken shaft on Tuesday.", false],
  ["Their planner called me up twice.", false],
  ["The foreman walks in at six and rewrites the board.", true],
])("a foreman or planner of a customer is nobody of the shop: %s", (pain_invisible, isThere) => {
  const named = rolesNamed({ ...sparseShop, pain_invisible });
  expect(named.has("foreman") || named.has("planner")).toBe(isThere);
});

test("a name that is also a word is somebody at the start of a sentence that singles them out", () => {
  expect(rolesOf("Rick Salazar my foreman keeps the schedule on his own PC.", "Rick")).toEqual(["planner", "foreman"]);
  expect(rolesOf("Ray is the only one who can program the horizontals.", "Ray")).toEqual(["programmers"]);
  expect(rolesOf("Marzena is the only one who can program the horizontals.", "Marzena")).toEqual(["programmers"]);
  expect(peopleOf("Art is never in stock.")).toEqual([]);
});
