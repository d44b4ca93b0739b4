import { expect, test } from "vitest";
import { withOneHedge } from "./hedges.ts";

test.for([
  ["We think the wait likely begins at the shelf.", "We think the wait begins at the shelf."],
  ["Setups likely wait, so we think the quote is fine.", "Setups likely wait, so the quote is fine."],
  ["We think Kim may release the part.", "Kim may release the part."],
  ["The shelf would probably fill, and likely stay full.", "The shelf would probably fill, and stay full."],
  ["So we think Owen may set up from talk.", "So Owen may set up from talk."],
] as const)("of two hedges in “%s” one stays", ([sentence, single]) => {
  expect(withOneHedge(sentence)).toBe(single);
  expect(withOneHedge(single)).toBe(single);
});

test.for([
  "We think the wait begins at the shelf.",
  "The list is likely to change, and we let it.",
  "It is likely the setup, but it may be the quote.",
  "The price may cost {s1}, and the wait may cost {s2}.",
  "The shelf waits for Ingrid.",
])("“%s” stays as it is", (sentence) => {
  expect(withOneHedge(sentence)).toBe(sentence);
});
