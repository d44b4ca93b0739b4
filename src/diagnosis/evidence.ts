import { questionOf } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import { holds } from "./answer-test.ts";
import { answerText } from "./answer-text.ts";
import type { Evidence, ThemeId } from "./diagnosis.ts";
import { evidenceInText, hasProse, type Said } from "./free-text.ts";
import { evidencePoints } from "./knowledge/scoring.ts";
import { themes } from "./knowledge/themes.ts";
import type { EvidenceRule, Theme } from "./themes.ts";
import type { Range, Share } from "./units.ts";

/** What the answers say about one theme, the weightiest first. */
export function evidenceFor(
  id: ThemeId,
  submission: Submission,
  crewRatio: Range | undefined,
  said: readonly Said[],
): readonly Evidence[] {
  const theme: Theme = themes[id];
  const ticked = theme.evidence
    .filter((rule) => holds(rule.when, submission, crewRatio))
    .map((rule) => evidenceOf(rule, submission));
  return [...ticked, ...evidenceInText(id, said)].sort((a, b) => evidencePoints[b.weight] - evidencePoints[a.weight]);
}

function evidenceOf({ speaks, field, when, weight, why }: EvidenceRule, submission: Submission): Evidence {
  const answer = tellingPart(when, answerText(submission, field) ?? "");
  return { speaks, field, weight, why, quoted: false, answer };
}

/** Of a list, the tick that counts; of anything else the whole answer. */
function tellingPart(when: EvidenceRule["when"], answer: string): string {
  if (when.kind === "any-of" && questionOf(when.field).kind === "anyOf") {
    return when.choices.filter((choice) => answer.split(", ").includes(String(choice))).join(", ");
  }
  return when.kind === "not-ticked" ? `${when.choice}: not ticked` : answer;
}

/**
 * Points for less points against, not below zero, over the points that the answered questions could give. 0 to 1.
 * An unanswered question counts on neither side.
 */
export function scoreOf(id: ThemeId, evidence: readonly Evidence[], submission: Submission): Share {
  const points = netPoints(evidence);
  const possible = possiblePoints(themes[id], submission);
  return (possible === 0 ? 0 : Math.min(1, Math.max(0, points) / possible)) as Share;
}

/** Points for a theme less points against it. */
export const netPoints = (evidence: readonly Evidence[]): number =>
  evidence.reduce((sum, { speaks, weight }) => sum + (speaks === "for" ? 1 : -1) * evidencePoints[weight], 0);

/** The most that the answered questions could give: the best option of a choice, all options of a list, the text once. */
function possiblePoints({ evidence }: Theme, submission: Submission): number {
  const rules = evidence.filter(({ speaks, field }) => speaks === "for" && submission[field] !== undefined);
  const byField = Object.values(Object.groupBy(rules, ({ field }) => field));
  const ticked = byField.reduce((sum, ofField) => sum + mostOf(ofField ?? []), 0);
  return ticked + (hasProse(submission) ? evidencePoints.strong + evidencePoints.weak : 0);
}

function mostOf(rules: readonly EvidenceRule[]): number {
  const points = rules.map(({ weight }) => evidencePoints[weight]);
  const isList = rules.some(({ field }) => questionOf(field).kind === "anyOf");
  return isList ? points.reduce((sum, point) => sum + point, 0) : Math.max(...points);
}

/** high: two strong answers agree and no strong one disagrees; medium: one strong or three moderate; else low. */
export function confidenceOf(evidence: readonly Evidence[]): "high" | "medium" | "low" {
  const count = (speaks: Evidence["speaks"], weight: Evidence["weight"]): number =>
    evidence.filter((one) => one.speaks === speaks && one.weight === weight).length;
  if (count("for", "strong") >= 2 && count("against", "strong") === 0) return "high";
  if (count("for", "strong") >= 1 || count("for", "moderate") >= 3) return "medium";
  return "low";
}

/**
 * How likely a theme is at work. Prior odds 1:4, and each piece of evidence multiplies them: strong by 3, moderate by 2,
 * weak by 1.25, evidence against divides. Own judgement, not yet calibrated on shops; docs/method.md says so.
 */
export function probabilityOf(evidence: readonly Evidence[]): Share {
  const odds = evidence.reduce((odds, { speaks, weight }) => {
    const ratio = likelihoodRatio[weight];
    return speaks === "for" ? odds * ratio : odds / ratio;
  }, priorOdds);
  return (odds / (1 + odds)) as Share;
}

const priorOdds = 0.25;
const likelihoodRatio = { strong: 3, moderate: 2, weak: 1.25 } as const;
