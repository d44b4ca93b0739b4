import fc from "fast-check";
import { expect, test } from "vitest";
import { shops as published } from "../../../../bench/load.ts";
import { unlikeShops } from "../../../../test/briefs.ts";
import { answersAlone, dossierOf, printer } from "../../../../test/printing.ts";
import { altsIn, opened, type Page, pagesOf, seen, wordsOf } from "../../../../test/read-pdf.ts";
import { hostileShop, occasion } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { lightWords } from "../../../knowledge/kpi-record/signals.ts";
import { evidenceOf } from "../../../report/dossier.ts";
import { inPrint } from "../../../report/in-print.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { curlyApostrophes } from "../../../survey/writing.ts";

const sample = dossierOf(sampleShop);
const pdf = await printer();
const evidence = inPrint(evidenceOf(sample));
const brief = inPrint(sample.report);
const sampleEvidence = await pdf.evidence(sample, "letter");
const sampleBrief = await pdf.report(sample, "letter");

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

const briefs = new Map<Submission, ReturnType<typeof pdf.report>>();

/** The brief of a shop on paper, printed once. */
function briefOf(shop: Submission): ReturnType<typeof pdf.report> {
  const brief = briefs.get(shop) ?? pdf.report(dossierOf(shop), "letter");
  briefs.set(shop, brief);
  return brief;
}

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
    for (const title of ["The week of", "After ten working days"]) expect(first?.words).toContain(title);
    expect(second && second.width > second.height).toBe(true);
    for (const page of others.slice(0, -1))
      expect(Math.min(...written(page).map(({ up }) => up))).toBeLessThan(page.height / 3);
  },
);

const written = (page: Page | undefined): Page["texts"] => page?.texts.filter(({ str }) => str.trim() !== "") ?? [];

test("[R165] on the first page no label of a picture is larger than the text around it", async () => {
  const [, wire] = unlikeShops.find(([name]) => name === "wire shop") ?? [];
  if (wire === undefined) throw new Error("There is a wire shop");
  for (const [shop, labels, text] of [
    [wire, ["cut", "336 h", "enough", "250 h"], "The two wire machines cut about 126 hours"],
    [sampleShop, ["1,700", "33", "$180k"], "Between 1,700 and 3,500"],
  ] as const) {
    const [{ texts } = { texts: [] }] = await pagesOf(await briefOf(shop));
    const [said] = texts.filter(({ str }) => str.startsWith(text));
    for (const label of labels) {
      const [drawn] = texts.filter(({ str }) => str === label);
      expect(drawn?.size).toBeLessThanOrEqual(said?.size ?? 0);
    }
  }
});

test("[R165] no cell of the first page ends with a line of one word, and no month of the plan breaks before its date", async () => {
  const [first, , third] = await pagesOf(sampleBrief);
  const lines = (page: typeof first) => page?.texts.map(({ str }) => str) ?? [];
  expect(lines(first)).toContain("extra time");
  expect(lines(first).filter((line) => ["time", "too", "short", "changing", "promises"].includes(line))).toEqual([]);
  expect(lines(third).filter((line) => /^by\s\w+\s\d+$/.test(line))).toHaveLength(3);
});

test("[R165] where only the plan follows the dashboard, it moves up to a first page with room for it", async () => {
  const [, sparse] = unlikeShops.find(([name]) => name === "sparse shop") ?? [];
  if (sparse === undefined) throw new Error("There is a sparse shop");
  const pages = await pagesOf(await briefOf(sparse));
  expect(pages.length).toBe(2);
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
  expect(briefs.filter(isWhole).length).toBeGreaterThan(withoutFigures.length / 4);
  for (const [first, second] of briefs) {
    expect(first?.words).toContain("After ten working days");
    expect(second && second.width > second.height).toBe(true);
  }
});

test("[R69] the first page of the report is complete by itself, and the second is the dashboard in landscape", async () => {
  const [first, second, ...others] = await pagesOf(sampleBrief);
  expect(seen(first?.words ?? "")).toContain(seen(brief.title));
  for (const title of ["How we think it happens", "The week of", "What we don’t know"])
    expect(seen(first?.words ?? "")).toContain(seen(title));
  expect(second && second.width > second.height).toBe(true);
  expect(others.every(({ width, height }) => width < height)).toBe(true);
});

