import type { RankedTheme } from "../../diagnosis/diagnosis.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { answerText } from "../../survey/answer-text.ts";
import { plainChoice } from "../../survey/plain-choices.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized, inWords } from "../../survey/writing.ts";
import type { Earlier } from "../earlier.ts";
import { inPercent } from "../evidence/root-themes.ts";
import { themeWords } from "../wording.ts";
import { sentencesMoving } from "./changed-sentences.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

/** How many changed answers are named; the others are counted. */
const maxNamed = 3;

/** The fields that a shop answered differently on two days. */
const changedFields = (then: Submission, now: Submission): readonly Field[] =>
  fields.filter((field) => answerText(then, field) !== answerText(now, field));

/** The changed answers by their questions: `“How often are jobs late?” and 2 more`; empty if none changed. */
export function changedAnswers(then: Submission, now: Submission): string {
  const labels = changedFields(then, now).map((field) => `“${questionOf(field).label}”`);
  const more = labels.length - maxNamed;
  return inWords([...labels.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])]);
}

/** A cause that became likelier or less likely, and the answer that moved it most. */
export interface ChangedCause {
  readonly id: ThemeId;
  readonly name: string;
  readonly before: string;
  readonly now: string;
  readonly hasRisen: boolean;
  readonly why: string;
}

/** A cause counts as moved from this many percentage points on. Own judgment. */
const movedFrom = 0.05;
const maxCauses = 4;

/** The causes that moved most, the largest move first. Same parameters as `movedCauses`. */
export const changedCauses = (
  submission: Submission,
  themes: readonly RankedTheme[],
  views: string,
  earlier: Pick<Earlier, "submission" | "diagnosis">,
): readonly ChangedCause[] => movedCauses(submission, themes, views, earlier, movedFrom).slice(0, maxCauses);

/**
 * The causes that moved, the largest move first.
 *
 * @param views text for a cause that other people's views moved more than any answer of the owner
 * @param least the least change of probability that counts as a move
 */
export function movedCauses(
  submission: Submission,
  themes: readonly RankedTheme[],
  views: string,
  earlier: Pick<Earlier, "submission" | "diagnosis">,
  least: number,
): readonly ChangedCause[] {
  const moved = themes.flatMap((theme) => {
    const before = earlier.diagnosis.themes.find(({ id }) => id === theme.id);
    const by = before === undefined ? 0 : theme.probability - before.probability;
    return before === undefined || Math.abs(by) < least ? [] : [{ theme, before, by }];
  });
  return moved
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ theme, before, by }) => ({
      id: theme.id,
      name: capitalized(themeWords[theme.id].noun),
      before: inPercent(before.probability),
      now: inPercent(theme.probability),
      hasRisen: by > 0,
      why: whyMoved(before, theme, earlier.submission, submission, views),
    }));
}

const weightIn = (evidence: RankedTheme["evidence"]): number =>
  evidence.reduce((sum, { speaks, ratio }) => sum + Math.log(ratio) * (speaks === "for" ? 1 : -1), 0);

/** How much the owner's answer to a question supports a cause. */
const weightOf = ({ evidence }: RankedTheme, field: Field): number =>
  weightIn(evidence.filter((one) => one.field === field && one.by === undefined));

/** How much other people's views support it. */
const viewsWeight = ({ evidence }: RankedTheme): number => weightIn(evidence.filter(({ by }) => by !== undefined));

/** How much the shop's own files support it. */
const filesWeight = ({ evidence }: RankedTheme): number =>
  weightIn(evidence.filter(({ field }) => field === "measured"));

/** The value from the shop's files that is the strongest evidence about a cause now. */
function measuredFor({ evidence }: RankedTheme): string {
  const [most] = evidence.filter(({ field }) => field === "measured").toSorted((a, b) => b.ratio - a.ratio);
  return most === undefined ? words.filesOver : words.byFiles(most.answer);
}

/** The answer or the sentence that moved a cause most, as the shop gave it on both days. */
function whyMoved(
  earlierTheme: RankedTheme,
  theme: RankedTheme,
  earlierSubmission: Submission,
  submission: Submission,
  views: string,
): string {
  const byViews = viewsWeight(theme) - viewsWeight(earlierTheme);
  const moves = fields
    .filter((field) => questionOf(field).kind !== "prose")
    .map((field) => ({ field, by: weightOf(theme, field) - weightOf(earlierTheme, field) }))
    .filter(({ by }) => by * (theme.probability - earlierTheme.probability) > 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const changed = changedFields(earlierSubmission, submission);
  const moved = moves.find(({ field }) => changed.includes(field));
  const direction = Math.sign(theme.probability - earlierTheme.probability);
  const byFiles = (filesWeight(theme) - filesWeight(earlierTheme)) * direction;
  const [sentence] = sentencesMoving(earlierTheme, theme, earlierSubmission, submission).toSorted(
    (a, b) => (b.by - a.by) * direction,
  );
  const [viewsSay, answersSay] = [byViews * direction, Math.abs(moved?.by ?? 0)];
  const sentenceSays = (sentence?.by ?? 0) * direction;
  if (viewsSay > Math.max(0, answersSay, byFiles, sentenceSays)) return views;
  if (byFiles > Math.max(answersSay, sentenceSays)) return measuredFor(theme);
  if (sentence !== undefined && sentenceSays > answersSay) return words.bySentence(sentence.said, sentence.isGone);
  // All causes share what is likely, so a single changed answer moved this cause, too.
  const field = moved?.field ?? (changed.length === 1 ? changed[0] : undefined);
  if (field === undefined) return moves.length === 0 ? words.byOthers(direction) : words.several;
  if (questionOf(field).kind === "prose") return words.otherWords;
  const writtenIn = (given: Submission): string => plainChoice(answerText(given, field) ?? words.table.none);
  return words.because(questionOf(field).label, writtenIn(earlierSubmission), writtenIn(submission));
}
