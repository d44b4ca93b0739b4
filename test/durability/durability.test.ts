import { onTestFinished, test } from "vitest";
import { engines } from "../contract/engines.ts";
import { deliverTheRest, expectedOf } from "../durability/delivered.ts";
import { openSinks } from "../durability/delivery-sinks.ts";
import { killRounds } from "../durability/kill-rounds.ts";

/** One kill while a report is emailed, one while calls are answered; the bench does it two hundred times. */
const rounds = 2;

const none = { lost: 0, missing: 0, twice: 0, unknown: 0, spoiled: 0 };

test.for(engines)(
  "[R95] [R103] [R191] $name: a server killed -9 under load loses no lead and no version it acknowledged, delivers all, and keeps nothing twice",
  { timeout: 300_000 },
  async ({ freshLocation }, { expect }) => {
    const sinks = await openSinks();
    onTestFinished(sinks.close);
    const location = await freshLocation();
    const survived = await killRounds({ rounds, seed: 7, location, sinks });
    expect(survived).toMatchObject({ rounds, asked: rounds, lost: 0, duplicated: 0, unanswered: 0 });
    expect(survived.remakes).toMatchObject({ lost: 0, duplicated: 0, unanswered: 0 });
    expect(survived.acknowledged).toBeGreaterThan(rounds);
    expect(survived.remakes.acknowledged).toBeGreaterThan(0);
    const { sent, asked } = survived;
    expect(await deliverTheRest(location, sinks, expectedOf(survived))).toMatchObject({
      "mail-respondent": { arrived: asked, ...none },
      "mail-operator": { arrived: sent, ...none },
      webhook: { arrived: sent, ...none },
    });
  },
);
