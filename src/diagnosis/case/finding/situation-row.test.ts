import { expect, test } from "vitest";
import { type SituationId, situations } from "../../../knowledge/situations.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { confirmingSituation } from "./situation-row.ts";

const ids = Object.keys(situations) as SituationId[];

test("what to do when a situation is confirmed names whoever learns, or a second person", () => {
  const acts = ids.map((id) => confirmingSituation(id, sampleShop).act);
  expect(acts.filter((act) => /[{}]/.test(act))).toEqual([]);
  expect(acts).toContain("Give a second person that one task, then the next, until two people can do each");
  expect(confirmingSituation("one-who-knows", sampleShop, "Ana").act).toContain("Give Ana that one task");
});
