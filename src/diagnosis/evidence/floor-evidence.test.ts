import { describe, expect, test } from "vitest";
import { submissionOf } from "../../../test/shops.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { weeklyChecklist } from "../../survey/weekly-checklist.ts";
import { diagnose } from "../diagnose.ts";
import type { RankedTheme } from "../diagnosis.ts";

const sentence = "The hot list changes every morning and we tear down setups for it.";

function themeOf(id: ThemeId, facts: Readonly<Record<string, unknown>>): RankedTheme {
  const theme = diagnose(submissionOf({ ...sampleShop, ...facts })).themes.find((one) => one.id === id);
  if (theme === undefined) throw new Error(`${id} is not ranked`);
  return theme;
}

test("[R131] each root cause has two statements, and each statement a root cause", () => {
  const counts = Object.groupBy(Object.values(weeklyChecklist), ({ theme }) => theme);
  expect(Object.keys(counts).sort()).toEqual(Object.keys(themes).sort());
  expect(Object.values(counts).map((rows) => rows?.length)).toEqual(Object.keys(themes).map(() => 2));
});

describe("[R131] what a shop says by tapping is evidence", () => {
  const before = themeOf("maintenance_downtime", {});

  test("a statement that happens weekly counts for its cause", () => {
    const after = themeOf("maintenance_downtime", { happens_weekly: "breakdown_stops_job" });
    expect(after.probability).toBeGreaterThan(before.probability);
    expect(after.evidence).toContainEqual(
      expect.objectContaining({
        speaks: "for",
        field: "happens_weekly",
        answer: weeklyChecklist.breakdown_stops_job.text,
      }),
    );
  });

  test("one that doesn't happen counts against it", () => {
    const after = themeOf("maintenance_downtime", { does_not_happen: "breakdown_stops_job" });
    expect(after.probability).toBeLessThan(before.probability);
  });

  test("a sentence whose meaning was confirmed is strong evidence for just that", () => {
    const confirmed = [{ field: "pain_invisible", text: sentence, means: ["list_changes"] }];
    const quoting = ({ evidence }: RankedTheme) => evidence.filter(({ answer }) => answer === sentence);
    expect(quoting(themeOf("scheduling_priority", { confirmed }))).toMatchObject([{ speaks: "for", weight: "strong" }]);
    expect(quoting(themeOf("setup_changeover", { confirmed }))).toEqual([]);
  });

  test('a sentence marked "none of these" counts for nothing', () => {
    const confirmed = [{ field: "pain_invisible", text: sentence, means: [] }];
    const quoted = Object.keys(themes).flatMap((id) =>
      themeOf(id as ThemeId, { confirmed }).evidence.filter(
        ({ speaks, answer }) => speaks === "for" && answer === sentence,
      ),
    );
    expect(quoted).toEqual([]);
  });
});

test("[R131] the order of taps changes nothing", () => {
  const tapped = (happens_weekly: string): Submission => submissionOf({ ...sampleShop, happens_weekly });
  expect(diagnose(tapped("made_again, list_changes"))).toEqual(diagnose(tapped("list_changes, made_again")));
});
