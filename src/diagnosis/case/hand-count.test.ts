import { expect, test } from "vitest";
import { caseOfShop } from "../../../test/case-of-shop.ts";
import { sparseShop } from "../../../test/shops.ts";
import { inLine } from "../../../test/week-shops.ts";
import { handCountOf } from "./finding/situation-row.ts";

const found = caseOfShop(inLine);

test("[R231] what to count has the name of the person work waits for", () => {
  const { situation } = found;
  if (situation === null) throw new Error("no situation");
  const nameFor = (who: string | null) =>
    handCountOf({ ...found, situation: { ...situation, id: "one-who-knows", who } }, sparseShop)?.name;
  expect([nameFor("Otto"), nameFor(null)]).toEqual(["Waits for Otto", "Waits for one person"]);
});

test("where no cause leads, there is nothing to count by hand", () => {
  const open = { ...found, situation: null, finding: { ...found.finding, themes: [] } };
  expect(handCountOf(open, sparseShop)).toBeUndefined();
});
