import fc from "fast-check";
import { expect, test } from "vitest";
import { shops as published } from "../../../bench/load.ts";
import { ownLines, unlikeShops } from "../../../test/briefs.ts";
import { occasion } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { hasErp, monitorOf } from "../../diagnosis/case/shop.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { factsIn } from "../../diagnosis/facts/facts.ts";
import { meets } from "../../diagnosis/needs.ts";
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

/** All words of ours in a brief, its week and its plan. */
const ours = ({ brief }: Briefed): string => ownLines(brief.blocks).join("\n");

test("[R135] nothing is asked for that rests on a system, a shift or a tool the answers don't name", () =>
  forEveryBrief((one) => {
    const { shop } = one;
    const words = ours(one);
    const said = [shop.top_customers_industries, shop.pain_invisible, shop.notes, shop.improvement_goal].join(" ");
    if (!hasErp(shop)) expect(words).not.toMatch(/Connect machine monitor and ERP|in the ERP\b/);
    if (monitorOf(shop) === undefined) expect(words).not.toContain("Connect machine monitor");
    if (shop.lights_out !== true) expect(words).not.toContain("unattended on one machine");
    if (/missiles?|defense|repair/i.test(said))
      expect(words).not.toMatch(/unattended on one|one person on two machines/);
    if (/dealers|our own product/i.test(said)) expect(words).not.toMatch(/cert packet|certs on the router/i);
    if (shop.shift_count === "1") expect(words).not.toMatch(/second shift to approve/);
  }));

test("[R135] what needs hours by job is asked for only where somebody keeps them", () =>
  forEveryBrief((one) => {
    if (meets(one.shop, "hours-by-job")) return;
    expect(ours(one)).not.toMatch(/last 50 closed jobs|20 closed jobs for missing|divide by the machine hours/);
  }));

test("[R135] no week has the same task twice", () =>
  forEveryBrief(({ found: { week } }) => {
    const words = week.map(({ what }) => new Set(what.toLowerCase().match(/[a-z]{4,}/g)));
    for (const [at, one] of words.entries()) {
      for (const other of words.slice(at + 1)) {
        const shared = [...one].filter((word) => other.has(word)).length;
        expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.7);
      }
    }
  }));

test("[R166] an example shows no night shift in a shop with one, and no more machines than there are", () =>
  forEveryBrief(({ shop, brief }) => {
    const [wall] = brief.blocks.filter((block) => block.kind === "wall");
    const plots = JSON.stringify(wall?.tiles.map(({ plot }) => plot));
    if (shop.shift_count === "1") expect(plots).not.toContain("Night shift");
    const highest = Math.max(
      0,
      ...[...plots.matchAll(/"(?:Machine|VMC|Lathe) (\d)/g)].map(([, number]) => Number(number)),
    );
    if (shop.machine_count < 5) expect(highest).toBeLessThanOrEqual(shop.machine_count);
  }));

test("a group of machines is a whole number of things that cut", () =>
  forEveryBrief(({ shop }) => {
    for (const { name, count } of factsIn(shop).machines) {
      expect(Number.isInteger(count)).toBe(true);
      expect(name).not.toMatch(/\b(?:from|until|since|that|because)\b/i);
    }
  }));
