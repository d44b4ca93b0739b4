import fc from "fast-check";
import { expect, test } from "vitest";
import { questionnaire } from "../questionnaire.ts";
import { readAnswers } from "../read-answers.ts";
import { sampleShop } from "../sample-shop.ts";
import { joinChoices, splitChoices, toWire } from "./wire.ts";

test("lists travel joined with commas, and arrays are read as well", () => {
  expect(toWire(sampleShop).typical_delay_cause).toBe("Programming not ready, Setup overruns, Expedites");
  expect(readAnswers(toWire(sampleShop))).toEqual(readAnswers(sampleShop));
});

test("[R4] joining and reading back changes nothing, even if the words next to Other have commas", () => {
  const words = fc
    .string({ maxLength: 200, unit: fc.constantFrom(..."aZ, :;Other%–"), minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== "" && !text.startsWith("Other:"));
  const plain = fc.subarray([...questionnaire.current_kpi_tracking.choices].filter((choice) => choice !== "Other"));
  fc.assert(
    fc.property(plain, fc.option(words), (checked, text) => {
      const list = text === null ? checked : [...checked, `Other: ${text}`];
      expect(splitChoices(joinChoices(list))).toEqual(list);
    }),
    { seed: 26, numRuns: 300 },
  );
});

test("[R4] the words next to Other keep their commas", () => {
  const read = readAnswers({ ...sampleShop, current_kpi_tracking: "OEE, Other: scrap, rework, OTD %" });
  expect(read.kind === "submission" && read.submission.current_kpi_tracking).toEqual([
    "OEE",
    "Other: scrap, rework, OTD %",
  ]);
});

test("the order of boxes doesn't matter, and a box counts once", () => {
  const read = readAnswers({ ...sampleShop, tech_stack: ["QuickBooks", "JobBOSS", "JobBOSS"] });
  expect(read.kind === "submission" && read.submission.tech_stack).toEqual(["JobBOSS", "QuickBooks"]);
});

test("[R22] the sample shop is complete and valid, with its fixed numbers", () => {
  expect(sampleShop).toMatchObject({
    machine_count: 18,
    machinist_count: 14,
    erp_user_count: 12,
    shop_rate_value: 175,
  });
  expect(readAnswers(sampleShop)).toEqual({ kind: "submission", submission: sampleShop, ignored: [] });
  const asked = Object.entries(questionnaire).filter(([, question]) => question.section !== null);
  expect(Object.keys(sampleShop)).toEqual(asked.map(([field]) => field));
});
