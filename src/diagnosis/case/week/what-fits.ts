import type { TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import { meets } from "../../kpis/needs.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { waitsForOwner } from "../finding/key-person.ts";
import { isSpokenOf } from "../finding/spoken-of.ts";
import { kindNamed, machineNamedMost, machineNear } from "../named-machine.ts";
import type { Reading } from "../reading.ts";
import { hasLongRuns, isAlone } from "../shop.ts";

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
  if (task.instead !== undefined && !meets(submission, task.instead.lacking)) return task.instead.what;
  if (task.ofLongRuns !== undefined && hasLongRuns(submission)) return task.ofLongRuns;
  if (task.ofPerson !== undefined && waitedFor.length > 0 && !waitedFor.includes("you")) return task.ofPerson;
  if (task.ofPlace !== undefined && oneMachine(reading, situation) !== null) return task.ofPlace;
  return task.what;
}

/** A single named machine, not a kind of machine. */
function oneMachine(reading: Reading, situation: SituationSeen | null): string | null {
  const kind = kindNamed(reading);
  const own = machineNear(reading, situation) ?? machineNamedMost(reading);
  return own ?? (kind?.startsWith("the ") ? kind : null);
}
