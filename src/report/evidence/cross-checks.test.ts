import { expect, test } from "vitest";
import { hostileShop, sparseShop } from "../../../test/shops.ts";
import { chainOf } from "../../diagnosis/chain.ts";
import { crossChecksOf } from "../../diagnosis/cross-checks/cross-checks.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Block } from "../report.ts";
import { type Inline, type Text, wordsOf } from "../text.ts";
import { chain } from "./chain.ts";
import { crossChecks } from "./cross-checks.ts";

const chapterOf = (submission: Submission): readonly Block[] =>
  crossChecks(submission, crossChecksOf(submission, diagnose(submission).themes));
const headingsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
const linesOf = (blocks: readonly Block[], term: string): readonly Text[] =>
  blocks.flatMap((block) =>
    block.kind === "facts" ? block.facts.filter((fact) => fact.term === term).flatMap(({ lines }) => lines) : [],
  );

test("the chapter counts its findings and lists clashes before opportunities", () => {
  expect(headingsOf(chapterOf(sampleShop))).toEqual([
    "5 places where your answers don't match, and 2 things you could use tomorrow",
    "Answers that don't match",
    "What you could use tomorrow",
  ]);
  expect(headingsOf(chapterOf({ ...sparseShop, shipping_dwell: ">1 week" }))).toEqual([
    "1 thing you could use tomorrow",
    "What you could use tomorrow",
  ]);
});

test("[R47] a shop without findings has no chapter about them", () => {
  expect(chapterOf(sparseShop)).toEqual([]);
});

test("[R47] each finding shows the questions with the answers that were given, numbers with their unit", () => {
  const said = linesOf(chapterOf(sampleShop), "You said").map(wordsOf);
  expect(said).toContain("What do you schedule with? Excel");
  expect(said).toContain("Shop rate $175/hr");
});

test("[R64] an answer in a finding is set off from our words, even a phrase from free text", () => {
  const phrase = "<b>Setups</b> take forever";
  const leading = diagnose(sampleShop).themes.map((theme) => ({
    ...theme,
    confidence: "high" as const,
    evidence: theme.evidence.map((piece) => ({ ...piece, field: "notes", answer: phrase, quoted: true }) as const),
  }));
  const shop = { ...hostileShop, primary_bottleneck: "Materials" } as const;
  const theirs: readonly Inline["kind"][] = ["said", "answer"];
  const blocks = crossChecks(shop, crossChecksOf(shop, leading));
  const pieces = blocks.flatMap((block) =>
    block.kind === "facts" ? block.facts.flatMap(({ lines }) => lines.flat()) : [],
  );
  expect(pieces.filter(({ text }) => text.includes("<")).map(({ kind }) => kind)).toEqual(["said", "said"]);
  expect(pieces.filter(({ kind }) => theirs.includes(kind)).length).toBeGreaterThan(5);
});

test("[R47] the chain is a numbered list of its links, each with its source", () => {
  const both = diagnose(sampleShop)
    .themes.filter(({ id }) => id === "setup_changeover" || id === "scheduling_priority")
    .map((theme) => ({ ...theme, confidence: "high" as const }));
  const blocks = chain(chainOf(both), undefined);
  expect(headingsOf(blocks)).toEqual(["How your likely causes lead to each other"]);
  const items = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  expect(items.map(wordsOf)).toEqual([
    "A schedule that keeps changing → setups that run over. An expedite tears down a running setup, and that job has to be set up a second time. (our estimate)",
  ]);
});

test("[R47] themes without links have no chapter about a chain", () => {
  expect(chain(null, undefined)).toEqual([]);
});
