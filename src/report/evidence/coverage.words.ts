/** All sentences of the chapter on what the shop's systems hold. */
export const coverageWords = {
  topic: "What your systems hold",
  title: {
    noSystem: "You named no system that holds data for these KPIs",
    none: "No KPI has all its data in your systems yet",
    some: (full: number, all: number): string => `Your systems hold all the data for ${full} of ${all} KPIs`,
  },
  systemsOpen: "You didn't say which systems you use. Name them and run it again to see where your data is.",
  whichJobBoss:
    "“JobBOSS” can mean the classic version or JobBOSS². We show both. Data that only one of them holds counts as partly there, so look at the one you run.",
  need: (count: number): string => `These KPIs need ${count} data items.`,
  heldNowhere: "None of the systems you named holds any of them.",
  held: (full: string, part: string, rest: string): string =>
    `Your systems hold ${full} of them in full and ${part} in part; ${rest}.`,
  nothingMissing: "nothing is missing",
  missing: (count: number, names: string): string => `${count} are missing: ${names}`,
  none: "none",
  andMore: (names: string, more: number): string => `${names} and ${more} more`,
  map: {
    title: "How much of each KPI's data your systems hold",
    description: (rows: string): string => `All systems together: ${rows}.`,
    caption:
      "A full square: all the data is there. Partly filled: that share of it. A dash: none. Data held in part counts half.",
    together: "All together",
    all: "all",
  },
  missingTable: {
    caption: "What no system of yours holds yet",
    columns: { kpi: "KPI", held: "Held so far", missing: "Still missing" },
  },
  noMoreSystem: "No other kind of system would add much. What's missing is that someone writes it down.",
  addsMost: (system: string, kpis: string, inFull: string): string =>
    `${system} would add the most, from what we could read: data for ${kpis}.${inFull}`,
  thenInFull: (after: number, all: number, before: number): string =>
    ` You would then have all the data for ${after} of ${all} KPIs instead of ${before}.`,
  kindsOfSystem: { monitoring: "Machine monitoring", erp: "A job-shop ERP", sheet: "A shared spreadsheet" },
} as const;
