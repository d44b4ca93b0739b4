import { expect, test } from "vitest";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { noLetter, sectionsIn } from "../../src/diagnosis/letter/whole-letter.ts";
import { checkLetter } from "../../src/service/model/letter/check-letter.ts";
import { letterInstructions } from "../../src/service/model/letter/letter-instructions.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { but, checked, claim, good, type Reply, talkative, whole } from "./checked-letter.ts";

test("a good letter is kept whole", () => {
  expect(checked(good).dropped).toEqual([]);
  expect(sectionsIn(whole)).toEqual(Object.keys(noLetter).filter((name) => !["sums", "rulings"].includes(name)));
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

test("[R180] a memo loses its sentences, rows and headings that may not stand, and nothing else", () => {
  const memo = [
    "## Guaranteed savings",
    "## Why the plan never holds",
    "You lose 300 hours a year to setups. Setups are quoted at 45 minutes and take two hours.",
    "## What it costs",
    "You lose 300 hours a year to setups.",
    "",
    "| Look at | Now |",
    "|---|---|",
    "| Setups | 45 minutes are quoted |",
    "| Saturdays | 300 hours a year |",
  ];
  const text = (words: string) => [{ kind: "words", text: words }];
  expect(but({ memo: memo.join("\n") }).letter.memo).toEqual([
    { kind: "title", text: "Why the plan never holds" },
    {
      kind: "text",
      lead: null,
      says: { says: text("Setups are quoted at 45 minutes and take two hours."), isReading: false },
    },
    { kind: "title", text: "What it costs" },
    { kind: "table", columns: ["Look at", "Now"], rows: [[text("Setups"), text("45 minutes are quoted")]] },
  ]);
});

test("a number told with a decimal is a measure, a list has a total, and millions go on", () => {
  const shop = { ...sampleShop, notes: "Days averaged 11.3 and the night crew 11.0." };
  const memo = (text: string) => checked({ ...good, memo: text }, shop).letter.memo.length;
  expect(memo("Nights took 11.0 hours.")).toBe(1);
  expect(memo("Nights took 12.0 hours.")).toBe(0);
  const inList = { ...sampleShop, notes: "Dark at six: 19, 22, 17, 24, 21." };
  expect(checked({ ...good, memo: "That is 103 ÷ 5 = 20.6 a morning." }, inList).letter.memo).toHaveLength(1);
  const inMillions = { ...sampleShop, notes: "The plan says 1.9 million parts a month. We make 1.55." };
  const says = "You make 1.55 million parts a month.";
  expect(checked({ ...good, memo: says }, inMillions).letter.memo).toHaveLength(1);
});

test.for([
  ["a time that it calls its estimate", "My estimate: the walk takes 17 minutes.", 1],
  ["a time that it doesn't", "The walk takes 17 minutes.", 0],
  ["money that it calls its estimate", "My estimate: the walk costs $6,300 a year.", 0],
  [
    "a row of a table that calls itself an estimate",
    "| What | Sum |\n|---|---|\n| A walk (estimate) | 17 minutes |",
    1,
  ],
  ["how long a task of the week takes", "## This week\n\n- **Monday, you.** Watch one setup, 25 minutes.", 2],
  ["what it lost", "## This week\n\n- **Monday, you.** Watch what lost $6,300.", 0],
  ["a limit of a test", "## How to tell in two weeks\n\nRight: 17 minutes or fewer.", 2],
] as const)("[R180] a memo may tell %s: %s, %d blocks", ([, memo, blocks]) => {
  expect(but({ memo }).letter.memo).toHaveLength(blocks);
});

test("[R183] a row that was cut comes with its reason, to be mended", () => {
  const memo = "| What | Hours |\n|---|---|\n| Walks | 7391 |";
  const letter = checkLetter({ ...good, memo }, sampleShop, diagnose(sampleShop));
  expect(letter.kind === "letter" && letter.cutFrom("Walks | 7391")).toEqual([
    { sentence: "Walks | 7391", why: "a number of unknown origin" },
  ]);
});

test("a memo that is much too long loses its end", () => {
  const line = "Setups are quoted at 45 minutes and take two hours, so they run late. ".repeat(2).trim();
  const { letter, dropped } = but({ memo: `${line}\n`.repeat(59) });
  expect(dropped).toEqual(["memo: longer than asked"]);
  expect(letter.memo.length).toBeLessThan(59);
});

test("[R180] a sentence that repeats an answer is shown as a quote", () => {
  const says = "Machinists walk around looking for tools and gauges while the spindle stands still.";
  const quote = "Machinists walk around looking for tools and gauges while the spindle stands still";
  const { letter, dropped } = but({ cause: [claim(says, "q4")] });
  expect(dropped).toEqual([]);
  expect(letter.cause.map((one) => one.says)).toEqual([
    [
      { kind: "words", text: "You wrote: " },
      { kind: "quote", text: quote },
      { kind: "words", text: "." },
    ],
  ]);
});

test.for([
  ["Draw the way of each job on a sheet.", "Guarantee that each job is on time."],
  ["Call the supplier of the late tools and ask for a date.", "Call us today for a better date."],
  ["Ask each vendor for a return date.", "Ask this vendor for a better ERP."],
  ["Lay the tools of the next setup beside the machine.", "Skip the safety check of the next setup."],
  ["Look for a second source of carbide.", "Research shows what carbide costs."],
  ["Give an hour to the setup sheet.", "Save three hundred hours with a setup sheet."],
  ["Ask a machinist who knows the part.", "Ask your foreman what the part needs."],
  ["Call the last 10 applicants and ask where they went.", "Call this number and ask for a better price."],
  ["Guard the tool list against changes.", "Take off the guard of the next setup."],
  ["Hang a sheet at each of the 6.", "Save 6 hours a week with a sheet."],
  ["The first setup must take 85 minutes or less by Friday.", "The first setup takes 85 minutes of the shift."],
  ["Stay beside the setup 3 hours every afternoon.", "Save 5 hours every afternoon."],
  ["Run the carts twice a day.", "Run twice as many jobs as last year."],
  ["Write down how many visit the saw again.", "Visit the maker of the saw."],
  ["Ask a certain person to show the setup.", "Look forward to a certain success."],
  ["List the jobs before you promise a date.", "List the jobs, and promise that each is on time."],
  ["Tell them that you will call on Friday.", "You will earn more by Friday."],
  ["Ask for the day of their visit.", "Visit us before Friday."],
  ["Unlock the tool cage at night.", "Unlock the hidden hours of the shop."],
  ["Walk the aisles.", "Geht durch die Halle."],
  ["Judge nobody.", "Juzgue a nadie por el trabajo de la semana."],
] as const)("[R180] an order may say “%s”, and not “%s”", ([fine, wrong]) => {
  const [first] = good.week as Reply[];
  const saying = (text: string) => but({ week: [{ ...first, do: text }] });
  expect([saying(fine).dropped, saying(fine).letter.week.length]).toEqual([[], 1]);
  expect(saying(wrong).letter.week).toEqual([]);
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

test("the time of day in a label is English", () => {
  const row = {
    count: "Carts between machines, Friday 3 p.m.",
    now: "",
    right: "fewer",
    wrong: "as many",
    do: "Count on.",
  };
  const [test] = but({ tests: [{ ...row, grounds: ["q4"] }] }).letter.tests;
  expect(test?.count).toEqual([{ kind: "words", text: "Carts between machines, Friday 3 p.m." }]);
});

test.for([
  ["half of today's count", 1],
  ["a third less", 1],
  ["half of the hours of the week that you lose", 0],
] as const)("[R180] a level to reach may be a part of today's: %j", ([goal, kept]) => {
  const tiles = [{ name: "Setups on the board", now: "", goal, source: "", grounds: ["q4"] }];
  expect(but({ tiles }).letter.tiles).toHaveLength(kept);
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
  ["foreman", "Dana"],
] as const)("a task for %s is for %s", ([who, is]) => {
  const [first] = good.week as Reply[];
  const { letter } = checked({ ...good, week: [{ ...first, who }] }, talkative);
  expect(letter.week[0]?.who).toBe(is);
});

test.for([
  ["Unit 2 production head", "Unit 2 production head"],
  ["Unit 3 production head", undefined],
  ["Horizontals 11", undefined],
] as const)("a task for %s, as an answer calls somebody or not, is for %s", ([who, is]) => {
  const [first] = good.week as Reply[];
  const shop = { ...talkative, notes: `${talkative.notes} The Unit 2 production head wants more people.` };
  expect(checked({ ...good, week: [{ ...first, who }] }, shop).letter.week[0]?.who).toBe(is);
});

test("[R180] a reading with grounds is kept as written, because the heading says what it is", () => {
  const says = "Machinists look for tools. The plan is what makes them.";
  const { letter } = but({ cause: [{ says, kind: "reading", grounds: ["q3"] }] });
  expect(letter.cause.flatMap((one) => one.says).map((piece) => ("text" in piece ? piece.text : ""))).toEqual([
    "Machinists look for tools. The plan is what makes them.",
  ]);
});

test("[R180] a whole sentence of the shop may be a sentence by itself, half of one may not", () => {
  const cause = [{ says: "{q2}", kind: "fact", grounds: ["q2"] }];
  expect(but({ cause }).letter.cause.map(({ says }) => says.map(({ kind }) => kind))).toEqual([["quote"]]);
  expect(but({ cause: [{ says: "Because {q2} and", kind: "fact", grounds: ["q2"] }] }).letter.cause).toEqual([]);
});

test("[R180] a reading without grounds is kept and says that it is a reading", () => {
  const cause = [{ says: "Perhaps rumors drift at lunch.", kind: "reading", grounds: [] }];
  expect(but({ cause }).letter.cause).toEqual([
    { says: [{ kind: "words", text: "Perhaps rumors drift at lunch." }], isReading: true },
  ]);
});

test.for([
  ["Perhaps rumors drift at lunch.", true],
  ["Bring pastry at breakfast.", false],
  ["Where do rumors drift at lunch?", false],
] as const)("[R180] of lines without grounds only a claim is a reading to check: %s", ([line, isReading]) => {
  const { memo } = but({ memo: `## The short answer\n\n${line}` }).letter;
  expect(memo.flatMap((one) => (one.kind === "text" ? one.says.isReading : []))).toEqual([isReading]);
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

test.for([
  ["an impossible time", { minutes: 9000 }],
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

test("[R180] what rests on a number that nobody told stands in large type only where it says so", () => {
  const supposing = "If each walk takes 17 minutes, 2 × 17 = 34 minutes a setup.";
  const cause = [...(good.cause as Reply[]), { says: supposing, kind: "reading", grounds: ["q4"] }];
  const figure = { name: "Walks in each setup", value: "34 minutes", grounds: ["q4"] };
  const tile = { ...(good.tiles as Reply[])[0], name: "Walks in a setup", now: "34 minutes" };
  const says = (finding: string) =>
    but({ cause, memo: "", finding: { says: finding, grounds: ["q4"], goal: "" } }).letter.finding;
  const figures = (how: string) =>
    but({ cause, figures: [{ ...figure, how }] }).letter.figures.map(({ value }) => value);
  expect(says("Your late jobs start at setup, and each one loses 34 minutes to walks.")).toBeNull();
  expect(says("If each walk takes 17 minutes, 2 × 17 = 34 minutes go in each setup.")).not.toBeNull();
  expect(figures("Counted at the setups of last week.")).toEqual([]);
  expect(figures(supposing)).toEqual(["34 minutes"]);
  const misread = { ...figure, value: "36 minutes", how: "If each walk takes 19 minutes, 2 × 19 = 38." };
  expect(but({ figures: [misread] }).letter.figures.map(({ value }) => value)).toEqual(["38 minutes"]);
  expect(but({ cause, tiles: [tile] }).letter.tiles.map(({ now }) => now)).toEqual([null]);
});

test("[R180] a headline that loses its number is what stands before the colon", () => {
  const says = (finding: string, memo = "") =>
    but({ memo, finding: { says: finding, grounds: ["q4"], goal: "" } }).letter.finding?.says;
  const kept = [{ kind: "words", text: "Your late jobs start at setup." }];
  expect(says("Your late jobs start at setup: each one loses 7,391 hours to walks.")).toEqual(kept);
  const lost = "Your late jobs: 7,391 hours lost to walks in each setup.";
  expect(says(lost)).toBeUndefined();
  expect(says(lost, "Your late jobs start at setup. Walks make them longer.")).toEqual(kept);
});

test("a task may go to people whom the answers speak of, and to whoever answered, by name", () => {
  const shop = { ...sampleShop, owner_name: "Ann Lee (planner)", notes: "Material handlers move things all day." };
  const [first] = good.week as Reply[];
  const whoOf = (who: string) =>
    checked({ ...good, week: [{ ...first, who }] }, shop).letter.week.map((one) => one.who);
  expect(whoOf("material handlers")).toEqual(["material handlers"]);
  expect(whoOf("truck drivers")).toEqual(["Ann"]);
  expect(whoOf("planner")).toEqual(["Ann"]);
  expect(whoOf("owner")).toEqual(["owner"]);
});

test("[R180] one person may have two tasks on one day, and a goal is the shop's own only if an answer on goals tells it", () => {
  const [first] = good.week as Reply[];
  const { week } = but({ week: [first, { ...first, do: "Count the jobs at the saw." }, first] }).letter;
  expect(week).toHaveLength(2);
  const tile = { ...(good.tiles as Reply[])[0], name: "Setup time", now: "two hours", goal: "45 minutes" };
  const [theirs] = but({ tiles: [tile] }).letter.tiles;
  const [ours] = but({ tiles: [{ ...tile, goal: "30 minutes" }] }).letter.tiles;
  expect([theirs?.goal, theirs?.aim, ours?.goal, ours?.aim]).toEqual(["45 minutes", null, null, "30 minutes"]);
  const [byChance] = but({ tiles: [{ ...tile, name: "Walks for tools", goal: "45 minutes" }] }).letter.tiles;
  expect([byChance?.goal, byChance?.aim]).toEqual([null, "45 minutes"]);
});

test("a row of the test says what to do in either case, and a ruling has a name, as far as they pass the checks", () => {
  const row = {
    count: "Setup time",
    now: "",
    right: "45 minutes",
    wrong: "two hours",
    do: "Look at the cribs.",
    grounds: ["q4"],
  };
  const keeps = (keep: string) => but({ tests: [{ ...row, keep }] }).letter.tests.map((one) => one.keep);
  expect(keeps("Go on.")).toEqual([[{ kind: "words", text: "Go on." }]]);
  expect(keeps("Save 300 hours.")).toEqual([null]);
  const ruling = { plan: "q2", verdict: "no", why: "Setups may wait.", grounds: ["q4"], yes_when: "" };
  const names = (name: string) => but({ rulings: [{ ...ruling, name }] }).letter.rulings.map((one) => one.name);
  expect(names("Faster setups")).toEqual(["Faster setups"]);
  expect(names("A robot for $7,391")).toEqual([null]);
});

test("[R180] a plan, and what is blamed, may be named by the words of a quote instead of its id", () => {
  const text = String((good.quotes as Reply[]).find(({ id }) => id === "q2")?.text);
  const ruling = { name: "", verdict: "no", why: "Setups may wait.", yes_when: "", tell: "" };
  const { letter } = but({ rulings: [{ ...ruling, plan: text }], decoys: [{ blamed: text, why: "Setups may wait." }] });
  expect(letter.rulings.map(({ plan }) => plan.text)).toEqual([text]);
  expect(letter.decoys.map(({ blamed }) => "text" in blamed && blamed.text)).toEqual([text]);
  expect(but({ rulings: [{ ...ruling, plan: "a plan of nobody" }] }).letter.rulings).toEqual([]);
});

test("a test names who counts on its day, if the answers do", () => {
  const row = { on: "2026-12-21", count: "Setup time", now: "", right: "45 minutes", wrong: "two hours" };
  const whoOf = (who: string) =>
    but({ tests: [{ ...row, who, do: "Look at the cribs.", keep: "", grounds: ["q4"] }] }).letter.tests.map(
      (one) => one.who,
    );
  expect([whoOf("owner"), whoOf("quality manager"), whoOf("")]).toEqual([["Dana"], [null], [null]]);
});

test("a role and a department are called what the answers call them", () => {
  const shop = { ...sampleShop, notes: "Each supervisor has a list, and lots lie at final inspection." };
  const [first] = good.week as Reply[];
  const whoOf = (who: string) =>
    checked({ ...good, week: [{ ...first, who }] }, shop).letter.week.map((one) => one.who);
  expect([whoOf("supervisors"), whoOf("final inspection"), whoOf("purchasing")]).toEqual([
    ["supervisors"],
    ["final inspection"],
    ["Dana"],
  ]);
  const withAnalysts = { ...shop, notes: "Two analysts type it again." };
  const [task] = checked({ ...good, week: [{ ...first, who: "analysts, finance" }] }, withAnalysts).letter.week;
  expect(task?.who).toBe("analysts");
  expect(checked({ ...good, week: [{ ...first, who: "analyst" }] }, withAnalysts).letter.week[0]?.who).toBe("analyst");
});

test("[R180] a goal in words stands as the shop tells it, and a source may be a measure with a percent sign", () => {
  const shop = { ...sampleShop, success_metric: "Late jobs in single digits." };
  const tile = { name: "Late jobs", now: "", source: "JobBOSS OTD %, planner", grounds: ["success_metric"] };
  const shown = (goal: string) =>
    checked({ ...good, tiles: [{ ...tile, goal }] }, shop).letter.tiles.map((one) => [one.goal, one.aim, one.source]);
  expect(shown("single digits")).toEqual([["single digits", null, "JobBOSS OTD %, planner"]]);
  expect(shown("very few")).toEqual([[null, "very few", "JobBOSS OTD %, planner"]]);
});

test("[R180] a tile may show a checked range, a level of the plan, or no number at all, and a sum what it depends on", () => {
  const shop = { ...sampleShop, late_job_ratio: "15–30%" as const };
  const tile = { name: "Late jobs", now: "15–30%", goal: "", source: "", grounds: [] };
  const shown = (parts: Reply) => checked({ ...good, tiles: [{ ...tile, ...parts }] }, shop).letter.tiles[0];
  expect(shown({})?.now).toBe("15–30%");
  expect(shown({ now: "19%", goal: "not counted" })).toMatchObject({ now: null, aim: "not counted" });
  const plan = [{ ...(good.plan as Reply[])[0], do: "Late jobs under 17%." }];
  expect(checked({ ...good, plan, tiles: [{ ...tile, now: "17%" }] }, shop).letter.tiles).toHaveLength(1);
  const figure = { name: "Setup time", how: "45 minutes × 2 = 90 minutes", grounds: ["q4"] };
  const value = "90 minutes a week, if work fills them";
  expect(but({ figures: [{ ...figure, value }] }).letter.figures.map((one) => one.value)).toEqual([value]);
});

test("[R180] a ruling that says not yet stands without its condition, and one that says yes if does not", () => {
  const ruling = { plan: "q2", why: "Setups may wait.", grounds: ["q2"], yes_when: "Acme says so." };
  const kept = (verdict: string) => but({ rulings: [{ ...ruling, verdict }] }).letter.rulings.length;
  expect([kept("not-yet"), kept("yes-if")]).toEqual([1, 0]);
});

test("[R180] a line of a sum may say in two words who counted, and no sentence is lost to how many there are", () => {
  const figure = { name: "Setup time", value: "45 minutes", how: "your count", grounds: ["q4"] };
  expect(but({ figures: [figure] }).letter.figures).toHaveLength(1);
  const says =
    "Tools wait here. Setups wait here. Jobs wait here. Parts wait here. You wait. They wait. All wait there.";
  const [claim] = but({ answer: [{ says, grounds: ["q4"] }] }).letter.answer;
  expect(claim?.says).toEqual([{ kind: "words", text: says }]);
});
