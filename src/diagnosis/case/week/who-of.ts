import { atMachine, leads, type RoleId, roles } from "../../../knowledge/page-one/first-weeks.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { decidersNamed, fillerOf, ownersDoing, type Person } from "../../facts/people/people.ts";
import { shopWords } from "../case.words.ts";

/**
 * The person for a task: the first of the `wanted` roles that the answers give a name, else the first that they mention.
 * Otherwise, work at a machine goes to the person who runs it, unless that can only be the owner. Everything else goes to
 * the person who filled in the form for the owner, to the person who leads the floor, or to the owner; in a larger shop,
 * to the person who does that work, without a name.
 *
 * No one gets a third task if someone else suitable has fewer, named or not, unless the task is the change itself.
 */
export function whoOf(
  wanted: readonly RoleId[],
  named: ReadonlySet<RoleId>,
  submission: Submission,
  people: readonly Person[],
  { busy, isOwners, given, isChange, isShared }: Week,
): string {
  const free = people.filter(({ name }) => !busy.includes(name));
  const whoDo = (role: RoleId): readonly string[] =>
    free.filter(({ does }) => does.includes(role)).map(({ name }) => name);
  const byName = wanted[0] === "owner" ? [] : wanted.flatMap(whoDo);
  // A role with a named person is that person.
  const unnamed = wanted.filter((role) => byName.length === 0 || whoDo(role).length === 0);
  const fitting = [...byName, ...unnamed.flatMap((role) => wordFor(role, named, submission, free) ?? [])];
  const owner = isShared && byName.length > 0 ? [ownerIn(submission)] : [];
  const crew = wanted.some((id) => atMachine.includes(id)) && !free.some(worksAtMachine) ? crewOnFloor(submission) : [];
  const who = isChange ? fitting[0] : leastBusy(fitting, [...owner, ...(fitting.length > 0 ? crew : [])], given);
  const isHeld = people.some(({ name, does }) => busy.includes(name) && wanted.some((role) => does.includes(role)));
  const one = who ?? standIn(wanted, named, submission, free, { isOwners, isHeld });
  return isChange || isOwners ? one : (leastBusy([one], reliefFor(wanted, named, submission, people), given) ?? one);
}

/**
 * Who else does work of these roles, though no answer mentions them: whoever has the role in a larger shop, in a smaller one
 * somebody from the machines if the task is on the floor.
 */
function reliefFor(
  wanted: readonly RoleId[],
  named: ReadonlySet<RoleId>,
  submission: Submission,
  people: readonly Person[],
): readonly string[] {
  const { machine_count, machinist_count = 0, scheduling_ownership = "Production Manager / Planner" } = submission;
  const isHeld = (role: RoleId): boolean =>
    role === "owner" || named.has(role) || people.some(({ does }) => does.includes(role));
  const isPlannersOwn = scheduling_ownership === "Production Manager / Planner";
  const others = wanted.filter((role) => !isHeld(role) && (role !== "planner" || isPlannersOwn));
  if (machine_count > ownerCounts) return others.map((role) => roles[role].unnamed);
  const isOnFloor = others.some((role) => role === "foreman" || atMachine.includes(role));
  return isOnFloor && machinist_count > smallCrew ? [shopWords.oneOfTheMachinists] : [];
}

