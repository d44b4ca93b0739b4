import { expect, test } from "vitest";
import { ownLines } from "../../../../test/briefs.ts";
import { occasion, silentShop } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { wordsOf } from "../../text.ts";
import { composeBrief } from "../compose-brief.ts";

/** Shops whose answers point to one cause and state its hours, with the expected sum. */
const ownSums: Readonly<Record<string, Partial<Submission>>> = {
  "25 − 20 = 5 hours over. 5 ÷ 20 = 25% over.": {
    primary_bottleneck: "Other",
    quoting_accuracy: "Estimates",
    pain_invisible: "We price from memory. I quote 20 hours on a flange, they take 25.",
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
  for (const [sum, answers] of Object.entries(ownSums)) {
    const shop: Submission = { ...silentShop, shop_rate_known: "Estimate", shop_rate_value: 90, ...answers };
    const [own, money, ...rest] = figuresOf(shop);
    expect(own && wordsOf(own.words)).toContain(sum);
    expect(money && wordsOf(money.words)).toMatch(/ hours × \$90 = \$/);
    expect(rest).toEqual([]);
  }
});

test("[R168] a shop that doesn't count in dollars sees none it didn't write", () => {
  const abroad: Partial<Submission> = { owner_phone: "+49 711 5550 112", shop_rate_known: "Not sure" };
  for (const answers of Object.values(ownSums)) {
    const shop: Submission = { ...silentShop, ...answers, ...abroad };
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
  const [dashboard] = composeBrief(shop, diagnose(shop), occasion).blocks.filter((block) => block.kind === "dashboard");
  const tile = dashboard?.tiles.find(({ id }) => id === "kpi_spindle_util");
  expect([tile?.value, tile?.isReal]).toEqual(["41%", true]);
});

test("[R168] a rate mentioned in a sentence counts as a guess, and no rate is called missing that someone is unsure of", () => {
  const { shop_rate_value, ...rest } = sampleShop;
  const unsure: Submission = { ...rest, shop_rate_known: "Not sure", notes: "Seventy an hour is what everybody gets." };
  const wordsIn = (shop: Submission): string => ownLines(composeBrief(shop, diagnose(shop), occasion).blocks).join(" ");
  expect(wordsIn(unsure)).toContain("$70, the rate you guessed");
  expect(wordsIn({ ...unsure, notes: "" })).toContain("You aren't sure of your rate");
  expect(wordsIn({ ...unsure, notes: "Machinists get 70 dollars an hour in pay." })).not.toContain(
    "the rate you mention",
  );
});

test("dates promised blind take no machine hours, so none are priced", () => {
  const figures = figuresOf({
    ...silentShop,
    ...{ shop_rate_known: "Estimate", shop_rate_value: 90, typical_delay_cause: ["Scheduling changes"] },
    pain_invisible:
      "Sales tells everybody four weeks without a look at the load, so jobs are late the day we book them.",
    late_job_ratio: "30%+",
  });
  expect(figures.map(({ name }) => name).filter((name) => /hours/i.test(name))).toEqual([]);
});

test("page one shows no estimate of less than an hour a week for the cause that leads", () => {
  const seen = (machine_count: number) =>
    ownLines(
      composeBrief(
        {
          ...silentShop,
          machine_count,
          pain_invisible: "A job waits for material again, the steel came late.",
        },
        diagnose({
          ...silentShop,
          machine_count,
          pain_invisible: "A job waits for material again, the steel came late.",
        }),
        occasion,
      ).blocks,
    ).join("\n");
  expect(seen(30)).toMatch(/Our estimate, not a count/);
  expect(seen(1)).not.toMatch(/Our estimate, not a count/);
});

test("a count over two sentences is quoted in full, and tells how it happens where nothing else does", () => {
  const told = ["I pulled the last 14 remakes.", "11 measure right to the old drawing in the folder."];
  const shop: Submission = { ...silentShop, machine_count: 20, schedule_tool: "Excel", pain_invisible: told.join(" ") };
  const page = JSON.stringify(composeBrief(shop, diagnose(shop), occasion).blocks);
  for (const sentence of told) expect(page).toContain(sentence);
  expect(page).toContain("11 ÷ 14 = 79%");
});

test.for([
  ["Gross margin back to 28%. It was 17.5% last quarter.", "10.5 points to go."],
  ["First-pass yield from 78% to 92%.", "14 in every 100 to go."],
  ["Cut our lead time on pump shafts from 7 weeks to 4.", "3 weeks to go."],
] as const)("what is left to a goal is counted in its own unit: %s", ([improvement_goal, left]) => {
  const pain_invisible = "Our quotes are too low: jobs take longer than quoted and nobody compares the hours.";
  const said = figuresOf({ ...silentShop, pain_invisible, improvement_goal }).map(({ words }) => wordsOf(words));
  expect(said.join(" ")).toContain(left);
});

test("a goal in hours of each machine is multiplied by the machines; a goal of the shop isn't", () => {
  const pain_invisible = "The same pump broke down three times. Nobody maintains the machines.";
  const today = "In the night nobody is here. Now average is 3.5 hour. I want 6.5 hour.";
  const gapOf = (success_metric: string, improvement_goal?: string): string =>
    figuresOf({
      ...{ ...silentShop, machine_count: 22, shift_count: "1", lights_out: true, pain_invisible, success_metric },
      ...(improvement_goal && { improvement_goal }),
    })
      .map(({ words }) => wordsOf(words))
      .join(" ");
  expect(gapOf("6.5 hour in the night on each machine.", today)).toContain("22 machines × 3 hours = 66 hours more");
  expect(gapOf("6.5 hour in the night.", today)).not.toContain("×");
  expect(gapOf("Unattended hours per night from 3.5 to 6.5.")).not.toContain("×");
  expect(gapOf("Setup hours per machine from 6 to 3.")).not.toContain("×");
  expect(gapOf("Parts a night on each machine from 35 to 65.")).not.toContain("×");
});
