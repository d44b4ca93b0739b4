import { lightMeanings } from "../../survey/shared.words.ts";
import { inWords } from "../../survey/writing.ts";
import { agreement } from "../numbers/ten-changeovers.ts";

/** What we expect of the next changeovers in words. */
const { changeovers: timed, enough, share } = agreement;
const withinPlan = `no more than ${Math.round(share * 100)}% over plan`;

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
const onTargetOnly = (on: number, all: number): string =>
  `Nothing needs work, and ${on} of ${all} KPIs ${on === 1 ? "is" : "are"} on target.`;
const rows = (count: number): string => plural(count, "row", "rows");

/** Wording of the page that reads a shop's own exports. */
export const numbersWords = {
  lead: "Drop in an export from your ERP and see your own numbers instead of examples.",
  privacy:
    "Your files stay on this computer: no row, heading or file name is sent. We get KPI values, row counts and dates, and only if you open this page from your report and click Send.",
  toReport: "Back to your report",
  toStart: "Don’t have a report yet? Take the survey",

  drop: {
    title: "Drop your exports here",
    more: "Drop more exports",
    formats: "Excel (XLSX), CSV, text or JSON. Several at once is fine.",
    choose: "Choose files",
    paste: "Or paste cells from a spreadsheet",
    pasteLabel: "Cells, with their headings",
    read: "Read these cells",
    pasted: "Pasted cells",
    good: "Good first exports: operations with setup and run hours, order lines with ship dates, downtime with reasons.",
  },

  busy: {
    reading: (name: string, done: number, total: number): string =>
      total === 1 ? `Reading ${name}` : `Reading ${name}, file ${done + 1} of ${total}`,
    counting: "Working out your numbers",
    cancel: "Cancel",
    canceled: "Canceled. Files you already use are still here.",
    failed: "We couldn’t read this file. It may be too large for this browser. Export fewer weeks.",
    unreadable: "The browser couldn’t open this file. Choose it again.",
  },

  files: {
    title: "Your files",
    undo: "Undo",
    takeAll: (count: number): string => (count === 2 ? "Use both files" : `Use all ${count} files`),
    use: "Use it",
    used: "In use",
    remove: "Remove",
    refused: "Not read",
    rows,
    part: (count: number): string => `The first ${rows(count)}. Still reading the rest.`,
    sheet: (name: string): string => `Sheet “${name}”.`,
    remembered: "Matched the way you matched it last time.",
    check: "Check how it’s read",
    allLikely: (count: number): string => (count === 1 ? "Accept the suggestion" : `Accept all ${count} suggestions`),
    sentence: (name: string, looksLike: string): string => `${name}: ${looksLike}`,
  },

  questions: {
    title: "One thing the file doesn’t say",
    titleMany: (count: number): string => `${count} things the file doesn’t say`,
    note: "Answer the question, and we’ll use its column.",
  },

  match: {
    title: "Columns",
    column: "We need",
    heading: "Your heading",
    values: "Values",
    reason: "Why",
    none: "Not in this file",
    likely: "Suggested, not used yet",
    accept: "Accept",
    accepted: (column: string): string => `Accept the suggestion for ${column}`,
    headingFor: (column: string): string => `Heading for ${column}`,
    unused: "Waiting for an answer above",
    unread: "Not used: its cells can’t be read",
    more: (count: number): string => `${plural(count, "more column", "more columns")} not in this file`,
  },

  fix: {
    title: "Wrong list, heading row, year or time zone?",
    list: "This file is a list of",
    guess: "Figure it out from the file",
    header: "Headings are in row",
    utc: "If times end in Z, like 14:05Z: hours to add for your time zone",
    utcExample: "For example −5",
    year: "If dates have no year: the newest are in",
    yearExample: "For example 2026",
    apply: "Read it again",
  },

  preview: {
    title: (shown: number, all: number): string =>
      `The first ${rows(shown)} as we read them, of ${all.toLocaleString("en-US")} in the file`,
    empty: "No column is matched yet, so there is nothing to show.",
  },

  leftOut: {
    title: (count: number): string => `${rows(count)} left out`,
    row: (row: number, why: string): string => `Row ${row}: ${why}`,
    unread: (count: number): string => plural(count, "cell we couldn’t read", "cells we couldn’t read"),
    cell: (row: number, column: string, text: string): string => `Row ${row}, ${column}: “${text}”`,
    more: (count: number): string => `and ${count.toLocaleString("en-US")} more`,
  },

  results: {
    title: "Your latest numbers",
    /** Files that end long ago. */
    titleUpTo: (day: string): string => `Your numbers up to ${day}`,
    old: (day: string): string => `The newest rows are from ${day}. Drop a newer export to see where you stand today.`,
    answer: (off: number, on: number, all: number, named: readonly string[]): string => {
      if (off === 0 && on === all) return all === 1 ? "Your KPI is on target." : `All ${all} KPIs are on target.`;
      if (off === 0) return on === 0 ? "Nothing needs work." : onTargetOnly(on, all);
      const count = `${off} of ${all} ${all === 1 ? "KPI" : "KPIs"} ${off === 1 ? "needs" : "need"} work`;
      return off > named.length ? `${count}, including ${inWords(named)}.` : `${count}: ${inWords(named)}.`;
    },
    span: (from: string, to: string): string => (from === to ? to : `${from} to ${to}`),
    from: (lists: readonly { readonly name: string; readonly rows: number }[]): string =>
      `From ${lists.map((list) => `${list.name.toLowerCase()} (${rows(list.rows)})`).join(", ")}.`,
    sparse: "These files don’t have everything a KPI needs yet. Here’s what’s missing.",
    lights: lightMeanings,
    target: (good: string): string => `Goal: ${good}`,
    rows: (count: number): string => `from ${rows(count)}`,
    trend: (weeks: number, lowest: string, highest: string): string =>
      `${plural(weeks, "week", "weeks")}, ${lowest === highest ? `always ${lowest}` : `${lowest} to ${highest}`}`,
    noTrend: "As of today. The files don’t show earlier weeks.",
    decided: (count: number): string =>
      count === 1
        ? "One gap in your files, and how we filled it"
        : `${count} gaps in your files, and how we filled them`,
    before: (text: string, day: string): string => `Was ${text} on ${day}`,
    same: (day: string): string => `No change since ${day}`,
  },

  machines: {
    staffed: "Staffed hours per workday",
    hours: (hours: number): string => `${hours} hours`,
    notSaid: "Choose",
    bottleneck: "Your bottleneck",
  },

  last: {
    title: (day: string): string => `What you saw on ${day}`,
    text: "This browser keeps only the values, no rows. Drop in newer exports to see what changed.",
    forget: "Forget these values",
  },

  measured: {
    title: "Measured vs. estimated",
    lead: "Your report estimates from your answers. Where your files show the real number, we use it.",
    loading: "Loading your report…",
    missing: "We couldn’t load your report. Your numbers are still here.",
    gone: "This report has been erased. Your numbers are still here.",
    again: "Try again",
    none: "These files don’t measure any cause in your report yet.",
    estimated: "In your report",
    estimate: (percent: number): string => `${percent}% likely to be a main cause`,
    lost: (low: string, high: string, unit: string): string => `${low} to ${high} ${unit}`,
    said: (answer: string): string => `You said “${answer}”`,
    measured: "Measured",
    value: (kpi: string, text: string, span: string, count: number): string =>
      `${kpi}: ${text}, ${span}, ${rows(count)}`,
    verdict: {
      green: "On target. Your numbers point away from this cause.",
      amber: "Between typical and the goal. Keep watching it.",
      red: "Needs work. Your numbers show this problem.",
    },
  },

  send: {
    about:
      "Update your report with these values. We get each value with its row count and dates, no rows and no names. The earlier version stays at its own link.",
    button: (count: number): string => (count === 1 ? "Send this value" : `Send these ${count} values`),
    sending: "Updating your report",
    exactly: "See exactly what is sent",
    sent: "Your report now uses your own numbers.",
    open: "Open it",
    failed: "Your report could not be updated. Your numbers are still here.",
    offline: "We couldn’t reach the server. Check your connection and try again.",
    worst: (count: number, percent: number): string => `the worst ${count}: ${percent}%`,
  },

  worst: {
    title: "What’s behind the numbers",
    lead: "The rows to start with. Sort a list by its headings, copy it or print it.",
    copy: "Copy",
    copied: "Copied",
    notCopied: "We couldn’t copy it",
    print: "Print these lists",
    all: (count: number): string => `Show all ${count.toLocaleString("en-US")}`,
    shown: (shown: number, all: number): string => `The worst ${shown} of ${all.toLocaleString("en-US")}`,
    /** Sorted by another column, the first rows aren't the worst. */
    sorted: (shown: number, all: number): string => `${shown} of ${all.toLocaleString("en-US")}`,
    lateLines: { title: "Late order lines", columns: ["Line", "Customer", "Promised", "Shipped", "Days late"] },
    notShipped: "Not shipped in full",
    worstSetups: {
      title: "The worst setups",
      columns: ["Operation", "Machine", "Planned (hr)", "Actual (hr)", "Over (hr)"],
    },
    worstJobs: {
      title: "The jobs furthest over their hours",
      columns: ["Job", "Customer", "Quoted or planned (hr)", "Actual (hr)", "Over (hr)"],
    },
    stops: { title: "Stops without a reason", columns: ["Machine", "Hours", "Stops"] },
    suppliers: { title: "Late suppliers", columns: ["Supplier", "Late", "Due"] },
    scrap: { title: "Scrap by reason", columns: ["Reason", "Pieces"] },
  },

  more: {
    title: "Add these to see more KPIs",
    item: (label: string, count: number): string => `${label}: ${plural(count, "more KPI", "more KPIs")}`,
  },

  keep: {
    title: "Keep it",
    text: "Save your rows before you close this tab: we keep none. Next week, drop in the saved files with your new export. Newer rows replace older ones, but the first promised date stays.",
    asRows: {
      save: "Save the rows as CSV",
      making: "Collecting the rows",
      notMade: "We couldn’t read the rows anymore. Drop your files again.",
    },
    asWorkbook: {
      save: "Save your KPI tracker with these rows",
      making: "Filling the tracker",
      notMade: "We couldn’t make the tracker. Try again, or save the rows as CSV.",
    },
    workbookName: "kpi-tracker-filled.xlsx",
    matches: "Saved column settings",
    matchesText: "This browser remembers which of your columns is which. It keeps headings, never cells.",
    noMatches: "Nothing is saved yet. If you correct a column and then use the file, we’ll remember the correction.",
    forget: "Forget",
    forgetOf: (label: string): string => `Forget: ${label}`,
    save: "Save them as a file",
    load: "Load saved settings",
    loaded: (count: number): string => `${plural(count, "setting", "settings")} loaded.`,
    notLoaded: "This file has no column settings in it. Choose one you saved here.",
    fileName: "column-matches.json",
  },

  changeovers: {
    title: "Ten changeovers",
    lead: "No system needed. Time your next ten setups with a stopwatch and see if they run over.",
    claim: "Do your setups run over plan?",
    agreed: `If ${enough} of ${timed} are ${withinPlan}, they don’t.`,
    how: "Start the clock at the last good part of the old job. Stop it at the first good part of the new one.",
    /** Else a wait for inspection counts as setup. */
    apart: "If the machine waits for its first piece to be checked, note those minutes apart: they aren’t setup.",
    print: "Print the sheet",
    table: {
      number: "No.",
      date: "Date",
      machine: "Machine",
      job: "Job",
      planned: "Planned (min)",
      taken: "Actual (min)",
      firstPiece: "Of that, waiting for the first-piece check (min)",
      waited: "What we waited for",
    },
    plannedOf: (number: number): string => `Planned minutes of changeover ${number}`,
    takenOf: (number: number): string => `Actual minutes of changeover ${number}`,
    firstPieceOf: (number: number): string => `Minutes of changeover ${number} that the first piece waited`,
    form: "Enter your ten setups",
    clear: "Clear the form",
    undoClear: "Undo",
    unread: "Type minutes, like 45, 45 min or 1:30.",
    none: "Fill in planned and actual minutes. After the tenth, you’ll see if your setups run over.",
    toGo: (count: number, within: number): string =>
      `${plural(count, "changeover", "changeovers")} to go. So far ${within} ${withinPlan}.`,
    measured: (within: number, over: string): string =>
      `${timed - within} of your ${timed} setups took more than ${Math.round(share * 100)}% over plan. All ten together: ${over}.`,
    waited: (percent: number): string =>
      `That leaves out the wait for the first piece, ${percent}% of the actual minutes.`,
    over: (percent: number): string => {
      if (percent === 0) return "right on plan";
      return percent > 0 ? `${percent}% over plan` : `${-percent}% under plan`;
    },
    wrong: "Your setups stay close to plan. Look at the next cause in your report.",
    under:
      "Your setups take less time than planned. Plan less time for them, and look at the next cause in your report.",
    right:
      "Your changeovers run over plan, with every wait in them. Note the wait for the first piece apart, and what else you waited for.",
    rightApart:
      "Even without that wait, your setups run over plan. On the next one, write down what else you waited for.",
    wrongApart: "Your setups stay close to plan. It’s the wait for the first piece that takes the time.",
    kept: "These minutes stay in this browser. Only what you send, the percentage, goes to your report.",
  },
} as const;
