import { expect, test } from "vitest";
import { occasion, sparseShop } from "../../../../test/shops.ts";
import { caseOf } from "../../../diagnosis/case/case-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import type { LetterRuling } from "../../../diagnosis/letter/letter.ts";
import { noLetter } from "../../../diagnosis/letter/whole-letter.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { type Text, wordsOf } from "../../text.ts";
import { noWords } from "../../words.ts";
import { plan, planTasks } from "./plan.ts";

test("[R221] the plan begins with what the week decides, and not with the week again", () => {
  const shop = {
    ...sampleShop,
    notes:
      "Roy, our inspector, works days. The planner keeps the list. Of our last 20 late jobs, 14 were done and waiting in front of inspection.",
    pain_invisible: "Good parts sit in front of inspection for days.",
  };
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis, "quality_inspection");
  expect(found.week.map(({ who }) => who)).toEqual([
    ["Roy"],
    ["planner"],
    ["Roy"],
    ["whoever leads the floor"],
    ["Dana", "Roy"],
  ]);
  const blocks = plan(shop, diagnosis, found, occasion.date);
  const [first] = blocks.flatMap((block) => (block.kind === "timeline" ? block.phases : []));
  expect(first?.steps[0]?.owner).toBe("Dana");
  expect(first?.steps.map(({ what }) => wordsOf(what)).join("\n")).not.toMatch(/page 1, one task/);
});

test("[R221] a second trip that the two weeks try is decided at their end, and not again in the plan", () => {
  const shop = {
    ...sparseShop,
    pain_invisible:
      "Our truck only goes to the heat treater on Thursdays. If a shaft is done on Friday it sits six days before it even leaves.",
    notes: "A driver for a second run on Mondays would cost me about $190 a trip.",
  };
  const diagnosis = diagnose(shop);
  const found = caseOf(shop, diagnosis, "material_supply");
  expect(found.ruling.map(({ text }) => text).join(" ")).toContain("as a test within these two weeks");
  expect(JSON.stringify(plan(shop, diagnosis, found, occasion.date))).not.toContain("Decide on");
});

const twoPlans = {
  ...sampleShop,
  notes:
    "We want to buy a second lathe for $310,000, the dealer needs an answer by March 15. We also want to hire a planner for $70,000.",
};

test("a plan with a date and one without are each decided, in their own month", () => {
  const diagnosis = diagnose(twoPlans);
  const [, change, keep] = plan(twoPlans, diagnosis, caseOf(twoPlans, diagnosis), occasion.date)
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .map(({ steps }) => steps.map(({ what }) => wordsOf(what)));
  expect(keep).toContainEqual(
    expect.stringMatching(/^By the day you name \(“by March 15”\), decide on a second lathe\. Go ahead only if/),
  );
  expect(change).toContainEqual(expect.stringMatching(/^Decide on a planner\. Go ahead only if/));
});

test("a plan that the shop decides on in a month is decided in the part of the plan where that month ends", () => {
  const decided = monthsOf({ notes: "We are about to order a second CMM, about $145,000, decision in February." }).map(
    (lines) => lines.some((line) => /decide on a second CMM/.test(line)),
  );
  expect(decided).toEqual([false, false, true]);
});

test("a ruling of a letter is not decided again in our own words", () => {
  const ruling: LetterRuling = {
    plan: { field: "notes", text: "We want two lathes" },
    name: null,
    verdict: "no",
    why: [],
    yesWhen: null,
    tell: null,
  };
  const letter = { ...noLetter, rulings: [ruling] };
  const diagnosis = diagnose(twoPlans);
  const text = plan(twoPlans, diagnosis, caseOf(twoPlans, diagnosis), occasion.date, { ...noWords, letter })
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .flatMap(({ steps }) => steps.map(({ what }) => wordsOf(what)));
  expect(text.filter((what) => /^Decide (?:on|by the day)/.test(what))).toEqual([]);
});

test("a list of tasks has neither the week as one line nor a question, and names no page", () => {
  const diagnosis = diagnose(sampleShop);
  const tasks = planTasks(caseOf(sampleShop, diagnosis), sampleShop, diagnosis, occasion.date).map(({ what }) => what);
  expect(tasks).toContainEqual(expect.stringMatching(/^After ten working days, compare/));
  expect(tasks.filter((what) => /page 1(?! of that report)|\?$|^The week\b/.test(what))).toEqual([]);
});

test("a list of tasks has a decision with a date in the part of the plan where the report has it", () => {
  const shop = { ...sampleShop, notes: "We are about to order a second CMM, about $145,000, decision in February." };
  const diagnosis = diagnose(shop);
  const tasks = planTasks(caseOf(shop, diagnosis), shop, diagnosis, occasion.date);
  expect(tasks.filter(({ what }) => /decide on a second CMM/.test(what))).toMatchObject([{ when: "Days 61 to 90" }]);
});

test("a week without the person work waits for tests a change only if somebody else learned their work", () => {
  const lasts = (pain_invisible: string) =>
    stepsOf({ ...sparseShop, shift_count: "2", machine_count: 9, pain_invisible }).filter(
      ({ why }) => why === "Does it last?",
    );
  const taught =
    "Everything waits for Roy to set the grinder. Roy is the only one who can set it, and nobody else has been shown.";
  expect(lasts(taught)).toMatchObject([{ owner: "Owner" }]);
  expect(lasts(taught).map(whatOf)).toEqual([
    "Plan a week without Roy. If work goes on as before, the change has worked",
  ]);
  expect(lasts(taught.replaceAll("Roy is", "I am").replace("waits for Roy", "waits for me")).map(whatOf)).toEqual([
    expect.stringMatching(/^For a week, don.t remind anyone/),
  ]);
  const busy = "Machines wait for a program. Piotr makes all the programs himself, one person for 9 machines.";
  expect(lasts(busy).map(whatOf)).toEqual([expect.stringMatching(/^For a week, don.t remind anyone/)]);
});

