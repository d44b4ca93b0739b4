/** What the page says while a report is made. */
export const progressWords = {
  answersRead: "We’ve read your answers",
  themesRanked: (count: number) => `${count} causes ranked`,
  hoursPriced: "Recoverable hours estimated",
  kpisPlanned: (count: number) => `${count} KPIs planned`,
  notesRead: (symptoms: number) =>
    `We’ve read your notes: ${symptoms} ${symptoms === 1 ? "symptom" : "symptoms"} found`,
  letterDrafted: "We’ve drafted your report",
  letterWritten: (parts: number) =>
    `We’ve written your report: ${parts} ${parts === 1 ? "part" : "parts"} passed our checks`,
  letterChecked: (lines: number) => `We’ve checked it again: ${lines} ${lines === 1 ? "line" : "lines"} cut or fixed`,
  reportWritten: "Your report is ready",
} as const;
