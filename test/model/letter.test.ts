import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { numbersIn } from "../../src/diagnosis/facts/number-in-text.ts";
import type { Letter } from "../../src/diagnosis/letter/letter.ts";
import { noLetter, sectionsIn } from "../../src/diagnosis/letter/whole-letter.ts";
import { checkLetter } from "../../src/service/model/letter/check-letter.ts";
import { itemForms } from "../../src/service/model/letter/letter-form.ts";
import { letterInstructions } from "../../src/service/model/letter/letter-instructions.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import type { Submission } from "../../src/survey/submission.ts";
import { numbersSaid } from "./words-of-letter.ts";

type Reply = Record<string, unknown>;
const diagnosis = diagnose(sampleShop);
const kept: Reply = JSON.parse(
  readFileSync(new URL("../letters/by-hand/sample-shop.letter.json", import.meta.url), "utf8"),
);
/** The reply as it was kept, without the KPIs that today's plan no longer holds. */
const good: Reply = {
  ...kept,
  kpis: (kept.kpis as Reply[]).filter(({ id }) => diagnosis.kpis.some((planned) => planned.id === id)),
};

function checked(reply: unknown, shop: Submission = sampleShop): { letter: Letter; dropped: readonly string[] } {
  const result = checkLetter(reply, shop, diagnosis, letterInstructions);
  if (result.kind === "wrong-form") return { letter: noLetter, dropped: ["wrong-form"] };
  return { letter: result.letter, dropped: result.dropped.map(({ section, why }) => `${section}: ${why}`) };
}

const whole = checked(good).letter;
/** The good letter with some of its parts replaced. */
const but = (parts: Reply) => checked({ ...good, ...parts });
const claim = (says: string, ...grounds: string[]) => ({ says, kind: "fact", grounds });

test("a good letter is kept whole", () => {
  expect(checked(good).dropped).toEqual([]);
  expect(sectionsIn(whole)).toEqual(Object.keys(noLetter).filter((name) => !["sums", "rulings"].includes(name)));
});

test("[R181] a sum is computed by us from what was given, quoted or assumed", () => {
  const overrun = whole.sums.find(({ id }) => id === "s1");
  expect(overrun?.value).toEqual({ low: 1.25, likely: 1.25, high: 1.25 });
  const times = whole.sums.find(({ id }) => id === "s3");
  expect(times?.value.likely).toBeCloseTo(2175 / (1.25 * 50 * 18), 1);
  expect(times?.inputs.map(({ from }) => from.kind)).toEqual(["figure", "quote", "quote", "benchmark", "answer"]);
});

test.for([
  ["says a number of its own", "You lose 300 hours a year to setups."],
  ["says one in words", "You lose three hundred hours a year to setups."],
  ["says a share", "You lose half of the shift to setups."],
  ["bends a sum", "Setups cost more than {s2}."],
  ["gives a sum another rate", "Setups cost {s2} a week."],
  ["gives a figure to another theme", "Breakdowns cost {setup_changeover.machine_hours}."],
  ["names a sum that is not there", "Setups cost {s9}."],
  ["names a system that is not there", "MachineMetrics shows that setups run over."],
  ["names a role that is not there", "Your foreman moves the setups every morning."],
  ["names a person", "Setups wait for Bob every morning."],
  ["counts more machines than there are", "Setups wait on 45 machines."],
  ["says that something is tracked that is not", "You track scrap and setups by hand."],
  ["promises", "You will save a lot with shorter setups."],
  ["is in another language", "Die Maschinen warten jeden Tag auf das Werkzeug."],
  [
    "repeats an answer as its own",
    "Machinists walk around looking for tools and gauges while the spindle stands still.",
  ],
  ["holds markup", "<b>Setups</b> wait for tools."],
  ["holds a link", "Setups wait, see evil.example for more."],
  ["has no grounds", "Your setups wait for tools every morning.", ""],
  ["has grounds that say something else", "Your setups wait for tools every morning.", "ablesign_use"],
  ["has grounds that are not there", "Your setups wait for tools every morning.", "q77"],
] as const)("[R180] a claim that %s is left out, and nothing else", ([, says, ground = "q4"]) => {
  const { letter, dropped } = but({ cause: [...(good.cause as object[]), claim(says, ground)] });
  expect(dropped.length).toBeGreaterThan(0);
  expect(dropped.every((one) => one.startsWith("cause: "))).toBe(true);
  expect(letter).toEqual(whole);
});

