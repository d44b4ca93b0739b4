import { expect, test } from "vitest";
import { occasion } from "../../../test/shops.ts";
import { foreman, planner, deniedShop as shop } from "../../../test/two-coworkers.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Coworker } from "../../survey/coworker.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { composeBrief } from "../brief/compose-brief.ts";
import { renderHtml } from "../render-html.ts";

const html = (owner: Submission, coworkers: readonly Coworker[], date = "2026-11-22"): string =>
  renderHtml(composeBrief(owner, diagnose(owner, [], coworkers), { ...occasion, date, witnesses: coworkers }));

test("[R196] page one says that people see it differently, and the page of views how old the others are", () => {
  const coworkers = [
    { ...planner, day: "2026-08-20" },
    { ...foreman, day: "2026-08-24" },
  ];
  const [pageOne = "", others = ""] = html(shop, coworkers, "2026-08-30").split("Do this first");
  expect(pageOne).toContain(
    "You and the people you asked see 2 of 4 points differently, above all “Where does work pile up?”: read “Three views of one shop” before you act.",
  );
  expect(others).not.toContain("you asked see");
  expect(html(shop, coworkers)).not.toContain("you asked see");
  expect(html(shop, coworkers)).toContain("The other views are from August 24, 2026.");
  expect(html(shop, coworkers, "2026-08-30")).not.toContain("The other views are from");
});

test("[R196] a tile on the dashboard says if someone else answered differently", () => {
  const owner = { ...sampleShop, late_job_ratio: "5–15%" } as const;
  const besides = (late_job_ratio: "5–15%" | "15–30%") =>
    html(owner, [{ role: "planner", answers: { late_job_ratio } }]);
  expect(besides("15–30%")).toContain("someone else in your shop says otherwise");
  expect(besides("5–15%")).not.toContain("says otherwise");
});

test("[R196] the report has the page only if another view was given", () => {
  expect(html(shop, [])).not.toContain("views of one shop");
  expect(html(shop, [planner, foreman])).toContain("Three views of one shop");
});

test("[R195] what someone else said is shown as they said it: never as a flat denial, never as the owner's", () => {
  const said: Coworker = {
    role: "foreman",
    answers: { primary_bottleneck: "Setup", does_not_happen: ["list_changes"] },
  };
  const evidence = diagnose(shop, [], [said]).themes.flatMap((theme) =>
    theme.evidence.filter(({ by }) => by !== undefined),
  );
  expect(evidence.length).toBeGreaterThan(1);
  for (const { why } of evidence) expect(why).not.toMatch(/^You (say|name)|not to happen\.|doesn't happen\./);
});

test("[R195] a coworker's answer is quoted as their form worded it", () => {
  const said: Coworker = { role: "planner", answers: { scheduling_ownership: "Everyone (tribal)" } };
  const theirs = diagnose(shop, [], [said]).themes.flatMap(({ evidence }) =>
    evidence.filter(({ by }) => by !== undefined),
  );
  expect(new Set(theirs.map(({ answer }) => answer))).toEqual(new Set(["Everyone a bit, nobody in charge"]));
});
