import { expect, test } from "vitest";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { toldLossesIn } from "./told-losses.ts";

const toldIn = (pain_invisible: string, answers: Partial<Submission> = {}) =>
  toldLossesIn({
    ...sampleShop,
    notes: "",
    improvement_goal: "",
    success_metric: "",
    shift_count: "1",
    machine_count: 20,
    pain_invisible,
    ...answers,
  } as Submission);

test("days down are added up, in hours of shifts", () => {
  const [loss] = toldIn("The spindle quit 3 times since Easter, 4 days, 2 days, then 5 waiting on a bearing.", {
    shift_count: "2",
  });
  expect(loss).toMatchObject({ cause: "maintenance_downtime", hours: { low: 176, high: 176 }, since: "since Easter" });
  expect(loss?.sum).toBe("(4 + 2 + 5) days × 16 hours of shifts");
});

test("a stop of weeks counts between its working days and all of its days", () => {
  const [loss] = toldIn("The big lathe was down for 21 days when its gearbox failed.");
  expect(loss).toMatchObject({ hours: { low: 120, high: 168 }, since: "in that one stop" });
});

test("days of a vendor or of a vacation are no days of a machine", () => {
  expect(toldIn("The plater was down for 9 days.")).toEqual([]);
  expect(toldIn("Our machine man was out for 12 days on vacation.")).toEqual([]);
});

test("nights a week times the hours from when it quits until somebody is back", () => {
  const [loss] = toldIn("It quits around 11 and I come in at 6. That is three nights a week.");
  expect(loss).toMatchObject({ hours: { low: 1050, high: 1050 }, sum: "3 nights a week × 7 hours × 50 weeks" });
});

test("a week of real hours less the week on paper is billed to nobody", () => {
  const [loss] = toldIn("Each week holds about 300 hours of real work and 250 on paper.");
  expect(loss).toMatchObject({ cause: "quoting_estimating", whose: "unbilled", hours: { low: 2500, high: 2500 } });
});

test("a count a day times the time of each, told in two sentences", () => {
  const [loss] = toldIn(
    "On a normal day I have six first articles. The machine stays on hold 1 hour 30 minutes on the average one.",
  );
  expect(loss).toMatchObject({ hours: { low: 2250, high: 2250 }, sum: "6 first articles × 90 minutes × 250 days" });
});