test.for([
  ["Draw the way of each job on a sheet.", "Guarantee that each job is on time."],
  ["Call the supplier of the late tools and ask for a date.", "Call us today for a better date."],
  ["Ask each vendor for a return date.", "Ask this vendor for a better ERP."],
  ["Lay the tools of the next setup beside the machine.", "Skip the safety check of the next setup."],
  ["Look for a second source of carbide.", "Research shows what carbide costs."],
  ["Give an hour to the setup sheet.", "Save three hundred hours with a setup sheet."],
  ["Ask a machinist who knows the part.", "Ask your inspector what the part needs."],
  ["Call the last 10 applicants and ask where they went.", "Call this number and ask for a better price."],
  ["Guard the tool list against changes.", "Take off the guard of the next setup."],
  ["Hang a sheet at each of the 6.", "Save 6 hours a week with a sheet."],
  ["Write down how many visit the saw again.", "Visit the maker of the saw."],
  ["Ask a certain person to show the setup.", "Look forward to a certain success."],
  ["List the jobs before you promise a date.", "List the jobs, and promise that each is on time."],
  ["Walk the aisles.", "Geht durch die Halle."],
  ["Judge nobody.", "Juzgue a nadie por el trabajo de la semana."],
] as const)("[R180] an order may say “%s”, and not “%s”", ([fine, wrong]) => {
  const [first] = good.week as Reply[];
  const saying = (text: string) => but({ week: [{ ...first, do: text }] });
  expect([saying(fine).dropped, saying(fine).letter.week.length]).toEqual([[], 1]);
  expect(saying(wrong).letter.week).toEqual([]);
});

test.for([
  ["a sentence or two", "Your own list replaces it. We took setups of one machine in a week."],
  ["the ends of its range", "From 1 to 3 is what a machine may see."],
] as const)("[R181] the reason of an assumption may be %s", ([, why]) => {
  const [given] = good.assumptions as Reply[];
  expect(but({ assumptions: [{ ...given, low: 1, likely: 2, high: 3, why }] }).dropped).toEqual([]);
});

const fellBefore = { says: "Bob told us so.", kind: "reading", grounds: ["q2"] } as const;

test.for([
  ["From there we think it waits.", ""],
  ["That likely costs you the morning.", ""],
  ["It may wait for tools.", ""],
  ["So we think setups wait for tools.", "We think setups wait for tools."],
  ["There is likely no place for tools.", "There is likely no place for tools."],
] as const)("after a dropped sentence, %j becomes %j", ([says, left]) => {
  const { letter } = but({ cause: [fellBefore, { says, kind: "reading", grounds: [] }] });
  const said = letter.cause.flatMap((claim) => claim.says).map((piece) => ("text" in piece ? piece.text : ""));
  expect(said.join("")).toBe(left);
  const alone = but({ cause: [{ says, kind: "reading", grounds: [] }] }).letter;
  expect(alone.cause).toHaveLength(1);
});

const talkative = {
  ...sampleShop,
  notes:
    "Ingrid packs on Tuesdays. A new part starts at 8:00 and first chips come at 11:30. Horizontals 11 through 16 wait.",
} as const satisfies Submission;
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

test("[R181] a time of day may be taken from another, and a sum may go on from an earlier one", () => {
  expect(withTimes("chips - starts")).toEqual([
    ["s1", 3.5],
    ["s2", 612.5],
  ]);
});

test("[R181] a time of day isn't a time taken", () => {
  expect(withTimes("chips")).toEqual([]);
  expect(withTimes("chips * machines / machines")).toEqual([]);
});

