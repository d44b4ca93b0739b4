import { expect, test } from "vitest";
import { silentShop } from "../../test/shops.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { diagnose } from "./diagnose.ts";
import { peerFactsOf, shopKindOf, shopKinds } from "./peers.ts";

test.for([
  [1, "1-5"],
  [5, "1-5"],
  [6, "6-15"],
  [15, "6-15"],
  [16, "16-40"],
  [40, "16-40"],
  [41, "41+"],
  [1_000_000, "41+"],
] as const)("a shop with %i machines is of size %s", ([machine_count, size]) => {
  expect(shopKindOf({ ...sampleShop, machine_count })?.size).toBe(size);
});

test("kinds are four sizes of five sorts of work; a shop that does not name its work is of none", () => {
  expect(shopKinds).toHaveLength(20);
  expect(shopKindOf(sampleShop)).toEqual({ size: "16-40", work: "High-mix / prototype work" });
  expect(shopKindOf(silentShop)).toBeNull();
});

test("[R122] a shop adds what its answers and its diagnosis say, and nothing that reveals who it is", () => {
  const diagnosis = diagnose(sampleShop);
  expect(peerFactsOf(sampleShop, diagnosis)).toEqual({
    kind: { size: "16-40", work: "High-mix / prototype work" },
    figures: {
      hidden_hours_per_machine: diagnosis.hidden_hours.likely / 18,
      visibility_index: diagnosis.scores.visibility_index,
      automation_index: diagnosis.scores.automation_index,
      digital_maturity_score: diagnosis.scores.digital_maturity_score,
      machinists_per_machine: 14 / 18,
      shop_rate: 175,
    },
    choices: { late_job_ratio: "15–30%", overtime_dependency: "Sometimes" },
  });
});

test("[R122] what was not answered is not compared", () => {
  const shop = { ...silentShop, shop_type: "Specialty process" } as const;
  const facts = peerFactsOf(shop, diagnose(shop));
  expect(Object.keys(facts?.figures ?? {})).toEqual([
    "hidden_hours_per_machine",
    "visibility_index",
    "automation_index",
    "digital_maturity_score",
  ]);
  expect(facts?.choices).toEqual({});
});
