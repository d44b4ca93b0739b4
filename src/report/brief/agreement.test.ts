import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { statedLossesIn } from "../../diagnosis/facts/sums/losses.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { renderHtml } from "../render-html.ts";
import { composeBrief } from "./compose-brief.ts";

/** The number one before a plural: `1 hours`, `one jobs`, `× 1 machines`. */
const disagrees =
  /(?<![\d.,])\b(?:1|one) (?:machine |labor |working )?(?:hours|jobs|setups|days|weeks|nights|times|machines|shifts|minutes|people|pieces|tiles)\b/gi;

const shopOf = (pain_invisible: string, answers: Partial<Submission> = {}): Submission =>
  ({ ...sampleShop, notes: "", improvement_goal: "", success_metric: "", pain_invisible, ...answers }) as Submission;

/** Texts about one of something. */
const shops = [
  shopOf("I put down 2 hours for the clamp, they booked 3."),
  shopOf("We quoted 10 hours for the manifolds and the time cards came to 11."),
  shopOf("The router says 1 hour to change over. It takes us 2."),
  shopOf("We plan 1 hour a setup, it's really 2, and a first piece waits 1 hour."),
  shopOf("We plan 1 hour a setup, it's really 2.", { machine_count: 1, shift_count: "1", machinist_count: 1 }),
] as const;

test("[R137] no page of a brief says a plural after a count of one", () => {
  expect(shops.filter((shop) => statedLossesIn(shop).length > 0).length).toBeGreaterThan(4);
  for (const shop of shops) {
    const page = renderHtml(composeBrief(shop, diagnose(shop), occasion)).replace(/<[^>]+>/g, " ");
    expect([...page.matchAll(disagrees)].map(({ index }) => page.slice(index - 80, index + 60))).toEqual([]);
  }
});
