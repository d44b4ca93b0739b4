import { rolesNamed } from "../../../diagnosis/case/shop.ts";
import { peopleIn } from "../../../diagnosis/facts/people/people.ts";
import { atMachine, type RoleId } from "../../../knowledge/page-one/first-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";
import { rolesIn as rolesSaid } from "./contradicts.ts";
import { isEnglish } from "./words/english.ts";

/** Roles a letter may give work to: those the answers mention, and operators if the owner can't be running the machines alone. */
export function rolesIn(submission: Submission): ReadonlySet<RoleId> {
  const named = rolesNamed(submission);
  const { machine_count, machinist_count = machine_count } = submission;
  const hasCrew = machinist_count > ownerAlone && !atMachine.some((id) => named.has(id));
  return new Set([...named, ...respondentRoles(submission), ...(hasCrew ? (["operators"] as const) : [])]);
}

/** Roles whose work the answers mention: who inspects is an inspector. */
export const rolesOfWork = (texts: readonly string[]): readonly RoleId[] =>
  (Object.keys(works) as (keyof typeof works)[]).filter((id) => texts.some((text) => works[id].test(text)));

const works = {
  inspectors:
    /\binspect(?:s|ed|ing|ion)\b|\b(?:Zeiss|Mitutoyo|measur(?:es|ed|ing)|gau?g(?:es|ed|ing))\b|\bCMM\b|\bfirst[- ](?:piece|article)s?\b/i,
  programmers: /\bprogramm?(?:s|ed|ing)\b/i,
  estimator: /\bquot(?:es|ed|ing)\b|\bestimat(?:es|ed|ing)\b/i,
} as const;

/** The job of the person who answered, as written behind their name: `Ann Lee (planner)`. Empty for an owner. */
export function respondentRoles({ owner_name }: Submission): readonly RoleId[] {
  const [, job = ""] = /^[^(,]*[(,](.*)$/su.exec(owner_name) ?? [];
  return rolesSaid(job).filter((id) => id !== "owner");
}

/** With this many machinists or fewer, the owner runs machines. Own judgment. */
const ownerAlone = 2;

/** Names of people in the answers: those who work in the shop, and other capitalized words that aren't common English. */
export const peopleNamed = (submission: Submission, texts: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...peopleIn(submission).map(({ name }) => name),
    ...texts.flatMap((text) => text.match(inCapitals) ?? []).filter((name) => !isEnglish(name.toLowerCase())),
  ]);

const inCapitals = /(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}+(?![\p{L}\p{N}-])/gu;
