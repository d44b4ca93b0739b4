import { expect, test } from "vitest";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { answersData, letterQuestion } from "./letter-question.ts";

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

test("[R258] a model is told the US holidays of a shop that keeps them, and none of a shop abroad", () => {
  const abroad: Submission = { ...sampleShop, owner_phone: "+49 711 5550 112" };
  const askedOf = (shop: Submission) => letterQuestion(shop, diagnose(shop), "2026-11-23").data;
  expect(askedOf(sampleShop)).toContain("2026-11-26 (Thanksgiving)");
  expect(askedOf(sampleShop)).toContain('{"day":"4","is":"Monday, 2026-11-30"}');
  expect(askedOf(abroad)).toContain('"closed": [\n]');
  expect(askedOf(abroad)).toContain('{"day":"4","is":"Thursday, 2026-11-26"}');
});
