import type { ListId } from "../../measures/record-lists.ts";
import { groupHeading } from "../table/groups.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** The column of each list that a line above the rows fills. */
const named: { readonly [R in ListId]?: string } = {
  operations: "work_center",
  machine_days: "machine",
  stops: "machine",
  people_weeks: "who",
};

/** Lines that don't name a machine: months, weeks, shifts, urgency. */
const noMachine =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|week|wk|this|next|today|tomorrow|ship|watch|late|open|done|hold|\d+(?:st|nd|rd|th)|\d{4}|q[1-4]|shift|total)/i;

/** Takes lines between the rows that are just a name as machines, or on time cards as people. */
export function withGroup(list: ListId, matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const target = named[list];
  const column = columns.length - 1;
  const group = columns[column];
  if (target === undefined || group?.heading.text !== groupHeading) return matches;
  if (matches.some((match) => match.target === target || match.column === column)) return matches;
  const { examples } = group.profile;
  if (examples.filter((text) => noMachine.test(text)).length > examples.length / 3) return matches;
  const reason = reasonWords.linesAbove;
  return [...matches, { target, column, sureness: "likely", score: 0.8, reason }];
}
