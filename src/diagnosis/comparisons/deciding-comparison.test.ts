import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import { caseOf } from "../case/case-of.ts";
import { diagnose } from "../diagnose.ts";
import { comparisonEvidence, decidingComparison } from "./deciding-comparison.ts";

const misled = {
  ...sparseShop,
  primary_bottleneck: "Staffing",
  pain_invisible:
    "We don't have enough people, one man on two lathes is too thin. What I can't explain is 7 and 8. Same bar, same operator on both. 7 has the piece counter and makes 500 a shift, 8 makes 360.",
} as const;

test("[R235] a comparison the owner describes outweighs what the owner blames", () => {
  const diagnosis = diagnose(misled);
  expect(diagnosis.themes[0]?.id).toBe("capacity_visibility");
  const [lead] = diagnosis.themes;
  expect(lead?.evidence.find(({ why }) => why.startsWith("You compare machines whose stops"))).toMatchObject({
    speaks: "for",
    weight: "strong",
  });
  expect(caseOf(misled, diagnosis).comparison?.quotes.map(({ text }) => text)).toContain(
    "7 has the piece counter and makes 500 a shift, 8 makes 360.",
  );
});

test("[R235] a sentence about one side alone isn't shown as a comparison", () => {
  const pain_invisible =
    "Finished valves wait nine days for a truck because shipping collects full pallets. Most of a lot's weeks are spent in line.";
  const submission = { ...sparseShop, pain_invisible };
  expect(caseOf(submission, diagnose(submission)).comparison).toBeNull();
});

test("[R235] evidence from a sentence that compares nothing doesn't say that it does", () => {
  const pain_invisible =
    "Machines sit with the door open waiting on inspection. Marcy is the only one who can program our CMM, and she works days only, so second shift leaves first pieces on the cart until morning.";
  const [evidence] = comparisonEvidence({ ...sparseShop, pain_invisible });
  expect(evidence).toMatchObject({ speaks: "for", theme: "quality_inspection" });
  expect(evidence?.why).not.toMatch(/compar/i);
});

test("[R235] what is the same on both sides counts against the cause it would be", () => {
  const against = comparisonEvidence(misled).filter(({ speaks }) => speaks === "against");
  expect(against.map(({ theme }) => theme)).toContain("staffing_skills");
});

test("a fact that leaves no room for a cause counts against it even without a comparison", () => {
  const shop = { ...sparseShop, notes: "Our setups are on plan, I have the log." };
  expect(comparisonEvidence(shop)).toMatchObject([{ theme: "setup_changeover", speaks: "against" }]);
});

test.for([
  "Stock was here before the job was wanted on all but three orders out of about 140.",
  "We have not missed a bar delivery since March.",
])("material that was nearly always here counts against late material: %s", (notes) => {
  expect(comparisonEvidence({ ...sparseShop, notes })).toMatchObject([{ theme: "material_supply", speaks: "against" }]);
});

test.for([
  "Our setups take twice as long as planned.",
  "Our setups never hold the plan.",
  "The setups don't hold their time.",
])("a setup that runs over is no fact against setups: %s", (notes) => {
  expect(comparisonEvidence({ ...sparseShop, notes })).toEqual([]);
});

test("a sentence whose writer said it means none of what we offered isn't a comparison", () => {
  const confirmed = [
    "Same bar, same operator on both.",
    "7 has the piece counter and makes 500 a shift, 8 makes 360.",
  ].map((text) => ({ field: "pain_invisible", text, means: [] }) as const);
  expect(decidingComparison({ ...misled, confirmed })).toBeUndefined();
});

test.for([
  "Connie calls for the bar on Fridays. Comes out to about day 6. The lathes stood there with nobody at them.",
  "We look at two expediters for the hot jobs, $58,000 each. The same people on the same machines do 40 a week, then 31.",
])("a figure that comes out to something or the price of a plan is no side of a comparison: %s", (pain_invisible) => {
  expect(decidingComparison({ ...sparseShop, pain_invisible })).toBeUndefined();
});

test("what two people are paid isn't compared as their work", () => {
  const notes =
    "For three weeks we had a man at $24 an hour, he was late every day. Now there is a boy, 19 years, he is here at 6.";
  expect(decidingComparison({ ...sparseShop, primary_bottleneck: "Staffing", notes })).toBeUndefined();
});

test.for([
  "Carburizing goes out to a house in Reading. They tell us five days. I went through the slips and it's fourteen, on average.",
  "The anodizer says 5 days, takes 12.",
])("what a vendor says next to what it takes points to late outside work: %s", (notes) => {
  const pain_invisible = "I was in the grinding room on a Tuesday and two of the boys were sweeping.";
  const shop = { ...sparseShop, machine_utilization_known: "Estimate only", pain_invisible, notes } as const;
  expect(decidingComparison(shop)).toMatchObject({
    field: "notes",
    comparison: { id: "longer-than-told", theme: "material_supply" },
  });
  expect(diagnose(shop).themes[0]?.id).toBe("material_supply");
});

test("a time told that a writer says means none of our causes decides nothing", () => {
  const notes = "The anodizer says 5 days, takes 12.";
  const confirmed = [{ field: "notes", text: notes, means: [] }] as const;
  expect(decidingComparison({ ...sparseShop, notes, confirmed })).toBeUndefined();
});
