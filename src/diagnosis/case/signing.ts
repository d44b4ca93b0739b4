import type { Ruling, Task } from "./advice.ts";

/** What the owner decides on Friday, and what to leave unsigned until the count is done. */
export const withoutSigning = (week: readonly Task[], ruling: readonly Ruling[]): readonly Task[] => {
  const open = ruling.find(({ plan, verdict, turnsToYes }) => plan !== null && verdict === "not-yet" && turnsToYes);
  return open?.plan
    ? week.map((task) =>
        task.id === "decide" ? { ...task, what: `${task.what} ${unsigned(open.plan?.thing ?? "")}` } : task,
      )
    : week;
};

const unsigned = (thing: string): string =>
  `Until these ten days are over, sign nothing for ${thing.replace(/\.$/, "")}.`;
