import { hearing, likelihoodRatios, ownRatios, repeatedCounts } from "../../knowledge/odds.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import { plainNumber } from "../format.ts";
import type { Working } from "../report.ts";
import { plain } from "../text.ts";

export const workingId = "how-likely";

/** How answers become a likelihood, opened up like any other figure. */
export const likelihoodWorking: Working = {
  id: workingId,
  name: "How likely a theme is a root",
  value: "5 to 95 in 100",
  formula: "odds before × each factor for it ÷ each factor against it; likelihood = odds ÷ (1 + odds)",
  answers: [],
  assumptions: [
    ...(["strong", "moderate", "weak"] as const).map((weight) => ({
      name: `A ${weight} answer`,
      value: `× ${plainNumber(likelihoodRatios[weight])}`,
      source: plain(
        "Own judgement, checked on invented shops. Some answers have a factor of their own, shown beside them",
      ),
    })),
    ...(["primary_bottleneck", "typical_delay_cause"] as const).map((field) => ({
      name: questionOf(field).label,
      value: `× ${plainNumber(ownRatios[field]?.strong ?? likelihoodRatios.strong)}`,
      source: plain("Own judgement: what one names is what one feels, and often not the root"),
    })),
    {
      name: "Your own words",
      value: `× ${plainNumber(hearing.least)} to × ${plainNumber(hearing.most)}`,
      source: plain(
        "A reader trained on labelled statements; how far it is right is measured on statements it never saw",
      ),
    },
    {
      name: "A second answer that says the same",
      value: `factor to the power ${plainNumber(repeatedCounts)}`,
      source: plain("Own judgement: two answers that say one thing are not two observations"),
    },
  ],
  figures: [],
};
