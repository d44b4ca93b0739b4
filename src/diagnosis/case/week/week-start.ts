import { holdParts, safetyFirst, type TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { asksFor } from "../goal.ts";
import { isNumbered, machineNamedMost } from "../named-machine.ts";
import type { Reading } from "../reading.ts";
import type { PlannedTask } from "./first-task.ts";
import type { Task } from "./task.ts";

/** The week, beginning with safety if a machine could hurt someone. */
export function withSafety(week: readonly Task[], { sentences }: Reading): readonly Task[] {
  const sentence = sentences.find(({ text }) => safetyFirst.says.test(text) && !safetyFirst.isOver.test(text));
  const [first, ...rest] = week;
  if (sentence === undefined || first === undefined) return week;
  const before = sentence.text.slice(0, safetyFirst.says.exec(sentence.text)?.index ?? 0);
  const machine = [...before.matchAll(machineCode)].at(-1)?.[0] ?? safetyFirst.thatMachine;
  return [{ ...first, what: `${safetyFirst.what.replace("{machine}", machine)} ${first.what}` }, ...rest];
}

/** `H7`, `HM-3`, `VF-4`. */
const machineCode = /\b[A-Z]{1,3}-?\d{1,2}\b/g;

/** The week, beginning with a hold on parts if the goal is about scrap and the answers name the machines that make it. */
export function withHold(
  rows: readonly PlannedTask[],
  reading: Reading,
  situation: SituationSeen | null,
): readonly PlannedTask[] {
  const machine = machineNamedMost(reading);
  const isOfMachines = situation?.theme === "maintenance_downtime" && machine !== null && isNumbered(machine);
  if (!isOfMachines || !asksFor(reading.goal, "scrap")) return rows;
  const task: TaskRow = holdParts;
  const others = rows.filter((row) => row.task.id !== "good-and-bad");
  return others.length === rows.length ? rows : [{ task }, ...others];
}
