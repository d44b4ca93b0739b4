import { expect, test } from "vitest";
import { silentShop } from "../../../test/shops.ts";
import { likelihoodFrom } from "../../knowledge/odds/likelihood.ts";
import type { Submission } from "../../survey/submission.ts";
import { diagnose } from "../diagnose.ts";

const leaderOf = (answers: Partial<Submission>) => diagnose({ ...silentShop, ...answers }).themes[0];

test.each<[Partial<Submission>, string]>([
  [
    {
      pain_invisible:
        "Two of the big turning centers were quiet when I came by at ten, and the ones on days say they were flat out.",
      machine_utilization_known: "Not at all",
    },
    "Nobody can tell me how long a machine stands.",
  ],
  [
    {
      pain_invisible:
        "Which of our customers made us money this year I could not tell you. The bank statement is how I find out.",
      quoting_accuracy: "Estimates",
      variance_tracking_ready: false,
    },
    "We quote from memory and the real hours are always more.",
  ],
  [
    {
      pain_invisible:
        "The counter on the door says 31 hours, the clock cards say 80, and the rest of the week is anyone's bet.",
      machine_utilization_known: "Not at all",
    },
    "I couldn't say why a spindle was idle.",
  ],
])(
  "[R167] what a box and a reading of the words point to is very likely only once the shop names it (%#)",
  (answers, named) => {
    const unnamed = leaderOf(answers);
    expect(unnamed).toMatchObject({ confidence: "high", likelihood: "likely" });
    expect(unnamed?.probability).toBeGreaterThan(likelihoodFrom["very-likely"]);
    const told = leaderOf({ ...answers, notes: named });
    expect(told).toMatchObject({ id: unnamed?.id, likelihood: "very-likely" });
  },
);
