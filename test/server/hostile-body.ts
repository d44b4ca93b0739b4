import fc from "fast-check";
import { fields } from "../../src/survey/questionnaire.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { toWire } from "../../src/survey/wire/wire.ts";

/** Pieces of JSON that a browser never sends, as text: some aren't JSON at all. */
const hostileTexts = [
  "NaN",
  "Infinity",
  "1e309",
  "-1e309",
  "-1",
  "0.5",
  "1e21",
  "9007199254740993",
  '""',
  '"\\ud800"',
  '"\\u0000\\u001b[31m\\u009b"',
  '"\\u202e\\u2028\\ufeff"',
  `"${"x".repeat(100_001)}"`,
  `"${"x".repeat(5000)}"`,
  '"<script>alert(1)</script>"',
  '"\'; drop table leads; --"',
  "\"=cmd|' /C calc'!A0\"",
  "null",
  "true",
  "[]",
  "{}",
  "[[[[]]]]",
  '["Other: a","Other: b","Other: "]',
  '["__proto__","constructor"]',
  '{"__proto__":{"shop_name":"polluted"}}',
  '{"toString":null,"valueOf":null}',
  `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  '"Other: , , ,"',
  '"Other"',
  '"30%+"',
  '"Yes - accurate"',
  "{",
  '"',
];

const anyField = fc.constantFrom(...fields, "__proto__", "constructor", "toString", "hasOwnProperty", "", "shop name");
const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }).map((text) => JSON.stringify(text)) },
);

const good = Object.entries(toWire(sampleShop)).map(([field, value]) => [field, JSON.stringify(value)] as const);

/** Good answers with some entries inserted as raw text: wrong, repeated, or under names of no field. */
const bodies = fc
  .array(fc.tuple(anyField, anyValue), { minLength: 1, maxLength: 4 })
  .map((wrong) => [...good, ...wrong].map(([field, value]) => `${JSON.stringify(field)}:${value}`))
  .map((entries) => `{${entries.join(",")}}`);

/** Any body that a caller may send. */
export const anyBody = fc.oneof(
  { weight: 8, arbitrary: bodies },
  { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);
