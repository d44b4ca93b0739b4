import fc from "fast-check";
import { expect, test } from "vitest";
import { fullShop, hostileShop, occasion, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { themes } from "../../knowledge/themes.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { tilesInOrder } from "../brief/dashboard/board-order.ts";
import { textWidth } from "../charts/text-width.ts";
import { composeDossier, type Dossier } from "../dossier.ts";
import { escapeText } from "../markup.ts";
import { lightPalette } from "../pictures/palette.ts";
import { renderTvPage } from "./tv.ts";
import { fittingSize } from "./tv-kpi.ts";

const shops = { sampleShop, silentShop, tidyShop, sparseShop, hostileShop, fullShop };
const dossierOf = (shop: Submission): Dossier => composeDossier(shop, diagnose(shop), occasion);
const slidesOf = (page: string): readonly string[] => page.match(/<section [\s\S]*?<\/section>/g) ?? [];

/** The slides besides the KPIs: what to do this week, what to count by hand, whom to ask. */
const around = 3;

/** A dossier with a plan of the given length and a goal on each tile of its dashboard. */
function planOf(count: number): Dossier {
  const dossier = dossierOf(sampleShop);
  const [first] = dossier.diagnosis.kpis;
  const shown = tilesInOrder(dossier.report);
  const goal = shown.find(({ id, isReal }) => id !== null && !isReal);
  if (first === undefined || goal === undefined) throw new Error("The sample shop has a KPI plan");
  const ids = (Object.keys(kpis) as KpiId[]).slice(0, count);
  const planned = ids.map((id) => ({ ...first, id, name: kpis[id].name }));
  const tiles = [...shown.filter(({ id }) => id === null), ...ids.map((id) => ({ ...goal, id, name: kpis[id].name }))];
  return {
    ...dossier,
    diagnosis: { ...dossier.diagnosis, kpis: planned },
    report: { ...dossier.report, blocks: [{ kind: "dashboard", tiles, later: [] }] },
  };
}

test("[R78] one slide per KPI in dashboard order, after one with this week's task and before one with whom to ask", () => {
  const dossier = dossierOf(sampleShop);
  const slides = slidesOf(renderTvPage(dossier));
  expect(slides).toHaveLength(dossier.diagnosis.kpis.length + around);
  expect(slides[0]).toMatch(
    /In JobBOSS, pull the last 50 closed jobs and put estimated and actual setup hours side by side\. When: Monday, \w+\s\d+\./,
  );
  expect(slides.at(-1)).toContain("Missing a number here?");
  const names = slides.flatMap((slide) => /<h2[^>]*>([^<]*)<\/h2>/.exec(slide)?.[1] ?? []);
  const tiles = dossier.report.blocks.flatMap((block) => (block.kind === "dashboard" ? block.tiles : []));
  expect(names.slice(0, tiles.length)).toEqual(tiles.map(({ name }) => escapeText(name)));
});

const wordsOfSlide = (slide = ""): string =>
  slide
    .replace(/<svg[\s\S]*?<\/svg>/g, "◆")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");

const sampleSlides = slidesOf(renderTvPage(dossierOf(sampleShop))).map(wordsOfSlide);
const slideOf = (heading: string): string =>
  sampleSlides.slice(1).find((words) => words.includes(`|${heading}|`)) ?? "";

test("[R78] a KPI that an answer gives shows it as the dashboard does, its lights in shapes and words, its owner and what to do", () => {
  const words = slideOf("On-time delivery");
  expect(words).toContain("|On-time delivery|Do we ship when we said we would?|our own number|70–85%|");
  expect(words).toContain("|◆Green|95% or more|◆Yellow|85% to 95%|◆Red|under 85%|now|◆|");
  expect(words).toContain("|Who: Planner|Reviewed weekly.|When red:| Go through");
});

test("[R78] a KPI without a number says when its first one comes as its tile does, and whose goal it is in the shop's own voice", () => {
  const words = slideOf("Overtime");
  expect(words).toContain("|our goal|no Saturdays|");
  expect(words).toMatch(/\|Reviewed weekly\.\|Count it by hand from Monday, November\s23\.\|/);
  expect(words).not.toContain("First number by");
});

test("[R78] the limits of each light take one line, next to a picture of half the slide", () => {
  const page = renderTvPage(planOf(Object.keys(kpis).length));
  expect(page).toContain(".lights .limit{font-size:var(--size);white-space:nowrap}");
  const lists = page.match(/<dl class="lights"[\s\S]*?<\/dl>/g) ?? [];
  expect(lists).toHaveLength(Object.keys(kpis).length);
  for (const list of lists) {
    const size = Number(/--size:([\d.]+)rem/.exec(list)?.[1]);
    for (const [, limit = ""] of list.matchAll(/<dd class="limit">([^<]*)/g))
      expect(textWidth(limit, size, true)).toBeLessThan(30);
  }
});

test("[R78] a KPI that no one has counted shows its goal and how to count it, no empty chart and no made-up figure", () => {
  const words = slideOf("Overtime");
  expect(words).toContain("|our goal|no Saturdays|worked|");
  expect(words).toContain("|How to count it: write down on how many of the last four Saturdays people worked.|");
  expect(words).not.toContain("|now|");
  expect(words).not.toContain("8%");
});

test.for([1, 2, 5, 9, 12])(
  "[R78] with %i KPIs each slide shows for 12 seconds and the cycle takes as long as all of them",
  (count) => {
    const page = renderTvPage(planOf(count));
    const round = (count + around) * 12;
    expect(page).toContain(`animation:turn ${round}s linear calc(var(--at)*12s) infinite`);
    const starts = slidesOf(page).map((slide) => Number(/--at:(\d+)/.exec(slide)?.[1]));
    expect(starts).toEqual(Array.from({ length: count + around }, (_, index) => index));
    const gone = Number(/([\d.]+)%\{opacity:0;visibility:visible\}[\d.]+%,100%/.exec(page)?.[1]);
    expect((gone / 100) * round).toBeCloseTo(12.4, 1);
  },
);

test("[R78] with reduced motion, all slides show at once", () => {
  const [, still = ""] = renderTvPage(planOf(6)).split("@media (prefers-reduced-motion:reduce)");
  expect(still).toContain("grid-template-columns:repeat(3,100rem)");
  expect(still).toContain("opacity:1;visibility:visible;animation:none");
});

test("[R78] the page holds no script and asks nothing of the outside, whatever the brand", () => {
  for (const shop of Object.values(shops)) {
    const dossier = dossierOf(shop);
    const brand = { ...dossier.report.brand, logoUrl: "https://logo.example/logo.png" };
    const page = renderTvPage({ ...dossier, report: { ...dossier.report, brand } });
    expect(page).not.toMatch(/<script|<link|<iframe|<img|@import|url\(|\son\w+=(?!alert\(1\)&gt;)/);
    expect(
      page.match(/https?:\/\/[^"]+/g)?.filter((address) => address !== "http://www.w3.org/2000/svg") ?? [],
    ).toEqual([]);
  }
});

test("[R78] the brand's logo is shown if it is in the address itself, else our own mark", () => {
  const dossier = dossierOf(sampleShop);
  const brand = { ...dossier.report.brand, logoUrl: "data:image/png;base64,AAAA" };
  const page = renderTvPage({ ...dossier, report: { ...dossier.report, brand } });
  expect(page).toContain('<img src="data:image/png;base64,AAAA" alt="">');
  expect(page).toContain(`.bar img{background:${lightPalette(brand.color).ground}`);
});

const counted = themes.setup_changeover.handCount.name;

test("[R231] what to count by hand has a slide after the shop's own goals, with where it should go", () => {
  const headings = sampleSlides.map((words) =>
    ["On-time delivery", "Overtime", counted].find((one) => words.includes(`|${one}|`)),
  );
  expect(headings.slice(1, 4)).toEqual(["On-time delivery", "Overtime", counted]);
  expect(slideOf(counted)).toMatch(/\|count it by hand from Monday, \w+\s\d+\|goal\|half the first week’s count\|/);
});

test("[R64] a shop's name stays text and stays whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (name) => {
      const dossier = dossierOf(sampleShop);
      const page = renderTvPage({ ...dossier, report: { ...dossier.report, shop: name } });
      expect(page).toContain(`<bdi>${escapeText(name)}</bdi></h1>`);
      expect(slidesOf(page)).toHaveLength(dossier.diagnosis.kpis.length + around);
    }),
    {
      seed: 49,
      numRuns: 60,
      examples: [["</section></style><script>alert(1)</script>"], ["x".repeat(100)], ["\u202eمرحبا 😀"]],
    },
  );
});

