/** All sentences of the specification sheet. */
export const specSheetWords = {
  title: "KPI sheets",
  skip: "Skip to the overview",
  heading: (count: number): string =>
    `How to build ${count === 1 ? "this KPI" : `these ${count} KPIs`} from the shop's systems`,
  caution: "Tables and fields come from public documents, not from this installation.",
  contents: "In this document",
  chapters: {
    overview: "Overview",
    askFirst: { topic: "Before you connect", title: "Check this first", note: "questions" },
    kpis: {
      topic: "The KPIs",
      title: "What each KPI counts and where its data is",
      note: "formula, lights, data, query",
    },
    lists: { topic: "The lists" },
    systems: { topic: "The systems", note: "ways to get data out" },
  },
  ready: (ready: number, all: number): string =>
    `${ready === 0 ? "None" : ready} of ${all} can be built from the data that is there now`,
  lists: (count: number): string =>
    count === 1 ? "One list has everything these KPIs count" : `${count} lists have everything these KPIs count`,
  noSystem: "No system was named",
  waysOut: (systems: string): string => `Ways to get data out of ${systems}`,
  noTables: "We don't know these systems' tables by name, so there are no queries here. The lists say what to fetch.",
  knownTables: (systems: string): string =>
    `We know the tables of ${systems} by name. The queries are plain SQL for SQL Server, and they only read. They run on a test database with those tables and fields. They haven't been run on a shop's installation yet.`,
  paste: "Each list is a sheet of the KPI tracker, with its columns in this order.",
  pasteNull:
    " If a query returns NULL or nothing, fill in the cell by hand or leave it blank. The tracker treats both as blank.",
  index: { kpi: "KPI", data: "Data", from: (system: string): string => `From ${system}`, read: "Reviewed by" },
  queryGives: {
    number: "the number, one query",
    rows: "the rows, one query",
    missing: "only part of the data",
  },
  kpi: {
    data: "Where its data is",
    dataOf: (name: string): string => `Data for “${name}”`,
    pitfalls: "To get it right",
    terms: {
      formula: "Formula",
      number: "The one number",
      unit: "Unit",
      target: "Goal",
      who: "Who and when",
      data: "Data",
      columns: "Columns it reads",
    },
    reads: {
      period: "It counts what happened in the period: a day, a week or a month.",
      state: "It shows where things are at the end of the period.",
    },
    start: (owner: string, cadence: string, days: number): string =>
      `${owner}, ${cadence}. On the board by day ${days}.`,
    columns: ["Data", "System", "Table, field or habit", "Coverage", "How sure", "Status"],
    query: (system: string): string => `Query it from ${system}`,
    queryFor: (name: string): string => `The number for a period of “${name}”`,
    fetch: (system: string): string => `Fetch its rows from ${system}`,
    fetchBefore:
      "It takes a median or counts days, and every database writes that differently. Fetch the rows with the query for ",
    fetchAfter: " and let the tracker work it out.",
    notAlone: (system: string): string => `${system} alone isn't enough`,
    notInTables: (columns: string): string =>
      `Not in the tables we read: ${columns}. Keep these by hand or take them from another system.`,
    restBefore: " The query for ",
    restAfter: " gets the rest.",
    columnsOf: (columns: string, list: string): string => `${columns} of ${list}`,
  },
  sure: { high: "seen in its tables or interface", medium: "likely: we read about it", low: "not seen: check" },
  list: {
    row: (row: string): string => `One row is ${row}`,
    notFilled: (system: string): string => `${system}: nothing in the tables we read fills this list.`,
    fills: (sheet: string, system: string): string =>
      `Fills “${sheet}” from ${system}: paste the rows under the tracker's headings`,
    coverage: (sheet: string): string => `How many rows of “${sheet}” have each column: run it first`,
    columns: ["Column", "What goes in it", "Kind", "Example"],
    caption: "The columns in bold are counted. The others name, sort or explain the row. The examples are invented.",
    kinds: { date: "Date", datetime: "Date and time", text: "Text", yesNo: "Yes or No" },
    number: (unit: string, min: string): string => `Number, ${unit}, ${min} or more`,
  },
  systems: {
    yours: "Your systems",
    queries: (system: string): string => `${system} queries`,
    none: "No system was named. First ask where orders, hours and ship dates are written down today.",
    terms: {
      kind: "What it is",
      holds: "Holds",
      waysOut: "Ways to get data out",
      documented: "Documented objects",
      cannotGive: "Can't give",
      read: "Sources we read",
      sure: "How sure",
      note: "Note",
    },
  },
} as const;
