import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import { decidingComparison } from "./deciding-comparison.ts";
import { hasTwoSides } from "./two-sides.ts";

test.for([
  "Last quarter 30 jobs. 18 repeats, none late. 12 first-time parts, 8 late.",
  "Nine of the ten late orders had been away at the plater.",
  "The first line makes 840 parts a shift, the second line 550. Same bar, same machines.",
  "In April we shipped 44 jobs, in May 62, and nothing else changed.",
])("two sides: %s", (text) => {
  expect(hasTwoSides(text)).toBe(true);
});

test.for([
  "We run 12 machines and ship 40 jobs a week.",
  "2 of the 14 were late.",
  "Late jobs went up.",
  "The new mill is $620,000, and the lease for the second one is $1,800 less than last year.",
])("no two sides: %s", (text) => {
  expect(hasTwoSides(text)).toBe(false);
});

test.for([
  ["All 16 with the customer's own castings went on time. Of the other 31, 18 were late.", "material_supply"],
  ["18 repeats, none late. 12 first-time parts, 8 late.", "programming_readiness"],
  [
    "The mill with the fixture plate changes over in 30 minutes, the other one takes 65, whoever is on it.",
    "setup_changeover",
  ],
] as const)("what differs names the cause among other sentences: %s", ([text, theme]) => {
  const pain_invisible = `We work hard and the customers like us. ${text} My foreman blames the night shift.`;
  expect(decidingComparison({ ...sparseShop, pain_invisible })?.comparison.theme).toBe(theme);
});

test("that one side is late or scraps more is the result, not what differs", () => {
  const pain_invisible = "The first week we ground 200 gears and threw away 2, the second week 150 and threw away 20.";
  expect(decidingComparison({ ...sparseShop, pain_invisible })).toBeUndefined();
});
