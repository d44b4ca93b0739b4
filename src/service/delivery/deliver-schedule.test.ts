import fc from "fast-check";
import { expect, test } from "vitest";
import { type NextTry, nextTry, schedule } from "./deliver-schedule.ts";

const start = new Date("2026-11-21T10:00:00Z");
const minute = 60_000;
const at = (minutes: number): Date => new Date(start.getTime() + minutes * minute);

test.for([
  [1, 0.5, 0.5],
  [1, 0, 1 / 60],
  [2, 0.5, 1],
  [4, 0.5, 4],
  [8, 0.5, 64],
  [9, 0.5, 120],
  [500, 0.5, 120],
] as const)("[R103] after attempt %i with chance %f the next comes %f minutes later", ([attempts, random, minutes]) => {
  expect(nextTry({ attempts, triedSince: start }, start, random)).toEqual({ kind: "again", at: at(minutes) });
});

test("[R103] a receiver that names a time is believed, up to an hour", () => {
  const asking = (retryAfterSeconds: number) =>
    nextTry({ attempts: 1, triedSince: start, retryAfterSeconds }, start, 0.5);
  expect(asking(90)).toEqual({ kind: "again", at: at(1.5) });
  expect(asking(999_999)).toEqual({ kind: "again", at: at(60) });
});

test("[R103] the last attempt comes after 24 hours, then it is parked", () => {
  const day = 24 * 60;
  const failing = { attempts: 20, triedSince: start };
  expect(nextTry(failing, at(day - 1), 0.9)).toEqual({ kind: "again", at: at(day) });
  expect(nextTry(failing, at(day), 0.9)).toEqual({ kind: "parked" });
});

test("[R103] whatever the chances, attempts go forward, end within a day and are neither few nor many", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.02, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 50 }),
      (chances) => {
        let now = start;
        let attempts = 1;
        for (;;) {
          const next: NextTry = nextTry(
            { attempts, triedSince: start },
            now,
            chances[attempts % chances.length] ?? 0.5,
          );
          if (next.kind === "parked") break;
          expect(next.at.getTime()).toBeGreaterThan(now.getTime());
          expect(next.at.getTime()).toBeLessThanOrEqual(start.getTime() + schedule.window);
          now = next.at;
          attempts += 1;
        }
        expect(attempts).toBeGreaterThan(12);
        expect(attempts).toBeLessThan(400);
      },
    ),
    { seed: 4 },
  );
});
