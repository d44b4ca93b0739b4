import { expect, test } from "vitest";
import { matchesIn } from "./matches.ts";

const patterns = [/\d+/g, /(?<word>[a-z]+)/gi, /\d*/g, /nothing/g];
const texts = ["", "12 and 345", "9", "no number"];

test.for(patterns.flatMap((pattern) => texts.map((text) => [pattern, text] as const)))(
  "%s finds in “%s” what matchAll finds, each time",
  ([pattern, text]) => {
    const expected = [...text.matchAll(pattern)].map((match) => [match[0], match.index, match.groups?.word]);
    for (const _ of [1, 2])
      expect(matchesIn(text, pattern).map((match) => [match[0], match.index, match.groups?.word])).toEqual(expected);
  },
);
