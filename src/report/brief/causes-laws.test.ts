import { expect, test } from "vitest";
import { ownLines } from "../../../test/briefs.ts";
import { forEveryBrief, listUnder } from "../../../test/every-brief.ts";
import { occasion, sparseShop } from "../../../test/shops.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { factsIn } from "../../diagnosis/facts/facts.ts";
import { likelihoodFrom } from "../../knowledge/odds/likelihood.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { wordsOf } from "../text.ts";
import { composeBrief } from "./compose-brief.ts";
import { costsNoHours } from "./page-one/cause-named.ts";

test("[R167] only what is under 25%, or what an answer denies, is called unlikely", () =>
  forEveryBrief(({ found, brief }) => {
    const undenied = found.unlikelyCauses.filter(({ weakness }) => weakness !== "denied");
    expect(undenied.filter(({ probability }) => (probability ?? 0) >= 0.25)).toEqual([]);
    for (const { probability } of found.unlikelyCauses) expect(probability ?? 0).toBeLessThan(0.5);
    for (const line of listUnder("not-these", brief.blocks)) expect(line).not.toMatch(/^[^.]*\((?:very )?likely\)/);
  }));

test("[R167] how likely a cause is appears in the report as words, never as a percentage", () =>
  forEveryBrief(({ brief }) => {
    const lines = ownLines(brief.blocks).join("\n");
    expect(lines).not.toMatch(/\(over 95%\)|\d% likely|our estimate: (?:over )?\d+%/i);
  }));

test("[R167] we say that they checked a cause only if a checkbox names it", () =>
  forEveryBrief(({ shop, found }) => {
    const checked = [...(shop.typical_delay_cause ?? []), shop.primary_bottleneck];
    for (const { why } of found.unlikelyCauses) {
      expect(why).not.toMatch(/\bboxes\b/);
      if (why.startsWith("You checked"))
        expect(checked.some((box) => box !== undefined && why.includes(box))).toBe(true);
    }
  }));

test("[R167] at most two causes are named as not ruled out, both possible and described nowhere else", () =>
  forEveryBrief(({ diagnosis, found, brief }) => {
    const said = brief.blocks.flatMap((block) => (block.kind === "paragraph" ? [wordsOf(block.text)] : [])).join(" ");
    const named = /Not ruled out: ([^.]+)\./.exec(said)?.[1] ?? "";
    const open = diagnosis.themes.filter(({ name }) => named.includes(name.toLowerCase()));
    expect(open.length).toBeLessThanOrEqual(2);
    expect(named).toBe(open.map(({ name }) => name.toLowerCase()).join(" and "));
    const shown: readonly string[] = found.causes.map(({ theme }) => theme);
    for (const { id, probability } of open) {
      expect(probability).toBeGreaterThanOrEqual(likelihoodFrom.may);
      expect(shown).not.toContain(id);
    }
  }));

test("[R167] a cause whose symptom is in the headline isn't called not ruled out", () => {
  const shop = {
    ...sparseShop,
    primary_bottleneck: "Materials",
    typical_delay_cause: ["Supplier delays", "Scheduling changes"],
    late_job_ratio: "30%+",
    improvement_goal: "Cut our lead time from 7 weeks to 4.",
    pain_invisible:
      "A shaft gets about 9 hours of machining and then sits. Average was 48 days door to door, and 19 of those were at heat treat or chrome or sitting on our dock. If a shaft is finished on Friday it sits six days before it even leaves.",
    notes: "The chrome shop lost a rack of 6 shafts in September, and it cost us two weeks.",
  } as Submission;
  const diagnosis = diagnose(shop);
  const lines = ownLines(composeBrief(shop, diagnosis, occasion).blocks).join("\n");
  expect(caseOf(shop, diagnosis).situation?.id).toBe("outside-step");
  expect(lines).toMatch(/What happened once/);
  expect(lines).not.toMatch(/Not ruled out: late material/);
});

/** Fields whose answer names a cause by itself. */
const namesACause: ReadonlySet<string> = new Set([
  "typical_delay_cause",
  "happens_weekly",
  "measured",
  "shipping_dwell",
  "setup_time_variability",
]);

