import { calledFrom, hearing, repeatedCounts } from "../../knowledge/odds.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { themes } from "../../knowledge/themes.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import { plainNumber } from "../format.ts";
import type { Working } from "../report.ts";
import { plain } from "../text.ts";

export const workingId = "how-likely";

const [strong, moderate] = [plainNumber(calledFrom.strong), plainNumber(calledFrom.moderate)];

const factorsCalled = {
  strong: `× ${strong} or more`,
  moderate: `× ${moderate} to × ${strong}`,
  weak: `less than × ${moderate}`,
} as const;

/** The most that any answer to a question counts for a theme. */
const largestFor = (field: Field): number =>
  Math.max(
    ...Object.values<Theme>(themes)
      .flatMap(({ evidence }) => evidence)
      .filter(({ speaks, when }) => speaks === "for" && when.field === field)
      .map(({ ratio }) => ratio),
  );

/** How answers become a likelihood, opened up like any other figure. */
export const likelihoodWorking: Working = {
  id: workingId,
  name: "How likely a theme is a root",
  value: "5 to 95 in 100",
  formula: "odds before × each factor for it ÷ each factor against it; likelihood = odds ÷ (1 + odds)",
  answers: [],
  assumptions: [
    ...Object.entries(factorsCalled).map(([weight, value]) => ({
      name: `A ${weight} answer`,
      value,
      source: plain("Our own judgment, checked on invented shops. The factor of each answer is shown next to it"),
    })),
    ...(["primary_bottleneck", "typical_delay_cause"] as const).map((field) => ({
      name: questionOf(field).label,
      value: `at most × ${plainNumber(largestFor(field))}`,
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
