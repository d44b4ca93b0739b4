import { expect, test } from "vitest";
import { readProgress, readResponse } from "./read-response.ts";

const receipt = {
  model: "qwen",
  calls: [
    { purpose: "reading", sent: { instructions: "Read.", data: "{}" }, outcome: "used", usage: null, milliseconds: 5 },
  ],
  tokens: { input: 10, output: 2, isEstimated: true },
  cost_dollars: null,
};
const model = { kind: "model", model: "qwen" };

test("[R92] who wrote the words, and the receipt, are kept", () => {
  expect(readResponse({ analysis: "Text", engine: model, receipt })).toMatchObject({ engine: model, receipt });
  expect(readResponse({ analysis: "Text", engine: { kind: "rules" } })).toMatchObject({ engine: { kind: "rules" } });
});

test.for([
  { engine: "model" },
  { engine: { kind: "model" } },
  { engine: { kind: "model", model: " " } },
  { receipt: { ...receipt, model: 7 } },
  { receipt: { ...receipt, calls: [{ purpose: "reading" }] } },
  { receipt: { ...receipt, calls: [{ ...receipt.calls[0], usage: 3 }] } },
  { receipt: { ...receipt, tokens: { input: -1, output: 0, isEstimated: false } } },
  { receipt: { ...receipt, cost_dollars: "free" } },
])("[R92] an engine or a receipt of another shape is left out: %j", (parts) => {
  expect(readResponse({ analysis: "Text", ...parts })).toEqual({ analysis: "Text", contact_name: "", email: "" });
});

test("[R86] a step of the analysis has a message and its number among all steps", () => {
  expect(readProgress({ stage: "pricing-hours", message: "Recoverable hours estimated", done: 3, total: 5 })).toEqual({
    message: "Recoverable hours estimated",
    done: 3,
    total: 5,
  });
});

test.for([
  null,
  { message: "Done" },
  { message: 1, done: 1, total: 5 },
  { message: "Done", done: 6, total: 5 },
  { message: "Done", done: 0, total: 0 },
  { message: "Done", done: -1, total: 5 },
])("[R86] anything else isn't a step: %j", (data) => {
  expect(readProgress(data)).toBeUndefined();
});

test("texts of an answer have the apostrophes of the page around them", () => {
  const given = { analysis: "It's", in_short: { finding: "It isn't 'setup'", figures: [] } };
  expect(readResponse(given)).toMatchObject({ analysis: "It's", in_short: { finding: "It isn’t 'setup'" } });
});
