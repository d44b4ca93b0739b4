import fc from "fast-check";
import { expect, test } from "vitest";
import { fields } from "./questionnaire.ts";
import { readAnswers } from "./read-answers.ts";
import { extraFields, extrasOnWire, isExtra, readExtras } from "./request-extras.ts";
import { sampleShop } from "./sample-shop.ts";

const nothing = { wantsMail: false, trap: "", filledInMs: null, proof: null, report: null, done: [] };

test.for([
  [{}, nothing],
  [{ mail_report: true }, { ...nothing, wantsMail: true }],
  [{ mail_report: " TRUE " }, { ...nothing, wantsMail: true }],
  [{ mail_report: "yes" }, nothing],
  [{ mail_report: 1 }, nothing],
  [{ mail_report: ["true"] }, nothing],
  [{ website: "  " }, nothing],
  [{ website: null }, nothing],
  [{ website: " https://seo.example " }, { ...nothing, trap: "https://seo.example" }],
  [{ website: [] }, { ...nothing, trap: "object" }],
  [{ website: 0 }, { ...nothing, trap: "number" }],
  [{ filled_in_ms: 0 }, { ...nothing, filledInMs: 0 }],
  [{ filled_in_ms: -1 }, nothing],
  [{ filled_in_ms: "90000" }, nothing],
  [{ proof: "eyJ9" }, { ...nothing, proof: "eyJ9" }],
  [{ proof: "x".repeat(4_097) }, nothing],
  [{ proof: { toString: "x" } }, nothing],
  [{ report: " a1 " }, { ...nothing, report: "a1" }],
  [{ report: "" }, nothing],
  [{ report: {} }, { ...nothing, report: "object" }],
  [{ tasks_done: "late-jobs" }, { ...nothing, done: ["late-jobs"] }],
  [{ tasks_done: ["late-jobs", 7, "<b>"] }, { ...nothing, done: ["late-jobs"] }],
] as const)("next to the answers, %j reads as %j", ([body, extras]) => {
  expect(readExtras(body)).toEqual(extras);
});

test("any body can be read, and what the form writes is read back", () => {
  fc.assert(
    fc.property(fc.anything(), (body) => void readExtras(body)),
    { seed: 1 },
  );
  const extras = fc.record({
    wantsMail: fc.boolean(),
    trap: fc.string().map((text) => text.trim()),
    filledInMs: fc.option(fc.nat()),
    proof: fc.option(fc.string({ minLength: 1 })),
  });
  fc.assert(
    fc.property(extras, (given) => void expect(readExtras(extrasOnWire(given))).toEqual({ ...nothing, ...given })),
    { seed: 2 },
  );
});

test("what is sent along with the answers is neither an answer nor an unknown field", () => {
  const extras = { mail_report: true, website: "x", filled_in_ms: 5, proof: "p", report: "a1", tasks_done: "t" };
  expect(Object.keys(extras)).toEqual(Object.values(extraFields));
  expect(Object.keys(extras).every(isExtra) && !fields.some(isExtra)).toBe(true);
  const alone = readAnswers(sampleShop);
  expect(readAnswers({ ...sampleShop, ...extras })).toEqual(alone);
});
