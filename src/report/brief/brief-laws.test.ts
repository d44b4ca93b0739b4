import fc from "fast-check";
import { expect, test } from "vitest";
import { shops as published } from "../../../bench/load.ts";
import { ownLines, unlikeShops } from "../../../test/briefs.ts";
import { occasion, silentShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { hasErp, monitorOf } from "../../diagnosis/case/shop.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { factsIn } from "../../diagnosis/facts/facts.ts";
import { meets } from "../../diagnosis/needs.ts";
import { storiesOf } from "../../knowledge/finding-stories.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";
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

/** The published shops, the unlike ones, and some made up. The seed is fixed. */
const shops: readonly Submission[] = [
  ...published,
  ...unlikeShops.map(([, shop]) => shop),
  ...fc.sample(random, { seed: 20261122, numRuns: 40 }),
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

test("[R167] only what is under 25%, or what an answer denies, is called unlikely", () =>
  forEveryBrief(({ found, brief }) => {
    const undenied = found.notThese.filter(({ weakness }) => weakness !== "denied");
    expect(undenied.filter(({ probability }) => (probability ?? 0) >= 0.25)).toEqual([]);
    for (const { probability } of found.notThese) expect(probability ?? 0).toBeLessThan(0.5);
    for (const line of listUnder("not-these", brief.blocks)) expect(line).not.toMatch(/^[^.]*\((?:very )?likely\)/);
  }));

test("[R167] how likely a cause is appears in the report as words, never as a percentage", () =>
  forEveryBrief(({ brief }) => {
    const lines = ownLines(brief.blocks).join("\n");
    expect(lines).not.toMatch(/\(over 95%\)|\d% likely|our estimate: (?:over )?\d+%/i);
  }));

test("[R167] a cause is called checked only if a box names it", () =>
  forEveryBrief(({ shop, found }) => {
    const ticked = [...(shop.typical_delay_cause ?? []), shop.primary_bottleneck];
    for (const { why } of found.notThese) {
      expect(why).not.toMatch(/\bboxes\b/);
      if (why.startsWith("You checked"))
        expect(ticked.some((box) => box !== undefined && why.includes(box))).toBe(true);
    }
  }));

test("[R167] at most two causes are named as not ruled out, both more likely than not and described nowhere else", () =>
  forEveryBrief(({ diagnosis, found, brief }) => {
    const said = brief.blocks.flatMap((block) => (block.kind === "paragraph" ? [wordsOf(block.text)] : [])).join(" ");
    const named = /Not ruled out: ([^.]+)\./.exec(said)?.[1] ?? "";
    const open = diagnosis.themes.filter(({ name }) => named.includes(name.toLowerCase()));
    expect(open.length).toBeLessThanOrEqual(2);
    expect(named).toBe(open.map(({ name }) => name.toLowerCase()).join(" and "));
    const told: readonly string[] = found.causes.map(({ theme }) => theme);
    for (const { id, probability } of open) {
      expect(probability).toBeGreaterThan(0.49);
      expect(told).not.toContain(id);
    }
  }));

test("[R220] a second cause has its own sentence or a box that names it, and no more hours than the first without an explanation", () =>
  forEveryBrief(({ shop, diagnosis, found }) => {
    const [lead, ...others] = found.causes;
    const hoursOf = (id: string | undefined): number =>
      diagnosis.themes.find((one) => one.id === id)?.losses[0]?.amount.likely ?? 0;
    for (const { theme, quotes, comesAfter } of others) {
      const evidence = diagnosis.themes.find(({ id }) => id === theme)?.evidence ?? [];
      const boxes = evidence.filter(
        ({ speaks, quoted, field }) => speaks === "for" && !quoted && namesACause.has(field),
      );
      expect(quotes.length + boxes.length).toBeGreaterThan(0);
      expect(comesAfter !== null).toBe(hoursOf(theme) > hoursOf(lead?.theme));
      const answers = [shop.pain_invisible, shop.notes].join("\n");
      for (const { text } of quotes) expect(answers).toContain(text);
    }
  }));

const namesACause: ReadonlySet<string> = new Set([
  "typical_delay_cause",
  "happens_weekly",
  "measured",
  "shipping_dwell",
  "setup_time_variability",
]);

test("the page opens with a question about its own story, or with what would show it, and never asks twice", () =>
  forEveryBrief(({ found, brief }) => {
    const { situation, unknowns, finding } = found;
    const [opening = "", ...others] = brief.blocks.flatMap((block) =>
      block.kind === "paragraph" ? [wordsOf(block.text)] : block.kind === "list" ? block.items.map(wordsOf) : [],
    );
    const asked = /One answer could still change this: (.+)$/.exec(opening)?.[1];
    if (finding.rests !== "too-little")
      expect(asked ?? opening).toMatch(/\?$|In ten working days, this would show it: /);
    if (asked === undefined) return;
    const first = unknowns.find(({ question }) => question === asked);
    if (situation) expect(first?.flips === "ruling" || first?.id === situation.id).toBe(true);
    expect(others.join(" ")).not.toContain(asked);
  }));

test("[R220] a box for late jobs alone makes no second cause where they wrote of another one", () => {
  const shop: Submission = {
    ...sampleShop,
    typical_delay_cause: ["Expedites"],
    scheduling_ownership: "Everyone (tribal)",
    schedule_tool: "Whiteboard",
    improvement_goal: "Faster setups.",
    success_metric: "",
    pain_invisible: "Setups are quoted at 45 minutes and take two hours.",
    notes: "",
  };
  const diagnosis = diagnose(shop);
  expect(diagnosis.themes.find(({ id }) => id === "scheduling_priority")?.probability).toBeGreaterThan(0.5);
  expect(caseOf(shop, diagnosis).causes.map(({ theme }) => theme)).toEqual(["setup_changeover"]);
});

test("[R220] no opinion, no praise, no plan and no record of nothing is quoted for a cause", () => {
  const misread = [
    "The shift sheet for that day says no downtime.",
    "I'll tell you what it is, these young fellas can't set up a job.",
    "They told me every machine is full and they can't get bodies.",
    "My father would say floor space.",
    "Thinking lease on a DN HP 5100, they said 4,150 a month.",
    "I'd like somebody to come teach these boys.",
    "We bought pallets in 2022 and it's the best money I ever spent.",
  ];
  for (const sentence of misread) {
    const shop: Submission = {
      ...sampleShop,
      pain_invisible: `Setups are quoted at 45 minutes and take two hours. ${sentence}`,
      notes: sentence,
    };
    const { causes, mechanism } = caseOf(shop, diagnose(shop));
    const quotes = [...causes.flatMap((one) => one.quotes), ...mechanism.steps.flatMap((step) => step.quotes)];
    expect(quotes.map(({ text }) => text)).not.toContain(sentence);
  }
});

test("[R220] what a shop measures is not a stop nobody sees", () => {
  const shop: Submission = {
    ...sampleShop,
    pain_invisible: "The Datanomix board says those ten cut 52 hours a week each. Nobody else can set the trunnion.",
  };
  const { causes } = caseOf(shop, diagnose(shop));
  const unseen = causes.find(({ theme }) => theme === "capacity_visibility");
  expect(unseen?.quotes ?? []).toEqual([]);
});

const timelineOf = ({ brief }: Briefed) =>
  brief.blocks.flatMap((block) => (block.kind === "timeline" ? block.phases : []));

test("[R221] the plan has at most seven lines, starts no KPI, and buys nothing", () =>
  forEveryBrief((one) => {
    const lines = timelineOf(one).flatMap(({ steps }) => steps.map(({ what }) => wordsOf(what)));
    expect(lines.length).toBeLessThanOrEqual(7);
    for (const line of lines) expect(line).not.toMatch(/^Start tracking|monitor on|monitors on|workholding|^Stock /);
  }));

test("[R221] every task of the plan goes to someone from the week, and decisions go to the owner", () =>
  forEveryBrief((one) => {
    const people = new Set(one.found.week.map(({ who }) => inWords(who).toLowerCase()));
    for (const { owner } of timelineOf(one).flatMap(({ steps }) => steps))
      expect(owner === "Owner" || people.has(owner.toLowerCase())).toBe(true);
  }));

test("[R222] what doesn't fit together is of the leading cause alone, two lines at most", () =>
  forEveryBrief(({ found, diagnosis, brief }) => {
    const lines = listUnder("findings", brief.blocks);
    expect(lines.length).toBeLessThanOrEqual(2);
    const [lead] = found.causes;
    for (const { id, title } of diagnosis.findings) {
      if (!Object.hasOwn(storiesOf, id) || !lines.some((line) => line.startsWith(title))) continue;
      const stories: readonly string[] = storiesOf[id as keyof typeof storiesOf];
      expect(stories).toContain(lead?.theme);
    }
  }));

test("[R222] an answer appears next to a published figure only if it is outside it and not a wide guess", () =>
  forEveryBrief(({ brief }) => {
    const tables = brief.blocks.filter((block) => block.kind === "table" && /published/.test(block.caption));
    const cells = tables.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.map(wordsOf)) : []));
    for (const row of cells) expect(row.join(" ")).not.toMatch(/0–70%|at most/);
    for (const block of tables) expect(block.kind === "table" && block.rows.length).toBeGreaterThan(0);
  }));

