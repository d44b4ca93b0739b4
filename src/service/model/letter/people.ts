import { rolesNamed } from "../../../diagnosis/case/shop.ts";
import { peopleIn } from "../../../diagnosis/facts/people.ts";
import { atMachine, type RoleId } from "../../../knowledge/first-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";
import { isEnglish } from "./words/english.ts";

/** Whom a letter may give work to: who is named in the answers, and whoever runs the machines where that can't be the owner. */
export function rolesIn(submission: Submission): ReadonlySet<RoleId> {
  const named = rolesNamed(submission);
  const { machine_count, machinist_count = machine_count } = submission;
  const hasCrew = machinist_count > ownerAlone && !atMachine.some((id) => named.has(id));
  return hasCrew ? new Set([...named, "operators"]) : named;
}

/** In a shop of this many the owner stands at a machine. Own judgment. */
const ownerAlone = 2;

/** People as the answers call them: those at work in the shop, and other words in capitals that are none of everyday English. */
export const peopleNamed = (submission: Submission, told: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...peopleIn(submission).map(({ name }) => name),
    ...told.flatMap((text) => text.match(inCapitals) ?? []).filter((name) => !isEnglish(name.toLowerCase())),
  ]);

const inCapitals = /(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}+(?![\p{L}\p{N}-])/gu;