test("[R181] a share is at most all of it", () => {
  const sums = (term: string) =>
    but({ sums: [{ id: "s1", says: "share of the setup that is over plan", term, unit: "%" }] }).dropped;
  expect(sums("(took - planned) / took")).not.toContain("sums: more than all of it");
  expect(sums("took / planned")).toContain("sums: more than all of it");
});

test("a row of the test is kept with its stated value, and one that distinguishes nothing is dropped", () => {
  const row = {
    count: "Setup time",
    now: "two hours",
    right: "near 45 minutes",
    wrong: "as now",
    do: "Count on.",
    grounds: ["q4"],
  };
  const rows = (...given: Reply[]) => but({ tests: given }).letter.tests;
  expect(rows(row)).toHaveLength(1);
  expect(rows({ ...row, now: "three hours" }).map(({ now }) => now)).toEqual([null]);
  expect(rows({ ...row, right: "near 30 minutes" })).toHaveLength(1);
  expect(rows({ ...row, wrong: row.right })).toEqual([]);
});

test.for([
  ["as told", { now: "2 hours", goal: "45 minutes" }, { now: "2 hours", goal: "45 minutes" }],
  ["with a sum", { now: "{s1}", goal: "" }, { now: "75 minutes per setup", goal: null }],
  ["with a value of its own", { now: "3 hours", goal: "45 minutes" }, { now: null, goal: "45 minutes" }],
] as const)("a tile shows its value %s", ([, given, shown]) => {
  const tiles = [{ name: "Setup time", ...given, grounds: ["q4", "s1"] }];
  expect(but({ tiles }).letter.tiles).toEqual([{ name: "Setup time", aim: null, source: null, ...shown }]);
});

test.for([
  ["Ingrid", "Ingrid"],
  ["owner and Ingrid", "Dana and Ingrid"],
  ["night-shift machinists", "night-shift machinists"],
  ["Dolores", undefined],
  ["foreman", undefined],
] as const)("a task for %s is for %s", ([who, is]) => {
  const [first] = good.week as Reply[];
  const { letter } = checked({ ...good, week: [{ ...first, who }] }, talkative);
  expect(letter.week[0]?.who).toBe(is);
});

test("[R180] a reading with grounds is kept as written, because the heading says what it is", () => {
  const says = "Machinists look for tools. The plan is what makes them.";
  const { letter } = but({ limits: [{ says, kind: "reading", grounds: ["q3"] }] });
  expect(letter.limits.flatMap((one) => one.says).map((piece) => ("text" in piece ? piece.text : ""))).toEqual([
    "Machinists look for tools. The plan is what makes them.",
  ]);
});

test("[R180] a whole sentence of the shop may be a sentence by itself, half of one may not", () => {
  const cause = [{ says: "{q2}", kind: "fact", grounds: ["q2"] }];
  expect(but({ cause }).letter.cause.map(({ says }) => says.map(({ kind }) => kind))).toEqual([["quote"]]);
  expect(but({ cause: [{ says: "Because {q2} and", kind: "fact", grounds: ["q2"] }] }).letter.cause).toEqual([]);
});

test("[R180] a reading without grounds is kept and says that it is a reading", () => {
  const cause = [{ says: "Perhaps the tools have no fixed place.", kind: "reading", grounds: [] }];
  expect(but({ cause }).letter.cause).toEqual([
    { says: [{ kind: "words", text: "Perhaps the tools have no fixed place." }], isReading: true },
  ]);
});

test.for([
  ["almost right", { text: "The hot list changes each morning and we tear down setups for it." }],
  ["in other case", { text: "THE HOT LIST CHANGES EVERY MORNING" }],
  ["cut inside a word", { text: "he hot list changes every morn" }],
  ["from another answer", { field: "notes" }],
  ["from no answer", { field: "shop_name", text: "Cedar Ridge" }],
  ["too long", { text: "x".repeat(400) }],
] as const)("[R180] a quote that is %s is dropped, with everything based only on it", ([, change]) => {
  const quotes = (good.quotes as Reply[]).map((quote) => (quote.id === "q2" ? { ...quote, ...change } : quote));
  const { letter, dropped } = but({ quotes });
  expect(dropped).toEqual(expect.arrayContaining([expect.stringMatching(/^quotes: /)]));
  expect(JSON.stringify(letter)).not.toContain("hot list changes");
  expect(letter.unknowns).toEqual(whole.unknowns);
});

