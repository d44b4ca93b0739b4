import type { Range } from "../../knowledge/figures/units.ts";
import { holds } from "../../knowledge/odds/answer-test.ts";
import { calledFrom, furtherCheckCounts, groups, hardlyLateCounts, repeatedCounts } from "../../knowledge/odds/odds.ts";
import { bookedAsSetup } from "../../knowledge/patterns/cleared-patterns.ts";
import type { EvidenceRule, Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { answerText } from "../../survey/answer-text.ts";
import { freeTextFields, isGoalField } from "../../survey/free-text.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Evidence } from "../diagnosis.ts";
import { measuredEvidenceIn, withoutContradicted } from "../kpis/measured.ts";
import { evidenceWords } from "./evidence.words.ts";
import { floorEvidenceIn } from "./floor-evidence.ts";
import type { Detection } from "./passage-detections.ts";

/** What the answers say about one theme, the weightiest first. */
export function evidenceFor(
  id: ThemeId,
  submission: Submission,
  crewRatio: Range | undefined,
  detections: readonly Detection[],
): readonly Evidence[] {
  return weighed(rulesFor(id, submission, crewRatio), textEvidenceFor(id, submission, detections)).map(
    ({ one: { counts: _, isComparison: __, ...one }, ratio, plain }) => ({ ...one, ratio, weight: weightOf(plain) }),
  );
}

/** What a theme's rules find in some answers. Rules that need the whole case find nothing. */
export const rulesHolding = (id: ThemeId, answers: Partial<Submission>): RulesFound =>
  // The cast is sound: a rule reads one answer, and never holds for a missing one.
  rulesFor(id, answers as Submission, undefined);

/** Evidence before it is weighed against other answers that say the same. */
type Uncounted = Omit<Evidence, "weight"> & {
  /** How much it counts next to other answers, as a share of its logarithm. */
  readonly counts?: number;
  readonly isComparison?: true;
};

/** What each rule of a theme finds in the answers, in table order; `null` if it doesn't hold. */
export type RulesFound = readonly (Uncounted | null)[];

export function rulesFor(id: ThemeId, submission: Submission, crewRatio: Range | undefined): RulesFound {
  const standing = withoutMisbooked(id, withoutContradicted(submission));
  return rulesOf(id).map((rule) => evidenceBy(rule, standing, crewRatio));
}

/**
 * Where the records call waiting setup, what the answers say of setups from those records says little of setups
 * themselves.
 */
function withoutMisbooked(id: ThemeId, submission: Submission): Submission {
  const isMisbooked = freeTextFields.some((field) => bookedAsSetup.test(submission[field] ?? ""));
  if (id !== "setup_changeover" || !isMisbooked) return submission;
  const { setup_time_variability: _, typical_delay_cause: causes, ...rest } = submission;
  const others = causes?.filter((one) => one !== "Setup overruns");
  return others === undefined ? rest : { ...rest, typical_delay_cause: others };
}

/** The same after one more answer: only rules that use it run again. */
export const rulesAfter = (
  field: Field,
  id: ThemeId,
  before: RulesFound,
  submission: Submission,
  crewRatio: Range | undefined,
): RulesFound =>
  rulesOf(id).map((rule, index) =>
    looksAt(field, rule) ? evidenceBy(rule, submission, crewRatio) : (before[index] ?? null),
  );

/** The crew ratio is calculated from several answers. */
const looksAt = (field: Field, rule: EvidenceRule): boolean =>
  rule.when.field === field || rule.when.kind === "crew-ratio";

const rulesOf = (id: ThemeId): readonly EvidenceRule[] => (themes[id] satisfies Theme).evidence;

/** What the text says for or against one theme. */
export type TextEvidence = readonly Uncounted[];

export const textEvidenceFor = (
  id: ThemeId,
  submission: Submission,
  detections: readonly Detection[],
): TextEvidence => [
  ...[...floorEvidenceIn(submission), ...measuredEvidenceIn(submission)].filter(({ theme }) => theme === id),
  ...detections.filter(({ theme }) => theme === id).map((one) => evidenceOf(one, detections)),
];

function evidenceBy(rule: EvidenceRule, submission: Submission, crewRatio: Range | undefined): Uncounted | null {
  if (!holds(rule.when, submission, crewRatio)) return null;
  const { speaks, when, ratio, why } = rule;
  const { field } = when;
  const isHardlyLate = field === "typical_delay_cause" && submission.late_job_ratio === "0–5%";
  const counts = isHardlyLate && speaks === "for" ? hardlyLateCounts : 1;
  const answer = relevantPart(when, answerText(submission, field) ?? "");
  return { speaks, field, ratio, counts, why, quoted: false, words: [], answer };
}

/** For a list, the checked choice that counts; otherwise the whole answer. */
function relevantPart(when: EvidenceRule["when"], answer: string): string {
  if (when.kind === "any-of" && questionOf(when.field).kind === "anyOf") {
    return when.choices.filter((choice) => answer.split(", ").includes(String(choice))).join(", ");
  }
  return when.kind === "not-checked" ? `${when.choice}: not checked` : answer;
}

function evidenceOf(detection: Detection, all: readonly Detection[]): Uncounted {
  const { speaks, field, quote, words, ratio, isComparison, isClear } = detection;
  const why = detection.why ?? whyDetected(detection, all);
  return {
    speaks,
    field,
    ratio,
    why,
    quoted: true,
    ...(isClear && { clear: true }),
    words,
    answer: quote,
    ...(isComparison && { isComparison }),
  };
}

function whyDetected(detection: Detection, all: readonly Detection[]): string {
  const { speaks, field, words, isWish, isClear } = detection;
  if (speaks === "for") {
    const others = all.filter((one) => one.theme !== detection.theme && saysTheSame(one, detection)).length;
    if (isWish) return evidenceWords.wanted;
    if (isGoalField(field) && others > 1) return evidenceWords.goal;
    return isClear && others === 0 ? evidenceWords.described : evidenceWords.sign(others);
  }
  return words.length === 0 ? evidenceWords.notMentioned : evidenceWords.denied;
}

const saysTheSame = (one: Detection, other: Detection): boolean =>
  one.speaks === other.speaks && one.field === other.field && one.quote === other.quote;

/** Evidence, and the ratio at which it counts next to the other evidence. */
interface Counted {
  readonly one: Uncounted;
  readonly speaks: Evidence["speaks"];
  readonly ratio: number;
  /** Before the discount for other checked boxes: they make it count less but don't make it weaker evidence. */
  readonly plain: number;
}

/**
 * Evidence with the ratio at which it counts, strongest first. Among answers that say the same, the strongest counts in
 * full and each further one with half the logarithm of the one before. The more boxes are checked for a theme, the less
 * each counts.
 */
export function weighed(found: RulesFound, fromText: TextEvidence): readonly Counted[] {
  const before = new Map<string, number>();
  const answers = new Set(found.filter((one) => one !== null));
  let checked = 0;
  return [...answers, ...fromText]
    .sort((a, b) => b.ratio - a.ratio)
    .map((one): Counted => {
      const group = `${one.speaks} ${groupOf(one)}`;
      const index = before.get(group) ?? 0;
      before.set(group, index + 1);
      const plain = one.ratio ** (repeatedCounts ** index);
      return { one, speaks: one.speaks, ratio: plain ** (one.counts ?? 1), plain };
    })
    .sort((a, b) => b.ratio - a.ratio)
    .map((one) =>
      one.speaks === "for" && answers.has(one.one)
        ? { ...one, ratio: one.ratio ** (furtherCheckCounts ** checked++) }
        : one,
    )
    .sort((a, b) => b.ratio - a.ratio);
}

/** A checked statement and a sentence confirmed to mean it are one observation. */
const groupOf = (one: Uncounted): string =>
  one.isComparison ? "comparison" : "theme" in one && one.quoted ? groups.happens_weekly : groupOfField(one);

const groupOfField = ({ field }: Uncounted): string => (groups as Readonly<Record<string, string>>)[field] ?? field;

export function weightOf(ratio: number): Evidence["weight"] {
  if (ratio >= calledFrom.strong) return "strong";
  return ratio >= calledFrom.moderate ? "moderate" : "weak";
}