test("[R222] fewer machinists than machines are never said to be enough", () =>
  forEveryBrief(({ shop, brief, found }) => {
    if ((shop.machinist_count ?? Infinity) >= shop.machine_count) return;
    expect(found.notThese.flatMap(({ sum }) => sum ?? []).join(" ")).not.toMatch(/one machinist runs/);
    expect(ownLines(brief.blocks).join(" ")).not.toMatch(/enough machinists/);
  }));

test("[R167] what describes how the leading cause happens is never set aside as a one-time event", () =>
  forEveryBrief(({ found: { notThese, mechanism } }) => {
    const told = mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text));
    const setAside = notThese
      .filter(({ kind }) => kind !== "planned" && kind !== "own-theory")
      .flatMap(({ quotes }) => quotes);
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

test("[R135] what needs hours by job is asked for only if someone keeps them", () =>
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
        expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.8);
      }
    }
  }));

test("[R166] an empty chart shows no night shift in a shop with one, and no more machines than there are", () =>
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

test("[R134] the sentences of how it happens tell no plan, no advice of others and nothing that happened once", () =>
  forEveryBrief(({ shop, found: { mechanism } }) => {
    const refused = factsIn(shop).plans.filter(({ certainty }) => certainty !== "done");
    for (const { text } of mechanism.steps.flatMap(({ quotes }) => quotes)) {
      expect(refused.map(({ quote }) => quote)).not.toContain(text);
      expect(text).not.toMatch(/supplier admitted|five weeks waiting for Germany|accountant says/i);
    }
  }));

test("sentences are joined by an order only where one cause leads to the next, or where one says that it follows", () =>
  forEveryBrief(({ found: { mechanism } }) => {
    if (mechanism.bridges.length > 0 || mechanism.steps.length <= 1) return;
    const quotes = mechanism.steps.flatMap((step) => step.quotes.map(({ text }) => text));
    expect(quotes.filter((text) => /^(?:then|so|after that|that['’]s when|which means)\b/i.test(text))).not.toEqual([]);
  }));

/** Shops whose words point to one cause and give its hours, and the sum. */
const ownSums: Readonly<Record<string, Partial<Submission>>> = {
  "5 times × 16 to 32 working hours = 80 to 160 hours.": {
    primary_bottleneck: "Other",
    downtime_tracking: "No formal tracking",
    pain_invisible:
      "The big lathe has quit on us five times since Easter, X drive alarm. It is two days or four days each time. The gearbox is next.",
  },
  "6,000 pieces × (9.5 − 4) minutes = 550 hours.": {
    primary_bottleneck: "Other",
    quoting_accuracy: "Estimates",
    pain_invisible: "We price from memory and lose money on every other job.",
    notes: "I been figuring those at 4 min and he come up with nine and a half. We do 6 thousand of them a year.",
  },
  "41 − 22 = 19 hours over. 19 ÷ 22 = 86%.": {
    primary_bottleneck: "Other",
    quoting_accuracy: "Estimates",
    pain_invisible: "We price from memory. On the clamps I put down 22 hours and they booked 41.",
  },
};

const figuresOf = (shop: Submission) =>
  composeBrief(shop, diagnose(shop), occasion).blocks.flatMap((block) =>
    block.kind === "headline-figures" ? block.figures : [],
  );

test("[R168] the total of a shop's own counts and times is the figure of the first page, with no estimate of ours next to it", () => {
  for (const [sum, told] of Object.entries(ownSums)) {
    const shop: Submission = { ...silentShop, shop_rate_known: "Estimate", shop_rate_value: 90, ...told };
    const [own, money, ...rest] = figuresOf(shop);
    expect(own && wordsOf(own.words)).toContain(sum);
    expect(money && wordsOf(money.words)).toMatch(/ hours × \$90 = \$/);
    expect(rest).toEqual([]);
  }
});

test("[R168] a shop that doesn't count in dollars sees none it didn't write", () => {
  const abroad: Partial<Submission> = { owner_phone: "+49 711 5550 112", shop_rate_known: "Not sure" };
  for (const told of Object.values(ownSums)) {
    const shop: Submission = { ...silentShop, ...told, ...abroad };
    expect(JSON.stringify(figuresOf(shop))).not.toContain("$");
    const [, money] = figuresOf({ ...shop, shop_rate_known: "Estimate", shop_rate_value: 80 });
    expect(money && wordsOf(money.words)).toMatch(/ × €80 = €/);
  }
});

test("[R168] today's number from a sentence is on its tile", () => {
  const shop: Submission = {
    ...sampleShop,
    success_metric: "Spindles turning 60% of the day instead of the 41 we see on the screens.",
  };
  const [wall] = composeBrief(shop, diagnose(shop), occasion).blocks.filter((block) => block.kind === "wall");
  const tile = wall?.tiles.find(({ id }) => id === "kpi_spindle_util");
  expect([tile?.value, tile?.isReal]).toEqual(["41%", true]);
});

test("[R168] a rate mentioned in a sentence counts as a guess, and no rate is called missing that someone is unsure of", () => {
  const { shop_rate_value, ...rest } = sampleShop;
  const unsure: Submission = { ...rest, shop_rate_known: "Not sure", notes: "Seventy an hour is what everybody gets." };
  const wordsIn = (shop: Submission): string => ownLines(composeBrief(shop, diagnose(shop), occasion).blocks).join(" ");
  expect(wordsIn(unsure)).toContain("$70, the rate you mention: your guess");
  expect(wordsIn({ ...unsure, notes: "" })).toContain("You aren't sure of your rate");
  expect(wordsIn({ ...unsure, notes: "Machinists get 70 dollars an hour in pay." })).not.toContain(
    "the rate you mention",
  );
});
