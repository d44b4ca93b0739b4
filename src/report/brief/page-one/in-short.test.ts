import { expect, test } from "vitest";
import { unlikeShops } from "../../../../test/briefs.ts";
import { occasion, silentShop } from "../../../../test/shops.ts";
import { caseOf } from "../../../diagnosis/case/case-of.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { composeBrief } from "../compose-brief.ts";
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
});
