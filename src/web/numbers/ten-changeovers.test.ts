import { expect, test } from "vitest";
import { minutesIn, verdictOn } from "./ten-changeovers.ts";

const timed = (...taken: readonly number[]) => taken.map((minutes) => ({ planned: 45, taken: minutes }));
const tenWith = (within: number) => timed(...Array.from({ length: 10 }, (_, number) => (number < within ? 56.25 : 90)));

test("[R141] seven of ten changeovers no more than 25% over plan prove us wrong, six do not", () => {
  expect(verdictOn(tenWith(7))).toMatchObject({ kind: "decided", weWereWrong: true, within: 7 });
  expect(verdictOn(tenWith(6))).toMatchObject({ kind: "decided", weWereWrong: false, within: 6 });
});

test("[R141] all taken minutes count against all planned ones", () => {
  expect(verdictOn(timed(...Array<number>(10).fill(63)))).toMatchObject({ overPercent: 40 });
});

test("[R141] the wait for the first piece, noted apart, is no setup", () => {
  const waiting = timed(...Array<number>(10).fill(90)).map((one) => ({ ...one, waited: 40 }));
  expect(verdictOn(waiting)).toEqual({
    kind: "decided",
    weWereWrong: true,
    within: 10,
    overPercent: 11,
    waitedPercent: 44,
  });
  expect(verdictOn(timed(...Array<number>(10).fill(90)))).toMatchObject({ weWereWrong: false, waitedPercent: 0 });
});

test("[R141] there is no verdict before the tenth, and half-filled lines do not count", () => {
  expect(verdictOn([{ planned: 45, taken: null }])).toEqual({ kind: "empty" });
  expect(verdictOn(timed(45, 46, 120))).toEqual({ kind: "counting", toGo: 7, within: 2 });
});

test.for([
  ["45", 45],
  ["45,5", 45.5],
  ["1:30", 90],
  ["1 hr. 30", 90],
  ["90 min.", 90],
  ["", null],
  ["soon", null],
  ["-3", null],
  ["45 min", 45],
  ["90'", 90],
  ["1h30", 90],
  ["1 h 5 min", 65],
  ["1.5 h", 90],
  ["1,200", 1200],
  ["1e3", null],
  ["0x10", null],
] as const)("[R141] minutes typed as %j are %j", ([text, minutes]) => {
  expect(minutesIn(text)).toBe(minutes);
});