test("[R64] a name is as large as its space allows, and never too small to read", () => {
  expect(fittingSize("Lot 9", 92, 7.5, 3.4)).toBe(7.5);
  expect(fittingSize("W".repeat(100), 92, 7.5, 3.4)).toBe(3.4);
  const name = "Machine hours per paid hour";
  const size = fittingSize(name, 92, 9, 1);
  expect(textWidth(name, size, true)).toBeCloseTo(92, 0);
});

test("[R64] the page is the same each time and under 120 kB for every shop", () => {
  for (const shop of Object.values(shops)) {
    const page = renderTvPage(dossierOf(shop));
    expect(renderTvPage(dossierOf(shop))).toBe(page);
    expect(Buffer.byteLength(page)).toBeLessThan(120_000);
  }
});

test("[R177] a measured value says which days it covers, not the day it starts", () => {
  const days = { from: "2026-08-01", to: "2026-10-30" } as const;
  const shop: Submission = { ...sampleShop, measured: [{ kpi: "kpi_otd", value: 64, rows: 90, ...days }] };
  const words = slidesOf(renderTvPage(dossierOf(shop))).map(wordsOfSlide);
  const measured = words.find((slide) => slide.includes("|On-time delivery|"))?.replaceAll("\u00a0", " ");
  expect(measured).toContain("August 1 to October 30, 2026.");
  expect(measured).not.toContain("First number by");
});
