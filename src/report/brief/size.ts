import type { Case } from "../../diagnosis/case/case.ts";
import { onceAWeek } from "../../diagnosis/case/lost-hours.ts";
import type { SizeRow } from "../../diagnosis/case/size-row.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { statedUnattended } from "../../diagnosis/facts/stated-unattended.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { storySums } from "../letter/story-sums.ts";
import { say, type Text } from "../text.ts";
import type { HeadlineFigure } from "../text-blocks.ts";
import { noWords, type Words } from "../words.ts";
import { costsNoHours } from "./cause-named.ts";
import { withMeasured } from "./measured.ts";
import { closed } from "./quoted.ts";
import { sizeWords as words } from "./size.words.ts";
import { moneyOf } from "./size-dollars.ts";
import { type Losses, leadingLoss, machineHours, ourHours, worthOf } from "./size-hours.ts";
import { breakEven, clockShare, demand, onTimeGap, saturdays, stops } from "./size-own.ts";
import { statedFigure } from "./stated-loss.ts";

/** The size: up to three figures, and sentences for the rest. */
export interface Sized {
  readonly figures: readonly HeadlineFigure[];
  readonly lines: readonly Text[];
}

const mostFigures = 3;

/**
 * The figures of the first page: the sums of a model's story, plus only what the shop's own numbers say; otherwise
 * ours.
 */
export function sizeOf(found: Case, submission: Submission, diagnosis: Diagnosis, worded: Words = noWords): Sized {
  const theirs = storySums(worded, diagnosis);
  const lines = unattendedLine(submission);
  // A letter that states the size in its sentences needs no estimate of ours next to them.
  if (theirs.length === 0 && (worded.letter?.cost.length ?? 0) > 0) return { figures: [], lines };
  if (theirs.length === 0) return { ...ourSize(found, submission, diagnosis), lines };
  const own = found.size
    .filter(({ kind }) => kind !== "our-hours")
    .flatMap((row) => figureOf(row, found, submission, diagnosis))
    .filter((figure) => !theirs.some((sum) => isOfOneUnit(figure, sum)));
  return { figures: [...theirs, ...own].slice(0, mostFigures), lines };
}

/** Unattended hours that the shop itself mentions: an option, so not a figure next to the losses. */
function unattendedLine(submission: Submission): readonly Text[] {
  const unattended = statedUnattended(submission);
  return unattended === undefined
    ? []
    : [say`${words.unattended.you} ${closed(unattended.quote.text)} ${words.unattended.sum(unattended.sum)}`];
}

/** Two figures in one unit would be two numbers for one thing. */
const isOfOneUnit = (one: HeadlineFigure, other: HeadlineFigure): boolean =>
  timed(one.readings[0]?.unit) === timed(other.readings[0]?.unit);

/** All hours count as one unit, whoever counts them. */
const timed = (unit = ""): string => (/\bhours?\b/.test(unit) ? "hours" : unit);

/** The case's figures, and what the hours of its cause could bring. */
function ourSize(found: Case, submission: Submission, diagnosis: Diagnosis): Pick<Sized, "figures"> {
  if (found.finding.rests === "too-little") return { figures: [] };
  const rows = found.size
    .filter((row) => row.kind !== "our-hours" || (isOfTitle(row.theme, found) && !costsNoHours(found)))
    .flatMap((row) =>
      figureOf(row, found, submission, diagnosis).map((figure) =>
        withMeasured(figure, submission, lossesIn(row, diagnosis)),
      ),
    );
  if (rows.length === 0 && costsNoHours(found)) return { figures: [] };
  const own = rows.length > 0 ? rows : leadingLoss(found, diagnosis);
  const figures = own.slice(0, mostFigures - 1);
  return { figures: [...figures, ...moneyOf(found, submission, diagnosis, figures)] };
}

/** A cause's hours belong on the page only if the title is about it. */
const isOfTitle = (theme: ThemeId, { situation }: Case): boolean => situation === null || situation.theme === theme;

/** What they say about another cause is in the chapter on causes. */
const isOfLead = (cause: ThemeId, { finding }: Case): boolean => cause === finding.themes[0];

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
    case "clock-share":
      return [clockShare(row)];
    case "demand":
      return [demand(row)];
    case "break-even":
      return [breakEven(row)];
    case "stops":
      return [stops(row)];
    case "stated-loss":
      return isOfLead(row.cause, found)
        ? [statedFigure(row, found, onceAWeek(row.sum) ?? worthOf(found, submission))]
        : [];
    case "setups-per-machine-week":
    case "dollars":
      return [];
  }
}
