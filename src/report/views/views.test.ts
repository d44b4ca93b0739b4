import { expect, test } from "vitest";
import { foreman, planner, deniedShop as shop } from "../../../test/two-coworkers.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { questionStakes } from "../../knowledge/cross-checks/view-stakes.ts";
import { questionChecks } from "../../knowledge/page-one/ten-minute-checks.ts";
import { askedOfAll, type Coworker, coworkerRoles } from "../../survey/coworker.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { statementsMixed, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import { viewsOf } from "./views.ts";

const viewsWith = (coworkers: readonly Coworker[]) => viewsOf(shop, coworkers, diagnose(shop, [], coworkers));

test("[R196] where views differ, question, answers by role, why it matters and a ten-minute check are next to each other", () => {
  const views = viewsWith([planner, foreman]);
  expect(views?.title).toBe("Three views of one shop");
  expect(views?.differing.map(({ question }) => question)).toEqual([
    "Where does work pile up?",
    "The list of what to run changes during the day.",
  ]);
  expect(views?.differing[0]).toMatchObject({
    places: [
      { answer: "Setup", who: ["You"], is_between: false },
      { answer: "Materials", who: ["Planner"], is_between: false },
    ],
    silent: "No answer: Foreman",
    together: "you and your planner",
  });
  expect(views?.differing[1]).toMatchObject({
    places: [
      { answer: "Every week", who: ["Planner", "Foreman"] },
      { answer: "Not every week", who: ["You"] },
    ],
    silent: "",
  });
  expect(views?.also).toEqual([]);
  expect(views?.differing[1]?.matters).toMatch(
    /^Each change can tear down .* What’s at stake: a schedule that keeps changing, about [\d,]+ machine hours a year \(our estimate: [\d,]+ to [\d,]+\)\.$/,
  );
  expect(views?.differing[1]?.check).toBe(
    "Take a photo of the list at 7 a.m. and at 3 p.m. Count the lines that moved.",
  );
  expect(views?.differing[1]?.verdict).toBe("Three or more lines moved: that’s “Every week.”");
  expect(views?.agreed).toEqual([
    "Every week: Setups take longer than we planned or quoted. (you and your planner)",
    "Not every week: We make parts over again. (you and your foreman)",
  ]);
  expect(views?.lead).toBe(
    "You, your planner and your foreman each see a different part of the shop. Of 4 points you can compare, you see 2 differently. Nobody has to be wrong. Ten minutes of counting settles each one.",
  );
});

test("[R196] who gave no answer is named, and that a question of some roles may not have been asked", () => {
  const found = viewsWith([planner, { role: "foreman", answers: { setup_time_variability: "Very consistent" } }]);
  const silent = new Map(found?.differing.map((point) => [point.question, point.silent]));
  expect(silent.get("Where does work pile up?")).toBe("No answer: Foreman");
  expect(silent.get("How do setups compare with the plan?")).toBe("Not asked, or no answer: Planner");
});

test("[R196] what several others say where the owner said nothing is named as theirs, and is no point you agree on", () => {
  const alike: Coworker = { role: "foreman", answers: { happens_weekly: ["hours_unknown"] } };
  const views = viewsOf(shop, [alike, { ...alike, role: "planner" }], diagnose(shop));
  expect([views?.agreed, views?.differing, views?.left_open]).toEqual([
    [],
    [],
    ["Every week: We don't know how many hours our machines really cut. (your foreman and your planner)"],
  ]);
});

test("[R196] what only one other says, where the owner said nothing, is listed by itself", () => {
  const alone: Coworker = { role: "planner", answers: { happens_weekly: ["hours_unknown"], late_job_ratio: "30%+" } };
  const views = viewsOf(
    { ...sampleShop, late_job_ratio: "30%+" },
    [{ ...alone, answers: { ...alone.answers, does_not_happen: ["made_again"] } }],
    diagnose(shop),
  );
  expect(views?.left_open).toEqual([
    "Every week: We don't know how many hours our machines really cut. (your planner)",
  ]);
});

test("[R196] every point that people see differently is there: four in full, the others on one line each", () => {
  const no = statementsMixed.slice(0, 9);
  const views = viewsOf(
    { ...sampleShop, happens_weekly: no },
    [{ role: "planner", answers: { does_not_happen: no } }],
    diagnose(sampleShop),
  );
  expect([views?.differing.length, views?.also.length]).toEqual([4, 5]);
  for (const line of views?.also ?? []) expect(line).toMatch(/You: Every week\. Planner: Not every week\.$/);
  expect(views?.lead).toContain("The 4 that matter most come first.");
});

test("[R196] of lists each reason has all who name it, and a scale shows every step from end to end", () => {
  const causes = (...typical_delay_cause: readonly ("Setup overruns" | "QC hold" | "Supplier delays")[]) => ({
    typical_delay_cause,
  });
  const views = viewsOf(
    { ...sampleShop, ...causes("Supplier delays", "Setup overruns"), shipping_dwell: "0–1 day" },
    [
      { role: "planner", answers: { ...causes("QC hold"), shipping_dwell: ">1 week" } },
      { role: "foreman", answers: causes("Setup overruns") },
    ],
    diagnose(sampleShop),
  );
  const viewOn = (question: string) => views?.differing.find((view) => view.question === question);
  expect(viewOn("What usually makes a job late?")).toMatchObject({
    is_scale: false,
    places: [
      { answer: "Supplier delays", who: ["You"] },
      { answer: "Setup overruns", who: ["You", "Foreman"] },
      { answer: "QC hold", who: ["Planner"] },
    ],
  });
  expect(viewOn("How long do finished parts wait before they ship?")).toMatchObject({
    is_scale: true,
    places: [
      { answer: "0–1 day", who: ["You"] },
      { answer: "2–3 days", who: [] },
      { answer: "4–7 days", who: [] },
      { answer: ">1 week", who: ["Planner"] },
    ],
  });
});

