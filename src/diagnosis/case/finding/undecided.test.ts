import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import type { TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import { themes } from "../../../knowledge/themes.ts";
import { lowerFirst } from "../../../survey/writing.ts";
import { fitNameOf } from "./undecided.ts";

test("a sentence that fits two situations names neither, and the page is about their cause", () => {
  const found = caseOfShop({
    pain_invisible:
      "It's typed in by hand from the paper sheets. Purchasing keeps a sheet of what has come in. Job cost says one thing and payroll says another. The books close on the 19th.",
  });
  expect(found.heard?.isSure).toBe(false);
  expect([found.situation, found.undecided]).toEqual([null, null]);
  expect(found.trial[0]?.see).toBe(themes.data_silos.confounders.confirms.see);
});

test("two causes with about the same odds are told together, the likelier one first", () => {
  const found = caseOfShop({
    happens_weekly: ["waits_for_material", "waits_for_inspection"],
    typical_delay_cause: ["QC hold", "Supplier delays"],
  });
  const { undecided, finding } = found;
  if (undecided === null) throw new Error("one cause was stated");
  expect(undecided.fits[0].theme).toBe(finding.themes[0]);
  expect(undecided.fits[1].theme).not.toBe(finding.themes[0]);
  const buys = caseOfShop({
    happens_weekly: ["waits_for_material", "waits_for_inspection"],
    typical_delay_cause: ["QC hold", "Supplier delays"],
    notes: "We want to buy a third lathe for $150,000.",
  });
  expect(buys.ruling[0].text).toContain(buys.undecided?.fits.map(fitNameOf).join(" or "));
});

test("[R234] where two causes fit, the week counts both and changes only the first", () => {
  const found = caseOfShop({
    happens_weekly: ["waits_for_material", "waits_for_inspection"],
    typical_delay_cause: ["QC hold", "Supplier delays"],
  });
  if (found.undecided === null) throw new Error("one cause was stated");
  const [first, second] = found.undecided.fits.map(({ theme }) => theme);
  const [monday, tuesday, which, change, decision] = found.week;
  expect(tuesday?.what).not.toBe(monday?.what);
  for (const theme of [first, second]) expect(which?.what).toContain(theme && lowerFirst(themes[theme].name));
  expect(found.week.filter(({ isChange }) => isChange)).toEqual([change]);
  expect(change?.id).toBe(first && themes[first].firstWeek.days.find((task: TaskRow) => task.isChange)?.id);
  expect(decision).toMatchObject({ id: "decide" });
});

test("a cause that the shop neither describes nor checks is no second explanation", () => {
  const checked = { happens_weekly: ["waits_for_material"], typical_delay_cause: ["Supplier delays"] } as const;
  const unspoken = { machine_utilization_known: "Not at all", downtime_tracking: "No formal tracking" } as const;
  const { undecided } = caseOfShop({
    ...checked,
    happens_weekly: [...checked.happens_weekly],
    ...unspoken,
    typical_delay_cause: ["Supplier delays"],
  });
  expect(undecided).toBe(null);
});

test("a plain sentence decides", () => {
  const found = caseOfShop({
    pain_invisible:
      "Every morning the night run has quit over a bird nest of chips. The machine stood since two o'clock and nobody was here.",
  });
  expect(found.situation).toMatchObject({ id: "night-run-quits", isSure: true });
  expect(found.undecided).toBe(null);
});
