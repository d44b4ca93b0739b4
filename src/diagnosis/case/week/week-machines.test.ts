import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { bores } from "../../../../test/week-shops.ts";

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

test("the only kind of machine that the answers name is the one to look at", () => {
  const said = { pain_invisible: "The gear grinders sit half the night and nobody puts in a reason." };
  expect(JSON.stringify(caseOfShop(said, sparseShop).week)).toContain("one of the gear grinders");
  const passing = { pain_invisible: "The hoist is over by the surface grinders, and a chuck takes two men." };
  expect(JSON.stringify(caseOfShop(passing, sparseShop).week)).not.toContain("surface grinders");
  const two = { pain_invisible: "The gear grinders sit half the night, and nobody says why. The lathes sit, too." };
  expect(JSON.stringify(caseOfShop(two, sparseShop).week)).not.toContain("one of the");
});

test("[R234] the tasks are about the machines an answer names, and about the record somebody keeps", () => {
  const { situation, week, trial } = caseOfShop(bores, sparseShop, "maintenance_downtime");
  expect(situation).toMatchObject({ id: "no-upkeep", place: "H4 and H7" });
  expect(week[0]).toMatchObject({ who: ["Butch"], what: expect.stringMatching(/^Go through Butch's notebook/) });
  expect(week.filter(({ what }) => what.includes("H4 and H7")).length).toBeGreaterThan(2);
  expect(trial.map(({ see }) => see).join("\n")).toMatch(/H4 and H7 do no worse than the others/);
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

test("where repairs are priced, the change is a price after the teardown and no repeat part's", () => {
  const changeOf = (improvement_goal: string) =>
    caseOfShop({ improvement_goal }, sparseShop, "quoting_estimating").week.find(({ isChange }) => isChange)?.what;
  const repairs = "Keep some of the money. The repair jobs made 9 percent last year, and 18 before.";
  expect(changeOf(repairs)).toMatch(/^For the next repair, give the price of the teardown/);
  expect(changeOf("Keep some of the money. Our repair log is full.")).not.toMatch(/teardown/);
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

test("a make with a number is a machine, and one that parts have passed is not where they are made", () => {
  const at = (pain_invisible: string) =>
    caseOfShop({ pain_invisible, machine_count: 18 }, sparseShop, "quality_inspection")
      .week.map(({ what }) => what)
      .join("\n");
  const late = "Nobody puts a thread under the comparator until after the laser, nine days later.";
  expect(at(`The minor diameter walked on Citizen #6 all week. ${late}`)).toMatch(/Citizen #6/);
  expect(at(late)).not.toMatch(/the laser/);
});
