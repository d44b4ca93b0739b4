import { expect, test } from "vitest";
import { identity, memoize, memoizeEach } from "./memoize.ts";

const results = [{ result: null }, { result: undefined }, { result: 0 }, { result: "" }, { result: "found" }];

test.for(results)("what was made is made once, also where it is $result", ({ result }) => {
  const made: string[] = [];
  const byText = memoize(identity, (text) => {
    made.push(text);
    return result;
  });
  const byObject = memoizeEach(({ text }: { readonly text: string }) => {
    made.push(text);
    return result;
  });
  const one = { text: "by object" };
  expect([byText("by text"), byText("by text"), byObject(one), byObject(one)]).toEqual([
    result,
    result,
    result,
    result,
  ]);
  expect(made).toEqual(["by text", "by object"]);
});

test("past its limit it forgets everything, and makes it again", () => {
  const made: string[] = [];
  const read = memoize(
    identity,
    (text) => {
      made.push(text);
      return text.length;
    },
    2,
  );
  for (const text of ["one", "two", "one", "three", "one"]) expect(read(text)).toBe(text.length);
  expect(made).toEqual(["one", "two", "three", "one"]);
});
