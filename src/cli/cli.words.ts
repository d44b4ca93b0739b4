import { withNoun } from "../survey/writing.ts";

/** What `measure` prints about files and KPIs. */
export const measureWords = {
  sheetOf: (file: string, sheet: string): string => `${file}, sheet ${sheet}`,
  notRead: (reason: string): string => `Not read. ${reason}`,
  rows: (count: number): string => withNoun(count.toLocaleString("en-US"), "rows"),
  leftOut: (row: number, why: string): string => `Row ${row} left out. ${why}`,
  rowsLeftOut: "rows left out",
  unread: (row: number, more: number, column: string, text: string): string =>
    `Row ${row}${more === 0 ? "" : ` and ${more} more`}, ${column}: "${text}" could not be read.`,
  cellsUnread: "cells not read",
  inAll: (count: number, what: string): string => `… ${count} ${what} in all.`,
  question: (text: string, readings: string, id: string): string => `? ${text} ${readings}. Answer under "${id}".`,
  noKpi: "These files don't have enough data for any KPI yet.",
  askStaffed: "For spindle utilization, add the staffed hours per working day: --staffed 16.",
  decided: "Assumed, because your files don't say:",
  refusedKpi: (name: string, why: string): string => `${name}: ${why}`,
  kpi: (name: string, value: string, unit: string, span: string, rows: string, weeks: string): string =>
    `${name}: ${value} ${unit}, ${span}, ${rows}. By week: ${weeks}`,
  also: (number: string): string => `  ${number}.`,
  span: (from: string, to: string): string => (from === to ? to : `${from} to ${to}`),
  late: (line: string, promised: string, shipped: string | null, days: number): string =>
    `Late: ${line}, promised ${promised}, ${shipped === null ? "not shipped in full" : `shipped ${shipped}`}, ${days} days.`,
  setup: (operation: string, machine: string | null, planned: string, actual: string): string =>
    `Setup over plan: ${operation}${machine === null ? "" : ` on ${machine}`}, ${planned} h planned, ${actual} h actual.`,
  stops: (machine: string, hours: string, stops: number): string =>
    `Stops without a reason: ${machine}, ${hours} h in ${withNoun(stops, "stops")}.`,
} as const;

/** What the other commands print. */
export const commandWords = {
  allFiles: "All of them, into the folder given with --out.",
  noWriter: (file: string): string =>
    `${file}: the module that writes it isn't installed on this machine. --format html prints just as well.`,
  repliesUsed: (model: string, used: number, of: number): string =>
    `${model}: ${used} of ${of} replies were used. The rules did the rest.`,
  noModel:
    "No language model is configured, so there is nothing to compare. Set AI_PROVIDER and AI_MODEL (see .env.example), or leave out --model.",
  nothingToRead: "nothing to read",
  noDatabase: (file: string): string => `There is no database at ${file}. DATA_DIR names its folder.`,
} as const;

/** After the options of `measure`. */
export const answersHelp = `
Answers, as JSON:
  {"date-order:Due Date": "month-first", "time-unit:Setup": "minutes", "word:Status:X": "Done"}   to questions
  {"column:act_run": "Hours", "column:customer": ""}   the heading of a column; "" if the file has none
  {"header": "5", "utc-offset": "-5"}   the row with the headings; hours from UTC to your time`;

/** The valid answers to a question, as `questions` prints them. */
export const answerWords = {
  text: (most: number | undefined): string => (most === undefined ? "text" : `text, at most ${most} characters`),
  email: (most: number): string => `email address, at most ${most} characters`,
  wholeNumber: (least: number): string => `whole number, at least ${least}`,
  number: (least: number | undefined, unit: string | undefined): string =>
    `number${least === undefined ? "" : `, at least ${least}`}${unit ? `, ${unit}` : ""}`,
  oneOf: (choices: readonly string[]): string => `one of: ${choices.join(" | ")}`,
  anyOf: (choices: readonly string[]): string => `any of: ${choices.join(" | ")}`,
  yesNo: "true or false",
} as const;
