import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { occasion, submissionOf as shopOf, sparseShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import type { Case } from "../../diagnosis/case/case.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { handCountOf, situationRow } from "../../diagnosis/case/finding/situation-row.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { TaskRow } from "../../knowledge/page-one/first-weeks.ts";
import type { Confounders } from "../../knowledge/page-one/look-alikes.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { readAnswers } from "../../survey/read-answers.ts";
import type { Submission } from "../../survey/submission.ts";
import { lowerFirst } from "../../survey/writing.ts";
import { wordsOf } from "../text.ts";
import { composeBrief } from "./compose-brief.ts";
import { ownAndHandTiles } from "./dashboard/own-tiles.ts";
import { causeNamed } from "./page-one/cause-named.ts";
import { passedTest } from "./page-one/passed-test.ts";
import { titleOf } from "./page-one/title.ts";
import { first, second, third } from "./plan/plan-steps.ts";

/** Generated shops, whose sentences name several causes at once, and every shop of the case files that has all answers it needs. */
const shops: readonly Submission[] = [
  ...fc.sample(submissions, { seed: 20261130, numRuns: 150 }),
  ...readdirSync("test/cases")
    .filter((name) => /(?:shops|cases|held-back|more|told)\.json$/.test(name))
    .flatMap((name) => JSON.parse(readFileSync(`test/cases/${name}`, "utf8")) as readonly { answers?: object }[])
    .flatMap(({ answers }) => {
      const read = readAnswers(answers ?? {});
      return answers === undefined || read.kind === "problems" ? [] : [shopOf(read.submission)];
    })
    // Each case takes a few milliseconds, and every fifth one of each writer is enough.
    .filter((_, at) => at % 5 === 0),
];

const cases = shops.map((shop) => {
  const diagnosis = diagnose(shop);
  return { shop, diagnosis, found: caseOf(shop, diagnosis) };
});

/** Whether a text is a table's wording with its slots filled in. */
function isFilled(wording: string, text: string): boolean {
  const pieces = wording.split(/\{\w+\}/).map((piece) => piece.trim().toLowerCase());
  return pieces.every((piece) => text.toLowerCase().includes(piece));
}

/** Every wording of a task, for shops that lack something or name a person or a machine. */
const wordingsOf = (task: Partial<TaskRow>): readonly string[] =>
  [task.what, task.alone, task.ofPerson, task.ofPlace, task.ofLongRuns, task.otherwise, task.instead?.what].flatMap(
    (one) => one ?? [],
  );

/** What page one names: a situation, or a cause and its rows. */
function namedBy({ situation }: Case, leading: ThemeId, shop: Submission) {
  const { firstWeek, confounders, handCount } = themes[leading];
  const { confirms, refutes, unspoken, longRuns }: Confounders = confounders;
  if (situation !== null) {
    const row = situationRow(situation.id, shop);
    const changes = wordingsOf(row.change);
    const confirming = [row.confirms.see, row.confirms.ofPlace ?? []].flat();
    return { changes, confirms: confirming, refutes: [row.refutes.see], count: row.handCount.name };
  }
  const change = firstWeek.days.find((task: TaskRow) => task.isChange);
  const all = [{ confirms, refutes }, unspoken, longRuns].flatMap((one) => one ?? []);
  return {
    changes: change === undefined ? [] : wordingsOf(change),
    confirms: all.map((one) => one.confirms.see),
    refutes: all.map((one) => one.refutes.see),
    count: handCount.name,
  };
}

test("[R262] title, change, table, first tile and 90-day plan are about the same cause", () => {
  let led = 0;
  for (const { shop, diagnosis, found } of cases) {
    const [leading] = found.finding.themes;
    if (leading === undefined) continue;
    led++;
    const { changes, confirms, refutes, count } = namedBy(found, leading, shop);
    expect(found.situation?.theme ?? leading).toBe(leading);
    expect(found.undecided?.fits[0].theme ?? leading).toBe(leading);

    const title = titleOf(found, diagnosis);
    const { headline } = found.situation ?? themes[leading];
    const own = passedTest(found)?.headline ?? causeNamed(leading, found);
    expect([title, isFilled(headline, title) || title.includes(own)]).toEqual([title, true]);

    const change = found.week.find(({ isChange }) => isChange);
    expect([change?.what, changes.some((one) => isFilled(one, change?.what ?? ""))]).toEqual([change?.what, true]);

    const [ours] = found.trial;
    const wrong = found.trial.find(({ kind }) => kind === "we-are-wrong");
    expect([ours?.see, confirms.some((one) => isFilled(one, ours?.see ?? ""))]).toEqual([ours?.see, true]);
    expect([wrong?.see, refutes.some((one) => isFilled(one, wrong?.see ?? ""))]).toEqual([wrong?.see, true]);

    const counted = handCountOf(found, shop);
    expect(isFilled(count, counted?.name ?? "")).toBe(true);
    const tiles = ownAndHandTiles(shop, found, diagnosis.kpis, "2026-11-30");
    expect(tiles.at(-1)?.name).toBe(counted?.name);

    const planned = [
      first(found, shop, { date: "2026-11-30", day: "2026-12-11", text: "December 11" }),
      second(found),
      third(found, shop),
    ]
      .flat()
      .map(({ what }) => wordsOf(what).replaceAll("’", "'"))
      .join("\n");
    expect(planned).toContain(lowerFirst(counted?.name ?? "").replaceAll("’", "'"));
    expect(planned).toContain(lowerFirst(ours?.act ?? "").replaceAll("’", "'"));
  }
  expect(led).toBeGreaterThan(100);
});

test("hours under the name of a narrower situation say which cause they are of", () => {
  const pain_invisible = "Machines sit with the door open waiting for the first piece to be checked.";
  const shop: Submission = { ...sparseShop, primary_bottleneck: "QC/Inspection", pain_invisible };
  const facts = composeBrief(shop, diagnose(shop), occasion).blocks.flatMap((block) =>
    block.kind === "facts" ? block.facts : [],
  );
  const costs = facts.flatMap(({ term, lines }) => (term === "What it costs" ? lines.map(wordsOf) : []));
  expect(costs.join()).toMatch(/our estimate for a backup at inspection as a whole$/);
});
