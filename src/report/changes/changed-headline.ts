import { caseOf } from "../../diagnosis/case/case-of.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { currentViews, type Occasion } from "../occasion.ts";
import { type ChangedCause, changedAnswers, movedCauses } from "./changed-causes.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

/** What a version of a report was made of. */
interface Version {
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly occasion: Pick<Occasion, "date" | "answered" | "witnesses">;
}

/** The most reasons given. */
const maxReasons = 2;

/**
 * The least change of probability that may explain another headline. It is small, because a headline includes how
 * certain its causes are. Own judgment.
 */
const minOfHeadline = 0.005;

/** Whether both likelihoods read about the same, such as 95% and over 95%. */
const areAlike = ({ before, now }: ChangedCause): boolean => before.split(" ").at(-1) === now.split(" ").at(-1);

/** The causes that a headline is based on. Only their moves can explain why it changed. */
const causesBehind = ({ submission, diagnosis }: Version): readonly ThemeId[] =>
  caseOf(submission, diagnosis).finding.themes;

/** Why two versions of a report have different headlines: the causes that rose or fell, each with what moved it. */
export function whyAnotherHeadline(before: Version, now: Version): readonly string[] {
  if (before.diagnosis.rules !== now.diagnosis.rules) return [words.headline.otherRules];
  const { submission } = before;
  const isFewer = currentViews(now.occasion).length < currentViews(before.occasion).length;
  const views = isFewer ? words.viewsOver : words.answeredByOthers;
  const [leading] = now.diagnosis.themes;
  const tookOver = ({ id, hasRisen }: ChangedCause): boolean => hasRisen && id === leading?.id;
  const carrying = [...causesBehind(before), ...causesBehind(now)];
  const causes = movedCauses(now.submission, now.diagnosis.themes, views, before, minOfHeadline)
    .filter((cause) => carrying.includes(cause.id) && !areAlike(cause))
    .toSorted((a, b) => Number(tookOver(b)) - Number(tookOver(a)))
    .slice(0, maxReasons)
    .map(({ name, before, now, hasRisen, why }) => words.headline.moved(name, hasRisen, before, now, why));
  const changed = changedAnswers(submission, now.submission);
  return changed === "" ? causes : [...causes, words.headline.changed(changed)];
}
