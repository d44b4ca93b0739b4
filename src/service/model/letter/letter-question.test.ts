import { expect, test } from "vitest";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { answersData } from "./letter-question.ts";

test("a choice of the survey is sent as it reads, also where the shop's name holds a word of it", () => {
  const shop = {
    ...sampleShop,
    shop_name: "Zebrano Prototype",
    shop_type: "High-mix / prototype work",
    notes: "Zebrano Prototype runs two shifts.",
  } as const;
  const sent = answersData(shop, diagnose(shop), "2026-11-23", []);
  expect(sent).toContain("High-mix / prototype work");
  expect(sent).toContain("[shop] runs two shifts.");
});
