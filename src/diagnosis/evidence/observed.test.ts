import fc from "fast-check";
import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import { submissions } from "../../../test/submissions.ts";
import { calledFrom, detectionOdds } from "../../knowledge/odds/odds.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { answerText } from "../../survey/answer-text.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";
import type { Evidence } from "../diagnosis.ts";
import { crewRatioOf } from "../losses/capacity.ts";
import { freeTextFields } from "../reader/sentences.ts";
import { detectionsIn } from "./detections.ts";
import { evidenceFor } from "./evidence.ts";
import { type Observation, startOfQuote } from "./observation.ts";
import type { Detection } from "./passage-detections.ts";
import { oddsOf } from "./theme-odds.ts";

const law = { seed: 26, numRuns: 100 } as const;
const rounding = 1e-12;
const themeIds = Object.keys(themes) as readonly ThemeId[];

const evidenceOf = (theme: ThemeId, shop: Submission, observations: readonly Observation[] = []): readonly Evidence[] =>
  diagnose(shop, observations).themes.find(({ id }) => id === theme)?.evidence ?? [];

/** Observations of a shop: some of its own words under any theme, some made up. */
function observationsOf(submission: Submission): fc.Arbitrary<readonly Observation[]> {
  const quote = (field: Field): fc.Arbitrary<string> => {
    const words = (answerText(submission, field) ?? "").split(" ");
    const index = fc.nat({ max: words.length });
    return fc.oneof(
      { weight: 5, arbitrary: fc.tuple(index, index).map(([from, to]) => words.slice(from, to + 1).join(" ")) },
      { weight: 1, arbitrary: fc.constantFrom("Setups are a mess here.", "", "\ud83d") },
    );
  };
  const observation = fc
    .tuple(fc.constantFrom(...freeTextFields), fc.constantFrom(...themeIds))
    .chain(([field, theme]) => quote(field).map((quote) => ({ field, theme, quote })));
  return fc.array(observation, { maxLength: 12 });
}

const observedShops = submissions.chain((shop) => fc.tuple(fc.constant(shop), observationsOf(shop)));

/** Words that our reader detects nothing in. */
const undetected = "Ray wanders off with a ladder before every part.";
const plain: Submission = { ...silentShop, pain_invisible: undetected };
const wanders: Observation = {
  field: "pain_invisible",
  theme: "setup_changeover",
  quote: "Ray wanders off with a ladder",
};

test("[R89] an observation is evidence: it quotes the answer, says so, and its ratio is 5 to the part that the field counts", () => {
  expect(evidenceOf("setup_changeover", plain).filter(({ speaks }) => speaks === "for")).toEqual([]);
  const [seen] = evidenceOf("setup_changeover", plain, [wanders]);
  expect(seen).toMatchObject({
    speaks: "for",
    weight: "moderate",
    field: "pain_invisible",
    answer: "Ray wanders off with a ladder",
    quoted: true,
    why: "Read with what you wrote around it, it points to this cause.",
  });
  expect(seen?.ratio).toBeCloseTo(5 ** 0.7, 9);
});

test.each(freeTextFields)("[R89] an observation in %s counts, and is never strong evidence", (field) => {
  const shop: Submission = { ...silentShop, [field]: undetected };
  const [seen] = evidenceOf("setup_changeover", shop, [{ ...wanders, field }]);
  expect(seen?.ratio).toBeGreaterThanOrEqual(detectionOdds.minRatio);
  expect(seen?.ratio).toBeLessThan(calledFrom.strong);
});

test("[R89] where our reader detects more, an observation of the same field and theme changes nothing", () => {
  const shop: Submission = { ...silentShop, pain_invisible: "Jobs sit on carts between operations for days." };
  const seen: Observation = { field: "pain_invisible", theme: "flow_wip_dwell", quote: "Jobs sit on carts" };
  expect(detectionsIn(shop, [seen])).toEqual(detectionsIn(shop));
  expect(detectionsIn(shop).find(({ theme }) => theme === "flow_wip_dwell")?.ratio).toBeGreaterThan(5 ** 0.7);
});

test("[R89] where our reader detects less, the observation replaces it and the two are not added", () => {
  const shop: Submission = {
    ...silentShop,
    notes: "Guys look for tools.",
  };
  const before = detectionsIn(shop).filter(({ theme }) => theme === "setup_changeover");
  const after = detectionsIn(shop, [{ field: "notes", theme: "setup_changeover", quote: "Guys look for" }]);
  expect(before.map(({ ratio }) => ratio < 5 ** 0.6)).toEqual([true]);
  expect(after.filter(({ theme }) => theme === "setup_changeover").map(({ ratio }) => ratio)).toEqual([5 ** 0.6]);
});

test.for([
  ["the denied sentence itself", "Setups are not our problem."],
  ["words cut out of it", "Setups are"],
  ["another sentence of the answer", "Ray wanders off with a ladder"],
] as const)("[R89] who denies a theme denies it, whatever is observed: %s", ([, quote]) => {
  const shop: Submission = { ...silentShop, pain_invisible: `Setups are not our problem. ${undetected}` };
  const seen: Observation = { field: "pain_invisible", theme: "setup_changeover", quote };
  expect(evidenceOf("setup_changeover", shop).map(({ speaks }) => speaks)).toEqual(["against"]);
  expect(evidenceOf("setup_changeover", shop, [seen])).toEqual(evidenceOf("setup_changeover", shop));
});

