import fc from "fast-check";
import { expect, test } from "vitest";
import { answersAlone, dossierOf, sharedNotes, sharedPrinter } from "../../../../test/printing.ts";
import { pagesOf, seen, wordsOf } from "../../../../test/read-pdf.ts";
import { hostileShop } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

const pdf = await sharedPrinter();

test("[R70] an answer is in the PDF character for character, and long words break within the page", async () => {
  const pages = await pagesOf(await pdf.evidence(dossierOf(hostileShop), "a4"));
  const words = seen(pages.map((page) => page.words).join(""));
  const { shop_name, owner_name, improvement_goal = "", notes = "" } = hostileShop;
  const [beforeArabic = ""] = improvement_goal.split("مرحبا");
  for (const text of [shop_name, owner_name, beforeArabic, notes]) expect(words).toContain(seen(text));
  expect(missingIn(words, improvement_goal)).toEqual([]);
  expect(
    pages.flatMap(({ texts, width }) => texts.filter(({ str, right }) => str.trim() !== "" && right > width - 40)),
  ).toEqual([]);
});

/** The characters that a text has more often than the words; their order may differ, right to left or joined. */
function missingIn(words: string, text: string): readonly string[] {
  const counts = Map.groupBy(seen(words), (character) => character);
  return [...Map.groupBy(seen(text), (character) => character)].flatMap(([character, all]) =>
    all.length > (counts.get(character)?.length ?? 0) ? [character] : [],
  );
}

const signFrom = (...ranges: readonly (readonly [from: number, to: number])[]) =>
  fc
    .oneof(...ranges.map(([from, to]) => fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code))))
    .filter((character) => !/\p{Cn}/u.test(character));

const latin = [0x21, 0x7e] as const;

const capitals = [0x41, 0x5a] as const;

const accented = [0xa1, 0x17f] as const;

const greek = [0x391, 0x3a9] as const;

const cyrillic = [0x410, 0x44f] as const;

const kana = [0x3041, 0x3096] as const;

const han = [0x4e00, 0x9fa5] as const;

const hangul = [0xac00, 0xd7a3] as const;

const symbols = [0x2190, 0x22ff] as const;

const emoji = [0x1f600, 0x1f64f] as const;

const hebrew = [0x5d0, 0x5ea] as const;

test.for([
  ["from left to right, in their order", signFrom(latin, accented, greek, cyrillic, kana, han, hangul, symbols, emoji)],
  ["from right to left, in any order", signFrom(hebrew, hebrew, capitals)],
] as const)(
  "[R70] characters of the scripts we ship fonts for are in the text and keep the claim, %s",
  async ([order, character]) => {
    const before = sharedNotes.length;
    await fc.assert(
      fc.asyncProperty(fc.array(character, { minLength: 1, maxLength: 300 }), async (characters) => {
        const notes = characters.join("");
        const words = await wordsOf(await pdf.report(answersAlone({ ...sampleShop, notes }), "letter"));
        const [, last = ""] = words.split(seen("Anything else we should know?"));
        if (order.startsWith("from left")) expect(last).toBe(seen(notes));
        else expect([...last].toSorted()).toEqual([...seen(notes)].toSorted());
      }),
      { seed: 20261121, numRuns: 5 },
    );
    expect(sharedNotes.slice(before)).toEqual([]);
  },
);
