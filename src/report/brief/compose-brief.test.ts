import { describe, expect, test } from "vitest";
import { ownLines, unlikeShops } from "../../../test/briefs.ts";
import { readingGrade, wordsIn } from "../../../test/reading-grade.ts";
import { occasion, sparseShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Coworker } from "../../survey/coworker.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { renderHtml } from "../render-html.ts";
import type { Block, Report } from "../report.ts";
import { wordsOf } from "../text.ts";
import { composeBrief } from "./compose-brief.ts";

const briefOf = (shop: Submission): Report => composeBrief(shop, diagnose(shop), occasion);

const blocksOf = <K extends Block["kind"]>(kind: K, { blocks }: Report): readonly Extract<Block, { kind: K }>[] =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

/** The visible text: text in drawings counts, titles for screen readers don't. */
const seenIn = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<title[^>]*>.*?<\/title>|<desc[^>]*>.*?<\/desc>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[#\w]+;/g, "’");

const maxWords = 1500;
const maxBytes = 70_000;
const highestGrade = 8;

describe.for(unlikeShops)("the brief of the %s", ([, shop]) => {
  const brief = briefOf(shop);
  const html = renderHtml(brief);

  test("[R137] it has at most 1,500 words besides quoted answers, and its page stays under 70 kB", () => {
    expect(wordsIn(ownLines(brief.blocks).join("\n")).length).toBeLessThanOrEqual(maxWords);
    expect(Buffer.byteLength(html)).toBeLessThan(maxBytes);
  });

  test("[R137] it reads at grade eight or below", () => {
    expect(readingGrade(ownLines(brief.blocks).join("\n"))).toBeLessThanOrEqual(highestGrade);
  });

  test("[R137] it names one first step, and no id of a source, a theme or a KPI", () => {
    expect(blocksOf("callout", brief).length).toBeLessThanOrEqual(1);
    expect(seenIn(html)).not.toMatch(/\b(?:BM|AS)-[A-Z]|\bkpi_|\b[a-z]+_[a-z]+_[a-z]+\b(?!\.)/);
  });

  test("[R233] the first cause described in depth is never smaller than its own headline says", () => {
    const causes = blocksOf("heading", brief).filter(({ id }) => id.startsWith("theme-"));
    expect(causes.length).toBeLessThanOrEqual(3);
    expect(causes.filter(({ text }) => /machine hours/.test(text))).toEqual([]);
  });
});

test("[R62] the chapters of the brief come in the order of the story", () => {
  const chapters = blocksOf("heading", briefOf(sampleShop)).filter(({ level }) => level === 2);
  expect(chapters.map(({ topic }) => topic)).toEqual([
    "In short",
    "Your dashboard",
    "Likely causes",
    "30, 60, 90 days",
  ]);
});

test("[R168] without a shop rate the money is given for each $100 of it", () => {
  const { shop_rate_value, ...withoutRate } = sampleShop;
  const [{ figures } = { figures: [] }] = blocksOf("headline-figures", briefOf(withoutRate));
  expect(figures.at(-1)?.readings[0]?.unit).toBe("a year, at $100 an hour");
  expect(wordsOf(figures.at(-1)?.words ?? [])).toContain("We don't have your rate.");
});

test("[R168] hours that come to no setup a week on so many machines are said to be that, not 0 setups", () => {
  const [{ figures } = { figures: [] }] = blocksOf(
    "headline-figures",
    briefOf({ ...sampleShop, machine_count: 999_999 }),
  );
  expect(wordsOf(figures[0]?.words ?? [])).toContain(
    "that would take almost no setups like yours per machine per week",
  );
});

test("[R134] a sentence that stands in the answers twice is quoted once", () => {
  const told = "We quote 45 minutes for setup and it takes two hours on the big mill.";
  const { blocks } = briefOf({
    ...sampleShop,
    improvement_goal: "Ship on time.",
    pain_invisible: told,
    notes: `${told} ${told}`,
  });
  const at = blocks.findIndex((block) => block.kind === "heading" && block.id === "mechanism");
  const account = blocks[at + 1];
  const quoted = account?.kind === "paragraph" ? wordsOf(account.text).split(told).length - 1 : 0;
  expect(quoted).toBe(1);
});

test("[R136] seven answers get no cause, no hours and no money, and five counts for the week", () => {
  const brief = briefOf(sparseShop);
  expect(blocksOf("headline-figures", brief)).toEqual([]);
  expect(blocksOf("heading", brief).map(({ id }) => id)).not.toContain("themes");
  const week = blocksOf("table", brief).find(({ caption }) => caption === "Day by day");
  expect(week?.rows).toHaveLength(5);
});

test("[R166] an empty chart shows no machine that the shop doesn't name", () => {
  for (const [, shop] of unlikeShops) {
    const [dashboard] = blocksOf("dashboard", briefOf(shop));
    const said = [shop.notes, shop.pain_invisible, shop.improvement_goal, shop.success_metric, shop.primary_bottleneck];
    const shown = JSON.stringify(dashboard?.tiles.map(({ plot }) => plot));
    if (!/5-? ?axis|five-? ?axis/i.test(said.join(" "))) expect(shown).not.toMatch(/5-axis/);
    if (!/lathe|turning|mill-?turn/i.test(said.join(" "))) expect(shown).not.toMatch(/Lathe|Mill-turn/);
    if (!/mill|vmc|vertical/i.test(said.join(" "))) expect(shown).not.toMatch(/VMC|Mills/);
  }
});

test("[R166] one shop's page never shows another's machines", () => {
  const named = (kind: string): Submission => ({ ...sampleShop, notes: `Two ${kind} EDMs do all the fine work.` });
  renderHtml(briefOf(named("wire")));
  const next = briefOf(named("sinker"));
  expect(JSON.stringify(next)).not.toContain("Wire EDM");
  expect(renderHtml(next)).not.toContain("Wire EDM");
  expect(renderHtml(briefOf(sparseShop))).not.toMatch(/Sinker|Wire/);
});

test("[R166] a tile has a light where its value is the shop's own, and none where it is the goal", () => {
  for (const [, shop] of unlikeShops) {
    const [dashboard] = blocksOf("dashboard", briefOf(shop));
    expect(dashboard?.tiles.filter(({ lights, isReal }) => lights.length > 0 !== isReal)).toEqual([]);
  }
});

test("[R62] a setup in numbers is in the title only if setups are the cause it names", () => {
  const answers = { happens_weekly: ["list_changes", "next_by_memory"], does_not_happen: ["setups_run_over"] } as const;
  const coworkers = (["planner", "foreman"] as const).map((role) => ({ role, answers }));
  const titleWith = (seen: readonly Coworker[]) =>
    composeBrief(sampleShop, diagnose(sampleShop, [], seen), { ...occasion, witnesses: seen }).title;
  expect(titleWith([])).toContain("setups that run over: 45 minutes planned, 2 hours actual");
  expect(titleWith(coworkers)).toMatch(/come from a schedule that keeps changing$/);
});
