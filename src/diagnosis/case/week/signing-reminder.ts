import { lowerFirst } from "../../../survey/writing.ts";
import { weekWords } from "../case.words.ts";
import type { Ruling } from "../ruling/ruling-row.ts";
import type { Task } from "./task.ts";

/** The week, with a reminder on Friday's task to sign nothing until the count is done. */
export function withSigningReminder(week: readonly Task[], ruling: readonly Ruling[]): readonly Task[] {
  const open = ruling.find(({ plan, verdict, turnsToYes }) => plan !== null && verdict === "not-yet" && turnsToYes);
  if (!open?.plan) return week;
  const thing = open.plan.thing.replace(/\.$/, "");
  const wait =
    open.asset === null
      ? weekWords.leaveOpen(lowerFirst(thing))
      : open.asset === "people"
        ? weekWords.hireNobody
        : weekWords.signNothing(thing);
  return week.map((task) => (task.id === "decide" ? { ...task, what: `${task.what} ${wait}` } : task));
}