test("[R197] the brief of a later visit leads with one page of what changed, and its own first page is the second", async () => {
  const earlier = {
    date: "2026-08-24",
    submission: { ...sampleShop, late_job_ratio: "30%+" } as const,
    diagnosis: sample.diagnosis,
    measured: [],
    isRecalculated: false,
    changedQuestions: [],
  };
  const returned = dossierOf(sampleShop, { ...occasion, earlier, done: [] });
  const [changed, second, third] = await pagesOf(await pdf.report(returned, "letter"));
  for (const title of ["Since August 24, 2026: 1 better, none worse", "Hours and money, then and now", "Do this next"])
    expect(seen(changed?.words ?? "")).toContain(seen(title));
  for (const title of ["The week of", "After ten working days"]) expect(second?.words).toContain(title);
  expect(third && third.width > third.height).toBe(true);
});

test("[R197] much that changed, and a sentence taken back, still fit on one page", async () => {
  const then: Submission = {
    ...sampleShop,
    late_job_ratio: "30%+",
    overtime_dependency: "Every week",
    machine_utilization_known: "Not at all",
    primary_bottleneck: "Programming",
    pain_invisible: `${sampleShop.pain_invisible} Programs are never ready when the machine is.`,
  };
  const earlier = {
    date: "2026-08-24",
    submission: then,
    diagnosis: diagnose(then),
    measured: [],
    isRecalculated: false,
    leavesOutViews: true,
    changedQuestions: [],
  } as const;
  const [changed, second] = await pagesOf(
    await pdf.report(dossierOf(sampleShop, { ...occasion, earlier, done: [] }), "letter"),
  );
  for (const text of [
    "Since August 24, 2026: 3 better, none worse",
    "you wrote it",
    "are too old to count",
    "Do this next",
  ])
    expect(seen(changed?.words ?? "")).toContain(seen(text));
  expect(second?.words).toContain("The week of");
});

test("[R70] pages with several views meet the standards: who is where on a scale, on two sides and in a list", async () => {
  const notes: string[] = [];
  const said = { typical_delay_cause: ["QC hold", "Expedites", "Changeovers"], shipping_dwell: ">1 week" } as const;
  const owner = { ...sampleShop, typical_delay_cause: ["Setup overruns", "Supplier delays"] } as const;
  const coworkers = [
    { role: "planner", answers: { ...said, does_not_happen: ["made_again"] } },
    { role: "foreman", answers: { happens_weekly: ["made_again"] } },
  ] as const;
  const seenBy = dossierOf({ ...owner, shipping_dwell: "0–1 day" }, { ...occasion, witnesses: coworkers });
  const words = (await pagesOf(await (await printer(notes)).report(seenBy, "letter")))
    .map((page) => page.words)
    .join("");
  for (const text of [
    "Three views of one shop",
    "Supplier delays",
    "4–7 days",
    "No answer: Foreman",
    "Agree first: Two or more: that’s “Every week”",
  ])
    expect(seen(words)).toContain(seen(text));
  expect(notes).toEqual([]);
});

test("[R196] the four points that matter most, what all see alike and what was left open fit on one page", async () => {
  const owner = {
    ...sampleShop,
    happens_weekly: ["setups_run_over"],
    does_not_happen: ["list_changes", "program_not_ready"],
  };
  const coworkers = [
    {
      role: "planner",
      answers: {
        happens_weekly: ["list_changes", "program_not_ready", "waits_for_material"],
        does_not_happen: ["setups_run_over"],
        primary_bottleneck: "Materials",
        typical_delay_cause: ["Scheduling changes", "Expedites"],
        wip_visibility: "Paper traveler",
      },
    },
    {
      role: "foreman",
      answers: {
        happens_weekly: ["setups_run_over", "program_not_ready", "few_know_how"],
        primary_bottleneck: "Programming",
        typical_delay_cause: ["Programming not ready", "Setup overruns"],
        machine_utilization_known: "Estimate only",
        operator_specialization: "Partially",
        maintenance_tracking_ready: false,
      },
    },
  ] as const;
  const seenBy = dossierOf(owner as typeof sampleShop, { ...occasion, witnesses: coworkers });
  const pages = await pagesOf(await (await printer([])).report(seenBy, "letter"));
  const views = pages.filter(({ words }) => words.includes("We counted:"));
  expect(views).toHaveLength(1);
  expect(views[0]?.words.match(/We counted:/g)).toHaveLength(4);
  for (const title of ["Three views of one shop", "Where you see it the same way", "What you left open"])
    expect(views[0]?.words).toContain(title);
});

test("[R69] the evidence opens with finding, contents and summary on one page, and the dashboard gets a landscape page", async () => {
  const pages = await pagesOf(sampleEvidence);
  expect(seen(pages[0]?.words ?? "")).toContain(seen(evidence.title));
  expect(pages[0]?.words).toMatch(/Your answers.*What we think is going on.*How sure are we/);
  expect(pages[1]?.words).toContain("Where the hours go");
  expect(pages.filter(({ width, height }) => width > height).map(({ words }) => words)).toEqual([
    expect.stringContaining("KPIs for your wall"),
  ]);
});

