import fc from "fast-check";
import { expect, test } from "vitest";
import { readPrefill } from "./prefill.ts";
import { isAsked } from "./question.ts";
import { fields, questionOf } from "./questionnaire.ts";
import { sampleShop } from "./sample-shop.ts";
import { toWire } from "./wire/wire.ts";

const none = { answers: {}, unfit: [] };

test("[R11] a prefilled answer is read by the survey's own reader, by itself", () => {
  expect(
    readPrefill({ shop_name: "  Kerf & Sons ", machine_count: "1,250", lights_out: "yes", shift_count: 9 }),
  ).toEqual({
    answers: { shop_name: "Kerf & Sons", machine_count: 1250, lights_out: true },
    unfit: ["shift_count"],
  });
  expect(readPrefill({ current_kpi_tracking: "OTD %, Other: my, own" })).toEqual({
    answers: { current_kpi_tracking: ["OTD %", "Other: my, own"] },
    unfit: [],
  });
});

test("[R11] what isn't a question of the form, and what is empty, is ignored", () => {
  expect(readPrefill({ utm_source: "mail", visibility_index: 3, shop_name: " ", constructor: "x" })).toEqual(none);
  expect(readPrefill({ shop_rate_value: 175 })).toEqual(none);
});

test("[R11] every asked question can be prefilled", () => {
  const asked = new Set<string>(fields.filter((field) => isAsked(questionOf(field))));
  const given = Object.fromEntries(Object.entries(toWire(sampleShop)).map(([field, value]) => [field, String(value)]));
  const { answers, unfit } = readPrefill(given);
  expect(unfit).toEqual([]);
  expect(answers).toEqual(Object.fromEntries(Object.entries(sampleShop).filter(([field]) => asked.has(field))));
});

test("[R11] whatever is prefilled, nothing breaks and only questions come out", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields, "x", "__proto__"), fc.anything()), (given) => {
      const { answers, unfit } = readPrefill(given);
      for (const field of [...Object.keys(answers), ...unfit]) expect(Object.hasOwn(given, field)).toBe(true);
    }),
    { seed: 86, numRuns: 300 },
  );
});
