import fc from "fast-check";
import { expect, test } from "vitest";
import { neededPieces } from "./needed-pieces.ts";
import { joined, quick } from "./quick-pattern.ts";

/** Patterns with everything that is in our tables, each with words that its texts are made of. */
const patterns: readonly RegExp[] = [
  /\b(?:set-?ups?|change ?overs?)\b[^.;]{0,20}\b(?:twice|three times)\b/i,
  /(?<!\bno )(?<n>\d{1,3}(?:[.,]\d)?|half|½) ?(?:hours?|hrs?)\b/giu,
  /^(?:and |then )?(?:add|buy)(?= (?:a|one)\b)/i,
  /\bcan['’]?t (?:find|hire)\b|\bnobody\b/,
  /\b(?<kind>kits?) (?:and|or) \k<kind>\b|[^\s,.;]+ kits/i,
  /(?:late|on time){1,2}|(?:ship|pack)+ed|x*late/i,
  /\bC\$ ?\d|[$£€]\d|(?:two|three)?/i,
  /\p{Lu}\p{Ll}+ (?:was|is) out\b|[0-9]+ of [0-9]+/u,
  /\u0041dd\s+(?:-|–|—)\s+[½¼¾]/,
];
const words =
  "setup set-ups changeover change over twice three times no 12 1.5 1,5 half ½ hours hrs and then add buy a one can't can’t find hire nobody kit kits or late on time shipped packed xxlate C$ 5 $5 £7 Adam was is out 3 of 4 ADD Add - – ¼ ſetup KITS . ; , \u00a0 \n".split(
    " ",
  );
const text = fc.array(fc.constantFrom(...words, " ", " ")).map((parts) => parts.join(""));
const spaced = fc.array(fc.constantFrom(...words)).map((parts) => parts.join(" "));

test("a quick pattern finds what the plain one finds", () => {
  for (const pattern of patterns) {
    const same = quick(pattern);
    const found = (one: RegExp, said: string) => (one.global ? [...said.matchAll(one)] : one.exec(said));
    fc.assert(
      fc.property(fc.oneof(text, spaced), (said) => {
        expect(found(same, said)).toEqual(found(pattern, said));
        expect(said.replace(same, "$&!")).toBe(said.replace(pattern, "$&!"));
        expect(said.replace(same, (one) => `<${one}>`)).toBe(said.replace(pattern, (one) => `<${one}>`));
        if (!pattern.global) expect(same.test(said)).toBe(pattern.test(said));
      }),
      { seed: 20261129, numRuns: 400 },
    );
  }
});

test("in joined texts it finds what the plain one finds, also where they meet", () => {
  const pairs = patterns.map((pattern) => [quick(pattern), pattern] as const);
  fc.assert(
    fc.property(fc.array(fc.oneof(text, spaced), { maxLength: 5 }), (texts) => {
      const said = joined(texts);
      expect(said).toBe(texts.join(" "));
      for (const pair of pairs) {
        const [found, wanted] = pair.map((one) => {
          one.lastIndex = 0;
          return one.exec(said);
        });
        expect(found).toEqual(wanted);
      }
    }),
    { seed: 20261129, numRuns: 400 },
  );
});

test("the pieces of a pattern are in every text that it matches", () => {
  expect(neededPieces(/\bkits?\b|\btrays?\b/i)?.map(lettersOf)).toEqual(["kits", "kit", "trays", "tray"]);
  expect(neededPieces(/(?:a|the) [^.]* (?:late|shipped)\b/i)?.map(lettersOf)).toEqual([" late", " shipped"]);
  expect(neededPieces(/\w+ (?:kit)?/)).toBeNull();
});

test("a pattern that is made after a text was searched is found in it too", () => {
  const said = "The kit is short again.";
  expect(quick(/kit/).test(said)).toBe(true);
  expect(quick(/short/).test(said)).toBe(true);
  expect(quick(/robbed/).test(said)).toBe(false);
});

test("after a text without a match, a global pattern starts over", () => {
  const pattern = quick(/kit/g);
  expect(pattern.exec("kit, kit")?.index).toBe(0);
  expect(pattern.exec("nothing")).toBeNull();
  expect(pattern.exec("kit")?.index).toBe(0);
});

/** A piece as the letters that its symbols stand for. */
const lettersOf = (piece: string): string =>
  [...piece].map((one) => "_abcdefghijklmnopqrstuvwxyz0 '-?"[one.charCodeAt(0)]).join("");
