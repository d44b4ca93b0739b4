import fc from "fast-check";
import { expect, test } from "vitest";
import { submissions } from "../../../test/submissions.ts";
import { hoursCounted } from "../../knowledge/odds/likelihood.ts";
import { themeIds } from "../../knowledge/themes.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { capacityTerms } from "./capacity.ts";
import { atLikely } from "./points-of-range.ts";
import { type Likelihoods, priceThemes } from "./price-themes.ts";

const words = Object.keys(hoursCounted) as (keyof typeof hoursCounted)[];
const likelihoods: fc.Arbitrary<Likelihoods> = fc
  .array(fc.constantFrom(...words), { minLength: themeIds.length, maxLength: themeIds.length })
  .map((found) => Object.fromEntries(themeIds.map((id, index) => [id, found[index]])) as Likelihoods);

const hoursOf = (shop: Submission, theme: string, likelihoods: Likelihoods): number =>
  priceThemes(shop, likelihoods, capacityTerms(shop), "always")
    .losses.filter((loss) => loss.theme === theme && loss.currency === "machine_hours")
    .reduce((hours, { term }) => hours + term.at(atLikely), 0);

test("[R52] the likelier a cause is, the more of its hours count, and never more than all of them", () => {
  fc.assert(
    fc.property(submissions, likelihoods, fc.constantFrom(...themeIds), (shop, found, theme) => {
      const hours = words.map((word) => hoursOf(shop, theme, { ...found, [theme]: word }));
      expect(hours).toEqual(hours.toSorted((a, b) => b - a));
    }),
    { seed: 1301, numRuns: 40 },
  );
  expect(Math.max(...Object.values(hoursCounted).map(({ value }) => value))).toBe(1);
});

test("[R52] hours that the shop measured count in full, however likely the cause is", () => {
  const certain = Object.fromEntries(themeIds.map((id) => [id, "very likely"])) as Likelihoods;
  const measured: Submission = {
    ...sampleShop,
    measured: [{ kpi: "kpi_unplanned_dt", value: 6, from: "2026-01-05", to: "2026-03-27", rows: 400 }],
  };
  const stops = (shop: Submission, word: keyof typeof hoursCounted): number =>
    hoursOf(shop, "maintenance_downtime", { ...certain, maintenance_downtime: word });
  expect(stops(measured, "unlikely")).toBe(stops(measured, "very likely"));
  expect(stops(sampleShop, "unlikely")).toBeLessThan(stops(sampleShop, "very likely"));
});