/** The person if the answers name no one with any of the roles, or only the person that work waits for. */
function standIn(
  wanted: readonly RoleId[],
  named: ReadonlySet<RoleId>,
  submission: Submission,
  free: readonly Person[],
  { isOwners, isHeld }: { readonly isOwners: boolean; readonly isHeld: boolean },
): string {
  const isAtMachine = wanted.some((id) => atMachine.includes(id));
  const { machine_count } = submission;
  const atOne = free.find(worksAtMachine);
  if (isAtMachine && atOne) return atOne.name;
  if (isAtMachine && isOwners) return ownerIn(submission);
  const [crew] = isAtMachine ? crewOnFloor(submission) : [];
  if (crew !== undefined) return named.has("machinists") ? roles.machinists.name : crew;
  const leader = free.find(({ does }) => does.some((role) => leads.includes(role)));
  const standsIn = fillerOf(submission)?.name ?? (machine_count > ownerCounts ? leader?.name : undefined);
  const [first] = wanted;
  const isUnnamed = machine_count > ownerCounts && !isHeld && !isOwnersWork(first, submission);
  const unnamed = isUnnamed && first !== undefined ? roles[first].unnamed : null;
  return standsIn ?? ownersDoing(wanted, submission)[0] ?? unnamed ?? ownerIn(submission);
}

/** Planning is the owner's if they say that they do the schedule. */
const isOwnersWork = (role: RoleId | undefined, submission: Submission): boolean =>
  role === "owner" ||
  (role === "planner" &&
    (submission.scheduling_ownership === "Owner / GM" ||
      freeTextFields.some((field) => plansIt.test(submission[field] ?? ""))));

/** `Mondays I make the list`, `the schedule I keep`. */
const plansIt =
  /\bI (?:made|make|write|wrote|do|keep) (?:up )?(?:the |a |my )?(?:list|schedule|board|plan|sequence)\b|\b(?:list|schedule|plan) (?:that )?I (?:made|make|write|keep)\b/i;

/** The people who run the machines, unless that can only be the owner. */
const crewOnFloor = ({ machine_count, machinist_count }: Submission): readonly string[] =>
  (machinist_count ?? machine_count) > smallCrew ? [shopWords.whoeverRunsIt] : [];

/** The other facts that decide who gets a task. */
interface Week {
  /** The people work waits for, who don't count anything. */
  readonly busy: readonly string[];
  /** Whether the respondent describes their own work at the machine. */
  readonly isOwners: boolean;
  /** The people who already have a task, once for each task. */
  readonly given: readonly string[];
  readonly isChange: boolean;
  /** Whether somebody shares the work with the owner. */
  readonly isShared: boolean;
}

/** The first person, unless they have two tasks and one of the others has fewer. */
function leastBusy(
  fitting: readonly string[],
  others: readonly string[],
  given: readonly string[],
): string | undefined {
  const names = [...fitting, ...others];
  const tasks = (name: string): number => given.filter((one) => one === name).length;
  const [first] = names;
  if (first === undefined || tasks(first) < enoughTasks || isCrew(first)) return first;
  return names.find((name) => tasks(name) < tasks(first)) ?? first;
}

/** Own judgment. */
const enoughTasks = 2;

/** Whether a name means several people, who share their tasks. */
const isCrew = (name: string): boolean =>
  atMachine.some((role) => [roles[role].name, roles[role].unnamed].some((one) => one === name));

/** The answers' word for a role. A named machinist is used for everyone who runs a machine. */
function wordFor(
  role: RoleId,
  named: ReadonlySet<RoleId>,
  submission: Submission,
  free: readonly Person[],
): string | undefined {
  if (role === "owner") return ownerIn(submission);
  const isNamedElse = atMachine.includes(role) && free.some(worksAtMachine);
  return named.has(role) && !isNamedElse ? roles[role].name : undefined;
}

export const ownerIn = (submission: Submission): string => decidersNamed(submission).join(" or ") || roles.owner.name;

/** All owners, for what they decide together. */
export function decidersIn(submission: Submission): readonly string[] {
  const owners = decidersNamed(submission);
  return owners.length === 0 ? [ownerIn(submission)] : owners;
}

const worksAtMachine = ({ does }: Person): boolean => does.some((role) => atMachine.includes(role));

/** In a shop of this many, the owner runs a machine. Own judgment. */
const smallCrew = 2;

/** With more machines than this, the owner doesn't count parts. Own judgment. */
const ownerCounts = 10;
