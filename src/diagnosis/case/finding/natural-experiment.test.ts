import { describe, expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { caseOf } from "../case-of.ts";

const caseOfShop = (pain_invisible: string, more: Partial<Submission> = {}) => {
  const shop: Submission = {
    ...sparseShop,
    machine_count: 12,
    machinist_count: 10,
    primary_bottleneck: "Setup",
    typical_delay_cause: ["Setup overruns", "Expedites"],
    ...more,
    pain_invisible,
  };
  return caseOf(shop, diagnose(shop));
};

const pulled = "A buyer calls me, he is in a bind, so I walk out and tell Lou take it down.";

describe("[R232] two stretches that went differently", () => {
  const out = "I was out three weeks in May and we shipped everything on time.";
  const found = caseOfShop(`${pulled} ${out}`);

  test("the sentence is quoted where it happens, and what differed is inferred in one line", () => {
    expect(found.naturalExperiment).toMatchObject({ kind: "well", quotes: [{ text: out }] });
    expect(found.naturalExperiment?.text).toContain("The main thing that differed: you were out");
    expect(found.mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text))).toContain(out);
  });

  test("the week begins by comparing them, then counts", () => {
    expect(found.week[0]?.what).toContain("List each job due in the three weeks you were out");
    expect(found.week[1]?.id).toBe("situation-count");
    expect(found.week).toHaveLength(5);
  });

  test("the table says what would make them worthless, before the row that refutes us", () => {
    expect(found.trial.at(-2)?.see).toMatch(/^That stretch was slow/);
    expect(found.trial.at(-1)?.kind).toBe("we-are-wrong");
  });

  test.each([
    ["Only Vera dresses the wheel. On the night she was at school, seven of ten stood until six.", "Vera wasn't there"],
    ["if ray is out the big lathe dont run.", "Ray wasn't there"],
    ["When Gilles is here we deliver on time.", "Gilles wasn't there"],
  ])("%s", (text, inferred) => {
    expect(caseOfShop(text, { primary_bottleneck: "Staffing" }).naturalExperiment?.text).toContain(inferred);
  });

  test.each([
    "We set it up in 35 minutes on a normal day, it is okay.",
    "My wife is out most Fridays.",
    "The man goes to the crib, borrows one off Ed, and the machine sits.",
    "Everybody types at the control and the spindle light is off, so parts sit.",
    "The roof was off for a week in 2019.",
    "I am out of bar stock by Tuesday.",
  ])("nothing differed: %s", (text) => {
    expect(caseOfShop(text).naturalExperiment).toBeNull();
  });
});
