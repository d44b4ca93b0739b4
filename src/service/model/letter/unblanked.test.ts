import { expect, test } from "vitest";
import { unblankedQuote } from "./unblanked.ts";

const answer = "Dave Lee wrote it up $79,400 delivered. Dave Lee says so. (It holds.)";

test.each([
  ["[person] wrote it up $79,400", "Dave Lee wrote it up $79,400"],
  ["[person A] wrote it up $79,400", "Dave Lee wrote it up $79,400"],
  ["(It holds.)", "(It holds.)"],
  ["[person A] sold it", "[person A] sold it"],
  [
    "[person A] wrote it up $79,400 delivered. [person A] says",
    "Dave Lee wrote it up $79,400 delivered. Dave Lee says",
  ],
  ["delivered. [person B] says [name].", "delivered. Dave Lee says so."],
])("[R88] a quote of a blanked text is found in the answer itself: %s", (quote, found) => {
  expect(unblankedQuote(quote, answer)).toBe(found);
});

test("[R87] a quote full of blanks that is in no answer is given up at once", () => {
  const long = "The planner walks the floor each morning and rewrites the list for the foreman. ".repeat(50);
  for (const blanks of [5, 12, 4000]) {
    const quote = `${"[name] ".repeat(blanks)}nowhere`;
    expect(unblankedQuote(quote, long)).toBe(quote);
  }
});