test.for([
  ["by its sound", "Setups are not our problem.", "not our problem"],
  [
    "by its words",
    "The plater, no complaints, they leave the pallets by the door where Ray gets them.",
    "leave the pallets",
  ],
] as const)("[R89] a sentence that our reader takes for a denial %s is evidence for no theme", ([, said, quote]) => {
  const shop: Submission = { ...silentShop, pain_invisible: said };
  expect(diagnose(shop, [{ field: "pain_invisible", theme: "staffing_skills", quote }])).toEqual(diagnose(shop));
});

test("[R89] the order of observations changes nothing, and the same one twice counts once", () => {
  fc.assert(
    fc.property(observedShops, ([shop, seen]) => {
      const once = JSON.stringify(diagnose(shop, seen));
      expect(JSON.stringify(diagnose(shop, seen.toReversed()))).toBe(once);
      expect(JSON.stringify(diagnose(shop, [...seen, ...seen]))).toBe(once);
    }),
    { ...law, numRuns: 40 },
  );
});

test("[R89] observations never lower a theme, and never raise it above the most that our reader could hear", () => {
  fc.assert(
    fc.property(observedShops, ([shop, seen]) => {
      const probability = (id: ThemeId, detections: readonly Detection[]): number =>
        oddsOf(id, evidenceFor(id, shop, crewRatioOf(shop), detections));
      const [read, both] = [detectionsIn(shop), detectionsIn(shop, seen)];
      for (const id of themeIds) {
        const most = freeTextFields
          .filter((field) => shop[field] !== undefined)
          .map((field): Detection => {
            const words = { quote: "", words: [], isWish: false };
            return { theme: id, speaks: "for", field, ratio: detectionOdds.maxRatio, ...words };
          });
        expect(probability(id, both)).toBeGreaterThanOrEqual(probability(id, read) * (1 - rounding));
        expect(probability(id, both)).toBeLessThanOrEqual(probability(id, most) * (1 + rounding));
      }
    }),
    law,
  );
});

test("[R89] one thing at most is detected per field and theme, and every quote is in its answer character for character", () => {
  fc.assert(
    fc.property(observedShops, ([shop, seen]) => {
      const detections = detectionsIn(shop, seen);
      expect(new Set(detections.map(({ field, theme }) => `${field} ${theme}`)).size).toBe(detections.length);
      for (const { field, quote, words } of detections) {
        expect(answerText(shop, field)).toContain(quote.replace(/…$/, ""));
        for (const word of words) expect(quote).toContain(word);
      }
    }),
    law,
  );
});

test("[R89] what is not in the answers counts as unobserved", () => {
  fc.assert(
    fc.property(submissions, fc.constantFrom(...freeTextFields), fc.constantFrom(...themeIds), (shop, field, theme) => {
      const seen: Observation = { field, theme, quote: "Nobody wrote this sentence" };
      expect(diagnose(shop, [seen])).toEqual(diagnose(shop));
    }),
    { ...law, numRuns: 40 },
  );
});

test.for([
  ["in the middle", "the gauge", "Find the gauge now", 5],
  ["at both ends", "Find", "Find", 0],
  ["where the first place cuts a word", "tool", "tools and a tool", 12],
  ["in a script without blanks", "夜勤の部品", "今日は夜勤の部品は", 3],
  ["behind a mark", "hot list", "“hot list”", 1],
  ["before a full stop", "takes 2", "It takes 2. Then 5.", 3],
  ["with the sign of its money", "$45,000", "We lost $45,000.", 8],
  ["beside signs of direction", "setup", "\u200fsetup\u200f", 1],
  ["before an apostrophe that ends a quotation", "the list", "‘the list’ and so on", 1],
] as const)("[R89] a quote is found %s", ([, quote, text, index]) => {
  expect(startOfQuote(quote, text)).toBe(index);
});

test.for([
  ["a word cut in front", "ind the", "Find the gauge"],
  ["a word cut behind", "Find th", "Find the gauge"],
  ["half a sign", "\ud83d", "a 🔧 b"],
  ["a letter without its accent", "cafe", "cafe\u0301"],
  ["half of a joined sign", "👩", "👩\u200d🔧"],
  ["a number cut at its point", "takes 2", "It takes 2.5 hours"],
  ["a number cut in front", "5 hours", "It takes 2.5 hours"],
  ["a sum without its thousands", "lost $45", "We lost $45,000"],
  ["a sum without its money", "45,000", "We lost $45,000"],
  ["a share without its sign", "late 30", "We are late 30 % of the time"],
  ["a word cut at its apostrophe", "setup isn", "The setup isn’t long"],
  ["nothing", "", "Find"],
] as const)("[R89] no quote: %s", ([, quote, text]) => {
  expect(startOfQuote(quote, text)).toBe(undefined);
});
