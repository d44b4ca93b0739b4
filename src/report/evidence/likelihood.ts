import { type LikelihoodWord, likelihoodFrom } from "../../knowledge/odds/likelihood.ts";
import {
  calledFrom,
  causesTogether,
  detectionOdds,
  evidenceCounts,
  repeatedCounts,
} from "../../knowledge/odds/odds.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { themes } from "../../knowledge/themes.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import { supportedUnlikelyUnder, unlikelyUnder } from "../../survey/wire/results.ts";
import type { Working } from "../evidence-blocks.ts";
import { percent, plainNumber } from "../format.ts";
import { plain } from "../text.ts";
import { likelihoodWords as words } from "./likelihood.words.ts";

const workingId = "how-likely";

const [strong, moderate] = [plainNumber(calledFrom.strong), plainNumber(calledFrom.moderate)];

const [power, together] = [plainNumber(evidenceCounts), plainNumber(causesTogether)];

const factorsCalled = {
  strong: `× ${strong} or more`,
  moderate: `× ${moderate} to × ${strong}`,
  weak: `less than × ${moderate}`,
} as const;

/** What the report's words for likelihood mean; it is the only place that explains them. */
const inTheReport: readonly (readonly [LikelihoodWord, string])[] = [
  ["very likely", words.shareOfSure(percent(likelihoodFrom["very-likely"]))],
  ["likely", words.share(percent(likelihoodFrom.likely))],
  ["possible", words.share(percent(unlikelyUnder))],
  ["unlikely", words.shareUnder(percent(unlikelyUnder), percent(supportedUnlikelyUnder))],
];

/** The most that any answer to a question counts for a theme. */
const largestFor = (field: Field): number =>
  Math.max(
    ...Object.values<Theme>(themes)
      .flatMap(({ evidence }) => evidence)
      .filter(({ speaks, when }) => speaks === "for" && when.field === field)
      .map(({ ratio }) => ratio),
  );

/** How answers become a likelihood, explained like the calculation of a figure. */
export const likelihoodWorking: Working = {
  id: workingId,
  name: words.name,
  value: words.value,
  formula: words.formula(power, together),
  answers: [],
  assumptions: [
    ...Object.entries(factorsCalled).map(([weight, value]) => ({
      name: words.answerOf(weight),
      value,
      source: plain(words.judged),
    })),
    ...(["primary_bottleneck", "typical_delay_cause"] as const).map((field) => ({
      name: questionOf(field).label,
      value: words.atMost(plainNumber(largestFor(field))),
      source: plain(words.named),
    })),
    {
      name: words.ownWords,
      value: words.between(plainNumber(detectionOdds.minRatio), plainNumber(detectionOdds.maxRatio)),
      source: plain(words.reader),
    },
    { name: words.fitted, value: words.fittedTo(power, together), source: plain(words.fittedWhy) },
    ...inTheReport.map(([word, value]) => ({ name: words.said(word), value, source: plain(words.saidWhy) })),
    {
      name: words.repeated,
      value: words.power(plainNumber(repeatedCounts)),
      source: plain(words.repeatedWhy),
    },
  ],
  figures: [],
};
