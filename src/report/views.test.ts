import { expect, test } from "vitest";
import { diagnose } from "../diagnosis/diagnose.ts";
import { questionChecks } from "../knowledge/ten-minute-checks.ts";
import { questionOf } from "../survey/questionnaire.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { askedOfAll, type Witness, witnessRoles } from "../survey/witness.ts";
import { composeBrief } from "./brief/compose-brief.ts";
import { renderHtml } from "./render-html.ts";
import { viewsOf } from "./views.ts";

const shop = {
  ...sampleShop,
  happens_weekly: ["setups_run_over"],
  does_not_happen: ["list_changes", "made_again"],
} as const;
const planner: Witness = {
  role: "planner",
  answers: { happens_weekly: ["list_changes", "setups_run_over"], primary_bottleneck: "Materials" },
};
const foreman: Witness = {
  role: "foreman",
  answers: { happens_weekly: ["list_changes"], does_not_happen: ["made_again"] },
};
const viewsWith = (witnesses: readonly Witness[]) => viewsOf(shop, witnesses, diagnose(shop, [], witnesses));

test("[R196] where views differ, question, answers by role, why it matters and a ten-minute check are next to each other", () => {
  const views = viewsWith([planner, foreman]);
  expect(views?.title).toBe("Three views of one shop");
  expect(views?.differing.map(({ question }) => question)).toEqual([
    "Where does work pile up?",
    "The list of what to run changes during the day; a hot job pushes others out.",
  ]);
  expect(views?.differing[1]?.answers).toEqual([
    { who: "You", answer: "No" },
    { who: "Planner", answer: "Yes" },
    { who: "Foreman", answer: "Yes" },
  ]);
  expect(views?.differing[1]?.matters).toMatch(
    /^It decides whether this is one of your costs: a schedule that keeps changing, about [\d,]+ machine hours a year \([\d,]+ – [\d,]+ by our estimate\)\.$/,
  );
  expect(views?.differing[1]?.check).toBe(
    "Take a photo of the list at 7 a.m. and at 3 p.m. Count the lines that moved.",
  );
  expect(views?.agreed).toEqual([
    "Every week: Setups take longer than we planned or quoted.",
    "Not every week: We make parts over again (scrap, rework) or find bad parts late.",
  ]);
});

test("[R196] what others alike say is no agreement where the owner said nothing", () => {
  const alike: Witness = { role: "foreman", answers: { happens_weekly: ["hours_unknown"] } };
  const views = viewsOf(shop, [alike, { ...alike, role: "planner" }], diagnose(shop));
  expect([views?.agreed, views?.differing]).toEqual([[], []]);
});

test("[R194] combined views name no role and no person", () => {
  const combined = viewsWith([planner, foreman, planner].map(({ answers }) => ({ role: null, answers })));
  expect(combined?.differing[1]?.answers).toEqual([
    { who: "You", answer: "No" },
    { who: "The others", answer: "3 × Yes" },
  ]);
  expect(JSON.stringify(combined)).not.toMatch(/planner|foreman/i);
});

test("[R196] without another view there is no such page, and with one the report has it", () => {
  expect(viewsWith([])).toBeNull();
  const occasion = {
    date: "2026-11-22",
    brand: { productName: "Kerf", logoUrl: null, color: "#0b6470", contact: null },
  };
  const html = (witnesses: readonly Witness[]) =>
    renderHtml(composeBrief(shop, diagnose(shop, [], witnesses), { ...occasion, witnesses }));
  expect(html([])).not.toContain("views of one shop");
  expect(html([planner, foreman])).toContain("Three views of one shop");
});

test("every question that a role is asked is a choice and has a ten-minute check", () => {
  for (const field of [...askedOfAll, ...Object.values(witnessRoles).flatMap(({ can }) => can)]) {
    expect([questionChecks[field] === undefined, questionOf(field).kind]).toEqual([
      false,
      expect.stringMatching(/^(oneOf|anyOf|yesNo)$/),
    ]);
  }
});
