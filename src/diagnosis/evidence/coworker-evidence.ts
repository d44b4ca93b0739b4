import type { ThemeId } from "../../knowledge/themes.ts";
import { type Coworker, coworkerRoles } from "../../survey/coworker.ts";
import { plainChoice } from "../../survey/plain-choices.ts";
import { capitalized, inWords } from "../../survey/writing.ts";
import { counted } from "../case/numbers.ts";
import type { Evidence } from "../diagnosis.ts";
import { rulesHolding, weighed, weightOf } from "./evidence.ts";
import { evidenceWords } from "./evidence.words.ts";
import { floorEvidenceIn } from "./floor-evidence.ts";

/**
 * Coworkers' answers as evidence about one theme. Within one person's answers, the owner's rules apply: repeats count less
 * and less. Two people who say the same are two observers, so both count in full.
 */
export function coworkerEvidenceFor(id: ThemeId, coworkers: readonly Coworker[]): readonly Evidence[] {
  const said = coworkers.flatMap((coworker) => evidenceOfOne(id, coworker));
  const alike = Map.groupBy(said, ({ evidence: { speaks, field, answer } }) => `${speaks} ${field} ${answer}`);
  return [...alike.values()].map(merged).sort((a, b) => b.ratio - a.ratio);
}

type Unweighed = Omit<Evidence, "weight">;

/** What one coworker's answers say, with their role. */
interface RoleEvidence {
  readonly role: Coworker["role"];
  readonly evidence: Unweighed;
}

function evidenceOfOne(id: ThemeId, { role, answers }: Coworker): readonly RoleEvidence[] {
  const floor = floorEvidenceIn(answers).filter(({ theme }) => theme === id);
  return weighed(rulesHolding(id, answers), floor).map(({ one, ratio }) => ({
    role,
    // As their form worded it: a quote is what they read and tapped.
    evidence: { ...withoutTheme(one), ratio, answer: plainChoice(one.answer), why: asSeen(one) },
  }));
}

/** A checked statement names its theme, which evidence of one theme doesn't repeat. */
const withoutTheme = ({ theme: _, ...one }: Unweighed & { readonly theme?: ThemeId }): Unweighed => one;

/** The reason in the third person: the table's reasons address the owner with "You". */
function asSeen({ field, why }: Unweighed): string {
  if (field === "happens_weekly") return evidenceWords.saidToHappen;
  if (field === "does_not_happen") return evidenceWords.saidNotToHappen;
  return why.replace(/^You (?=say|named?\b)/, "They ");
}

function merged(all: readonly RoleEvidence[]): Evidence {
  const [first] = all;
  if (first === undefined) throw new Error("A group has a first member");
  const ratio = all.reduce((product, { evidence }) => product * evidence.ratio, 1);
  return { ...first.evidence, ratio, weight: weightOf(ratio), by: voices(all.map(({ role }) => role)) };
}

/** Whose view it is: `Your planner and two machinists`, or `Two of the people you asked` if no role may be shown. */
function voices(roles: readonly Coworker["role"][]): string {
  const named = [...Map.groupBy(roles, (role) => role)].flatMap(([role, all]) =>
    role === null ? [] : [nameOf(coworkerRoles[role].label.toLowerCase(), all.length)],
  );
  return capitalized(named.length === 0 ? evidenceWords.ofAsked(counted(roles.length)) : inWords(named));
}

const nameOf = (role: string, count: number): string => (count === 1 ? `your ${role}` : `${counted(count)} ${role}s`);
