import type { Coworker } from "../src/survey/coworker.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";

/** A shop whose planner and foreman both see the list change every morning, which its owner denies. */
export const deniedShop = {
  ...sampleShop,
  happens_weekly: ["setups_run_over"],
  does_not_happen: ["list_changes", "made_again"],
} as const;

export const planner: Coworker = {
  role: "planner",
  answers: { happens_weekly: ["list_changes", "setups_run_over"], primary_bottleneck: "Materials" },
};

export const foreman: Coworker = {
  role: "foreman",
  answers: { happens_weekly: ["list_changes"], does_not_happen: ["made_again"] },
};
