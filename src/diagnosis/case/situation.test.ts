import { expect, test } from "vitest";
import { caseOfShop, quotesOf } from "../../../test/case-of-shop.ts";
import { sparseShop } from "../../../test/shops.ts";

const situationIn = (pain_invisible: string, more = {}) =>
  caseOfShop({ tech_stack: ["QuickBooks"], ...more, pain_invisible }, sparseShop).situation?.id;

test("a plain sentence leads the page though another cause is a little likelier", () => {
  const said = "We bill every job and there's nothing left in December. Plating and freight go into one account.";
  expect(situationIn(said)).toBe("nobody-adds-up");
});

test("shops that lack people or hours are not short of orders", () => {
  const said = "Our biggest customer moved his work to Mexico.";
  expect(situationIn(said)).toBe("too-little-work");
  expect(situationIn(said, { primary_bottleneck: "Staffing" })).not.toBe("too-little-work");
  expect(situationIn(`${said} We can't find a machinist.`)).not.toBe("too-little-work");
});

test("what words and the trained reader both hear comes before what words alone name", () => {
  const said = "An order can be finished except for one bought part and then it just waits.";
  expect(situationIn(said, { primary_bottleneck: "Materials", typical_delay_cause: ["Supplier delays"] })).toBe(
    "one-missing-part",
  );
});

test("a complaint counts for more than the same sentence in the notes", () => {
  const gauge = "The gauge is always at another machine.";
  const final = "Bad parts turn up at final, when the whole lot is done.";
  expect(situationIn(gauge, { notes: final })).toBe("one-gauge");
  expect(situationIn(final, { notes: gauge })).toBe("found-at-the-end");
});

test("what the form's own question rules out is not named, whatever a sentence sounds like", () => {
  const shelf = {
    pain_invisible: "Finished parts sit on the shelf for days, and finished orders wait a week for a truck.",
  };
  expect(caseOfShop({ ...shelf, shipping_dwell: "4–7 days" }).situation?.id).toBe("finished-waits");
  expect(caseOfShop({ ...shelf, shipping_dwell: "0–1 day" }).situation?.id).not.toBe("finished-waits");
});

test("the sentences that tell of the situation are quoted, in the order of the text", () => {
  const told = [
    "We threw out 612 pieces last month, most of them one body.",
    "400 of the bad ones came off before eight in the morning.",
    "Those lathes get shut down at night and started cold.",
    "They put in an offset, and by nine it's wrong the other way.",
  ];
  const found = caseOfShop({ pain_invisible: told.join(" "), typical_delay_cause: ["QC hold"] });
  expect(found.situation?.id).toBe("cold-start");
  expect(quotesOf(found)).toEqual(told);
});

test("of two shares that a shop counted, the one about the situation is the figure", () => {
  const pain_invisible =
    "We threw out 612 pieces and 431 of them were one body. 292 of the 431 came off before eight in the morning. Those lathes get shut down at night and started cold.";
  const [row] = caseOfShop({ pain_invisible, typical_delay_cause: ["QC hold"] }).size;
  expect(row).toMatchObject({ kind: "stated-loss", sum: { lines: ["292 ÷ 431 = 68%"] } });
});