test("[R196] of lists that share a box, only what all of them checked is called the same", () => {
  const causes = (...typical_delay_cause: readonly ("Setup overruns" | "Expedites" | "Supplier delays")[]) => ({
    typical_delay_cause,
  });
  const views = viewsOf(
    { ...sampleShop, ...causes("Supplier delays", "Setup overruns") },
    [{ role: "foreman", answers: causes("Expedites", "Setup overruns") }],
    diagnose(sampleShop),
  );
  expect(views?.agreed).toContain(
    "What usually makes a job late? Setup overruns (you also checked: Supplier delays; your foreman also checked: Expedites)",
  );
});

test("[R196] each point says something else why it matters: what depends on it, and what its cause costs only once", () => {
  const owner = { ...sampleShop, late_job_ratio: "0–5%", scheduling_ownership: "Owner / GM" } as const;
  const coworker: Coworker = {
    role: "planner",
    answers: {
      late_job_ratio: "30%+",
      scheduling_ownership: "Everyone (tribal)",
      happens_weekly: ["list_changes", "next_by_memory"],
    },
  };
  const views = viewsOf({ ...owner, does_not_happen: ["list_changes", "next_by_memory"] }, [coworker], diagnose(owner));
  const reasons = views?.differing.map(({ matters }) => matters) ?? [];
  expect([reasons.length, new Set(reasons).size]).toEqual([4, 4]);
  expect(reasons.filter((reason) => /machine hours a year/.test(reason))).toHaveLength(1);
  expect(JSON.stringify(views)).toContain("Everyone a bit, nobody in charge");
});

test("[R196] where people name different places, each has what its cause costs, and no point below says it again", () => {
  const owner = { ...sampleShop, primary_bottleneck: "Setup", does_not_happen: ["setups_run_over"] } as const;
  const coworker: Coworker = {
    role: "foreman",
    answers: { primary_bottleneck: "Programming", happens_weekly: ["setups_run_over"] },
  };
  const differing = viewsOf(owner, [coworker], diagnose(owner, [], [coworker]))?.differing ?? [];
  const ours = expect.stringMatching(/^Our estimate: [\d,]+ machine hours a year$/);
  expect(differing[0]?.places).toMatchObject([
    { answer: "Setup", worth: ours },
    { answer: "Programming", worth: ours },
  ]);
  expect(differing[1]?.question).toBe("Setups take longer than we planned or quoted.");
  expect(differing[1]?.matters).not.toMatch(/machine hours/);
});

test("[R196] a wild answer counts like any other, and a scale shows how far apart it is", () => {
  const wild: Coworker = {
    role: "machinist",
    answers: { happens_weekly: statementsMixed, shipping_dwell: ">1 week", primary_bottleneck: "Other" },
  };
  const owner = { ...sampleShop, shipping_dwell: "0–1 day", does_not_happen: statementsMixed } as const;
  const views = viewsOf(owner, [planner, wild], diagnose(owner, [], [planner, wild]));
  const all = [...(views?.differing ?? []).map(({ question }) => question), ...(views?.also ?? [])].join(" ");
  for (const id of statementsMixed) expect(all.replaceAll("’", "'")).toContain(weeklyChecklist[id].text);
  const scale = viewsOf(owner, [{ ...wild, answers: { shipping_dwell: ">1 week" } }], diagnose(owner))?.differing[0];
  expect(scale?.places.map(({ who, is_between: is }) => [who.join(), is])).toEqual([
    ["You", true],
    ["", true],
    ["", true],
    ["Machinist", false],
  ]);
  const combined = [planner, foreman, wild].map(({ answers }) => ({ role: null, answers }));
  const dwell = viewsOf(owner, combined, diagnose(owner, [], combined));
  expect(
    [
      ...(dwell?.differing ?? []).map(({ question, places }) => question + JSON.stringify(places)),
      ...(dwell?.also ?? []),
    ].join(),
  ).toMatch(/How long do finished parts wait before they ship\?.*(?:>1 week.*1 other|1 × >1 week)/);
});

test("[R196] the page says which causes the other views make more and less likely, and nothing where they are too old to count", () => {
  expect(viewsWith([planner, foreman])?.adds).toEqual([
    expect.stringMatching(/^What the others see makes these causes more likely: .*a schedule that keeps changing/),
  ]);
  expect(viewsOf(shop, [planner, foreman], diagnose(shop))?.adds).toEqual([]);
});

test("[R194] combined views name no role and no person", () => {
  const combined = viewsWith([planner, foreman, planner].map(({ answers }) => ({ role: null, answers })));
  expect(combined?.differing[1]).toMatchObject({
    places: [
      { answer: "Every week", who: ["3 others"] },
      { answer: "Not every week", who: ["You"] },
    ],
    silent: "",
  });
  expect(JSON.stringify(combined)).not.toMatch(/planner|foreman/i);
});

test("[R196] without another view there is no such page", () => expect(viewsWith([])).toBeNull());

test("every question that a role is asked is a choice, has a ten-minute check, and says why it matters", () => {
  for (const field of [...askedOfAll, ...Object.values(coworkerRoles).flatMap(({ can }) => can)]) {
    expect([questionChecks[field] && questionStakes[field] ? "told" : "missing", questionOf(field).kind]).toEqual([
      "told",
      expect.stringMatching(/^(oneOf|anyOf|yesNo)$/),
    ]);
  }
});
