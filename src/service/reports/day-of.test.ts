import { expect, test } from "vitest";
import { dayOf } from "./day-of.ts";

test("Sunday evening in Ohio is still Sunday, and Monday in UTC", () => {
  const time = "2026-11-30T01:30:00.000Z";
  expect([dayOf(time, "America/New_York"), dayOf(time, "UTC")]).toEqual(["2026-11-29", "2026-11-30"]);
});