test("[R220] a second cause has its own sentence or checkbox, and no more hours than the first without an explanation", () =>
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

test("[R220] a checkbox about late jobs alone makes no second cause if they write about another one", () => {
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
  expect(diagnosis.themes.find(({ id }) => id === "scheduling_priority")?.probability).toBeGreaterThan(
    likelihoodFrom.may,
  );
  expect(caseOf(shop, diagnosis).causes.map(({ theme }) => theme)).toEqual(["setup_changeover"]);
});

test("[R134] opinions, praise, plans and records that nothing happened are never quoted for a cause", () => {
  const misread = [
    "The shift sheet for that day says no downtime.",
    "I'll tell you what it is, these young fellas can't set up a job.",
    "They shown me every machine is full and they can't get bodies.",
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

test("[R167] what describes how the leading cause happens is never set aside as a one-time event", () =>
  forEveryBrief(({ found: { unlikelyCauses, mechanism } }) => {
    const quoted = mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text));
    const setAside = unlikelyCauses
      .filter(({ kind }) => kind !== "planned" && kind !== "own-theory")
      .flatMap(({ quotes }) => quotes);
    expect(setAside.filter(({ text }) => quoted.includes(text))).toEqual([]);
  }));

test("[R167] a sentence is called the only one that points to a cause only if it is", () =>
  forEveryBrief(({ diagnosis, found }) => {
    for (const { theme, why } of found.unlikelyCauses) {
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

test("[R134] how it happens quotes no plan, no advice of others and nothing that happened once", () =>
  forEveryBrief(({ shop, found: { mechanism } }) => {
    const refused = factsIn(shop).plans.filter(({ certainty }) => certainty !== "done");
    for (const { text } of mechanism.steps.flatMap(({ quotes }) => quotes)) {
      expect(refused.map(({ quote }) => quote)).not.toContain(text);
      expect(text).not.toMatch(/supplier admitted|five weeks waiting for Germany|accountant says/i);
    }
  }));

test("how it happens has several steps only if a bridge joins them or a sentence says what follows", () =>
  forEveryBrief(({ found: { mechanism } }) => {
    if (mechanism.bridges.length > 0 || mechanism.steps.length <= 1) return;
    const quotes = mechanism.steps.flatMap((step) => step.quotes.map(({ text }) => text));
    expect(quotes.filter((text) => /^(?:then|so|after that|that['’]s when|which means)\b/i.test(text))).not.toEqual([]);
  }));

test("[R220] a cause comes second for being less likely only where the page calls it that", () =>
  forEveryBrief(({ diagnosis, found }) => {
    const wordOf = (id: string | undefined) => diagnosis.themes.find((one) => one.id === id)?.likelihood;
    const [lead, ...others] = found.causes;
    for (const { theme, comesAfter } of others)
      if (comesAfter === "less-likely") expect(wordOf(theme)).not.toBe(wordOf(lead?.theme));
  }));

test("[R230] a ruling counts on hours above only where the page shows some", () =>
  forEveryBrief(({ found }) => {
    const isStated = found.size.some(({ kind }) => kind === "stated-loss");
    if (!isStated && costsNoHours(found))
      for (const { sum } of found.ruling) expect(sum ?? "").not.toMatch(/hours(?: a \w+)? above/);
  }));

test("[R134] a sentence that they wrote twice is quoted once", () => {
  const { pain_invisible: pain, improvement_goal: goal } = sampleShop;
  const shop: Submission = { ...sampleShop, pain_invisible: `${pain} ${pain}`, improvement_goal: `${goal} ${goal}` };
  const facts = composeBrief(shop, diagnose(shop), occasion).blocks.flatMap((block) =>
    block.kind === "facts" ? block.facts : [],
  );
  const lists = facts.map(({ lines }) => lines.map(wordsOf));
  expect(lists.flat().filter((line) => line.includes("Machinists walk around"))).toHaveLength(1);
  expect(lists.filter((lines) => new Set(lines).size < lines.length)).toEqual([]);
});

test("[R167] a cause is as likely in the headline as on the page of causes", () => {
  const wordIn = (title: string): string =>
    /\bmay(?:be)?\b/.test(title) ? "possible" : /\blikely\b/.test(title) ? "likely" : "very likely";
  let flat = 0;
  forEveryBrief(({ found, brief }) => {
    const at = brief.blocks.findIndex((block) => block.kind === "heading" && block.id === "themes");
    const first = brief.blocks.slice(at + 1).find((block) => block.kind === "heading");
    if (at === -1 || first?.kind !== "heading" || found.finding.rests === "too-little") return;
    expect(`${brief.title} / ${first.text}`).toMatch(new RegExp(`\\(${wordIn(brief.title)}\\)$`));
    flat += /\(very likely\)$/.test(first.text) && found.finding.hedge === "likely" ? 1 : 0;
  });
  expect(flat).toBeGreaterThan(0);
});
