import { holds } from "../../../knowledge/odds/answer-test.ts";
import { signsBeforeTrial } from "../../../knowledge/page-one/decoys.ts";
import {
  type Confounders,
  type CountedRow,
  type LookAlike,
  openTrial,
} from "../../../knowledge/page-one/look-alikes.ts";
import { naturalExperimentWords } from "../../../knowledge/patterns/natural-experiments.ts";
import { nameInSentence, type ThemeId, themeIds, themes } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";
import { cutHoursSum } from "../../facts/sums/cut-hours.ts";
import type { CaseFinding } from "../case.ts";
import type { NaturalExperiment, SituationSeen } from "../finding/how-it-happens.ts";
import { learnerIn, waitedForIn } from "../finding/key-person.ts";
import { confirmingSituation, situationRow } from "../finding/situation-row.ts";
import { isSpokenOf } from "../finding/spoken-of.ts";
import { isNumbered, machineNamedMost } from "../named-machine.ts";
import type { Reading } from "../reading.ts";
import { hasLongRuns, isAlone as isOnePerson, isPair, wantsUnattended } from "../shop.ts";
import { isApart } from "../unknowns/unknowns.ts";
import type { Task } from "../week/task.ts";
import { trialWords as words } from "./trial.words.ts";
import type { TrialRow } from "./trial-row.ts";

/**
 * The table for the next ten working days. If there is a leading cause, the last row is the one that would refute us. Both rows
 * read what the week counts: a goal such as OEE or on-time delivery moves too slowly for ten days, and not by one change alone.
 */
export function trialOf(
  reading: Reading,
  finding: CaseFinding,
  situation: SituationSeen | null,
  week: readonly Task[],
): readonly TrialRow[] {
  const [leading, second] = finding.themes;
  if (leading === undefined) {
    const rows = situation ? [confirmingSituation(situation.id, reading.submission), ...openTrial] : openTrial;
    return rows.map((row) => rowOf("our-cause", row));
  }
  const { submission } = reading;
  const { confirms, refutes, beside } = situation
    ? rowsOfSituation(situation, situation.theme === second ? leading : second, reading, week)
    : rowsOfCause(leading, week, submission);
  return [rowOf("our-cause", confirms), ...beside, rowOf("we-are-wrong", toRival(refutes, leading, submission))];
}

interface Rows {
  readonly confirms: LookAlike;
  readonly refutes: LookAlike;
  readonly beside: readonly TrialRow[];
}

/** The row that confirms a cause, the one that refutes it and its look-alikes. */
function rowsFor(home: ThemeId, submission: Submission) {
  const { confirms, refutes, lookAlikes, unspoken, unattended }: Confounders = themes[home].confounders;
  const ofAttended =
    unspoken === undefined || isSpokenOf(confirms.about, submission) ? { confirms, refutes } : unspoken;
  const said = unattended !== undefined && wantsUnattended(submission) ? unattended : ofAttended;
  return { ...said, others: lookAlikes };
}

/**
 * The rows for a situation: look-alikes of its cause that an answer makes plausible, and the second cause. Other
 * look-alikes of the cause may not fit the situation.
 */
function rowsOfSituation(
  seen: SituationSeen,
  second: ThemeId | undefined,
  reading: Reading,
  week: readonly Task[],
): Rows {
  const { submission } = reading;
  const { id, theme, who } = seen;
  const { refutes } = situationRow(id, submission);
  const { others } = rowsFor(theme, submission);
  const plausible = isApart(seen)
    ? []
    : plausibleFirst(others.filter(countedIn(week)), submission).filter(({ plausibleIf }) => plausibleIf !== undefined);
  const rival = second === undefined ? [] : [rivalRow(second, submission)].filter(countedIn(week));
  const see = refutes.see.replace("{person}", who ?? "that person");
  const confirms = confirmingSituation(id, submission, learnerIn(reading, waitedForIn(reading, seen)) ?? undefined);
  const place = machineNamedMost(reading);
  const ofPlace = confirms.ofPlace !== undefined && place !== null ? confirms.ofPlace.replace("{place}", place) : null;
  return {
    confirms: { ...confirms, see: ofPlace ?? confirms.see },
    refutes: { ...refutes, see },
    beside: [...plausible, ...volumeRow(seen, reading), ...rival].map((row) => rowOf("look-alike", row)),
  };
}

/** A row for a machine that the answers single out: it may simply make the most parts. */
function volumeRow({ theme }: SituationSeen, reading: Reading): readonly LookAlike[] {
  const machine = machineNamedMost(reading);
  const isOfMachine = theme === "quality_inspection" || theme === "maintenance_downtime";
  return machine === null || !isNumbered(machine) || !isOfMachine || reading.submission.machine_count < 2
    ? []
    : [words.volume(machine)];
}

/** The row that confirms a cause. */
export const confirmingRow = (theme: ThemeId, submission: Submission): CountedRow =>
  rowsFor(theme, submission).confirms;

