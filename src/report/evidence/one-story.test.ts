import { expect, test } from "vitest";
import { shops as published } from "../../../bench/load.ts";
import { dossierOf } from "../../../test/printing.ts";
import { passedTestOf } from "../../diagnosis/facts/sums/losses.ts";
import { isByOwnCount } from "../../diagnosis/losses/price-themes.ts";
import { evidenceOf } from "../dossier.ts";
import type { Report } from "../report.ts";
import { shownCase } from "../shown-case.ts";
import { wordsOf } from "../text.ts";

const dossiers = published.map((shop) => dossierOf(shop));

/** The facts under a term, on every KPI sheet and under every cause. */
const factsIn = ({ blocks }: Report, term: string): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === "facts" || block.kind === "kpi-sheet"
      ? block.facts.filter((fact) => fact.term === term).flatMap(({ lines }) => lines.map(wordsOf))
      : [],
  );

test("what proves the leading cause wrong is the same on page one and in the evidence", () => {
  for (const dossier of dossiers) {
    const { submission, diagnosis, occasion, words } = dossier;
    const { finding, trial } = shownCase(submission, diagnosis, occasion, words);
    const [leading] = finding.themes;
    const wrong = trial.find(({ kind }) => kind === "we-are-wrong")?.see;
    if (leading === undefined || wrong === undefined || passedTestOf(leading, submission) !== undefined) continue;
    expect(factsIn(evidenceOf(dossier), "Check it in two weeks")[0]).toContain(wrong.slice(1));
  }
});

test("a reason for a KPI is an answer or a whole sentence, not a word of one", () => {
  for (const dossier of dossiers) {
    const { submission } = dossier;
    const said = Object.values(submission).filter((value): value is string => typeof value === "string");
    for (const why of factsIn(evidenceOf(dossier), "Why this one")) {
      const quoted = /“(?<quote>[^”]*)”$/.exec(why)?.groups?.quote;
      if (quoted === undefined || quoted.length > 40) continue;
      const inside = said.filter((text) => text.includes(quoted) && text.length < 240 && !/[.!?;\n]/.test(text));
      for (const text of inside) expect([quoted, text.trim()]).toEqual([quoted, quoted]);
    }
  }
});

test("no cause is called unlikely next to hours that the shop counted itself", () => {
  for (const dossier of dossiers) {
    const counted = dossier.diagnosis.themes.filter(isByOwnCount).map(({ id }) => id);
    const rows = evidenceOf(dossier).blocks.flatMap((block) =>
      block.kind === "table" && block.columns[1]?.title === "How likely" ? block.rows : [],
    );
    for (const row of rows)
      if (counted.some((id) => JSON.stringify(row).includes(id))) expect(wordsOf(row[1] ?? [])).not.toBe("Unlikely");
  }
});

test("what an unlikely cause costs in other units is said to hold only where the shop has it", () => {
  const rows = dossiers.flatMap((dossier) =>
    evidenceOf(dossier).blocks.flatMap((block) =>
      block.kind === "table" && block.columns[1]?.title === "How likely" ? block.rows : [],
    ),
  );
  const unlikely = rows.map((row) => row.map(wordsOf)).filter(([, likely]) => likely === "Unlikely");
  const inOtherUnits = unlikely.filter(([cause = ""]) => /^(?:Work that waits|Jobs quoted|Numbers in too)/.test(cause));
  expect(inOtherUnits).not.toEqual([]);
  for (const [, , , cost = ""] of inOtherUnits) expect(cost).toMatch(/^(?:if you have it: |no figure$)/);
});

test("a KPI that the shop tracks isn't said to wait for someone to record it", () => {
  for (const dossier of dossiers)
    for (const block of evidenceOf(dossier).blocks)
      if (
        block.kind === "kpi-sheet" &&
        dossier.diagnosis.kpis.some(({ id, tracked }) => tracked && id === block.widget.id)
      )
        expect(block.facts.map(({ lines }) => lines.map(wordsOf).join(" ")).join("\n")).not.toMatch(/Someone has to/);
});
