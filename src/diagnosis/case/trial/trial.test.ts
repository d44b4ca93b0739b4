import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";

function rowsOf(answers: Partial<Submission>, leading?: ThemeId) {
  const { trial: rows } = caseOfShop(answers, sparseShop, leading);
  return { first: rows[0]?.see ?? "", last: rows.at(-1), all: rows.map(({ see }) => see).join(" | ") };
}

test("[R232] the table has today's number from the shop, for right and for wrong", () => {
  const { first, last } = rowsOf(
    { success_metric: "9 pallets a week.", improvement_goal: "Now we make 6." },
    "staffing_skills",
  );
  expect(first).toContain("clearly better than 6");
  expect(last?.see).toContain("still about 6");
  expect(last?.kind).toBe("we-are-wrong");
});

test("[R232] where we are wrong, what they named first is tested next", () => {
  expect(rowsOf({ primary_bottleneck: "Setup" }, "staffing_skills").last?.act).toBe("Test what you named: Setup");
  expect(rowsOf({ primary_bottleneck: "5-axis" }, "staffing_skills").last?.act).toBe("Move on to the next cause");
});

test("[R232] nothing is watched that no one mentions or that is already known", () => {
  const fine = rowsOf({ notes: "First pieces wait half a day. Scrap is 0.8%." }, "quality_inspection");
  expect(fine.all).not.toMatch(/bad part/i);
  expect(rowsOf({ notes: "Scrap is 7%, nearly all bores." }, "quality_inspection").all).toMatch(/bad part/i);
  const notes = "I averaged 20 orders: 21 working days from release to truck, and the time clock says 4.";
  expect(rowsOf({ notes }, "flow_wip_dwell").all).not.toContain("for each day you work on them");
});

test("[R232] beside a situation stands the second cause, and no look-alike that fits its cause only in general", () => {
  const papers = "Good parts wait to ship because the mill cert is missing.";
  const { all, last } = rowsOf({ pain_invisible: papers }, "flow_wip_dwell");
  expect(all).not.toMatch(/in front of one machine|split lot/);
  expect(last?.see).toBe("Nineteen of twenty lots had their papers on the day they were ready");
});

test("how fast quotes are answered is in the table only where late quotes are the story", () => {
  const goal = { improvement_goal: "Answer requests in 2 days. Right now it's 9 days on average.", success_metric: "" };
  const seen = (pain_invisible: string) => {
    const found = caseOfShop({ ...goal, pain_invisible }, sparseShop, "quoting_estimating");
    return [found.situation?.id, found.trial[0]?.see ?? ""] as const;
  };
  const [late, withNumber] = seen("Quotes go out after the buyer has decided, every RFQ waits a week on the pile.");
  expect(late).toBe("quoted-too-late");
  expect(withNumber).toMatch(/requests, days: clearly better than 9/);
  const [cost, without] = seen("We never add up what a job cost after it has shipped. Nobody looks at what it took.");
  expect(cost).not.toBe("quoted-too-late");
  expect(without).not.toMatch(/requests/);
});
