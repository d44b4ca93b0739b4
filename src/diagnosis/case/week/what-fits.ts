import type { TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";
import { meets } from "../../kpis/needs.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { waitsForOwner } from "../finding/key-person.ts";
import { isSpokenOf } from "../finding/spoken-of.ts";
import { kindNamed, machineNamedMost, machineNear } from "../named-machine.ts";
import type { Reading } from "../reading.ts";
import { hasLongRuns, isAlone, repairsForCustomers, wantsUnattended } from "../shop.ts";

/** The wording of a task that fits this shop: first for something it lacks, then for something its answers name. */
export function whatFits(
  task: TaskRow,
  reading: Reading,
  situation: SituationSeen | null,
  waitedFor: readonly string[],
): string {
  const { submission } = reading;
  if (task.otherwise !== undefined && !isSpokenOf(task.about, submission)) return task.otherwise;
  const isForOneself = isAlone(submission) || (task.ofPerson !== undefined && waitsForOwner(reading, situation));
  if (task.alone !== undefined && isForOneself) return task.alone;
  const ofShop = whatFitsShop(task, submission);
  if (ofShop !== undefined) return ofShop;
  if (task.ofPerson !== undefined && waitedFor.length > 0 && !waitedFor.includes("you")) return task.ofPerson;
  if (task.ofPlace !== undefined && oneMachine(reading, situation) !== null) return task.ofPlace;
  return task.what;
}

/** The wording for hours without people, for repairs, for missing data or for long runs. */
function whatFitsShop(
  { unattended, instead, ofLongRuns, ofRepairs }: TaskRow,
  submission: Submission,
): string | undefined {
  if (unattended !== undefined && wantsUnattended(submission)) return unattended;
  if (ofRepairs !== undefined && repairsForCustomers(submission)) return ofRepairs;
  if (instead !== undefined && !meets(submission, instead.lacking)) return instead.what;
  return ofLongRuns !== undefined && hasLongRuns(submission) ? ofLongRuns : undefined;
}

/** A single named machine, not a kind of machine. */
function oneMachine(reading: Reading, situation: SituationSeen | null): string | null {
  const kind = kindNamed(reading);
  const own = machineNear(reading, situation) ?? machineNamedMost(reading);
  return own ?? (kind?.startsWith("the ") ? kind : null);
}
