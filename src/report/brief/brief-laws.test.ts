import { expect, test } from "vitest";
import { ownLines } from "../../../test/briefs.ts";
import { type Briefed, forEveryBrief, listUnder } from "../../../test/every-brief.ts";
import { hasErp, monitorOf } from "../../diagnosis/case/shop.ts";
import { ownerIn } from "../../diagnosis/case/week/who-of.ts";
import { factsIn } from "../../diagnosis/facts/facts.ts";
import { meets } from "../../diagnosis/kpis/needs.ts";
import { storiesOf } from "../../knowledge/cross-checks/cross-check-stories.ts";
import { signsBeforeTrial } from "../../knowledge/page-one/decoys.ts";
import { goals } from "../../knowledge/page-one/goals.ts";
import type { Confounders, CountedRow } from "../../knowledge/page-one/look-alikes.ts";
import type { Situation } from "../../knowledge/situations/situation.ts";
import { situations } from "../../knowledge/situations.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { themes } from "../../knowledge/themes.ts";
import { capitalized, inWords } from "../../survey/writing.ts";
import { wordsOf } from "../text.ts";

test("the page opens with what happens here, not with how sure we are, and asks nothing twice", () =>
  forEveryBrief(({ found, brief }) => {
    const [opening = "", ...others] = brief.blocks.flatMap((block) =>
      block.kind === "paragraph" ? [wordsOf(block.text)] : block.kind === "list" ? block.items.map(wordsOf) : [],
    );
    if (found.finding.rests !== "too-little") {
      expect(opening.trim()).not.toBe("");
      expect(opening).not.toMatch(/proven|One answer|\?$/);
    }
    for (const { text } of found.proof?.quotes ?? []) expect(opening).toContain(text.replace(/[;:,.]$/, ""));
    for (const { question } of found.unknowns)
      expect(others.join(" ").split(question).length - 1).toBeLessThanOrEqual(1);
  }));

test("what would prove us wrong is read by the week before the change, unless it is about the change", () => {
  const read = { before: 0, ofChange: 0 };
  forEveryBrief(({ found: { trial }, brief }) => {
    const told = JSON.stringify(brief);
    const isOfChange = trial.some(({ kind, ofChange }) => kind === "we-are-wrong" && ofChange);
    read[isOfChange ? "ofChange" : "before"] += told.includes("read the table by the week before the change") ? 1 : 0;
  });
  expect(read).toEqual({ before: expect.any(Number), ofChange: 0 });
  expect(read.before).toBeGreaterThan(10);
});

const timelineOf = ({ brief }: Briefed) =>
  brief.blocks.flatMap((block) => (block.kind === "timeline" ? block.phases : []));

test("[R221] the plan has at most seven lines, starts no KPI, and buys nothing", () =>
  forEveryBrief((one) => {
    const lines = timelineOf(one).flatMap(({ steps }) => steps.map(({ what }) => wordsOf(what)));
    expect(lines.length).toBeLessThanOrEqual(7);
    for (const line of lines) expect(line).not.toMatch(/^Start tracking|monitor on|monitors on|workholding|^Stock /);
  }));

test("[R221] every task of the plan goes to someone from the week, and decisions go to the owner", () =>
  forEveryBrief((one) => {
    const people = new Set(one.found.week.map(({ who }) => inWords(who).toLowerCase()));
    for (const { owner } of timelineOf(one).flatMap(({ steps }) => steps))
      expect(owner === capitalized(ownerIn(one.shop)) || people.has(owner.toLowerCase())).toBe(true);
  }));

test("[R221] the goal's first count is in the plan unless a task of the week counts it", () => {
  let counted = 0;
  forEveryBrief((one) => {
    const { goal, week } = one.found;
    const lines = timelineOf(one).flatMap(({ steps }) => steps.map(({ what }) => wordsOf(what)));
    const [count, ...others] = lines.filter((line) => line.startsWith("Write down where your goal stands today."));
    if (count === undefined) return;
    counted += 1;
    expect(others).toEqual([]);
    expect(goal.aims[0]?.isMet).toBeUndefined();
    expect(week.map(({ kpi }) => kpi)).not.toContain(goals[goal.aims[0]?.kind ?? "output"].kpi);
  });
  expect(counted).toBeGreaterThan(10);
});

test("[R67] only contradictions about the leading cause are listed, two lines at most", () =>
  forEveryBrief(({ found, diagnosis, brief }) => {
    const lines = listUnder("findings", brief.blocks);
    expect(lines.length).toBeLessThanOrEqual(2);
    const [lead] = found.causes;
    for (const { id, title } of diagnosis.findings) {
      if (!Object.hasOwn(storiesOf, id) || !lines.some((line) => line.startsWith(title))) continue;
      const stories: readonly string[] = storiesOf[id as keyof typeof storiesOf];
      expect(stories).toContain(lead?.theme);
    }
  }));

