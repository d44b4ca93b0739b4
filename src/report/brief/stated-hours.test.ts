import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { wordsOf } from "../text.ts";
import { composeBrief } from "./compose-brief.ts";

/** The first figure of page one: its value, unit and words. */
function firstFigure(pain_invisible: string) {
  const shop = { ...sampleShop, notes: "", improvement_goal: "", success_metric: "", pain_invisible } as Submission;
  const [figures] = composeBrief(shop, diagnose(shop), occasion).blocks.filter(
    (block) => block.kind === "headline-figures",
  );
  const [first] = figures?.figures ?? [];
  const [reading] = first?.readings ?? [];
  return `${reading?.value} ${reading?.unit}: ${wordsOf(first?.words ?? [])}`;
}

test("[R260] hours that an owner tells of are on page one, in place of our estimate", () => {
  const told = firstFigure("Each of our six mills waits 2 hours a shift for the setup man and his jaws.");
  expect(told).toMatch(/^\d+ machine hours a week: /);
  expect(told).toContain("6 machines × ");
  expect(firstFigure("Setups run over on our six mills.")).not.toContain("6 machines × ");
});