const whatOf = ({ what }: { readonly what: Text }) => wordsOf(what);

const stepsOf = (shop: Submission) => {
  const diagnosis = diagnose(shop);
  return plan(shop, diagnosis, caseOf(shop, diagnosis), occasion.date)
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .flatMap(({ steps }) => steps);
};

const monthsOf = (told: Partial<Submission>) => {
  const shop = { ...sampleShop, ...told };
  const diagnosis = diagnose(shop);
  return plan(shop, diagnosis, caseOf(shop, diagnosis), occasion.date)
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .map(({ steps }) => steps.map(({ what }) => wordsOf(what)));
};

test("[R221] the first line says by which day to decide, and by what", () => {
  const [see] = monthsOf({});
  expect(see?.[0]).toMatch(
    /^By December\s\d+, go through the table on page 1\. If we.re wrong \(.+\), drop the change and do this instead: \w/,
  );
});

test("[R221] the shop's own goal is in the plan with its halfway mark and its target", () => {
  const [see, change, keep] = monthsOf({ improvement_goal: "Lead time from 33 days to 12.", success_metric: "" });
  expect(change).toContainEqual(expect.stringMatching(/: 33 days when you wrote; 23 days is halfway/));
  expect(keep).toContainEqual(expect.stringMatching(/: 33 days when you wrote; your goal is 12 days/));
  expect(see?.join("\n")).not.toMatch(/Write down where/);
});

test("[R221] a goal with a date after the plan is measured by where it is on the way there", () => {
  const improvement_goal = "Get on-time delivery from 78% to 92% by the end of June.";
  const [, change, keep] = monthsOf({ improvement_goal, success_metric: "" });
  expect(change).toContainEqual(
    expect.stringMatching(/78% when you wrote; your goal is 92% by the end of June\. .+ about 82% by day 60/),
  );
  expect(keep).toContainEqual(expect.stringMatching(/92% by the end of June\. .+ about 84% by day 90\. On track\?/));
});

test("a goal of one day is one day", () => {
  const [, , keep] = monthsOf({ improvement_goal: "Lead time is 5 days. I want 1.", success_metric: "" });
  expect(keep).toContainEqual(expect.stringMatching(/your goal is 1 day\./));
});

test("[R221] the end of the plan also says what to do between halfway and the goal", () => {
  const [, , keep] = monthsOf({ improvement_goal: "On-time delivery from 78% to 92%.", success_metric: "" });
  expect(keep).toContainEqual(expect.stringMatching(/More than halfway \(85%\)\? Keep going/));
});

test("[R221] what to keep counting is named as on the dashboard, with its unit next to the goal", () => {
  const [see, , keep] = monthsOf({
    pain_invisible:
      "Controls are full, so someone deletes an old program to fit the new one. The file cannot be found.",
  });
  expect(see).toContainEqual(expect.stringMatching(/: programs written again\. Our goal: 0 a week$/));
  expect(keep).toContainEqual(expect.stringMatching(/programs written again \(our goal: 0 a week\)/));
});

test("[R221] a goal that says where it stands isn't asked for it", () => {
  const told = "13 kits were short in the last two months.";
  const [see] = monthsOf({ improvement_goal: told, success_metric: "" });
  expect(see).toContainEqual(`You start here: “${told}” Count it again at the end of the month, the same way`);
  const [wished] = monthsOf({ improvement_goal: "I want to say: last week 13 kits were short.", success_metric: "" });
  expect(wished?.join("\n")).not.toMatch(/You start here/);
});

test("a plan years from now is not decided in the first month", () => {
  const [see, change] = monthsOf({
    notes: "Thinking about a powder line of our own in a couple years, about $400,000.",
  });
  expect(see?.join("\n")).not.toMatch(/powder line/);
  expect(change?.join("\n")).toMatch(/^Decide on .*powder line/m);
});

test("[R221] a count of setups is no start for a goal about programs; their own words are", () => {
  const wish = "To have three jobs programmed in front of each machine, with the setup on paper.";
  const shop = {
    ...sampleShop,
    success_metric: wish,
    improvement_goal: "Shorter setups.",
    pain_invisible: "Programs aren't ready when the machine is.",
    notes: "",
  } as Submission;
  const diagnosis = diagnose(shop);
  const lines = (leading: "programming_readiness" | "setup_changeover") =>
    plan(shop, diagnosis, caseOf(shop, diagnosis, leading), occasion.date)
      .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
      .flatMap(({ steps }) => steps.map(({ what }) => wordsOf(what)))
      .join("\n");
  expect(lines("programming_readiness")).not.toMatch(/For the next five setups/);
});

test("a purchase is decided on, and not asked about as a goal that was reached", () => {
  const shop = { ...sparseShop, improvement_goal: "Buy another VF-2. The dealer says $94,000 and 8 weeks." };
  const diagnosis = diagnose(shop);
  const text = plan(shop, diagnosis, caseOf(shop, diagnosis), occasion.date)
    .flatMap((block) => (block.kind === "timeline" ? block.phases : []))
    .flatMap(({ steps }) => steps.map(({ what }) => wordsOf(what)))
    .join("\n");
  expect(text).toContain("Decide on another VF-2");
  expect(text).not.toContain("Have you reached");
});
