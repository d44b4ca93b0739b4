import { expect, test } from "vitest";
import { type SituationId, situations } from "../../../knowledge/situations.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import type { Submission } from "../../../survey/submission.ts";
import { confirmingSituation, situationRow } from "./situation-row.ts";

const ids = Object.keys(situations) as SituationId[];

test("what to do when a situation is confirmed names whoever learns, or a second person", () => {
  const acts = ids.map((id) => confirmingSituation(id, sampleShop).act);
  expect(acts.filter((act) => /[{}]/.test(act))).toEqual([]);
  expect(acts).toContain("Give a second person that one task, then the next, until two people can do each");
  expect(confirmingSituation("one-who-knows", sampleShop, "Ana").act).toContain("Give Ana that one task");
});

test("where whoever passes parts has gone home, the late shift waits for that person, not in a line", () => {
  const readAs = (pain_invisible: string, shift_count: Submission["shift_count"] = "2") => {
    const { name, change } = situationRow("first-article-waits", { ...sampleShop, pain_invisible, shift_count });
    return [name, change.what].join();
  };
  const { name, change } = situationRow("nobody-on-second-shift", { ...sampleShop, shift_count: "2" });
  const away = [name, change.what].join();
  for (const text of [
    "Our inspector goes home at four, and first pieces of the second shift sit until morning.",
    "Marzena is the only one who can run the CMM, and she works days only. Second shift leaves first pieces on the cart.",
    "First pieces wait for hours. Second shift gets blamed, although Denise goes home at 4:30.",
    "Second shift sets up at 4, makes one, and the first piece sits til she gets in.",
    "First pieces wait for the CMM. She's the only one who runs it and she's first shift, 6 to 2:30. Second shift sets up at 4.",
  ]) {
    expect(readAs(text)).toBe(away);
    expect(readAs(text, "1")).not.toBe(away);
  }
  for (const text of [
    "First pieces wait for hours on both shifts.",
    "First pieces wait for hours. The programmer goes home at four, and second shift lacks programs.",
    "First pieces wait for hours. On second shift a job without a program sits until Piotr comes in.",
    "First pieces wait for hours on the second shift, and castings sit until the truck gets here.",
  ])
    expect(readAs(text)).not.toBe(away);
});

const outside = (answers: Partial<Submission>) => situationRow("outside-step", { ...sampleShop, ...answers });

test("where the truck to outside processing has its days, the change is a second trip", () => {
  for (const text of [
    "Our truck only goes to Dayton on Thursdays. Heat treat itself is two days.",
    "Driver goes Tuesdays, so plating waits.",
    "We take it to the plater once a week.",
  ])
    expect([text, outside({ pain_invisible: text }).change.what]).toEqual([
      text,
      expect.stringContaining("a second trip"),
    ]);
  for (const text of [
    "The truck from Tulsa Alloy runs Tuesdays. Plating takes three weeks.",
    "The boxes go off to the anodizer on Thursdays, if the crate is full.",
    "Our van runs fine. Plating takes three weeks.",
  ])
    expect([text, outside({ pain_invisible: text }).change.what]).not.toEqual([
      text,
      expect.stringContaining("a second trip"),
    ]);
});

test("a shop whose goal is a lead time counts days at outside processing, not late jobs", () => {
  const pain_invisible = "Plating takes three weeks.";
  const days = outside({ pain_invisible, improvement_goal: "Cut our lead time from 7 weeks to 4." });
  const dates = outside({ pain_invisible, improvement_goal: "Get on-time delivery from 78% to 92%." });
  expect(`${days.decide}${days.confirms.see}${days.refutes.see}`).not.toMatch(/late/);
  expect(dates.confirms.see).toMatch(/late/);
});

test("the late shift is called what the shop calls it", () => {
  const called = (pain_invisible: string, shift_count: Submission["shift_count"]) =>
    situationRow("nobody-on-second-shift", { ...sampleShop, pain_invisible, shift_count }).headline;
  expect(called("First pieces wait on 2nd shift.", "2")).toMatch(/^The second shift /);
  expect(called("Night shift has no inspector.", "2")).toMatch(/^The night shift /);
  expect(called("First pieces sit until morning.", "2")).toMatch(/^The second shift /);
  expect(called("We want a third shift.", "2")).toMatch(/^The second shift /);
  expect(called("Third shift has no inspector.", "3")).toMatch(/^The third shift /);
  expect(called("Second shift and third shift have no inspector.", "3")).toMatch(/^The late shift /);
});
