import { lowerFirst } from "../../survey/writing.ts";
import type { Ruling, Task } from "./advice.ts";

/** What the owner decides on Friday, and what to leave unsigned until the count is done. */
export function withoutSigning(week: readonly Task[], ruling: readonly Ruling[]): readonly Task[] {
  const open = ruling.find(({ plan, verdict, turnsToYes }) => plan !== null && verdict === "not-yet" && turnsToYes);
  if (!open?.plan) return week;
  const thing = open.plan.thing.replace(/\.$/, "");
  const wait = open.asset === null ? undecided(thing) : open.asset === "people" ? nobodyHired : unsigned(thing);
  return week.map((task) => (task.id === "decide" ? { ...task, what: `${task.what} ${wait}` } : task));
}

const unsigned = (thing: string): string => `Until these ten days are over, sign nothing for ${thing}.`;

const nobodyHired = "Hire nobody until these ten days are over.";

/** A plan that is no purchase: `replacing our buyer`. */
const undecided = (plan: string): string => `Until these ten days are over, leave this open: ${lowerFirst(plan)}.`;