test("[R67] an answer appears next to a published figure only if it is outside it and not a wide guess", () =>
  forEveryBrief(({ brief }) => {
    const tables = brief.blocks.filter((block) => block.kind === "table" && /published/.test(block.caption));
    const cells = tables.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.map(wordsOf)) : []));
    for (const row of cells) expect(row.join(" ")).not.toMatch(/0–70%|at most/);
    for (const block of tables) expect(block.kind === "table" && block.rows.length).toBeGreaterThan(0);
  }));

test("[R67] fewer machinists than machines are never said to be enough", () =>
  forEveryBrief(({ shop, found }) => {
    if ((shop.machinist_count ?? Infinity) >= shop.machine_count) return;
    expect(found.unlikelyCauses.flatMap(({ sum }) => sum ?? []).join(" ")).not.toMatch(/one machinist runs/);
  }));

/** All of our own text in a brief, its week and its plan. */
const ours = ({ brief }: Briefed): string => ownLines(brief.blocks).join("\n");

test("[R135] nothing is asked for that needs a system, a shift or a tool the answers don't name", () =>
  forEveryBrief((one) => {
    const { shop } = one;
    const words = ours(one);
    const said = [shop.top_customers_industries, shop.pain_invisible, shop.notes, shop.improvement_goal].join(" ");
    if (!hasErp(shop)) expect(words).not.toMatch(/Connect machine monitor and ERP|in the ERP\b/);
    if (monitorOf(shop) === undefined) expect(words).not.toContain("Connect machine monitor");
    if (shop.lights_out === false) expect(words).not.toContain("night runs stop");
    if (/missiles?|defense|repair/i.test(said)) expect(words).not.toContain("one person on two machines");
    if (/dealers|our own product/i.test(said)) expect(words).not.toMatch(/cert packet|certs on the router/i);
    if (shop.shift_count === "1") expect(words).not.toMatch(/second shift to approve/);
  }));

test("[R135] what needs hours by job is asked for only if someone keeps them", () =>
  forEveryBrief((one) => {
    if (meets(one.shop, "hours-by-job")) return;
    expect(ours(one)).not.toMatch(/last 50 closed jobs|20 closed jobs for missing|divide by the machine hours/);
  }));

test("[R135] no week has the same task twice", () =>
  forEveryBrief(({ found: { week } }) => {
    const words = week.map(({ what }) => new Set(what.toLowerCase().match(/[a-z]{4,}/g)));
    for (const [at, one] of words.entries()) {
      for (const other of words.slice(at + 1)) {
        const shared = [...one].filter((word) => other.has(word)).length;
        expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.8);
      }
    }
  }));

test("a group of machines has a whole number, and its name is a thing", () =>
  forEveryBrief(({ shop }) => {
    for (const { name, count } of factsIn(shop).machines) {
      expect(Number.isInteger(count)).toBe(true);
      expect(name).not.toMatch(/\b(?:from|until|since|that|because)\b/i);
    }
  }));

test("a task of the two weeks counts what each row on a cause reads", () => {
  const rows = new Map([
    ...Object.values(themes).flatMap((theme) => countedRows(theme).map((row) => [row.see, row.from] as const)),
    ...Object.values(signsBeforeTrial).map(({ see, from }) => [capitalized(see), from] as const),
  ]);
  // A situation has a count of its own.
  for (const { confirms } of Object.values(situations)) rows.delete(confirms.see);
  forEveryBrief(({ found: { trial, week } }) => {
    const uncounted = trial.filter(({ see }) => rows.get(see)?.every((id) => week.every((task) => task.id !== id)));
    expect(uncounted).toEqual([]);
  });
});

test("the table never says that the change stays: the last task or the line below the tasks does", () => {
  const rows = [
    ...Object.values(themes).flatMap(countedRows),
    ...Object.values(situations).flatMap(({ narrower = [], ...own }: Situation) =>
      [own, ...narrower.map(({ row }) => row)].flatMap(({ confirms, refutes }) =>
        [confirms ?? [], refutes ?? []].flat(),
      ),
    ),
  ];
  for (const { act } of rows) expect(act).not.toMatch(/^Keep (?:the|up|deciding|reading|ordering|counting)\b/);
});

/** All rows of the table on a cause. */
const countedRows = ({ confounders }: Theme): readonly CountedRow[] => {
  const { confirms, lookAlikes, neighbor, refutes, unattended, unspoken, longRuns }: Confounders = confounders;
  return [
    ...[confirms, ...lookAlikes, neighbor, refutes],
    ...(unattended ? [unattended.confirms, unattended.refutes] : []),
    ...(unspoken ? [unspoken.confirms, unspoken.refutes] : []),
    ...(longRuns ? [longRuns.confirms, longRuns.refutes, ...longRuns.beside] : []),
  ];
};