/** Whether a task of the week counts what a row reads. */
const countedIn =
  (week: readonly Task[]) =>
  ({ from }: CountedRow): boolean =>
    week.some(({ id }) => from.includes(id));

/** A row that confirms the second cause; if that needs a separate trial, a symptom that shows without one. */
export function rivalRow(second: ThemeId, submission: Submission): CountedRow {
  const confirms = confirmingRow(second, submission);
  const sign = signsBeforeTrial[second];
  if (sign === undefined) return confirms;
  return {
    ...sign,
    see: capitalized(sign.see),
    means: words.alsoAtWork(nameInSentence(second)),
    act: themes[second].words.week,
  };
}

function rowsOfCause(home: ThemeId, week: readonly Task[], submission: Submission): Rows {
  const { longRuns }: Confounders = themes[home].confounders;
  if (longRuns !== undefined && hasLongRuns(submission))
    return { ...longRuns, beside: longRuns.beside.map((row) => rowOf("look-alike", row)) };
  const { others, ...rows } = rowsFor(home, submission);
  return { ...rows, beside: besidesOf(others, home, week, submission) };
}

/** Look-alikes of the cause and the cause next to it. */
function besidesOf(
  lookAlikes: readonly CountedRow[],
  home: ThemeId,
  week: readonly Task[],
  submission: Submission,
): readonly TrialRow[] {
  const { neighbor }: Confounders = themes[home].confounders;
  const [seen, beside] = [lookAlikes, [neighbor]].map((rows) => rows.filter(countedIn(week)));
  const others = [
    ...plausibleFirst(seen ?? [], submission).map((row) => ["look-alike", row] as const),
    ...plausibleFirst(beside ?? [], submission).map((row) => ["neighbor", row] as const),
  ];
  return others.map(([kind, row]) => rowOf(kind, row));
}

/** A row that, if we are wrong, sends them to the cause they named themselves. */
function toRival(row: LookAlike, leading: ThemeId, { primary_bottleneck: named }: Submission): LookAlike {
  const rival = themeIds.find((id) => themes[id].bottlenecks.some(({ choice }) => choice === named));
  // A kind of machine is where work piles up, not the reason why.
  if (rival === undefined || rival === leading || named === "5-axis" || !/\bnext cause\b/.test(row.act)) return row;
  return { ...row, act: words.testNamed(named) };
}

/** The rows with one on what would invalidate the natural experiment, in place of the last look-alike. */
export function withExperimentDoubt(
  rows: readonly TrialRow[],
  experiment: NaturalExperiment | null,
): readonly TrialRow[] {
  if (experiment === null || rows.length === 0) return rows;
  const doubt = rowOf("look-alike", naturalExperimentWords.row[experiment.kind]);
  const others = rows.filter(({ kind }) => kind !== "we-are-wrong");
  const wrong = rows.filter(({ kind }) => kind === "we-are-wrong");
  return [...others.slice(0, others.length > 2 ? -1 : undefined), doubt, ...wrong];
}

/** The rows with what would show that it is another cause, which the shop names or writes most about, right behind ours and in place of the last look-alike. */
export function withRival(
  rows: readonly TrialRow[],
  cause: ThemeId | null,
  submission: Submission,
): readonly TrialRow[] {
  const [ours, ...others] = rows;
  if (cause === null || ours === undefined) return rows;
  const rival = rowOf("rival", rivalRow(cause, submission));
  const besides = others.filter(({ see, kind }) => see !== rival.see && kind !== "we-are-wrong");
  const wrong = others.filter(({ kind }) => kind === "we-are-wrong");
  return [ours, rival, ...besides.slice(0, besides.length > 1 ? -1 : undefined), ...wrong];
}

const rowOf = (kind: TrialRow["kind"], { see, means, act, ofChange }: LookAlike): TrialRow => ({
  kind,
  see,
  means,
  act,
  ...(ofChange && { ofChange }),
});

/** The look-alikes, those that an answer makes plausible first, without those that answers contradict. */
const plausibleFirst = (rows: readonly LookAlike[], submission: Submission): readonly LookAlike[] => {
  const isPlausible = ({ plausibleIf, ifShiftsUsed }: LookAlike): boolean =>
    (plausibleIf !== undefined && holds(plausibleIf, submission, undefined)) ||
    (ifShiftsUsed === true && cutHoursSum(submission)?.passes !== undefined);
  const isTooFew = ({ ofCrew }: LookAlike): boolean =>
    (ofCrew !== undefined && isOnePerson(submission)) || (ofCrew === "of-three" && isPair(submission));
  const happen = rows.filter((row) => !isTooFew(row) && (isPlausible(row) || isSpokenOf(row.about, submission)));
  const others = happen.filter(({ plausibleIf, about }) => plausibleIf === undefined || about !== undefined);
  return [...happen.filter(isPlausible), ...others.filter((row) => !isPlausible(row))];
};