const withSum = (change: object) =>
  but({ sums: (good.sums as Reply[]).map((sum) => (sum.id === "s1" ? { ...sum, ...change } : sum)) });
const wordsOfFinding = ({ finding }: Letter): string =>
  finding?.says.map((piece) => ("text" in piece ? piece.text : piece.kind)).join("") ?? "none";

test.for([
  ["in a wrong unit", { term: "took - planned", unit: "$/setup" }, "sums: wrong unit"],
  ["over an input that nobody gave", { term: "took * guess", unit: "h/setup" }, "sums: unknown input"],
  ["with a number of its own", { term: "took * 412", unit: "h/setup" }, "sums: not a term"],
  ["under a name that may not stand", { says: "what Bob told us" }, "sums: a label that may not stand"],
  [
    "over too wide a range",
    {
      term: "took * extra_setups * extra_setups * extra_setups * extra_setups",
      unit: "h*setup*setup*setup/hot_job/hot_job/hot_job/hot_job",
    },
    "sums: a range that says nothing",
  ],
] as const)("[R181] a sum %s is refused, and its sentence is kept without it", ([, change, why]) => {
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
    "more than the shop can hold",
    { term: "took * weeks * machines * clock_week / planned", unit: "h/year" },
    "sums: more than the shop can hold",
  ],
] as const)("[R181] a sum %s speaks against its sentence, which goes", ([, change, why]) => {
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
] as const)("[R181] without its sum “%s” becomes “%s”", ([says, left]) => {
  const sums = (good.sums as Reply[]).map((sum) => (sum.id === "s1" ? { ...sum, term: "took * guess" } : sum));
  const [claimed] = but({ sums, cause: [{ says, kind: "fact", grounds: ["q4"] }] }).letter.cause;
  expect(claimed?.says).toEqual(left === undefined ? undefined : [{ kind: "words", text: left }]);
});

test.for([
  ["a number that is not in its quote", { value: 46 }, "inputs: a number that is not in the quote"],
  ["a unit that its quote does not say", { unit: "machine" }, "inputs: a unit that the quote does not say"],
  ["dollars for minutes", { unit: "$/setup" }, "inputs: a unit that the quote does not say"],
  ["a quote that is not there", { quote: "q9" }, "inputs: unknown quote"],
] as const)("[R181] an input with %s is refused", ([, change, why]) => {
  const inputs = (good.inputs as Reply[]).map((one) => (one.name === "planned" ? { ...one, ...change } : one));
  expect(but({ inputs }).dropped).toContain(why);
});

test("[R181] a number whose unit is left out has that of another in its quote", () => {
  const notes = "We plan 3 hours on a hip job, and the system gives us 6.";
  const quote = { id: "q9", field: "notes", text: notes };
  const given = [
    { name: "real", quote: "q9", value: 6, unit: "h/setup" },
    { name: "short", quote: "q9", value: 6, unit: "min/setup" },
  ];
  const { dropped } = checked({ ...good, quotes: [quote], inputs: given, sums: [] }, { ...sampleShop, notes });
  expect(dropped.filter((why) => why.startsWith("inputs"))).toEqual(["inputs: a unit that the quote does not say"]);
});

test.for([
  ["no range", { low: 1, likely: 1, high: 1 }],
  ["a range upside down", { low: 2, likely: 1, high: 3 }],
  ["zero at its low end", { low: 0 }],
  ["no reason", { why: "" }],
  ["a reason that holds a number", { why: "shops like yours lose 7391 hours" }],
] as const)("[R181] an assumption with %s is refused", ([, change]) => {
  const [given] = good.assumptions as Reply[];
  const { dropped } = but({ assumptions: [{ ...given, ...change }] });
  expect(dropped).toEqual([expect.stringMatching(/^assumptions: /)]);
});

