import { expect, test } from "vitest";
import { shops as published } from "../../../../bench/load.ts";
import { unlikeShops } from "../../../../test/briefs.ts";
import { dossierOf, printed } from "../../../../test/printing.ts";
import { pagesOf, seen, wordsOf, written } from "../../../../test/read-pdf.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { situations } from "../../../knowledge/situations.ts";
import { themes } from "../../../knowledge/themes.ts";
import { textWidth } from "../../../report/charts/text-width.ts";
import { evidenceOf } from "../../../report/dossier.ts";
import { withTypography } from "../../../report/typography.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";

const sample = dossierOf(sampleShop);

const evidence = withTypography(evidenceOf(sample));

const brief = withTypography(sample.report);

const { file: sampleEvidence } = await printed("evidence", sampleShop);

const { file: sampleBrief } = await printed("report", sampleShop);

/** Every `text`, `name`, `title` and the like in some blocks, however deep; what is in drawings is left out. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.entries(value).flatMap(([key, given]) =>
    typeof given === "string" && shown.has(key) ? [given] : [],
  );
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => (drawn.has(key) ? [] : textsIn(inner)))];
}

const shown = new Set([
  "text",
  "name",
  "title",
  "value",
  "unit",
  "question",
  "term",
  "formula",
  "metric",
  "answer",
  "caption",
]);

const drawn = new Set(["plot", "scale", "widget", "widgets"]);

/** The brief of a shop on paper. */
const briefOf = async (shop: Submission): Promise<Uint8Array> => (await printed("report", shop)).file;

test.for(unlikeShops)("[R69] the brief of the %s has at most eight pages and 300 kB", async ([, shop]) => {
  const file = await briefOf(shop);
  expect((await pagesOf(file)).length).toBeLessThanOrEqual(8);
  expect(file.length).toBeLessThan(300_000);
});

test.for([
  ["evidence", evidence, sampleEvidence, 800],
  ["brief", brief, sampleBrief, 100],
] as const)("[R69] every word and figure of the %s is in its PDF", async ([, { blocks }, file, least]) => {
  const words = await wordsOf(file);
  const texts = textsIn(blocks.filter(({ kind }) => kind !== "callout" && kind !== "dashboard")).map(seen);
  expect(texts.length).toBeGreaterThan(least);
  expect(texts.filter((text) => !leftOut.includes(text) && !words.includes(text))).toEqual([]);
});

test("[R69] the sheet for the ten days has the columns of the leading cause, each head on one line", async () => {
  const words = await wordsOf(sampleBrief);
  expect(words).toContain(seen("Minutes planned Minutes taken What was missing or waited for Written by"));
  // In points, of type of 8 points; the last column takes the rest of a letter page.
  const rooms = [76, 76, 158];
  const rows: readonly { readonly countSheet?: readonly string[] }[] = [
    ...Object.values(themes),
    ...Object.values(situations).flatMap((row: Situation) => [row, ...(row.narrower ?? []).map((one) => one.row)]),
  ];
  const heads = rows.flatMap(({ countSheet = [] }) => countSheet.map((head, at) => ({ head, room: rooms[at] ?? 0 })));
  expect(heads.filter(({ head, room }) => textWidth(head, 8) > room)).toEqual([]);
});

/**
 * What the brief on paper leaves out: links to the evidence, captions that repeat the heading above, and the dashboard in
 * words.
 */
const leftOut = [
  "How we worked it out",
  ...brief.blocks.flatMap((block, at) => (brief.blocks[at - 1]?.kind === "dashboard" ? textsIn(block) : [])),
  ...brief.blocks.flatMap((block) => (block.kind === "table" ? [block.caption] : [])),
].map(seen);

test.for(unlikeShops)(
  "[R165] the first page of the brief of the %s is one page, and no page in the middle of a part is near empty",
  async ([, shop]) => {
    const [first, second, ...others] = await pagesOf(await briefOf(shop));
    for (const title of [/the week of|two weeks,? starting/i, /After ten working days/])
      expect(first?.words).toMatch(title);
    expect(second && second.width > second.height).toBe(true);
    for (const page of others.slice(0, -1))
      expect(Math.min(...written(page).map(({ up }) => up))).toBeLessThan(page.height / 3);
  },
);

