import type { RankedTheme } from "../../diagnosis/diagnosis.ts";
import { answerText } from "../../knowledge/answer-text.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import type { Earlier } from "../earlier.ts";
import { themeWords } from "../wording.ts";
import { inPercent } from "./root-themes.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

/** A cause that became likelier or less likely, and the answer that moved it most. */
export interface ChangedCause {
  readonly name: string;
  readonly before: string;
  readonly now: string;
  readonly hasRisen: boolean;
  readonly why: string;
}

/** A cause has moved from so many points of a hundred on. Own judgment. */
const movedFrom = 0.05;
const mostCauses = 4;

/**
 * The causes that moved most, the furthest first.
 *
 * @param views what is said where other people's views moved a cause further than any answer of the owner
 */
export function changedCauses(
  submission: Submission,
  themes: readonly RankedTheme[],
  views: string,
  earlier: Pick<Earlier, "submission" | "diagnosis">,
): readonly ChangedCause[] {
  const moved = themes.flatMap((theme) => {
    const before = earlier.diagnosis.themes.find(({ id }) => id === theme.id);
    const by = before === undefined ? 0 : theme.probability - before.probability;
    return before === undefined || Math.abs(by) < movedFrom ? [] : [{ theme, before, by }];
  });
  return moved
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, mostCauses)
    .map(({ theme, before, by }) => ({
      name: capitalized(themeWords[theme.id].noun),
      before: inPercent(before.probability),
      now: inPercent(theme.probability),
      hasRisen: by > 0,
      why: whyMoved(before, theme, earlier.submission, submission, views),
    }));
}

const weightIn = (evidence: RankedTheme["evidence"]): number =>
  evidence.reduce((sum, { speaks, ratio }) => sum + Math.log(ratio) * (speaks === "for" ? 1 : -1), 0);

/** What the owner's answer to a question says for a cause. */
const weightOf = ({ evidence }: RankedTheme, field: Field): number =>
  weightIn(evidence.filter((one) => one.field === field && one.by === undefined));

/** What other people's views say for it. */
const viewsWeight = ({ evidence }: RankedTheme): number => weightIn(evidence.filter(({ by }) => by !== undefined));

/** The answer that moved a cause most, as the shop gave it on both days. A free text can't be shortened. */
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
  const writtenIn = (given: Submission, field: Field): string => answerText(given, field) ?? words.table.none;
  const moved = moves.find(({ field }) => writtenIn(earlierSubmission, field) !== writtenIn(submission, field));
  const isByViews = byViews * (theme.probability - earlierTheme.probability) > 0;
  if (isByViews && Math.abs(byViews) > Math.abs(moved?.by ?? 0)) return views;
  if (moved === undefined) return words.several;
  const { field } = moved;
  return words.because(questionOf(field).label, writtenIn(earlierSubmission, field), writtenIn(submission, field));
}
