import { expect, test } from "vitest";
import type { Letter } from "../../src/diagnosis/letter/letter.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { but, checked, claim, good, type Reply, talkative, whole } from "./checked-letter.ts";

test("[R180] a sum is computed by us from what was given, quoted or assumed", () => {
  const overrun = whole.sums.find(({ id }) => id === "s1");
  expect(overrun?.value).toEqual({ low: 1.25, likely: 1.25, high: 1.25 });
  const times = whole.sums.find(({ id }) => id === "s3");
  expect(times?.value.likely).toBeCloseTo(2789.09 / (1.25 * 50 * 18), 1);
  expect(times?.inputs.map(({ from }) => from.kind)).toEqual(["figure", "quote", "quote", "benchmark", "answer"]);
});

test.for([
  ["a sentence or two", "Your own list replaces it. We took setups of one machine in a week."],
  ["the ends of its range", "From 1 to 3 is what a machine may see."],
] as const)("[R180] the reason of an assumption may be %s", ([, why]) => {
  const [given] = good.assumptions as Reply[];
  expect(but({ assumptions: [{ ...given, low: 1, likely: 2, high: 3, why }] }).dropped).toEqual([]);
});

const clock = { id: "q9", field: "notes", text: "A new part starts at 8:00 and first chips come at 11:30" };
const times = [
  { name: "starts", quote: "q9", value: 8, unit: "h" },
  { name: "chips", quote: "q9", value: 11.5, unit: "h" },
];
const withTimes = (term: string) =>
  checked(
    {
      quotes: [clock],
      inputs: times,
      sums: [
        { id: "s1", says: "time to first chips", term, unit: "h" },
        { id: "s2", says: "what that costs at your rate", term: "s1 * rate", unit: "$" },
      ],
      cause: [claim("New parts wait {s1}, and that costs {s2}.", "q9")],
    },
    talkative,
  ).letter.sums.map(({ id, value }) => [id, value.likely]);

test("[R180] a time of day may be taken from another, and a sum may go on from an earlier one", () => {
  expect(withTimes("chips - starts")).toEqual([
    ["s1", 3.5],
    ["s2", 612.5],
  ]);
});

test("[R180] a time of day isn't a time taken", () => {
  expect(withTimes("chips")).toEqual([]);
  expect(withTimes("chips * machines / machines")).toEqual([]);
});

test("[R180] a share is at most all of it", () => {
  const sums = (term: string) =>
    but({ sums: [{ id: "s1", says: "share of the setup that is over plan", term, unit: "%" }] }).dropped;
  expect(sums("(took - planned) / took")).not.toContain("sums: more than all of it");
  expect(sums("took / planned")).toContain("sums: more than all of it");
});

const withSum = (change: object) =>
  but({ sums: (good.sums as Reply[]).map((sum) => (sum.id === "s1" ? { ...sum, ...change } : sum)) });
const wordsOfFinding = ({ finding }: Letter): string =>
  finding?.says.map((piece) => ("text" in piece ? piece.text : piece.kind)).join("") ?? "none";

test.for([
  ["in a wrong unit", { term: "took - planned", unit: "$/setup" }, "sums: wrong unit"],
  ["over an input that nobody gave", { term: "took * guess", unit: "h/setup" }, "sums: unknown input"],
  ["with a number of its own", { term: "took * 412", unit: "h/setup" }, "sums: not a term"],
  ["under a name that may not stand", { says: "what Bob told us" }, "sums: a label that isn't allowed"],
  [
    "over too wide a range",
    {
      term: "took * extra_setups * extra_setups * extra_setups * extra_setups",
      unit: "h*setup*setup*setup/hot_job/hot_job/hot_job/hot_job",
    },
    "sums: a range that says nothing",
  ],
] as const)("[R180] a sum %s is refused, and its sentence is kept without it", ([, change, why]) => {
  const { letter, dropped } = withSum(change);
  expect(dropped.filter((one) => one.startsWith("sums"))).toEqual([why]);
  expect(wordsOfFinding(letter)).toContain("each one runs over the quote");
  expect(letter.sums.map(({ id }) => id)).toEqual(["s2", "s3"]);
  expect(letter.week).toEqual(whole.week);
});

test.for([
  [
    "over what may be zero",
    { term: "took / (planned - planned)", unit: "h/setup" },
    "sums: divided by what may be zero",
  ],
  ["of what may be nothing", { term: "planned - took", unit: "h/setup" }, "sums: may be below zero"],
  [
    "more than the shop can have",
    { term: "took * weeks * machines * clock_week / planned", unit: "h/year" },
    "sums: more than the shop can have",
  ],
] as const)("[R180] a sum %s speaks against its sentence, which goes", ([, change, why]) => {
  const { letter, dropped } = withSum(change);
  expect(dropped).toContain(why);
  expect([letter.finding, letter.sums.map(({ id }) => id)]).toEqual([null, ["s2", "s3"]]);
});

test.for([
  ["You lose {s1} to setups.", "You lose time to setups."],
  ["Setups run long ({s1} each), and jobs wait.", "Setups run long, and jobs wait."],
  ["Setups wait for tools, which costs {s1}.", "Setups wait for tools, which costs time."],
  ["Setups wait for tools, and the cost is {s1}.", "Setups wait for tools."],
  ["The cost of setups is {s1}.", undefined],
] as const)("[R180] without its sum “%s” becomes “%s”", ([says, left]) => {
  const sums = (good.sums as Reply[]).map((sum) => (sum.id === "s1" ? { ...sum, term: "took * guess" } : sum));
  const [claimed] = but({ sums, cause: [{ says, kind: "fact", grounds: ["q4"] }] }).letter.cause;
  expect(claimed?.says).toEqual(left === undefined ? undefined : [{ kind: "words", text: left }]);
});

test.for([
  ["a number that is not in its quote", { value: 46 }, "inputs: a number that isn't in the quote"],
  ["a unit that its quote does not say", { unit: "machine" }, "inputs: a unit that isn't in the quote"],
  ["dollars for minutes", { unit: "$/setup" }, "inputs: a unit that isn't in the quote"],
  ["a quote that is not there", { quote: "q9" }, "inputs: unknown quote"],
] as const)("[R180] an input with %s is refused", ([, change, why]) => {
  const inputs = (good.inputs as Reply[]).map((one) => (one.name === "planned" ? { ...one, ...change } : one));
  expect(but({ inputs }).dropped).toContain(why);
});

test("[R180] a number whose unit is left out has that of another in its quote", () => {
  const notes = "We plan 3 hours on a hip job, and the system gives us 6.";
  const quote = { id: "q9", field: "notes", text: notes };
  const given = [
    { name: "real", quote: "q9", value: 6, unit: "h/setup" },
    { name: "short", quote: "q9", value: 6, unit: "min/setup" },
  ];
  const { dropped } = checked({ ...good, quotes: [quote], inputs: given, sums: [] }, { ...sampleShop, notes });
  expect(dropped.filter((why) => why.startsWith("inputs"))).toEqual(["inputs: a unit that isn't in the quote"]);
});

test.for([
  ["no range", { low: 1, likely: 1, high: 1 }],
  ["a range upside down", { low: 2, likely: 1, high: 3 }],
  ["zero at its low end", { low: 0 }],
  ["no reason", { why: "" }],
  ["a reason that holds a number", { why: "shops like yours lose 7391 hours" }],
] as const)("[R180] an assumption with %s is refused", ([, change]) => {
  const [given] = good.assumptions as Reply[];
  const { dropped } = but({ assumptions: [{ ...given, ...change }] });
  expect(dropped).toEqual([expect.stringMatching(/^assumptions: /)]);
});
