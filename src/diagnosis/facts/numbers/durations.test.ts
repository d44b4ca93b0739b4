import { expect, test } from "vitest";
import { durationsIn } from "./durations.ts";

const minutesIn = (text: string) => durationsIn(text).map(({ minutes }) => minutes);

test.for([
  ["It takes 45 minutes.", [45]],
  ["Mean 3 h 20 min.", [200]],
  ["1 hour 50 minutes against 1 hour 45 planned", [110, 60]],
  ["an hour and a half, or half an hour", [90, 30]],
  ["three quarters of an hour, then a quarter hour", [45, 15]],
  ["two and a half hours, two-and-a-half hours", [150, 150]],
  ["a forty-five minute setup, 1.5 hours", [45, 90]],
  ["1/2 hour", [30]],
] as const)("the times in %j are %j minutes", ([text, minutes]) => {
  expect(minutesIn(text)).toEqual(minutes);
});

test.for(["two to three hours", "2-3 hours", "an hour to an hour and a half"])("of %j the longer is read", (text) => {
  expect(durationsIn(text)).toMatchObject([{ isRange: true }]);
});

test.for(["1,5 hours", "Job 45-1203", "the 4-H tour", "12 machines", "9:30 h"])("no time in %j", (text) => {
  expect(minutesIn(text)).toEqual([]);
});
