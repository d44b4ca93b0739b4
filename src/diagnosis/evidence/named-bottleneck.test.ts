import { expect, test } from "vitest";
import { holdsForEveryShop } from "../../../test/every-shop.ts";
import { silentShop } from "../../../test/shops.ts";
import type { Share } from "../../knowledge/figures/units.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { crossChecksOf, doubtedBelow } from "../cross-checks/cross-checks.ts";
import { diagnose } from "../diagnose.ts";
import type { CrossCheck, Evidence, RankedTheme } from "../diagnosis.ts";

const ranked = diagnose(sampleShop).themes;
const evidenced = ranked.flatMap(({ evidence }) => evidence);

/** A theme as ranked, with a strong answer for it, one against it, and a phrase of the respondent's own. */
const seen = (id: ThemeId, probability: number, confidence: RankedTheme["confidence"] = "high"): RankedTheme[] => {
  const evidence = evidenced.slice(0, 1).flatMap((piece): readonly Evidence[] => [
    { ...piece, speaks: "for", field: "setup_time_variability", answer: "Often over", quoted: false, why: "A." },
    { ...piece, speaks: "against", field: "shop_type", answer: "Low-mix production", quoted: false, why: "B." },
    { ...piece, speaks: "for", field: "notes", answer: "<b>Setups", quoted: true, why: "Said: <b>Setups" },
  ]);
  const ofId = ranked.filter((theme) => theme.id === id);
  return ofId.map((theme) => ({ ...theme, probability: probability as Share, confidence, evidence }));
};
const staffed = { ...silentShop, primary_bottleneck: "Staffing" } as const;
const gapOf = (submission: Submission, ...themes: readonly (readonly RankedTheme[])[]): CrossCheck | undefined =>
  crossChecksOf(submission, themes.flat()).find(({ kind }) => kind === "perception-gap");

test.for([
  ["is less than half as likely", seen("setup_changeover", 0.8), seen("staffing_skills", 0.39), true],
  ["is half as likely", seen("setup_changeover", 0.8), seen("staffing_skills", 0.4), false],
  ["leads itself", seen("staffing_skills", 0.8), seen("setup_changeover", 0.39), false],
  [
    "is unlikely, but the leading one is not sure",
    seen("setup_changeover", 0.8, "low"),
    seen("staffing_skills", 0.1),
    false,
  ],
] as const)("[R47] the named bottleneck %s than the leading theme: a gap or not", ([_, first, second, expected]) => {
  expect(doubtedBelow).toBe(0.5);
  expect(gapOf(staffed, first, second) !== undefined).toBe(expected);
});

test("[R47] 5-axis means two themes; one of them as likely as the leading one is enough", () => {
  const fiveAxis = { ...silentShop, primary_bottleneck: "5-axis" } as const;
  const themes = [seen("setup_changeover", 0.8), seen("capacity_visibility", 0.7), seen("programming_readiness", 0.1)];
  expect(gapOf(fiveAxis, ...themes)).toBe(undefined);
});

test("[R47] Other names no bottleneck", () => {
  expect(gapOf(silentShop, seen("setup_changeover", 0.9))).toBe(undefined);
});

test("[R47] the gap quotes what was named and the weightiest answers for the leading theme, theirs in said alone", () => {
  const { said, does_not_fit, check } = gapOf(staffed, seen("setup_changeover", 0.9)) as CrossCheck;
  expect(said).toEqual([
    { field: "primary_bottleneck", answer: "Staffing" },
    { field: "setup_time_variability", answer: "Often over" },
    { field: "notes", answer: "<b>Setups" },
  ]);
  expect(does_not_fit).toBe("Apart from that one answer, little points to Staffing. A.");
  expect(check).toContain("the hours setups ran over");
});

test("[R47] answers that confirm the named bottleneck are counted, and both sides called strong", () => {
  const named = seen("staffing_skills", 0.2).map((theme) => ({
    ...theme,
    evidence: theme.evidence.map((one) => (one.quoted ? one : { ...one, weight: "strong" as const })),
  }));
  const { title, does_not_fit, confidence, because } = gapOf(
    staffed,
    seen("setup_changeover", 0.9),
    named,
  ) as CrossCheck;
  expect(title).toBe("You named Staffing, but more points to setups that run over");
  expect(does_not_fit).toMatch(/^2 more answers point to Staffing\. /);
  expect([confidence, because]).toEqual(["medium", "Strong answers point to both."]);
});

test("[R47] a statement checked as weekly is repeated, so that the reason says what happens", () => {
  const [theme] = seen("setup_changeover", 0.9) as [RankedTheme];
  const [first] = theme.evidence as [Evidence];
  const statement = "Setups take longer than we planned or quoted.";
  const weekly = { ...theme, evidence: [{ ...first, field: "happens_weekly", answer: statement } as Evidence] };
  expect(gapOf(staffed, [weekly])?.does_not_fit).toContain(`This happens at least once a week: “${statement}”`);
});

test("the gap comes first, then contradictions, then opportunities, the surest of each first", () => {
  const ranks = { "perception-gap": 0, contradiction: 10, opportunity: 20, high: 0, medium: 1, low: 2 } as const;
  holdsForEveryShop((submission, diagnosis) => {
    const found = crossChecksOf(submission, diagnosis.themes).map(
      ({ kind, confidence }) => ranks[kind] + ranks[confidence],
    );
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });
  const shop = { ...staffed, late_job_ratio: "0–5%", notes: "Our on-time delivery is 61%." } as const;
  expect(crossChecksOf(shop, seen("setup_changeover", 0.9)).map(({ id }) => id)).toEqual([
    "named-bottleneck",
    "stated-on-time",
  ]);
});
