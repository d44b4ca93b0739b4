import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { sortedByReason } from "./by-reason.ts";
import { statedLossesIn } from "./losses.ts";

const shopThatWrites = (pain_invisible: string): Submission => ({
  ...sampleShop,
  improvement_goal: "",
  success_metric: "",
  notes: "",
  pain_invisible,
});
const reasonsIn = (text: string) => sortedByReason(shopThatWrites(text))?.reasons.map(({ number }) => number);

test.for([
  ["In May 40 jobs were late. Forgings not here: 22. Paint: 10. Everything else: 8.", [22, 10]],
  ["We sorted 54 stops: 30 for chips in the chuck, 15 for the door, 9 for other things.", [30, 15, 9]],
  ["Last quarter we had 90 rejects. 61 were out of round. The other 29 had bad threads.", [61, 29]],
] as const)("parts that add up to what was sorted are its reasons: %s", ([text, reasons]) => {
  expect(reasonsIn(text)).toEqual(reasons);
});

test.for([
  "In May 40 jobs were late. Forgings not here: 22. Paint: 10.",
  "We ran 40 hours. 22 hours on the mill, 10 hours on the lathe, 8 hours on the saw.",
  "40 jobs were late and we have 22 lathes and 18 mills.",
  "We have 40 people. 22 on days. The other 18 on nights.",
])("parts that don't, hours, and two numbers without a rest are none: %s", (text) => {
  expect(reasonsIn(text)).toBeUndefined();
});

test("the cause that most of them have is strong evidence, and the sentences count for it alone", () => {
  const text =
    "We went through the list: 82 jobs were late. Castings not here: 51. Castings porous, sent back to the foundry: 17. Everything else: 14.";
  const { themes } = diagnose(shopThatWrites(text));
  expect(themes[0]?.id).toBe("material_supply");
  expect(themes[0]?.evidence).toContainEqual(
    expect.objectContaining({ why: "By your own count, 68 of 82 have this cause.", weight: "strong" }),
  );
  const others = themes.slice(1).flatMap(({ evidence }) => evidence.filter(({ speaks }) => speaks === "for"));
  expect(others.filter(({ answer }) => /Castings|82 jobs/.test(answer))).toEqual([]);
});

test("reasons that speak of no cause are only counted", () => {
  const text = "In June we rejected 311 pieces: 204 for profile, 61 for finish and 46 for all other reasons.";
  const shop = shopThatWrites(text);
  expect(statedLossesIn(shop)[0]?.lines).toEqual(["204 ÷ 311 = 66%"]);
  const whys = diagnose(shop).themes.flatMap(({ evidence }) => evidence.map(({ why }) => why));
  expect(whys.filter((why) => why.startsWith("By your own count"))).toEqual([]);
});
