import { describe, expect, test } from "vitest";
import { silentShop } from "../../../../test/shops.ts";
import { comparisons } from "../../../knowledge/patterns/two-results.ts";
import type { Submission } from "../../../survey/submission.ts";
import { diagnose } from "../../diagnose.ts";
import { caseOf } from "../case-of.ts";

const experimentOf = (pain_invisible: string, more: Partial<Submission> = {}) => {
  const shop: Submission = { ...silentShop, ...more, pain_invisible };
  return caseOf(shop, diagnose(shop)).experiment;
};

describe("[R232] two of a kind that came out differently", () => {
  test.each([
    ["We made the same die twice. First one, 30 days on the big mill. Second one, 17.", "repeat"],
    ["The right-hand bracket ran in 9 hours; the left-hand one before it took 16, and the right hand 9.", "repeat"],
    ["Row F and row G are identical, but F makes 2,900 a shift and G 3,600.", "machines"],
    ["Lathe 3 came on a lease with a man every quarter and had two calls. The others had 31 calls.", "serviced"],
    ["A friend of mine sat beside the grinders for a week. They made 800 a day, then 610 again.", "visitor"],
    ["An emergency for the dairy took 2 days. Normally it takes 15 days.", "by-hand"],
    ["I stood next to Al for one and it took 40 minutes. The log says 3 hours.", "watched"],
    ["When Mia sets it up it takes 2 hours. The others take 5 hours.", "by-person"],
    ["Gear blanks come out at 2 hours a setup, the shafts at 6.", "by-work"],
    ["In May nobody touched the board and we shipped 40 jobs. In June it was 26.", "stretch"],
  ])("%s", (text, kind) => {
    const found = experimentOf(text);
    expect(found?.kind).toBe(kind);
    expect(found?.text).toMatch(/^This isn't proof\./);
    expect(found?.quotes.every((quote) => text.includes(quote.text))).toBe(true);
  });

  test("the usual result may be in another answer", () => {
    const rush = "We had a rush job for the clinic, it took 4 working days.";
    expect(experimentOf(rush)).toBeNull();
    expect(experimentOf(rush, { success_metric: "Lead time of 10 days. The usual is 22 days." })?.kind).toBe("by-hand");
  });

  test("what the words say one side has comes before our guess", () => {
    const found = experimentOf(
      "Pins come out at 2 hours a setup, the housings at 7. Pins release their own first piece.",
    );
    expect(found?.text).toContain("who may pass the first piece");
  });

  test.each([
    ["a boast", "We are the best shop in the county and our second mill is identical to the first."],
    ["praise", "When Mia sets it up it is beautiful, and the others are fine too."],
    ["one result alone", "I stood next to Al for one and it took 40 minutes."],
    ["two prices", "The first Haas cost $60,000 and the second one $85,000."],
    ["what is over", "Row F made 2,900 a shift and row G, the same machines, 3,600, but that is fixed."],
    ["what only got better", "In May we shipped 26 jobs. In June it was 40."],
    ["what is hoped for", "With identical machines row F would make 2,900 a shift and row G 3,600."],
    ["two lengths of time", "A friend helped us for two weeks, and another one for three weeks."],
    ["work done by hand", "A ring is indicated by hand in forty minutes to two hours, after the usual wait."],
    ["one machine twice", "Best setup 1.4 hours, worst 6.2. Same man, same machine, both times."],
    ["parts of one time", "A setup took 4 hours. He wrote 1 hour for the vise, and all the rest he just wrote walks."],
    [
      "somebody who only times",
      "My son stood out there two weeks with a stopwatch. He timed 23 jobs, then normally 30.",
    ],
    ["two shifts", "The first shift starts at 6 and the second shift at 2."],
    ["results too far apart to be of one thing", "First one, 20 days on the mill. Second one we made 1,400."],
  ])("none out of %s", (_, text) => {
    expect(experimentOf(text)).toBeNull();
  });

  test("each kind says what would make it prove nothing, in its own words", () => {
    const rows = Object.values(comparisons).map(({ row }) => row.see);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe("[R232] those who interrupt were away", () => {
  test("and a sentence later nothing was late", () => {
    const found = experimentOf("The owner and Carl were at a trade show for ten days. We cut 30 jobs. Nothing late.");
    expect(found).toMatchObject({ kind: "well" });
    expect(found?.quotes).toHaveLength(3);
    expect(found?.text).toContain("the owner and Carl were out");
  });
});

test("[R232] the same machines years ago are not two of a kind", () => {
  const said = "Same machines and same parts as three years back. They took 40 jobs a week then, now 22 jobs.";
  expect(experimentOf(said)?.kind).not.toBe("machines");
});
