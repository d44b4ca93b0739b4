import { expect, test } from "vitest";
import { unlikeShops } from "../../../../test/briefs.ts";
import { occasion, silentShop } from "../../../../test/shops.ts";
import { caseOf } from "../../../diagnosis/case/case-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { composeBrief } from "../compose-brief.ts";
import { knownFigures } from "../size/known-figures.ts";
import { inShort } from "./in-short.ts";

const shortOf = (shop: Submission) => {
  const diagnosis = diagnose(shop);
  return inShort(caseOf(shop, diagnosis), shop, diagnosis, occasion);
};

/** The paragraphs and figures of the first page. */
const pageOneOf = (shop: Submission) => composeBrief(shop, diagnose(shop), occasion).blocks;

test("[R146] the page has the figures of the report's first page, in its order and words", () => {
  for (const [, shop] of unlikeShops) {
    const [first] = pageOneOf(shop).filter((block) => block.kind === "headline-figures");
    const shown = (first?.figures ?? []).map(({ name, readings: [reading] }) => [name, reading?.value, reading?.unit]);
    expect(shortOf(shop).figures?.map(({ name, value, unit }) => [name, value, unit])).toEqual(shown);
  }
});

test("[R146] a shop that said too little has no figures of its own", () => {
  expect(shortOf(silentShop)).toMatchObject({ figures: [] });
});

test("[R146] the page of a shop with hardly a figure has what its answers add up to, never a figure twice", () => {
  expect(shortOf(silentShop).known?.map(({ name }) => name)).toContain("Machine hours in your shifts");
  expect(shortOf(sampleShop)).not.toHaveProperty("known");
  for (const [, shop] of unlikeShops) {
    const { figures = [], known = [] } = shortOf(shop);
    const names = [...figures, ...known].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(1);
    if (names.includes("On-time gap")) expect(names).not.toContain("Jobs that ship late, by your answer");
  }
});

test("[R146] what the answers add up to can be checked with a calculator, at a rate that is named", () => {
  const shop = { ...silentShop, machine_count: 14, shift_count: "2", late_job_ratio: "15–30%" } as const;
  expect(knownFigures(shop)).toMatchObject([
    { value: "15–30%", note: "Of 20 jobs, 3 to 6 ship late." },
    {
      value: "1,120",
      note: "14 machines × 2 shifts × 40 hours, with all of them staffed. Each percent of that is 11.2 hours a week.",
    },
    { value: "$70,000", note: "14 machines × 50 weeks × $100, as we don’t have your rate, if you can sell it." },
  ]);
  expect(knownFigures({ ...shop, shop_rate_value: 82 }).at(-1)).toMatchObject({
    value: "$57,000",
    note: "14 machines × 50 weeks × $82, if you can sell it.",
  });
  expect(knownFigures({ ...shop, machine_count: 99_999_999 })).toEqual([]);
});

test("[R146] the page is told which cause the finding is about if another one is the likeliest", () => {
  const lists = {
    ...sampleShop,
    notes: "",
    improvement_goal: "Nobody looks at five lists anymore.",
    success_metric: "One list.",
    pain_invisible:
      "The planner has a list, the foreman has a list and I have one. No two lists agree, and everybody works from the one they trust.",
  };
  const diagnosis = diagnose(lists);
  const [first] = diagnosis.themes;
  expect(first?.id).not.toBe("data_silos");
  expect(inShort(caseOf(lists, diagnosis, "data_silos"), lists, diagnosis, occasion).cause_to_test).toBe(
    "numbers in too many places",
  );
  expect(shortOf(sampleShop)).not.toHaveProperty("cause_to_test");
  const rides = {
    ...sampleShop,
    primary_bottleneck: "Materials",
    pain_invisible:
      "Our truck only goes to the plater on Thursdays. Plating takes two days, and a job is out for nine.",
  } as const;
  expect(shortOf(rides)).toHaveProperty("cause_narrowed", "lots that wait for the next trip to outside processing");
});
