import { expect, test } from "vitest";
import { onePerson, unblankedQuote } from "./unblanked.ts";

const answer = "Dave Lee wrote it up $79,400 delivered. Dave Lee says so. (It holds.)";
const blanked = "[person] wrote it up $79,400 delivered. [person] says so. (It holds.)";

test("[R88] a quote of a blanked text is found in the answer itself", () => {
  expect(unblankedQuote("[person] wrote it up $79,400", answer)).toBe("Dave Lee wrote it up $79,400");
  expect(unblankedQuote("(It holds.)", answer)).toBe("(It holds.)");
  expect(unblankedQuote("[person] sold it", answer)).toBe("[person] sold it");
});

test("[R88] a single blanked person goes by name in the owner's report, and of two none does", () => {
  expect(onePerson([answer], [blanked])).toBe("Dave Lee");
  expect(onePerson([answer, "Ask Jo Ray."], [blanked, "Ask [person]."])).toBeUndefined();
  expect(onePerson(["Nobody."], ["Nobody."])).toBeUndefined();
});
