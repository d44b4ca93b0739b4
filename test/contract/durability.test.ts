import { test } from "vitest";
import { killRounds } from "../../bench/kill-rounds.ts";
import { engines } from "./engines.ts";

/** Fewer than the bench has; the same moments each time, as far as the machine allows. */
const rounds = 8;

test.for(engines)(
  "[T16] $name: a server killed -9 under load loses nothing it acknowledged, and keeps nothing twice",
  { timeout: 300_000 },
  async ({ freshPlace }, { expect }) => {
    const survived = await killRounds({ rounds, seed: 7, place: await freshPlace() });
    expect(survived).toMatchObject({ rounds, lost: 0, duplicated: 0, unanswered: 0 });
    expect(survived.acknowledged).toBeGreaterThan(rounds);
  },
);
