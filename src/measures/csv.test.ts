import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("[R127] a negative number stays a number in a file for spreadsheets", () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(99), (whole, part) => {
      expect(csvLine([String(whole), `${whole}.${part}`])).toBe(`${whole},${whole}.${part}\r\n`);
    }),
    { seed: 127 },
  );
});

test.each(["-8+1", "-A1", "-1-1", "--1", "-", "-8 ", "-1;=A1", "-1\n=A1"])(
  "[R64] %j is no number, so it is held inert",
  (text) => expect(csvLine([text])).toContain("'"),
);
