import { expect, test } from "vitest";
import type { Evidence } from "../../diagnosis/diagnosis.ts";
import { netted } from "./netted.ts";

const line = (speaks: Evidence["speaks"], ratio: number, answer: string): Evidence => ({
  ...{ speaks, ratio, answer, weight: "weak", field: "notes", quoted: true, words: [], why: "" },
});

test("a sentence that counts for and against a cause is one line, with what is left of it", () => {
  const both = [line("for", 30, "one"), line("against", 2.5, "one"), line("against", 2, "other")];
  expect(netted(both).map(({ speaks, ratio, weight }) => [speaks, ratio, weight])).toEqual([
    ["for", 12, "strong"],
    ["against", 2, "weak"],
  ]);
  expect(netted([line("for", 2, "one"), line("against", 4, "one")])).toMatchObject([{ speaks: "against", ratio: 2 }]);
  expect(netted([line("for", 2.5, "one"), line("against", 2.5, "one")])).toEqual([]);
});
