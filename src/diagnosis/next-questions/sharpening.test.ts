import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../../test/every-shop.ts";
import { silentShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themes as themeTable } from "../../knowledge/themes.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import { isAskedNow, readAnswers } from "../../survey/read-answers.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import type { RankedTheme } from "../diagnosis.ts";
import { oddsOf } from "../evidence/theme-odds.ts";

/** A shop after one more answer, given as a visitor of the page would give it. */
function answering(answer: Readonly<Record<string, unknown>>, submission: Submission): Submission {
  const read = readAnswers({ ...submission, ...answer });
  if (read.kind === "problems") throw new Error(`Not an answer that can be given: ${JSON.stringify(read.problems)}`);
  return read.submission;
}

const leaderWith = (answer: Readonly<Record<string, unknown>>, submission: Submission): ThemeId | undefined =>
  diagnose(answering(answer, submission)).themes[0]?.id;

const given = (field: Field, answer: string): unknown =>
  questionOf(field).kind === "yesNo" ? answer === "Yes" : answer;

test("[R47] at most three unanswered questions are named, each once, the most informative first", () => {
  holdsForEveryShop((submission, diagnosis) => {
    const { questions } = diagnosis.sharpen;
    const named = questions.map(({ field }) => field);
    expect(named.length).toBeLessThanOrEqual(3);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((field) => submission[field] !== undefined)).toEqual([]);
    expect(named.filter((field) => !isAskedNow(questionOf(field), submission))).toEqual([]);
    expect(questions.map(({ bits }) => bits)).toEqual(questions.map(({ bits }) => bits).toSorted((a, b) => b - a));
    for (const { bits } of questions) expect(bits).toBeGreaterThan(0);
  });
});

test("[R47] a shop that says nothing is asked first for its own words, then for quotes, then for what setups do", () => {
  const named = diagnose(silentShop).sharpen.questions.map(({ field }) => field);
  expect(named).toEqual(["pain_invisible", "quoting_accuracy", "setup_time_variability"]);
});

test("[R47] no question promises a turn that the shop's own files would overrule", () => {
  const span = { rows: 312, from: "2026-08-21", to: "2026-11-19" };
  const measured = fc.record({
    kpi: fc.constantFrom("kpi_otd", "kpi_ship_dwell", "kpi_setup_var", "kpi_overtime"),
    value: fc.constantFrom(0, 4, 60, 100),
  });
  const overruled: Field[] = [];
  fc.assert(
    fc.property(submissions, measured, ({ measured: _, ...submission }, one) => {
      const shop: Submission = { ...submission, measured: [{ ...span, ...one }] };
      for (const { field, would_change } of diagnose(shop).sharpen.questions) {
        if (!would_change?.answer) continue;
        const answered = answering({ [field]: given(field, would_change.answer) }, submission);
        const { findings } = diagnose({ ...answered, measured: shop.measured ?? [] });
        const isOverruled = findings.some(
          ({ id, said }) => id.startsWith("measured-") && said.some((one) => one.field === field),
        );
        if (isOverruled) overruled.push(field);
      }
    }),
    { seed: 26, numRuns: 40 },
  );
  expect(overruled).toEqual([]);
});

test("[R47] where an answer is said to put another theme first, giving it does", () => {
  let turns = 0;
  holdsForEveryShop((submission, diagnosis) => {
    const { themes, sharpen } = diagnosis;
    for (const { field, would_change } of sharpen.questions) {
      if (would_change === null) continue;
      expect(would_change.leads).not.toBe(themes[0]?.id);
      if (would_change.answer === null) continue;
      turns += 1;
      expect(leaderWith({ [field]: given(field, would_change.answer) }, submission)).toBe(would_change.leads);
    }
  });
  expect(turns).toBeGreaterThan(0);
});

test("[R47] evidence for the second theme as strong as the lead says makes it as likely as the first", () => {
  holdsForEveryShop((_, diagnosis) => {
    const { themes, sharpen } = diagnosis;
    const [first, second] = themes as readonly [RankedTheme, RankedTheme, ...RankedTheme[]];
    expect([sharpen.lead.first, sharpen.lead.second]).toEqual([first.id, second.id]);
    const caughtUp = oddsOf(second.id, [...second.evidence, { speaks: "for", ratio: sharpen.lead.ratio }]);
    expect(caughtUp / oddsOf(first.id, first.evidence)).toBeCloseTo(1, 9);
  });
});

test("[R47] two weeks of counting distinguish the first theme from the second: each has its own count", () => {
  const { themes, sharpen } = diagnose(sampleShop);
  expect(sharpen.measure.days).toBe(14);
  expect(sharpen.measure.counts.map(({ theme }) => theme)).toEqual(themes.slice(0, 2).map(({ id }) => id));
  for (const { theme, count } of sharpen.measure.counts) expect(count).toBe(themeTable[theme].toCount);
  const counts = Object.values<Theme>(themeTable).map(({ toCount }) => toCount);
  expect(new Set(counts).size).toBe(counts.length);
});
