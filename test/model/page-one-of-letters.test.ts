import { expect, test } from "vitest";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { composeBrief } from "../../src/report/brief/compose-brief.ts";
import type { Block } from "../../src/report/report.ts";
import { wordsOf } from "../../src/report/text.ts";
import { noWords } from "../../src/report/words.ts";
import { occasion, submissionOf } from "../shops.ts";
import { reviewedLetters } from "./reviewed-letters.ts";

const { shops, letters } = reviewedLetters("test/cases/rewritten-shops.json", "test/letters/2026-11-29-rewritten");

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === "paragraph") return [wordsOf(block.text)];
  if (block.kind === "list") return block.items.map(wordsOf);
  return block.kind === "table" ? block.rows.flat().map(wordsOf) : [];
};

/** The sections of a page: what stands under each heading. */
function sectionsOf(blocks: readonly Block[]) {
  const sections: { readonly title: string; readonly texts: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push({ title: block.text, texts: [] });
    else sections.at(-1)?.texts.push(...textsOf(block));
  }
  return sections;
}

const pages = letters.map(({ letter }, at) => {
  const submission = submissionOf(shops[at]?.answers);
  const { title, blocks } = composeBrief(submission, diagnose(submission), occasion, { ...noWords, letter });
  return { id: shops[at]?.id ?? "", title, sections: sectionsOf(blocks) };
});

test.for(pages)("[R180] the report to $id has its finding, mechanism, ruling, orders and proof, each once", (page) => {
  const [short, ...rest] = page.sections;
  const only = (title: RegExp): string => {
    const found = rest.filter((one) => title.test(one.title));
    expect([title, found.map((one) => one.title)]).toEqual([title, [expect.any(String)]]);
    return found[0]?.texts.join("\n") ?? "";
  };
  expect(page.title).not.toBe("");
  // What to do about what they plan to spend, and the first order, before anything else.
  expect(short?.texts.join(" ")).toMatch(
    /\b(?:[Dd]on't|[Hh]old|[Nn]o (?:deposit|part)|unsigned|before the board|he starts)\b/u,
  );
  expect(short?.texts.join(" ")).toMatch(/\b(?:Monday|Tuesday|this week)\b/u);
  expect(only(/\bbehind it\b|^Why you\b/u)).toMatch(/\d/u);
  expect(only(/\bit is worth\b/u)).toMatch(/\d[\d,.]* (?:hours|minutes|days|weeks)|[$€£]\d/u);
  const week = only(/^This week$/u).split("\n");
  expect(week.map((day) => /^[A-Z][a-z]+day/u.exec(day)?.[0])).toEqual(
    expect.arrayContaining(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
  );
  expect(only(/\bam I right\b/u)).toMatch(/\bwrong\b|\bcomes from elsewhere\b/u);
});

test("[R180] no sentence of a letter stands twice in its report", () => {
  for (const { id, sections } of pages) {
    const sentences = sections.flatMap(({ texts }) => texts.flatMap((text) => text.split(/(?<=[.?!])\s+/u)));
    const long = sentences.filter((one) => one.split(" ").length >= 6);
    expect([id, long.filter((one, at) => long.indexOf(one) !== at)]).toEqual([id, []]);
  }
});
