import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { factsIn } from "../../diagnosis/facts/facts.ts";
import { ownSumsOf } from "../../diagnosis/facts/sums/own-sums.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { renderHtml } from "../render-html.ts";
import type { Block } from "../report.ts";
import { composeBrief } from "./compose-brief.ts";

const weeks = [30, 35, 38, 41, 44, 40, 39, 41, 45, 43, 42, 41, 40];
const measured = [
  {
    kpi: "kpi_setup_var",
    value: 41,
    rows: 312,
    from: "2026-08-21",
    to: "2026-11-19",
    weeks,
    worst: { count: 10, share: 0.5 },
  },
  { kpi: "kpi_otd", value: 97, rows: 420, from: "2026-08-21", to: "2026-11-19" },
];
const shop: Submission = { ...sampleShop, measured };
const brief = composeBrief(shop, diagnose(shop), occasion);
const blocksOf = <K extends Block["kind"]>(kind: K) =>
  brief.blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);
const html = renderHtml(brief);

test("[R177] the report says what was measured, how it compares with its target, and where it contradicts an answer", () => {
  expect(html).toContain(
    "Measured: 41% over plan in 13 weeks, 312 operations; 10 of them account for 50% of the hours over",
  );
  expect(html).toContain("You said 15% to 30% of jobs ship late. Measured: on-time delivery 97% in 13 weeks");
});

test("[R177] the dashboard shows the shop's value and its 13 weeks in place of an example", () => {
  const [dashboard] = blocksOf("dashboard");
  const tile = dashboard?.tiles.find(({ id }) => id === "kpi_setup_var");
  expect(tile).toMatchObject({ value: "41%", isReal: true, note: "measured in your files", light: "needs work" });
  expect(tile?.plot).toMatchObject({ kind: "trend", series: [{ values: weeks }] });
});

test("[R177] each figure says which part of it was measured and that the rest is estimated", () => {
  const [figures] = blocksOf("headline-figures");
  const said = figures?.figures.map(({ words }) => JSON.stringify(words)) ?? [];
  expect(said.length).toBeGreaterThan(1);
  for (const words of said) expect(words).toMatch(/Measured: .* The rest is estimated|Estimated: /);
});

test("[R177] a line says what its value can't: few rows tell of no year, and setup hours may hold a wait", () => {
  const few = { kpi: "kpi_setup_var", value: 102, rows: 12, from: "2026-10-05", to: "2026-11-02" };
  const waits: Submission = { ...sampleShop, measured: [few], notes: "Every first piece waits two hours on the cart." };
  const line =
    "12 operations. Goal −10% to 10%: needs work. These hours may hold the wait for the first piece, too. Too few to tell of a year.";
  expect(textOf(renderHtml(composeBrief(waits, diagnose(waits), occasion)))).toContain(line);
  expect(textOf(html)).not.toMatch(/may hold the wait|Too few to tell/);
});

const textOf = (page: string): string => page.replace(/<[^>]+>/g, "");

const withFiles = (...values: readonly (readonly [kpi: string, value: number])[]) => {
  const files = values.map(([kpi, value]) => ({ kpi, value, rows: 90, from: "2026-08-21", to: "2026-11-19" }));
  const measuredShop: Submission = { ...sampleShop, measured: files };
  return composeBrief(measuredShop, diagnose(measuredShop), occasion);
};

test("[R172] the gap to an on-time goal is counted from the measured share, not from the answer", () => {
  const gapWith = (files: Submission["measured"]) => {
    const given: Submission = { ...sampleShop, ...(files && { measured: files }) };
    return ownSumsOf(given, factsIn(given)).find(({ kind }) => kind === "on-time-gap");
  };
  const otd = { kpi: "kpi_otd", value: 62, rows: 90, from: "2026-08-21", to: "2026-11-19" };
  expect(gapWith(undefined)).toMatchObject({ goal: 0.95, today: { low: 0.7, high: 0.85 }, isMeasured: false });
  expect(gapWith([otd])).toMatchObject({ goal: 0.95, today: { low: 0.62, high: 0.62 }, isMeasured: true });
  // What is measured at the goal leaves no gap.
  expect(gapWith([{ ...otd, value: 97 }])).toBeUndefined();
});

test("[R172] setups that the files show on plan neither lead the report nor size it by one that somebody remembers", () => {
  const { title, blocks } = withFiles(["kpi_setup_var", -8], ["kpi_est_actual", 36]);
  expect(title).not.toMatch(/setup/i);
  expect(renderHtml({ ...brief, title, blocks })).not.toContain("hours over plan");
  expect(withFiles(["kpi_setup_var", 41]).title).toContain("setups that run over");
});
