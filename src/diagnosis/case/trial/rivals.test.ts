import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";

const setups = "Setups are quoted at 45 minutes and take two hours. Everybody hunts for the fixture.";
const rowsOf = (notes: string) =>
  caseOfShop({ pain_invisible: setups, primary_bottleneck: "Setup", notes }, sparseShop, "setup_changeover").trial;

test("[R232] the table holds what would show that a theory of theirs is right", () => {
  const seen = rowsOf("The guys on second take their sweet time. We want to buy a lathe for $200,000.").map(
    ({ see }) => see,
  );
  expect(seen).toContain("For the same jobs, one shift takes a quarter longer than the other");
  expect(
    rowsOf("")
      .map(({ see }) => see)
      .join(" "),
  ).not.toContain("one shift takes a quarter longer");
});

test("[R232] what proves us wrong stays last, no pattern is there twice, and five rows are the most, none of them on the plan", () => {
  const notes = "The guys on second take their sweet time. The bar is junk. We want to buy a lathe for $200,000.";
  const pain_invisible = "Setups run over because tools are missing.";
  const rows = caseOfShop({ pain_invisible, primary_bottleneck: "Setup", notes }, sampleShop, "setup_changeover").trial;
  expect(rows.map(({ kind }) => kind)).toContain("look-alike");
  expect(rows.length).toBe(5);
  // No task of the two weeks counts what the machine to be bought would have cut.
  expect(rows.map(({ see }) => see).join(" ")).not.toMatch(/85 of every 100|would prevent/);
  expect(rows.at(-1)?.kind).toBe("we-are-wrong");
  expect(new Set(rows.map(({ see }) => see)).size).toBe(rows.length);
});
