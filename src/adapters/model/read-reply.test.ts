import { expect, test } from "vitest";
import type { ModelQuestion } from "../../service/model/narrator.ts";
import { readReply } from "./read-reply.ts";

const question: ModelQuestion = {
  purpose: "letter",
  instructions: "",
  data: "",
  schema: { type: "object", properties: { cause: { type: "array" } }, required: ["cause"] },
  maxOutputTokens: 5000,
};

const read = (text: string) =>
  readReply(question, { kind: "written", text, isCutOff: false, reported: { input: 1, output: 1 } });

test.for(['{"cause":[]}', '{"letter":{"cause":[]}}', 'Here it is: {"answer":{"cause":[]}}'])(
  "an answer may be wrapped in one more object: %s",
  (text) => {
    expect(read(text)).toMatchObject({ kind: "answered", value: { cause: [] } });
  },
);

test.for([
  '{"letter":{"reason":[]}}',
  '{"letter":[{"cause":[]}]}',
  '{"letter":{"cause":[]},"note":{}}',
  '{"a":{"b":{"cause":[]}}}',
  `{"cause":[${"[".repeat(5000)}${"]".repeat(5000)}]}`,
])("anything else has the wrong form: %s", (text) => {
  expect(read(text)).toMatchObject({ kind: "failed", why: "wrong-form" });
});