test("[R165] on the first page no label of a picture is larger than the text around it", async () => {
  const [{ texts } = { texts: [] }] = await pagesOf(await briefOf(sampleShop));
  const [said] = texts.filter(({ str }) => str.startsWith("Between 1,700 and 3,900"));
  for (const label of ["1,700", "35", "$180k"]) {
    const [drawn] = texts.filter(({ str }) => str === label);
    expect(drawn?.size).toBeLessThanOrEqual(said?.size ?? 0);
  }
});

test("[R165] no cell of the first page ends with a line of one word, and no month of the plan breaks before its date", async () => {
  const [first, , third] = await pagesOf(sampleBrief);
  const lines = (page: typeof first) => page?.texts.map(({ str }) => str) ?? [];
  expect(lines(first)).toContain("extra time");
  expect(lines(first).filter((line) => ["time", "too", "short", "changing", "promises"].includes(line))).toEqual([]);
  expect(lines(third).filter((line) => /^by\s\w+\s\d+$/.test(line))).toHaveLength(3);
});

test("[R165] in the week's table a day, and who does it for how long, stay on one line", async () => {
  const [first] = await pagesOf(sampleBrief);
  const lines = first?.texts.map(({ str }) => str) ?? [];
  expect(lines).toEqual(expect.arrayContaining(["Mon, Nov 23", "Planner, 3 hours", "Machinists, 4 hours"]));
});

test("[R165] where only the plan follows the dashboard, it moves up to a first page with room for it", async () => {
  const [, sparse] = unlikeShops.find(([name]) => name === "sparse shop") ?? [];
  if (sparse === undefined) throw new Error("There is a sparse shop");
  const pages = await pagesOf(await briefOf(sparse));
  expect(pages.length).toBe(3);
  expect(pages[0]?.words).toContain("Your 90-day plan");
});

const withoutFigures = published.filter(
  (shop) => !dossierOf(shop).report.blocks.some(({ kind }) => kind === "headline-figures"),
);

test("[R165] where no hours are sized, the first page is still at least two thirds full", async () => {
  expect(withoutFigures.length).toBeGreaterThan(10);
  for (const shop of withoutFigures) {
    const [first] = await pagesOf(await briefOf(shop));
    expect(Math.min(...written(first).map(({ up }) => up))).toBeLessThan((first?.height ?? 0) / 3);
  }
});

test("[R165] where no hours are sized, cause and plan move up to a first page with room for them, and none goes on to a second", async () => {
  const briefs = await Promise.all(withoutFigures.map(async (shop) => pagesOf(await briefOf(shop))));
  const isWhole = ([first]: (typeof briefs)[number]): boolean => first?.words.includes("Your 90-day plan") ?? false;
  expect(briefs.filter(isWhole).length).toBeGreaterThanOrEqual(3);
  for (const [first, second] of briefs) {
    expect(first?.words).toContain("After ten working days");
    expect(second && second.width > second.height).toBe(true);
  }
});

test("[R69] the last page has the sheet for the ten days, however much room the plan leaves", async () => {
  for (const shop of [...withoutFigures.slice(0, 6), sampleShop]) {
    const pages = await pagesOf(await briefOf(shop));
    expect(pages.filter(({ words }) => words.includes("The sheet for the ten days"))).toEqual([pages.at(-1)]);
    expect(pages.at(-1)?.words).toContain("Written by");
  }
});

test("[R165] no page of a report is empty, however much room its last page has for the sheet to write on", async () => {
  const fields = ["tv_monitors", "scheduling_ownership", "late_job_ratio", "typical_delay_cause", "notes"] as const;
  for (const field of fields) {
    const { [field]: _, ...shop } = sampleShop;
    expect((await pagesOf(await briefOf(shop))).filter(({ words }) => words === "")).toEqual([]);
  }
});

test("[R69] the first page of the report is complete by itself, and the second is the dashboard in landscape", async () => {
  const [first, second, ...others] = await pagesOf(sampleBrief);
  expect(seen(first?.words ?? "")).toContain(seen(brief.title));
  for (const title of ["How we think it happens", "Two weeks, starting", "What we don’t know"])
    expect(seen(first?.words ?? "")).toContain(seen(title));
  expect(second && second.width > second.height).toBe(true);
  expect(others.every(({ width, height }) => width < height)).toBe(true);
});
