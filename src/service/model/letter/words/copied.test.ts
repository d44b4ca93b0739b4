import { expect, test } from "vitest";
import { copiedFrom, isCopied, spacedTexts } from "./copied.ts";

const instructions = spacedTexts(
  ['Give each cause once. "means" says what a theme is. Don’t add figures.'],
  copiedFrom.instructions,
);

test.for([
  "‘means’ says what a theme is.",
  "“Means” says what a theme is.",
  "MEANS says what a theme is!",
  "Don't add figures.",
  "'Don’t' add figures.",
])("finds a copied sentence whatever its quotation marks and apostrophes: %s", (sentence) => {
  expect(isCopied(sentence, instructions)).toBe(true);
});

test.for(["The theme says what it means.", "Add figures to the board."])(
  "leaves a sentence of its own: %s",
  (sentence) => {
    expect(isCopied(sentence, instructions)).toBe(false);
  },
);

const answers = spacedTexts(["The bench closes at 3:30, and nobody signs a part after that."], copiedFrom.answers);

test.each([
  ["The bench closes at 3:30.", false],
  ["The bench closes at 3:30, and nobody signs.", true],
])("a short fact may be told in the shop's words, a longer one is quoted: %s", (sentence, isQuoted) => {
  expect(isCopied(sentence, answers)).toBe(isQuoted);
});
