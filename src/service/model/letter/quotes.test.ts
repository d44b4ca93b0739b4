import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { passageIn, quoteIn } from "./quotes.ts";

const notes = "Management wants software. Rick also wants a weekend crew, 6 people. Rick, our foreman, is new.";
const shop = { ...sampleShop, notes };

test("[R180] a quote that opens with a blanked name is found from that name on", () => {
  const text = "[person A] also wants a weekend crew, 6 people.";
  expect(quoteIn({ field: "notes", text }, shop, [])).toEqual({
    field: "notes",
    text: "Rick also wants a weekend crew, 6 people.",
  });
});

test.each([
  ["Management wants software.", "Management wants software"],
  ["Wants a weekend crew, 6 people.", "wants a weekend crew, 6 people"],
  ["Management wants a crew.", undefined],
])("[R180] the passage that %j repeats", (sentence, passage) => {
  expect(passageIn(sentence, [notes])).toBe(passage);
});
