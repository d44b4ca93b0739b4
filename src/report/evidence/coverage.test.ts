import { expect, test } from "vitest";
import { fullShop, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { coverageOf } from "../../diagnosis/kpis/coverage.ts";
import { editions } from "../../knowledge/systems/systems.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import type { CoverageMap } from "../charts/coverage-map.ts";
import type { Block } from "../report.ts";
import { wordsOf } from "../text.ts";
import { coverage } from "./coverage.ts";
import { neededBy, oneMoreSource } from "./one-more-source.ts";

const shops = { sample: sampleShop, tidy: tidyShop, sparse: sparseShop, full: fullShop } as const;
const names = Object.keys(shops) as (keyof typeof shops)[];

const chapterOf = (shop: Submission): readonly Block[] => coverage(shop, diagnose(shop));

const mapOf = (shop: Submission): CoverageMap | undefined =>
  chapterOf(shop).flatMap((block) =>
    block.kind === "chart" && block.plot.kind === "coverage-map" ? [block.plot] : [],
  )[0];

const sentencesOf = (shop: Submission): string =>
  chapterOf(shop)
    .flatMap((block) => (block.kind === "paragraph" ? [wordsOf(block.text)] : []))
    .join(" ");

test.for(names)("[R59] each cell of the %s shop is what its system holds of the KPI", (name) => {
  const { kpis, systems } = diagnose(shops[name]);
  const shares = kpis.map((kpi) => systems.map(({ id }) => coverageOf(neededBy(kpi), [id]).share));
  const drawn = mapOf(shops[name])?.rows.map((row) => row.shares.slice(0, systems.length));
  expect(drawn).toEqual(shares);
});

test.for(names)("[R59] no system of the %s shop that is surely there holds more than all of them together", (name) => {
  const rows = mapOf(shops[name])?.rows ?? [];
  const sure = diagnose(shops[name]).systems.map(({ id }) => !(editions.flat() as readonly string[]).includes(id));
  const most = (shares: readonly number[]): number => Math.max(0, ...shares.filter((_, index) => sure[index]));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ shares }) => most(shares) > (shares.at(-1) ?? 0))).toEqual([]);
});

test("[R59] a single system has no second column for all of them together", () => {
  expect(mapOf(sparseShop)?.columns).toEqual(["Whiteboard"]);
  expect(mapOf(tidyShop)?.columns).toEqual(["ProShop ERP", "Datanomix", "All together"]);
});

test('[R59] the heading counts the KPIs whose data is all there, and the map says "all" next to them', () => {
  const [heading] = chapterOf(sampleShop).flatMap((block) => (block.kind === "heading" ? [block.text] : []));
  expect(heading).toBe("Your systems hold all the data for 3 of 8 KPIs");
  expect(mapOf(sampleShop)?.rows.filter(({ text }) => text === "all").length).toBe(3);
});

test("[R59] a shop that named no system gets no map and no advice to buy one, but the question", () => {
  expect(chapterOf(silentShop).map(({ kind }) => kind)).toEqual(["heading", "paragraph"]);
  expect(sentencesOf(silentShop)).toBe(
    "These KPIs need 20 data items. None of the systems you named holds any of them. You didn't say which systems you use. Name them and run it again to see where your data is.",
  );
});

test("[R59] the kind of source that would add most is named with the KPIs that it feeds", () => {
  expect(sentencesOf(sampleShop)).toContain(
    "Machine monitoring would add the most, from what we could read: data for Spindle utilization and Changeover time. You would then have all the data for 4 of 8 KPIs instead of 3.",
  );
});

test("[R59] a shop that has one of every kind should write things down, not buy", () => {
  const { kpis, systems } = diagnose(fullShop);
  expect(
    oneMoreSource(
      kpis,
      systems.map(({ id }) => id),
    ),
  ).toBe("No other kind of system would add much. What's missing is that someone writes it down.");
});
