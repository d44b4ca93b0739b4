import fc from "fast-check";
import { expect, test } from "vitest";
import { goodSentences, narratorSaying } from "../../../../test/narrators.ts";
import { fullShop, hostileShop, occasion, silentShop, sparseShop, tidyShop } from "../../../../test/shops.ts";
import { submissions } from "../../../../test/submissions.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { composeEvidence } from "../../../report/compose-evidence.ts";
import { renderHtml } from "../../../report/render-html.ts";
import { hasWords, noWords, type Words } from "../../../report/words.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { sectionsOf } from "./section.ts";
import { wordWithModel } from "./word-with-model.ts";

const shops = { sampleShop, tidyShop, sparseShop, fullShop, hostileShop, silentShop } as const;
const shopNames = Object.keys(shops) as (keyof typeof shops)[];

/** The words of a model that answers every question with the same sentences. */
async function wordsFrom(shop: Submission, written: readonly string[]): Promise<Words> {
  const narrator = narratorSaying(() => ({ sentences: written }));
  const never = new AbortController().signal;
  return (await wordWithModel(shop, diagnose(shop), narrator, "an address", never, async () => {})).words;
}

/** What models write, from good to hostile, and anything else. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...Object.values(goodSentences).flat(),
    "{{theme.setup_changeover}}",
    "{{hours.setup_changeover}}",
    "{{hours.hidden}}",
    "{{quote.1}}",
    "{{",
    "}}",
    "about ",
    " 12 hours.",
    "٧٣ ",
    " twenty-five ",
    " half of it. ",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&lt;b&gt;",
    "[link](https://evil.example)",
    "$412,907 ",
    "63.7% ",
    "The spindle waits for you and the tools. ",
    "\u202e",
    "\n",
  ),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);
const sentences = fc.array(
  fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join("")),
  { maxLength: 6 },
);

const htmlOf = (shop: Submission, words: Words): string =>
  renderHtml(composeEvidence(shop, diagnose(shop), occasion, words));

const tagsIn = (html: string): readonly string[] => html.match(/<[a-z!/][^>]*>/giu) ?? [];
const figuresIn = (html: string): readonly string[] =>
  html.replaceAll(/<style>.*?<\/style>|<[^>]*>/gsu, " ").match(/[$€]?\p{N}(?:[\p{N}.,]*\p{N})?%?/gu) ?? [];

test("[R87] whatever a model writes, the report holds no figure and no markup that the rules' own does not hold", async () => {
  const plain = htmlOf(sampleShop, noWords);
  const figures = new Set(figuresIn(plain));
  const tags = new Set([...tagsIn(plain), '<p class="note">']);
  let worded = 0;
  await fc.assert(
    fc.asyncProperty(sentences, async (written) => {
      const words = await wordsFrom(sampleShop, written);
      if (hasWords(words)) worded += 1;
      const html = htmlOf(sampleShop, words);
      expect(figuresIn(html).filter((figure) => !figures.has(figure))).toEqual([]);
      expect(tagsIn(html).filter((tag) => !tags.has(tag))).toEqual([]);
      expect(html.endsWith("</html>\n")).toBe(true);
    }),
    { seed: 20261121, numRuns: 100 },
  );
  expect(worded).toBeGreaterThan(10);
});

test("[R87] whatever the shop and whatever the reply, words come back that hold no brace and no sign of markup", async () => {
  await fc.assert(
    fc.asyncProperty(submissions, sentences, async (shop, written) => {
      const words = await wordsFrom(shop, written);
      const texts = [words.summary, words.week, words.chain, ...Object.values(words.themes)];
      expect(texts.filter((text) => /[{}]/u.test(text ?? ""))).toEqual([]);
    }),
    { seed: 20261121, numRuns: 40 },
  );
});

test("[R87] the sections of a shop offer facts that its report holds", () => {
  for (const name of shopNames) {
    const html = htmlOf(shops[name], noWords);
    const figures = new Set(figuresIn(html));
    const offered = sectionsOf(diagnose(shops[name])).flatMap(({ facts }) => facts.map(({ text }) => text));
    expect(offered.flatMap(figuresIn).filter((figure) => !figures.has(figure))).toEqual([]);
  }
});
