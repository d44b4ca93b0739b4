import { rolesNamed } from "../../../diagnosis/case/shop.ts";
import { atMachine, type RoleId } from "../../../knowledge/first-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";

/** Whom a letter may give work to: who is named in the answers, and whoever runs the machines where that can't be the owner. */
export function rolesIn(submission: Submission): ReadonlySet<RoleId> {
  const named = rolesNamed(submission);
  const { machine_count, machinist_count = machine_count } = submission;
  const hasCrew = machinist_count > ownerAlone && !atMachine.some((id) => named.has(id));
  return hasCrew ? new Set([...named, "operators"]) : named;
}

/** In a shop of this many the owner stands at a machine. Own judgment. */
const ownerAlone = 2;
