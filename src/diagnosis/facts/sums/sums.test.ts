import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf } from "../../reader/words.ts";
import { statedSumsIn } from "./sums.ts";

const sumsIn = (text: string) => statedSumsIn(sentencesOf(text), "pain_invisible");
const valuesIn = (text: string): readonly number[] => sumsIn(text).map(({ value }) => value.low);

/** In any wording: planned and actual, possible and run. */
const summed: readonly (readonly [string, number, string])[] = [
  ["We quoted 120 hours for the manifolds and the time cards came to 165.", 45, "hours over plan"],
  ["The router says 2 hours to change over. It takes us 5.", 3, "hours over plan"],
  ["Estimate was 340 hours in May. Booked 410.", 70, "hours over plan in May"],
  ["Standard is 40 minutes a changeover and we average 70.", 30, "minutes over plan"],
  ["The probe cell ran 52 hours last week out of 120.", 68, "machine hours not run last week"],
  ["Of 80 staffed hours a week each 5-axis cut for 33.", 47, "hours of each machine a week not run"],
  ["The two we have were cutting 29 hours each last week out of 80.", 51, "hours of each machine not run last week"],
  ["Out of 80 hours they make chips for 33.", 47, "machine hours not run"],
  ["They only make chips 33 hours in an 80-hour week.", 47, "machine hours not run"],
  ["The grinder had been manned ninety hours last week and cut for sixty-one.", 29, "machine hours not run last week"],
  ["The lathe cut 61 of 90 manned hours last week.", 29, "machine hours not run last week"],
  ["It was staffed 80 hours last week and ran 47.", 33, "machine hours not run last week"],
  ["Last week the saw was attended for 45 hours and in cycle for 21.", 24, "machine hours not run last week"],
  ["The mill ran 38 hours last week, and we staffed it 80.", 42, "machine hours not run last week"],
  ["The four machines cut 2,771 of 8,000 manned hours.", 5229, "machine hours not run"],
  ["Sold hours last month: 800. Clocked: 1,000.", 200, "hours over plan last month"],
];

test.for([
  ["bid 6 hr it burns 9. do 5 a wk like that.", 15, "hours a week over plan", "5 × 3 hours = 15 hours a week"],
  ["We quoted 10 hours and it took 14. We run four of those a month.", 16, "hours a month over plan"],
  ["The router says 40 minutes, it takes 70. That's six of them a day.", 3, "hours a day over plan"],
  ["We do two jobs a week like that: sold at 20 hours, took 26.", 12, "hours a week over plan"],
  ["Estimated 8 hours, it ran 12. Maybe 3 every week like this.", 12, "hours a week over plan"],
] as const)("how often it happens multiplies what one runs over: %s", ([text, value, unit, line]) => {
  expect(sumsIn(text)[0]).toMatchObject({ value: { low: value, high: value }, unit });
  if (line !== undefined) expect(sumsIn(text)[0]?.lines).toContain(line);
});

test.for([
  "Bid 6 hours, it took 9. We quote 5 a week.",
  "Bid 6 hours, it took 9. We used to get 5 of those a week.",
  "Bid 6 hours, it took 9. We'd like to do 5 a week like that shop in Toledo.",
  "Bid 6 hours, it took 9. I want 5 of those a month.",
  "Bid 6 hours, it took 9. We ship 12 orders a day.",
])("what else is counted multiplies nothing: %s", (text) => expect(valuesIn(text)).toEqual([3]));

test.for(summed)("numbers of one thing are added up: %s", ([text, value, unit]) => {
  expect(sumsIn(text)[0]).toMatchObject({ value: { low: value }, unit });
});

test.for(summed)("the order of the sentences doesn't matter: %s", ([text, value]) => {
  const turned = sentencesOf(text)
    .map((one) => one.text)
    .reverse()
    .join(" ");
  expect(valuesIn(turned)).toContain(value);
});

test.for([
  "The room is manned 80 hours a week and we cut 12 jobs.",
  "The desk is staffed 10 hours and the mill ran 8 parts.",
  "It was staffed by 3 people and cut 40 hours.",
  "We manned the booth for 20 hours and ran 3 demos.",
  "The lathe was manned 40 hours and cut 61.",
  "We quoted 120 jobs. The shop is 165 years old.",
  "We plan 2 more hires. It takes 6 weeks to train one.",
  "We plan to add 2 machines. It takes 6 hours to move one.",
  "The quote said $400 and it took 6 hours.",
  "Setups take 2 hours. We are 40 minutes from town.",
  "We should ship 10 jobs a week. Our inspector took 3 days off.",
  "The plan is 3 shifts by fall and we ran 2 all year.",
  "We planned 40 hours of training and the mill ran 60 hours.",
  "I wrote 12 quotes last week, 2 hours each.",
  "We ran 30 jobs and 60 setups last month, 2 hours each, two operations a job.",
  "The estimate was 40 hours and they took 31.",
  "We run 3 jobs in a 40-hour week.",
  "We run 40 hours in 5 days.",
  "Of 80 jobs we ran 33 hours late.",
  "Out of 12 machines they cut 33 hours.",
  "We quoted 10 days. A setup takes 20 hours.",
  "Standard setup is 45 minutes. The drive home takes 90 minutes.",
  "Job 1042 was down 3 hours each time.",
  "Part 88 stops 2 hours every time.",
  "Op 20 takes 45 minutes each time and gets redone.",
  "Marta does it in 2 hours. The others need 5.",
  "A hub takes nine hours on the boring mills and we plan two and a half per day and machine.",
  "We promise 20 days and deliver in 31.",
  "On 500 pieces at a minute each, every piece stands around for 499 minutes at that one operation.",
])("numbers of different things, or without a loss, make no sum: %s", (text) => {
  expect(sumsIn(text)).toEqual([]);
});

test("the same time in minutes and in hours gives the same sum", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 5 }), (hours, times) => {
      const inHours = sumsIn(`We quoted ${hours} hours and it took ${hours * times} hours.`)[0]?.hours;
      const mixed = sumsIn(`We quoted ${hours * 60} minutes and it took ${hours * times} hours.`)[0]?.hours;
      expect(inHours).toMatchObject({ low: hours * (times - 1) });
      expect(mixed).toEqual(inHours);
    }),
  );
});

test("a number that nobody pairs gives nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999 }), fc.constantFrom("hours", "days", "jobs", "setups"), (n, unit) => {
      expect(sumsIn(`We quoted ${n} ${unit} there. Nothing else is known.`)).toEqual([]);
      expect(sumsIn(`It took ${n} ${unit} in all.`)).toEqual([]);
    }),
  );
});
