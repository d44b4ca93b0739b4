import { expect, test } from "vitest";
import { unblankedQuote } from "./unblanked.ts";

const answer = "Dave Lee wrote it up $79,400 delivered. Dave Lee says so. (It holds.)";

test.each([
  ["[person] wrote it up $79,400", "Dave Lee wrote it up $79,400"],
  ["[person A] wrote it up $79,400", "Dave Lee wrote it up $79,400"],
  ["(It holds.)", "(It holds.)"],
  ["[person A] sold it", "[person A] sold it"],
])("[R88] a quote of a blanked text is found in the answer itself: %s", (quote, found) => {
  expect(unblankedQuote(quote, answer)).toBe(found);
});
