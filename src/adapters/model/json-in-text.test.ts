import { expect, test } from "vitest";
import { jsonInText, jsonInTruncatedText } from "./json-in-text.ts";

const whole = '{"quotes":[{"id":"q1","text":"a } \\" ["},{"id":"q2","text":"b"}],"cause":[{"says":"x"}]}';

test.for([
  [whole.indexOf('{"id":"q2"') + 5, { quotes: [{ id: "q1", text: 'a } " [' }] }],
  [
    whole.indexOf('],"cause"'),
    {
      quotes: [
        { id: "q1", text: 'a } " [' },
        { id: "q2", text: "b" },
      ],
    },
  ],
  [whole.length - 2, JSON.parse(whole)],
  [whole.indexOf('a } \\"') + 5, undefined],
  [3, undefined],
] as const)("of an object that ends at sign %i what is whole is read", ([length, value]) => {
  const read = jsonInTruncatedText(whole.slice(0, length));
  expect(read.kind === "json" ? read.value : undefined).toEqual(value);
});

test("braces in the reasoning before a truncated object don't hide it", () => {
  const reply = `<think>use {cause}</think>${whole.slice(0, whole.indexOf(',"cause"') + 12)}`;
  expect(jsonInTruncatedText(reply)).toEqual({ kind: "json", value: { quotes: JSON.parse(whole).quotes } });
  expect(jsonInTruncatedText('{"quotes":[{"text":"a </think> b"}],"cause":[{')).toEqual({
    kind: "json",
    value: { quotes: [{ text: "a </think> b" }] },
  });
});

test("what isn't JSON is rejected", () => {
  expect(jsonInTruncatedText("]]}}{{[[").kind).toBe("none");
  expect(jsonInTruncatedText("Here you are: {").kind).toBe("none");
});

test.for([jsonInText, jsonInTruncatedText])(
  "an object that is nested deeper than any answer is rejected, before its reader runs out of stack",
  (read) => {
    const deep = `{"cause":${"[".repeat(5000)}${"]".repeat(5000)}}`;
    expect(read(deep).kind).not.toBe("json");
    expect(read(whole)).toEqual({ kind: "json", value: JSON.parse(whole) });
  },
);
