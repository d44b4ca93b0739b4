import { expect, test } from "vitest";
import { unlikeShops } from "../../../../test/briefs.ts";
import { dossierOf, printed, sharedPrinter } from "../../../../test/printing.ts";
import { altsIn, opened, pagesOf, seen, written } from "../../../../test/read-pdf.ts";
import { fullShop, hostileShop, silentShop, sparseShop, tidyShop } from "../../../../test/shops.ts";
import { onWall } from "../../../report/brief/dashboard/on-wall.ts";
import { evidenceOf } from "../../../report/dossier.ts";
import { withTypography } from "../../../report/typography.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { curlyApostrophes } from "../../../survey/writing.ts";

const sample = dossierOf(sampleShop);

const pdf = await sharedPrinter();

const evidence = withTypography(evidenceOf(sample));

const { file: sampleEvidence } = await printed("evidence", sampleShop);

test("[R69] the evidence opens with finding, contents and summary on one page, and the dashboard gets a landscape page", async () => {
  const pages = await pagesOf(sampleEvidence);
  expect(seen(pages[0]?.words ?? "")).toContain(seen(evidence.title));
  expect(pages[0]?.words).toMatch(/Your answers.*What we think is going on.*Our confidence/);
  expect(pages[2]?.words).toContain("Where the hours go");
  expect(pages.filter(({ width, height }) => width > height).map(({ words }) => words)).toEqual([
    expect.stringContaining("KPIs in your plan"),
  ]);
});

test.for(unlikeShops.slice(0, 6))(
  "[R69] no page of the evidence of the %s is less than two thirds full, but the last one, and the dashboard is the second",
  async ([, shop]) => {
    const [top, bottom] = [64, 58];
    const pages = await pagesOf((await printed("evidence", shop)).file);
    expect(pages.map(({ width, height }, at) => (width > height ? at : -1)).filter((at) => at >= 0)).toEqual([1]);
    const emptyPages = pages.slice(0, -1).flatMap((page, at) => {
      const left = Math.min(...written(page).map(({ up }) => up)) - bottom;
      return left < (page.height - top - bottom) / 3 ? [] : [at + 1];
    });
    expect(emptyPages).toEqual([]);
  },
);

test.for([
  ["sample", sampleShop],
  ["tidy", tidyShop],
  ["sparse", sparseShop],
  ["silent", silentShop],
  ["full", fullShop],
  ["hostile", hostileShop],
] as const)(
  "[R70] report, evidence and poster of the %s shop pass the checks of PDF/UA-1 and PDF/A-2a and claim both",
  async ([, shop]) => {
    for (const { file, notes } of [
      await printed("report", shop),
      await printed("evidence", shop),
      await printed("poster", shop, "a4"),
    ]) {
      expect(notes).toEqual([]);
      const { metadata } = await (await opened(file)).getMetadata();
      expect([metadata.get("pdfuaid:part"), metadata.get("pdfaid:part"), metadata.get("pdfaid:conformance")]).toEqual([
        "1",
        "2",
        "A",
      ]);
      expect(file.length).toBeLessThan(1_500_000);
    }
  },
);

test("[R69] a KPI's name and question are on one page with its formula", async () => {
  const acumatica = dossierOf({ ...sampleShop, tech_stack: ["Acumatica"] });
  const words = (await pagesOf(await pdf.evidence(acumatica, "letter"))).map((page) => seen(page.words));
  const begun = acumatica.diagnosis.kpis.map(({ name, question }, at) =>
    seen(curlyApostrophes(`${at + 1}. ${name}${question}Formula`)),
  );
  expect(begun.filter((text) => !words.some((page) => page.includes(text)))).toEqual([]);
});

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
  expect(inside.length).toBeGreaterThan(190);
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
    expect(alts.filter((alt) => alt.startsWith(`${name}: goal ${goal}, drawn with sample values.`)).length).toBe(1);
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
    for (const kpi of sample.diagnosis.kpis) {
      const { name, owner, when_red } = kpi;
      const { question, lights } = onWall(kpi, sample.submission);
      const said = [name, question, owner, when_red, ...lights.map(([, limit]) => limit)].map(curlyApostrophes);
      expect(said.filter((text) => !seen(words).includes(seen(text)))).toEqual([]);
      expect(
        texts.filter(({ str, size }) => size >= 24 && name.startsWith(str.trim()) && str.trim() !== "").length,
      ).toBeGreaterThan(0);
    }
  },
);
