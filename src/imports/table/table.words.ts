/** Why rows were left out of a table, and what was changed in it. */
export const tableWords = {
  empty: "The row is empty.",
  titleAgain: "The title is repeated.",
  /** Such a row may name the rows below it, and so may a total. */
  oneCell: "It has only one cell: a title, a group or a note.",
  labels: "It names the rows below it.",
  groupWithSums: "It names the rows below it and has their totals.",
  headingsAgain: "The headings are repeated.",
  total: "It is a total.",
  dashes: "It is a line of dashes.",
  databaseCount: "It counts the rows, as databases do.",
  comment: "It is a comment between the rows.",
  count: "It counts rows.",
  pageNumber: "It is a page number.",
  aboveHeadings: "It is above the headings.",
  noState: "It has no machine state.",
  partial: "It is a partial delivery: the line counts with the shipment that completes it.",
  canceled: "Its status says that it is canceled.",
  trial: "It was entered to try the system.",
  template: "It is a template to copy.",
  demonstration: "It is a demo machine, not one of yours.",
  noOrder: "It is a quote, a return or a credit, not an order.",
  noLabor: "It is material or outside work of a job, not an operation in the shop.",
  expense: "It buys neither material nor an outside process.",
  returned: "Its quantity or amount is below zero, so it is a return or a credit.",
  sameAs: (row: number): string => `It is the same as row ${row}.`,
  filledDown: (columns: string): string => `Empty cells of ${columns} take the value above them.`,
  stages: (heading: string): string =>
    `“${heading}” says which rows are setup and which are run: each row's hours count as that.`,
  groupColumns: (count: number, names: string): string =>
    `The lines between rows give the column${count === 1 ? "" : "s"} ${names} of the rows below them.`,
  sameHeading: (text: string, next: string): string =>
    `“${text}” is the heading of more than one column. We call the next one “${next}”. Check which is which.`,
  board: { kind: "Maintenance type", due: "Due date", done: "Done date", planned: "PM" },
  monthsAcross:
    "Each mark is read as one planned task, due on the last day of its month. An empty cell isn't due, and a late one counts as not done in time.",
  weekEnding: "Week ending",
  daysAcross: "The days side by side are read as one row for each day. Columns of the whole week are left out.",
  machinesAcross: "The machines side by side are read as one row for each machine.",
  headingsInRows:
    "Each row repeats the title, the headings and the totals. Check that each heading has its own values.",
  indirect: (codes: readonly string[], heading: string): string =>
    `Hours on ${codes
      .slice(0, 6)
      .map((code) => `“${code}”`)
      .join(", ")}${codes.length > 6 ? " and others" : ""} in “${heading}” count as booked to no job.`,
  overtimeOf: (code: string): string => `Overtime (${code})`,
  overtimeBy: (hours: string, code: string): string => `“${hours}” is overtime where “${code}” says so.`,
  converted: (heading: string, into: string, unit: string): string =>
    `“${heading}” was converted to ${into}, using “${unit}”.`,
} as const;
