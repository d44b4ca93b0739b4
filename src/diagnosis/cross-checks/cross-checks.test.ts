import { expect, test } from "vitest";
import { backwards, holdsForEveryShop } from "../../../test/every-shop.ts";
import { silentShop } from "../../../test/shops.ts";
import { shopsWith, shopWith } from "../../../test/shops-with-cross-checks.ts";
import { type ContradictionId, contradictions } from "../../knowledge/cross-checks/contradictions.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import type { CrossCheck } from "../diagnosis.ts";
import { crossChecksOf } from "./cross-checks.ts";

const ids = Object.keys(contradictions) as readonly ContradictionId[];
const idsOf = (submission: Submission): readonly CrossCheck["id"][] =>
  crossChecksOf(submission, []).map(({ id }) => id);

test.for(ids)("[R47] %s is found at a shop that has it, and not when one answer is otherwise", (id) => {
  expect(idsOf(shopWith(id))).toContain(id);
  expect(idsOf({ ...shopWith(id), ...shopsWith[id][1] })).not.toContain(id);
});

test("[R47] the sample shop has what it says and nothing else", () => {
  expect(crossChecksOf(sampleShop, diagnose(sampleShop).themes).map(({ id }) => id)).toEqual([
    "erp-plan-elsewhere",
    "late-though-tracked",
    "many-logins-paper-travelers",
    "planner-overruled",
    "rate-above-published",
    "screens-without-figures",
    "actuals-not-in-quotes",
  ]);
});

test("[R47] a shop that answered only what is required has no finding", () => {
  expect(crossChecksOf(silentShop, diagnose(silentShop).themes)).toEqual([]);
});

test.for(ids)("[R47] %s isn't a finding when one of its answers is missing", (id) => {
  const said = crossChecksOf(shopWith(id), []).find((finding) => finding.id === id)?.said ?? [];
  expect(said.length).toBeGreaterThan(0);
  for (const { field } of said.filter(({ field }) => !(field in silentShop))) {
    const { [field]: _, ...less } = shopWith(id);
    expect([field, idsOf(less as Submission).includes(id)]).toEqual([field, false]);
  }
});

test("[R47] a finding quotes answers that were given, and of a list only the boxes that count", () => {
  const found = crossChecksOf(sampleShop, []).find(({ id }) => id === "planner-overruled");
  expect(found?.said).toEqual([
    { field: "typical_delay_cause", answer: "Expedites" },
    { field: "scheduling_ownership", answer: "Production Manager / Planner" },
  ]);
  holdsForEveryShop((submission, diagnosis) => {
    for (const { field, answer } of crossChecksOf(submission, diagnosis.themes).flatMap(({ said }) => said)) {
      expect(submission[field]).not.toBe(undefined);
      expect(answer).not.toBe("");
    }
  });
});

test("the order of fields and boxes changes nothing", () => {
  holdsForEveryShop((submission, diagnosis) => {
    const turned = backwards(submission);
    expect(crossChecksOf(turned, diagnose(turned).themes)).toEqual(crossChecksOf(submission, diagnosis.themes));
  });
});

test("no rule applies to a rate of nothing or to an unknown number of machinists", () => {
  expect(idsOf({ ...silentShop, shop_rate_value: 0 })).toEqual([]);
  expect(idsOf({ ...silentShop, machinist_count: 0, erp_user_count: 5, wip_visibility: "Paper traveler" })).toEqual([]);
});

test.for<[string, boolean]>([
  ["The VP decides what runs next.", false],
  ["Then my brother signs off, and the list is another one.", false],
  ["Dave overrules him twice a day.", false],
  ["Dave reshuffles the whiteboard all day.", false],
  ["Nobody decides, whoever shouts loudest gets the machine.", true],
  ["My brother decides what we charge.", true],
  ["The list changes every morning.", true],
])("[R47] who changes the schedule isn't asked where it is said: %s", ([notes, isAsked]) => {
  expect(idsOf({ ...shopWith("planner-overruled"), notes }).includes("planner-overruled")).toBe(isAsked);
});
