import { expect, test } from "vitest";
import { sparseShop, submissionOf } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { gateIn } from "../people/gate.ts";
import { lastingChangesIn } from "../people/lasting-changes.ts";
import { settledIn } from "./settled.ts";

const shop = (answers: Partial<Submission>): Submission =>
  submissionOf({ ...sparseShop, machine_count: 10, shift_count: "2", ...answers });
const sumsOf = (text: string, more: Partial<Submission> = {}): readonly string[] =>
  settledIn(shop({ pain_invisible: text, ...more })).flatMap(({ sums }) => sums);
const shownIn = (text: string, more: Partial<Submission> = {}) =>
  settledIn(shop({ pain_invisible: text, ...more })).flatMap(({ shows }) => shows ?? []);

test.for([
  [
    "Renee has about 50 minutes in each report on the CMM. We get 11 reports a day. She is here 8 hours a day.",
    { who: "Renee", theme: "quality_inspection", needs: 550 / 60, has: 8 },
  ],
  [
    "Each first article takes Dave two hours, and we have 24 a week.",
    { who: "Dave", theme: "quality_inspection", needs: 48, has: 40 },
  ],
  [
    "Greg has 20 hours at his screen in each mold and puts in 42 hour weeks. We cut 2 molds a week.",
    { who: "Greg", theme: "programming_readiness", needs: 40, has: 42 },
  ],
  [
    "Two inspectors, and each lot takes 40 minutes to measure. 26 lots a day come off the mills.",
    { who: null, theme: "quality_inspection", needs: (26 * 40) / 60, has: 16 },
  ],
] as const)("[R168] work and hours of one desk or bench: %s", ([text, load]) => {
  const [shown] = shownIn(text);
  expect(shown).toMatchObject({ kind: "load", who: load.who, theme: load.theme });
  if (shown?.kind !== "load") return;
  expect(shown.needs).toBeCloseTo(load.needs);
  expect(shown.has).toBeCloseTo(load.has);
});

test("[R168] what is planned or wanted comes on top of the work of today", () => {
  const text = "Renee has about 50 minutes in each lot on the CMM. We cut 11 lots a day. She is here 8 hours a day.";
  const notes = "The seventh Makino is $600,000, figures two more lots a day.";
  expect(shownIn(text, { notes })[0]).toMatchObject({ countThen: 13, isThenWanted: false });
  expect(shownIn(text, { success_metric: "14 lots a day instead of 11." })[0]).toMatchObject({
    count: 11,
    countThen: 14,
    isThenWanted: true,
  });
});

test.for([
  // Hours are left, nobody's desk, the time of a machine, or what was.
  "Renee has about 20 minutes in each lot on the CMM. We cut 11 lots a day.",
  "Each lot takes 50 minutes. We cut 11 lots a day.",
  "A core is 18 hours on the machine. We did 9 cores a week.",
  "Renee has 50 minutes in each lot on the CMM. Last year we cut 11 lots a day.",
  "Renee has 50 minutes in each lot on the CMM. We would like 11 lots a day.",
])("[R168] no load is read where it isn't one, or hours are left: %s", (text) => expect(shownIn(text)).toEqual([]));

test.for([
  [
    "18 repeats, none late. 12 new parts, 8 late.",
    [
      [18, 0],
      [12, 8],
    ],
  ],
  [
    "40 of the 100 go to the plater in Dayton, and 18 of the 20 late ones are in that bunch.",
    [
      [40, 18],
      [60, 2],
    ],
  ],
  [
    "We ground 200 gears on days and threw away 2. The other 150 we ground nights and threw away 20.",
    [
      [200, 2],
      [150, 20],
    ],
  ],
  [
    "16 of them came with their own stock, and all 16 went on time. The other 31, we were late on 18.",
    [
      [16, 0],
      [31, 18],
    ],
  ],
] as const)("[R168] two groups of one count: %s", ([text, groups]) => {
  const [shown] = shownIn(text);
  expect(shown?.kind === "groups" ? shown.groups.map(({ all, bad }) => [all, bad]) : []).toEqual(groups);
});

