import type { Case } from "../../../diagnosis/case/case.ts";
import type { SizeRow } from "../../../diagnosis/case/size/size-row.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { Text } from "../../text.ts";
import type { HeadlineFigure } from "../../text-blocks.ts";
import { withMeasured } from "../measured.ts";
import { costsNoHours } from "../page-one/cause-named.ts";
import { moneyOf } from "./size-dollars.ts";
import { hoursInWords, type Losses, leadingLoss, machineHours, ourHours } from "./size-hours.ts";
import { onTimeGap, saturdays } from "./size-own.ts";
import { goalGap, lateShare } from "./size-stated.ts";
import { statedFigure } from "./stated-loss.ts";

/** The size: up to three figures, and sentences for the rest. */
export interface Sized {
  readonly figures: readonly HeadlineFigure[];
  readonly lines: readonly Text[];
}

const maxFigures = 3;

/**
 * The figures of the first page: what the shop stated, and what the stated hours could bring in. Hours that it didn't state are a
 * sentence that calls them an estimate.
 */
export function sizeOf(found: Case, submission: Submission, diagnosis: Diagnosis): Sized {
  if (found.finding.rests === "too-little") return { figures: [], lines: [] };
  const rows = found.size.filter((row) => row.kind !== "our-hours" || isShown(row, found));
  const isOwn = rows.some((row) => tellsHours(row, found));
  const figures = rows
    .filter((row) => isOwn || (row.kind !== "our-hours" && row.kind !== "saturdays"))
    .flatMap((row) =>
      figureOf(row, found, submission, diagnosis).map((figure) =>
        withMeasured(figure, submission, lossesIn(row, diagnosis)),
      ),
    );
  if (!isOwn)
    return { figures: figures.slice(0, maxFigures), lines: estimateLines(rows, found, submission, diagnosis) };
  const shown = figures.slice(0, maxFigures - 1);
  return { figures: [...shown, ...moneyOf(found, submission, diagnosis, shown)], lines: [] };
}

const isShown = (row: SizeRow, found: Case): boolean =>
  !costsNoHours(found) && (row.kind !== "our-hours" || isOfTitle(row.theme, found));

/** Whether a row has hours that the shop timed, counted or measured. */
function tellsHours(row: SizeRow, found: Case): boolean {
  if (row.kind === "our-hours") return row.isStated;
  return row.kind === "stated-loss" && isOfLeading(row.cause, found);
}

/** Our estimate in a sentence, with the check that replaces it. */
function estimateLines(
  rows: readonly SizeRow[],
  found: Case,
  submission: Submission,
  diagnosis: Diagnosis,
): readonly Text[] {
  if (costsNoHours(found)) return [];
  const ours = rows.find((row) => row.kind === "our-hours");
  // Desk hours are for the whole cause, so they don't fit a narrower situation.
  if (ours?.kind !== "our-hours")
    return found.situation === null && !found.oursStayInEvidence ? leadingLoss(found, diagnosis) : [];
  return [hoursInWords(ours, submission, diagnosis)];
}

/** A cause's hours belong on the page only if the title is about it. */
const isOfTitle = (theme: ThemeId, { situation }: Case): boolean => situation === null || situation.theme === theme;

/** Whether a cause is the leading one. Figures about others are in the chapter on causes. */
const isOfLeading = (cause: ThemeId, { finding }: Case): boolean => cause === finding.themes[0];

/** Whether a cause is to be tested next and the first one has no number of the shop's own. */
const isOfNext = (cause: ThemeId, { causes, size }: Case): boolean =>
  causes.some(({ theme }) => theme === cause) &&
  !size.some((row) => row.kind === "stated-loss" && row.cause === causes[0]?.theme);

/** The machine hours a row is about; `null` if it is the shop's own sum. */
const lossesIn = (row: SizeRow, { themes }: Diagnosis): Losses | null =>
  "theme" in row ? machineHours(themes.filter(({ id }) => id === row.theme)) : null;

function figureOf(row: SizeRow, found: Case, submission: Submission, diagnosis: Diagnosis): readonly HeadlineFigure[] {
  switch (row.kind) {
    case "our-hours":
      return [ourHours(row, found, submission, diagnosis)];
    case "saturdays":
      return [saturdays(row, found)];
    case "on-time-gap":
      return [onTimeGap(row)];
    case "stated-loss":
      return isOfLeading(row.cause, found) || isOfNext(row.cause, found) ? [statedFigure(row, found)] : [];
    case "goal-gap":
      return [goalGap(row, submission)];
    case "late-share":
      return [lateShare(row)];
    case "setups-per-machine-week":
    case "dollars":
      return [];
  }
}
