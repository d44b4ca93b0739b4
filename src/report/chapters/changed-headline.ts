import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Submission } from "../../survey/submission.ts";
import { currentViews, type Occasion } from "../occasion.ts";
import { type ChangedCause, changedAnswers, changedCauses } from "./changed-causes.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

/** What a version of a report was made of. */
interface Version {
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly occasion: Pick<Occasion, "date" | "answered" | "witnesses">;
}

/** The line that says most, and one more. */
const mostReasons = 2;

/** Why two versions of one report say something else first: the causes that rose or fell, each with what moved it. */
export function whyAnotherHeadline(before: Version, now: Version): readonly string[] {
  if (before.diagnosis.rules !== now.diagnosis.rules) return [words.headline.otherRules];
  const { submission } = before;
  const isFewer = currentViews(now.occasion).length < currentViews(before.occasion).length;
  const views = isFewer ? words.viewsOver : words.witnessed;
  const [leading] = now.diagnosis.themes;
  const tookOver = ({ id, hasRisen }: ChangedCause): boolean => hasRisen && id === leading?.id;
  const causes = changedCauses(now.submission, now.diagnosis.themes, views, before)
    .toSorted((a, b) => Number(tookOver(b)) - Number(tookOver(a)))
    .slice(0, mostReasons)
    .map(({ name, before, now, hasRisen, why }) => words.headline.moved(name, hasRisen, before, now, why));
  const changed = changedAnswers(submission, now.submission);
  return changed === "" ? causes : [...causes, words.headline.changed(changed)];
}
