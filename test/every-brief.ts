import fc from "fast-check";
import { shops as published } from "../bench/load.ts";
import { caseOf } from "../src/diagnosis/case/case-of.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { composeBrief } from "../src/report/brief/compose-brief.ts";
import type { Block } from "../src/report/report.ts";
import { wordsOf } from "../src/report/text.ts";
import type { Submission } from "../src/survey/submission.ts";
import { unlikeShops } from "./briefs.ts";
import { occasion } from "./shops.ts";
import { submissions } from "./submissions.ts";

/** Texts that are easy to misread: one-time events, other people's advice, numbers about something else. */
const easilyMisread = fc.constantFrom(
  "",
  "We lost the spindle on the big mill in March, five weeks waiting for Germany.",
  "In February we did get a bad heat of titanium, supplier admitted it and gave us a credit.",
  "The nine we have are loaded seven weeks out and I said no to two packages. We want a tenth 5-axis.",
  "Half of these horizontals are from 2006 to 2010.",
  "Setups are quoted at 45 minutes and take two hours. Everybody hunts for the fixture.",
  "Customers who come here say how clean it is. The inspector is always behind and parts wait for the CMM.",
);

const random: fc.Arbitrary<Submission> = fc
  .tuple(submissions, easilyMisread, easilyMisread)
  .map(([shop, pain_invisible, notes]) => ({ ...shop, pain_invisible, notes }));

/** The published shops, the contrasting ones and 40 random ones, the same each time. */
const shops: readonly Submission[] = [
  ...published,
  ...unlikeShops.map(([, shop]) => shop),
  ...fc.sample(random, { seed: 20261122, numRuns: 40 }),
];

const briefs = shops.map((shop) => {
  const diagnosis = diagnose(shop);
  return { shop, diagnosis, found: caseOf(shop, diagnosis), brief: composeBrief(shop, diagnosis, occasion) };
});

/** A shop with its diagnosis, what page one says, and the brief. */
export type Briefed = (typeof briefs)[number];

/** Checks a law on the brief of every shop. */
export const forEveryBrief = (holds: (one: Briefed) => void): void => {
  for (const one of briefs) holds(one);
};

/** The items of the list after the heading with this id; none if it has no list. */
export const listUnder = (id: string, blocks: readonly Block[]): readonly string[] => {
  const at = blocks.findIndex((block) => block.kind === "heading" && block.id === id);
  const list = at < 0 ? undefined : blocks[at + 1];
  return list?.kind === "list" ? list.items.map(wordsOf) : [];
};
