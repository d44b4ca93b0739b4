import { questionOf } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import { holds } from "./answer-test.ts";
import { answerText } from "./answer-text.ts";
import type { Evidence, ThemeId } from "./diagnosis.ts";
import type { Heard } from "./heard.ts";
import { calledFrom, groups, likelihoodRatios, ownRatios, repeatedCounts } from "./knowledge/odds.ts";
import { themes } from "./knowledge/themes.ts";
import type { EvidenceRule, Theme } from "./themes.ts";
import type { Range } from "./units.ts";

/** What the answers say about one theme, the weightiest first. */
export function evidenceFor(
  id: ThemeId,
  submission: Submission,
  crewRatio: Range | undefined,
  heard: readonly Heard[],
): readonly Evidence[] {
  const { evidence: rules }: Theme = themes[id];
  const ticked = rules
    .filter((rule) => holds(rule.when, submission, crewRatio))
    .map((rule) => tickedEvidence(rule, submission));
  const told = heard.filter(({ theme }) => theme === id).map(toldEvidence);
  return counted([...ticked, ...told]);
}

/** Evidence before it is known what else says the same. */
type Uncounted = Omit<Evidence, "weight">;

function tickedEvidence(rule: EvidenceRule, submission: Submission): Uncounted {
  const { speaks, field, when, why } = rule;
  const answer = tellingPart(when, answerText(submission, field) ?? "");
  return { speaks, field, ratio: ratioOf(rule), why, quoted: false, words: [], answer };
}

function ratioOf({ speaks, field, when, weight }: EvidenceRule): number {
  const own = speaks === "for" ? ownRatios[field] : undefined;
  const choice = when.kind === "any-of" ? when.choices.find((one) => own?.[String(one)] !== undefined) : undefined;
  return own?.[String(choice)] ?? own?.[weight] ?? likelihoodRatios[weight];
}

/** Of a list, the tick that counts; of anything else the whole answer. */
function tellingPart(when: EvidenceRule["when"], answer: string): string {
  if (when.kind === "any-of" && questionOf(when.field).kind === "anyOf") {
    return when.choices.filter((choice) => answer.split(", ").includes(String(choice))).join(", ");
  }
  return when.kind === "not-ticked" ? `${when.choice}: not ticked` : answer;
}

function toldEvidence(told: Heard): Uncounted {
  const { speaks, field, quote, words, ratio } = told;
  return { speaks, field, ratio, why: whyTold(told), quoted: true, words, answer: quote };
}

function whyTold({ speaks, words, isWish }: Heard): string {
  if (speaks === "for") return isWish ? "You want this to change." : "Your own words describe this mechanism.";
  return words.length === 0
    ? "What you wrote here does not speak of it."
    : "You say yourself that this is not the trouble.";
}

/**
 * Evidence with the ratio at which it counts: of answers that tell the same thing the weightiest in full, each further
 * one with half the logarithm of the one before.
 */
function counted(evidence: readonly Uncounted[]): readonly Evidence[] {
  const told = new Map<string, number>();
  return evidence
    .toSorted((a, b) => b.ratio - a.ratio)
    .map((one) => {
      const group = `${one.speaks} ${groupOf(one)}`;
      const before = told.get(group) ?? 0;
      told.set(group, before + 1);
      const ratio = one.ratio ** (repeatedCounts ** before);
      return { ...one, ratio, weight: weightOf(ratio) };
    })
    .sort((a, b) => b.ratio - a.ratio);
}

const groupOf = ({ field }: Uncounted): string => (groups as Readonly<Record<string, string>>)[field] ?? field;

function weightOf(ratio: number): Evidence["weight"] {
  if (ratio >= calledFrom.strong) return "strong";
  return ratio >= calledFrom.moderate ? "moderate" : "weak";
}