test.for([
  "18 repeats, 3 late. 12 new parts, 3 late.",
  "5 repeats, none late. 4 new parts, 4 late.",
  "18 repeats, none late.",
  "18 repeats, none late. 12 new parts, 4 scrapped.",
])("[R168] groups too small, too close or of two kinds show nothing: %s", (text) => expect(shownIn(text)).toEqual([]));

test.for([
  [
    "We have 340 orders open and ship 20 a day. It takes 17 working days from release to the dock.",
    "340 ÷ 20 a day = 17 days of waiting. You name 17 days, so this line is what makes it take that long",
  ],
  [
    "Cycle is 75 seconds, we run 20 hours, so I say 960 each. Machines 5 to 16 make 552.",
    "960 − 552 = 408 not made. That is 8.5 hours, 43% of the time",
  ],
  [
    "The count in June was 400 baskets, and we ship about 90 a week. It is on the floor 31 days.",
    "400 ÷ 90 a week = 4.4 weeks of waiting. You name 31 days, so this line is what makes it take that long",
  ],
  [
    "The card gives the man an hour and a half. He wrote his down: 4:10, 3:25, 5:00, 3:50.",
    "90 minutes planned: it takes 2.7 times as long",
  ],
  ["The four made 11,900 a week before and 12,050 since.", "12,050 − 11,900 = 150 more, 1.3%"],
  ["Rev changes. We shipped 52 jobs late, and 4 had a rev change after the PO.", "4 ÷ 52 = 8%"],
] as const)("[R168] numbers from different places that meet: %s", ([text, sum]) => expect(sumsOf(text)).toContain(sum));

test.for([
  // A change that helped, another number of days, or a cause that isn't the one counted.
  "We have 340 orders open and ship 20 a day. It takes 30 working days.",
  "Cycle is 75 seconds, we run 20 hours, so I say 900 each. Machines 5 to 16 make 552.",
  "He starts at 6:00, 6:30, 7:15. The plan is one hour.",
  "We plan three hours a setup. I timed four: 2:50, 3:10, 2:40 and 3:20.",
  "The four made 11,900 a week before and 14,050 since.",
  "The foundry. We shipped 52 jobs late, and 4 had a rev change after the PO.",
])("[R168] numbers that don't give each other are left alone: %s", (text) =>
  expect(settledIn(shop({ pain_invisible: text })).flatMap(({ meets, rulesOut }) => meets ?? rulesOut ?? [])).toEqual(
    [],
  ),
);

test.for([
  ["Tom Beasley retired in February, he used to sit in there with Lorraine.", true],
  ["Lost Amit to Stryker in March, he sat across from Greg.", true],
  ["Otis used to come Saturday mornings, till I moved him to the saw in November.", true],
  ["Stan went to four days in January.", true],
  ["Our second inspector quit in June.", true],
  ["Chiller quit in February, two days, replaced.", false],
  ["Hurricane took the roof off in 2020.", false],
  ["We want to hire somebody in March.", false],
  ["We used to be in the old building.", false],
] as const)("a change that lasted, and of whom: %s", ([text, isOne]) =>
  expect(lastingChangesIn(shop({ notes: text })).some(({ isOfPerson }) => isOfPerson)).toBe(isOne),
);

test.for([
  ["Mr. Duc checks the first one and stamps the paper for every new job, he goes home 4:30.", "Mr. Duc", true],
  [
    "Nobody runs without a pink tag. Renee runs the CMM and signs pink tags in between. She is days only.",
    "Renee",
    true,
  ],
  ["Gord does the prices and he has never been given any of it.", null, false],
  ["Darrell touches off all five of those.", "Darrell", false],
  ["Everyone checks every part.", null, false],
] as const)("the one person every job goes through: %s", ([text, who, isAway]) => {
  const gate = gateIn(shop({ pain_invisible: text }));
  expect([gate?.who ?? null, gate?.isAway ?? false]).toEqual([who, isAway]);
});