test("[R69] no page of the sample shop's evidence is less than two thirds full, but the last one", async () => {
  const [top, bottom] = [64, 58];
  for (const page of (await pagesOf(sampleEvidence)).slice(0, -1)) {
    const left = Math.min(...written(page).map(({ up }) => up)) - bottom;
    expect(left).toBeLessThan((page.height - top - bottom) / 3);
  }
});

test("[R69] a KPI's sheet is one page, also where the system that has all its data has a long name", async () => {
  const file = await pdf.evidence(dossierOf({ ...sampleShop, tech_stack: ["Acumatica"] }), "letter");
  const words = (await pagesOf(file)).map((page) => seen(page.words));
  const ends = words.filter((page) => page.includes(seen("What goes wrong")));
  expect(ends.length).toBeGreaterThan(5);
  expect(ends.filter((page) => !page.includes(seen("Where the data for")))).toEqual([]);
});

test("[R71] an answer is in the PDF character for character, and long words break within the page", async () => {
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
  "[R71] characters of the scripts we ship fonts for are in the text and keep the claim, %s",
  async ([order, character]) => {
    const notes: string[] = [];
    const print = await printer(notes);
    await fc.assert(
      fc.asyncProperty(fc.array(character, { minLength: 1, maxLength: 300 }), async (characters) => {
        const notes = characters.join("");
        const words = await wordsOf(await print.report(answersAlone({ ...sampleShop, notes }), "letter"));
        const [, last = ""] = words.split(seen("Anything else we should know?"));
        if (order.startsWith("from left")) expect(last).toBe(seen(notes));
        else expect([...last].toSorted()).toEqual([...seen(notes)].toSorted());
      }),
      { seed: 20261121, numRuns: 5 },
    );
    expect(notes).toEqual([]);
  },
);

test("[R70] the contents name every chapter with its page, and every link leads to a place in the file", async () => {
  const proxy = await opened(sampleEvidence);
  const pages = await pagesOf(sampleEvidence);
  const chapters = evidence.blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block] : []));
  const cover = pages[0]?.texts.map(({ str }) => str) ?? [];
  for (const { topic, text } of chapters) {
    const page = cover.slice(cover.indexOf(topic) + 1).find((str) => /^\d+$/.test(str));
    expect(seen(pages[Number(page) - 1]?.words ?? "")).toContain(seen(text));
  }
  const links = (await Promise.all(pages.map(({ page }) => page.getAnnotations()))).flat();
  const inside = links.filter((link) => link.dest !== undefined && link.dest !== null);
  expect(inside.length).toBeGreaterThan(200);
  for (const { dest } of inside) {
    const [page] = typeof dest === "string" ? ((await proxy.getDestination(dest)) ?? []) : dest;
    expect(await proxy.getPageIndex(page)).toBeLessThan(proxy.numPages);
  }
  expect((await proxy.getOutline()).map(({ title }) => title)).toEqual(chapters.map(({ text }) => text));
});

test("[R70] every drawing has a description for readers who can't see it", async () => {
  const pages = await pagesOf(sampleEvidence);
  const alts = altsIn(await Promise.all(pages.map(({ page }) => page.getStructTree())));
  const charts = evidence.blocks.flatMap((block) =>
    block.kind === "chart" ? [`${block.title}. ${block.description}`] : [],
  );
  const widgets = evidence.blocks.flatMap((block) => (block.kind === "widget-grid" ? block.widgets : []));
  expect(charts.filter((alt) => !alts.includes(alt))).toEqual([]);
  for (const { name, goal } of widgets)
    expect(alts.filter((alt) => alt.startsWith(`${name}: goal ${goal}, drawn with sample values.`)).length).toBe(2);
});

test.for([
  ["letter", 792, 1224],
  ["a4", 842, 1191],
] as const)(
  "[R72] the poster on %s is one sheet that says of each KPI who reads it when and what the lights mean",
  async ([paper, width, height]) => {
    const pages = await pagesOf(await pdf.poster(sample, paper));
    expect(pages.map((page) => [Math.round(page.width), Math.round(page.height)])).toEqual([[width, height]]);
    const [{ words, texts } = { words: "", texts: [] }] = pages;
    expect(words).toContain(sampleShop.shop_name);
    for (const { id, name, question, owner, when_red } of sample.diagnosis.kpis) {
      const said = [name, question, owner, when_red, ...Object.values(lightWords(id))].map(curlyApostrophes);
      expect(said.filter((text) => !seen(words).includes(seen(text)))).toEqual([]);
      expect(
        texts.filter(({ str, size }) => size >= 24 && name.startsWith(str.trim()) && str.trim() !== "").length,
      ).toBeGreaterThan(0);
    }
  },
);
