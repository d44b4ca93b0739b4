import { expect, test } from "vitest";
import { tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { wordsOf } from "../text.ts";
import { overrunInFull, overrunInShort } from "./setup-overrun.ts";
import { todayOf } from "./today.ts";

test.for([
  ["0–5%", "which is green"],
  ["5–15%", "which is yellow"],
  ["15–30%", "which is red"],
  ["30%+", "which is red"],
] as const)("[R62] a shop with %s of its jobs late reads that on-time delivery %s", ([late_job_ratio, words]) => {
  const today = todayOf("kpi_otd", { ...tidyShop, late_job_ratio });
  expect(wordsOf(today ?? [])).toContain(words);
});

test("[R62] two to three days between finished and shipped are yellow or red", () => {
  const today = todayOf("kpi_ship_dwell", { ...tidyShop, shipping_dwell: "2–3 days" });
  expect(wordsOf(today ?? [])).toBe("You answered 2–3 days, which is yellow or red. Count it to be sure.");
});

test("[R62] if no answer says so, nothing is said about today", () => {
  expect(todayOf("kpi_oee", tidyShop)).toBeUndefined();
});

test("[R62] a setup in the shop's own numbers is priced at the shop's own rate", () => {
  const shop = {
    ...tidyShop,
    pain_invisible: "We quote a 45 minute setup and it takes two hours.",
    shop_rate_known: "Yes – accurate",
    shop_rate_value: 175,
  } as const;
  expect(overrunInShort(shop)).toBe("2 hours where 45 minutes were planned");
  expect(overrunInFull(shop, diagnose(shop))).toBe(
    "45 minutes planned, 2 hours actual: 75 minutes over, 2.7 times the plan. At $175/h, each setup like it costs about $220 more than planned.",
  );
});
