import fc from "fast-check";
import { expect, test } from "vitest";
import { shops as published } from "../../../bench/load.ts";
import { unlikeShops } from "../../../test/briefs.ts";
import { occasion } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Block } from "../report.ts";
import { wordsOf } from "../text.ts";
import { composeBrief } from "./compose-brief.ts";

/** What shops write about things that a careless reader takes for something else. */
const told = fc.constantFrom(
  "",
  "We lost the spindle on the big mill in March, five weeks waiting for Germany.",
  "In February we did get a bad heat of titanium, supplier admitted it and gave us a credit.",
  "The nine we have are loaded seven weeks out and I said no to two packages. We want a tenth 5-axis.",
  "Half of these horizontals are from 2006 to 2010.",
  "Setups are quoted at 45 minutes and take two hours. Everybody hunts for the fixture.",
  "Customers who come here say how clean it is. The inspector is always behind and parts wait for the CMM.",
);

const random: fc.Arbitrary<Submission> = fc
  .tuple(submissions, told, told)
  .map(([shop, pain_invisible, notes]) => ({ ...shop, pain_invisible, notes }));

/** The published shops, the unlike ones, and a hundred made up. The seed is fixed. */
const shops: readonly Submission[] = [
  ...published,
  ...unlikeShops.map(([, shop]) => shop),
  ...fc.sample(random, { seed: 20261122, numRuns: 100 }),
];

const briefs = shops.map((shop) => {
  const diagnosis = diagnose(shop);
  return { shop, diagnosis, found: caseOf(shop, diagnosis), brief: composeBrief(shop, diagnosis, occasion) };
});

type Briefed = (typeof briefs)[number];

const forEveryBrief = (holds: (one: Briefed) => void): void => {
  for (const one of briefs) holds(one);
};

const listUnder = (id: string, blocks: readonly Block[]): readonly string[] => {
  const at = blocks.findIndex((block) => block.kind === "heading" && block.id === id);
  const list = at < 0 ? undefined : blocks[at + 1];
  return list?.kind === "list" ? list.items.map(wordsOf) : [];
};

const percentIn = (line: string): number => Number(/\(our estimate: (?:over )?(\d+)%\)/.exec(line)?.[1] ?? 0);

test("[R167] nothing as likely as not is called unlikely", () =>
  forEveryBrief(({ found, brief }) => {
    expect(found.notThese.filter(({ probability }) => (probability ?? 0) >= 0.5)).toEqual([]);
    for (const line of listUnder("not-these", brief.blocks)) expect(percentIn(line)).toBeLessThan(50);
  }));

test("[R167] a cause more likely than not is told, or named as not ruled out", () =>
  forEveryBrief(({ diagnosis, found, brief }) => {
    if (found.finding.rests === "too-little") return;
    const said = brief.blocks.flatMap((block) => (block.kind === "paragraph" ? [wordsOf(block.text)] : [])).join(" ");
    const inDepth = brief.blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    for (const { id, name, probability } of diagnosis.themes) {
      if (probability < 0.5 || inDepth.includes(`theme-${id}`)) continue;
      expect(said.toLowerCase()).toContain(name.toLowerCase());
    }
  }));

test("[R167] what tells how the leading cause happens is never set aside as something that happened once", () =>
  forEveryBrief(({ found: { notThese, mechanism } }) => {
    const told = mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text));
    const setAside = notThese.filter(({ kind }) => kind !== "planned").flatMap(({ quotes }) => quotes);
    expect(setAside.filter(({ text }) => told.includes(text))).toEqual([]);
  }));

test("[R167] one sentence is called the only one that points to a cause only where it is", () =>
  forEveryBrief(({ diagnosis, found }) => {
    for (const { theme, why } of found.notThese) {
      if (!/^Only one (?:sentence|answer)/.test(why)) continue;
      const pointing = diagnosis.themes.find(({ id }) => id === theme)?.evidence ?? [];
      expect(pointing.filter(({ speaks }) => speaks === "for")).toHaveLength(1);
    }
  }));

test("[R167] no cause is said to cost about no hours", () =>
  forEveryBrief(({ brief }) => {
    const facts = brief.blocks.flatMap((block) => (block.kind === "facts" ? block.facts : []));
    for (const { lines } of facts) expect(lines.map(wordsOf).join(" ")).not.toMatch(/\babout 0\b/i);
  }));
