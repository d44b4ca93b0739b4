import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { lightsOn } from "./tile-lights.ts";

const shorter = "Cut our lead time from 7 weeks to 4.";
test.for([
  [shorter, "A shaft gets about 9 hours of machining and then sits.", undefined],
  [shorter, "A die gets 40 hours of machining in one run.", undefined],
  ["Lead time is 9 days. I want 4.", "A shaft gets about 14 hours of machining and then sits.", "20% or more"],
  ["Shorter lead times.", "A shaft gets about 9 hours of machining and then sits.", "20% or more"],
  [shorter, "A setup takes 2 hours.", "20% or more"],
] as const)(
  "[R231] touch time has no goal that the shop's own lead time makes impossible: %s %s",
  ([improvement_goal, pain_invisible, limit]) => {
    const shop = { ...sparseShop, shift_count: "2", success_metric: "", improvement_goal, pain_invisible } as const;
    expect(lightsOn("kpi_flow_eff", shop)[0]?.[1]).toBe(limit);
  },
);