test.for([
  ["a role that no answer names", { who: "quality manager" }],
  ["a time that no day holds", { minutes: 9000 }],
  ["a day that is none", { day: "Sun" }],
  ["a number that is no sample", { do: "Save 500 hours by staging the jobs." }],
] as const)("a task with %s is left out", ([, change]) => {
  const week = (good.week as Reply[]).map((task, at) => (at === 0 ? { ...task, ...change } : task));
  expect(but({ week }).letter.week).toEqual(whole.week.slice(1));
});

test("a tool that no answer names is left out, even if we show one instead of a system they don't name", () => {
  const shop = {
    ...sampleShop,
    tech_stack: ["Other"] as const,

    schedule_tool: "Whiteboard" as const,
  };
  const [first] = good.week as Reply[];
  const week = [{ ...first, do: "List the setups of the week in Excel." }];
  const read = checkLetter({ ...good, week }, shop, diagnose(shop), letterInstructions);
  expect(read.kind === "letter" ? read.letter.week : read.kind).toEqual([]);
});

test("fifty causes: the first six are looked at", () => {
  const cause = Array.from({ length: 50 }, () => (good.cause as object[])[2]);
  const { letter, dropped } = but({ cause });
  expect([letter.cause.length, dropped]).toEqual([6, ["cause: one too many"]]);
});

test.for([null, 7, "letter", [], {}, { letter: "yes" }])("a reply of another form is none: %j", (reply) => {
  expect(checked(reply)).toEqual({ letter: noLetter, dropped: ["wrong-form"] });
});

test("an empty letter drops nothing and says nothing", () => {
  expect(checked(Object.fromEntries(Object.keys(itemForms).map((name) => [name, []])))).toEqual({
    letter: noLetter,
    dropped: [],
  });
});

test("a letter that is cut off anywhere keeps what is whole", () => {
  for (const name of Object.keys(itemForms)) {
    const { letter } = checked(Object.fromEntries(Object.entries(good).filter(([other]) => other !== name)));
    if (name !== "week") expect(letter.week).toEqual(whole.week);
  }
});

const answered = Object.values(sampleShop)
  .flat()
  .flatMap((answer) => numbersIn(String(answer)).flatMap(({ low, high }) => [low, high]));

const strings = fc.oneof(
  fc.constantFrom(
    "{s1}",
    "q1",
    "q4",
    "notes",
    "setup_changeover",
    "You lose 7391 hours.",
    "owner",
    "Mon",
    "30",
    "fact",
    "h/week",
  ),
  fc.string(),
);
const path = fc.tuple(fc.constantFrom(...Object.keys(good)), fc.nat(5), fc.nat(5));
const changes = fc.array(fc.tuple(path, fc.oneof(strings, fc.jsonValue())), { minLength: 1, maxLength: 6 });

/** The good letter with values put anywhere. */
function spoiled(all: readonly (readonly [readonly [string, number, number], unknown])[]): Reply {
  const reply = structuredClone(good);
  for (const [[part, at, key], value] of all) {
    const items = reply[part];
    const item = Array.isArray(items) ? items[at] : items;
    const name = typeof item === "object" && item !== null ? Object.keys(item)[key] : undefined;
    if (name === undefined) reply[part] = value;
    else (item as Reply)[name] = value;
  }
  return reply;
}

test("[R180] whatever a letter holds, no number of unknown origin is in its words, and nothing throws", () => {
  fc.assert(
    fc.property(changes, (all) => {
      const said = numbersSaid(checked(spoiled(all)).letter).filter((value) => value > 60 && value !== 90);
      expect(said.filter((value) => !answered.includes(value))).toEqual([]);
    }),
    { numRuns: 60, seed: 20_261_122 },
  );
});
