import type { TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { type Person, peopleThere } from "../../facts/people/people.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { askersIn, learnerIn, waitedForIn } from "../finding/key-person.ts";
import { peopleSharing } from "../named-work.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import { rolesNamed } from "../shop.ts";
import type { PlannedTask } from "./first-task.ts";
import { withStated } from "./stated-in-task.ts";
import type { Task } from "./task.ts";
import { filled, slotsOf } from "./week-slots.ts";
import { whatFits } from "./what-fits.ts";
import { decidersIn, ownerIn, whoOf } from "./who-of.ts";

/** What tasks are worded with, and who there is to do them. */
interface Wording {
  readonly reading: Reading;
  readonly situation: SituationSeen | null;
  readonly event: Quote | null;
  readonly slots: ReturnType<typeof slotsOf>;
  readonly askers: readonly string[];
  readonly waitedFor: readonly string[];
  readonly learner: string | undefined;
  readonly named: ReturnType<typeof rolesNamed>;
  readonly people: readonly Person[];
  readonly isShared: boolean;
  readonly isOwners: boolean;
}

export function wordingOf(
  reading: Reading,
  situation: SituationSeen | null,
  theme: ThemeId | undefined,
  event: Quote | null,
): Wording {
  const people = peopleSharing(reading, theme);
  const waitedFor = waitedForIn(reading, situation);
  return {
    ...{ reading, situation, event, people, waitedFor },
    slots: slotsOf(reading, situation, theme === "quality_inspection"),
    askers: askersIn(reading, situation, decidersIn(reading.submission)),
    learner: learnerIn(reading, waitedFor),
    named: rolesNamed(reading.submission),
    isShared: people.some(({ does }, at) => does !== peopleThere(reading.submission)[at]?.does),
    isOwners: isOwnWork(situation),
  };
}

type Undated = Omit<Task, "day">;

/** The tasks of some rows, in order. Who has a task already is considered for the next ones. */
export function tasksOf(rows: readonly PlannedTask[], wording: Wording): readonly Undated[] {
  const given: string[] = [];
  return rows.map((row) => {
    const { task, busy } = taskOf(row, wording, given);
    given.push(...busy);
    return task;
  });
}

/** A task, and who is busy with it: a decision is prepared by others than those who make it. */
function taskOf(
  { task: row, slots: ownSlots = {} }: PlannedTask,
  { reading, situation, event, askers, slots, waitedFor, learner, named, people, isShared, isOwners }: Wording,
  given: readonly string[],
): { readonly task: Undated; readonly busy: readonly string[] } {
  const { id, minutes, kpi, isChange } = row;
  const text = whatFits(row, reading, situation, waitedFor);
  const { counted = "", ...own } = ownSlots;
  const what = `${counted}${withStated(id, filled(text, { ...slots, ...own }), reading, { event, askers })}`;
  const teaching = id === "situation-change" && !text.includes("{person}") ? [] : waitedFor;
  const choice = { busy: teaching, isOwners, given, isChange: isChange === true, isShared };
  const one = whoOf(row.roles, named, reading.submission, people, choice);
  // What is left to one person is the owner's.
  const alone = text === row.alone ? [ownerIn(reading.submission)] : undefined;
  const busy = alone ?? learnsIn(row, text, learner) ?? allOf(row, one, people);
  const who = id === "decide" ? decidersIn(reading.submission) : busy;
  return { task: { id, who, minutes, what, kpi, ...(isChange && { isChange }) }, busy };
}

/** The learner, as the owner of a change that consists of learning something. */
const learnsIn = ({ isChange }: TaskRow, text: string, learner: string | undefined): readonly string[] | undefined =>
  isChange && learner !== undefined && text.includes("{second} does ") ? [learner] : undefined;

/** The person for a task, or everyone with that role if the task takes all of them. */
function allOf({ forAll, roles: [role] }: TaskRow, one: string, people: readonly Person[]): readonly string[] {
  const others = people.filter(({ name, does }) => name !== one && role !== undefined && does.includes(role));
  return forAll && others.length > 0 ? [one, ...others.map(({ name }) => name)] : [one];
}

/** Whether the sentence that describes it is about what the respondent did: `I dug into a fixture`. */
const isOwnWork = (situation: SituationSeen | null): boolean =>
  situation !== null &&
  /\bI (?:just )?(?:dug|cut|set|ran|run|wrecked|crashed|broke|break|forgot|program\w*|indicate\w*|clamp\w*|scrapped)\b/i.test(
    situation.quote.text,
  );
