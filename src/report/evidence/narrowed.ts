import type { Case } from "../../diagnosis/case/case.ts";
import { situationRow } from "../../diagnosis/case/finding/situation-row.ts";
import { passedTestOf } from "../../diagnosis/facts/sums/losses.ts";
import type { Submission } from "../../survey/submission.ts";
import { headlineOf } from "../brief/page-one/title.ts";

/** What page one names instead of a whole cause: then the evidence tells the same story. */
export interface Narrowed {
  /** The title of the report, without its goal. */
  readonly title: string;
  readonly name: string;
  /** Our reading of how it happens. */
  readonly goes: string;
  /** The change that page one tries, and what follows if it works. */
  readonly actions: readonly string[];
}

/** What page one names, if it is narrower than the leading cause. */
export function narrowedIn(found: Case, submission: Submission): Narrowed | undefined {
  const { situation, finding, week, trial } = found;
  const [leading] = finding.themes;
  const isNamed = finding.rests !== "too-little" && situation !== null && situation.theme === leading;
  if (!isNamed || found.undecided !== null || passedTestOf(situation.theme, submission) !== undefined) return undefined;
  const change = week.find(({ isChange }) => isChange)?.what;
  const then = trial.find(({ kind }) => kind === "our-cause")?.act;
  return {
    title: headlineOf(found, situation.theme),
    name: situation.name,
    goes: situationRow(situation.id, submission).goes,
    actions: [change, then].filter((one) => one !== undefined),
  };
}
