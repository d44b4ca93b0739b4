import { expect, test } from "vitest";
import { outcomesOfMutants } from "../../test/exports/mutants.ts";

test("[R127] 300 mutated exports are read or refused, and none throws", async () => {
  const outcomes = await outcomesOfMutants(300, 6);
  expect(outcomes.threw).toEqual([]);
  expect(outcomes.read + outcomes.refused).toBe(300);
  expect(outcomes.read).toBeGreaterThan(60);
});
