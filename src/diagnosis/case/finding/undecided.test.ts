import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { situations } from "../../../knowledge/situations.ts";
import { themes } from "../../../knowledge/themes.ts";
import { lowerFirst } from "../../../survey/writing.ts";
import { fitNameOf } from "./undecided.ts";

test("a sentence that fits two situations states neither, and each is told with what ten days would show", () => {
  const found = caseOfShop({
    pain_invisible:
      "It's typed in by hand from the paper sheets. Purchasing keeps a sheet of what has come in. Job cost says one thing and payroll says another. The books close on the 19th.",
  });
  expect(found.situation?.isSure).toBe(false);
  expect(found.undecided?.between).toBe("situations");
  const [first, second] = found.undecided?.fits ?? [];
  expect(first?.theme).toBe(second?.theme);
  expect(first?.situation).not.toBe(second?.situation);
  expect(found.trial.slice(0, 2).map(({ see }) => see)).toEqual(
    [first, second].map((fit) => fit?.situation && situations[fit.situation].confirms.see),
  );
});

test("two causes with about the same odds are told together, the likelier one first", () => {
  const found = caseOfShop({
    happens_weekly: ["waits_for_material", "waits_for_inspection"],
    typical_delay_cause: ["QC hold", "Supplier delays"],
  });
  const { undecided, finding } = found;
  if (undecided === null) throw new Error("one cause was stated");
  expect(undecided.between).toBe("causes");
  expect(undecided.fits[0].theme).toBe(finding.themes[0]);
  expect(undecided.fits[1].theme).not.toBe(finding.themes[0]);
  const buys = caseOfShop({
    happens_weekly: ["waits_for_material", "waits_for_inspection"],
    typical_delay_cause: ["QC hold", "Supplier delays"],
    notes: "We want to buy a third lathe for $150,000.",
  });
  expect(buys.ruling[0].text).toContain(buys.undecided?.fits.map(fitNameOf).join(" or "));
});

test("[R234] where two explanations fit, the week counts both before its change is about either", () => {
  const found = caseOfShop({
    happens_weekly: ["waits_for_material", "waits_for_inspection"],
    typical_delay_cause: ["QC hold", "Supplier delays"],
  });
  if (found.undecided === null) throw new Error("one cause was stated");
  const [first, second] = found.undecided.fits.map(({ theme }) => lowerFirst(themes[theme].name));
  const [monday, tuesday, which, change, decision] = found.week;
  expect(tuesday?.what).not.toBe(monday?.what);
  for (const task of [which, change]) {
    expect(task?.what).toContain(first);
    expect(task?.what).toContain(second);
  }
  expect(found.week.filter(({ isChange }) => isChange)).toEqual([change]);
  expect(decision).toMatchObject({ id: "decide" });
});

test("a plain sentence decides", () => {
  const found = caseOfShop({
    pain_invisible:
      "Every morning the night run has quit over a bird nest of chips. The machine stood since two o'clock and nobody was here.",
  });
  expect(found.situation).toMatchObject({ id: "night-run-quits", isSure: true });
  expect(found.undecided).toBe(null);
});
