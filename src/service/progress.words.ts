/** What the page says while a report is made. */
export const progressWords = {
  answersRead: "We’ve read your answers",
  themesRanked: (count: number) => `${count} root themes ranked`,
  hoursPriced: "Hidden hours priced",
  kpisPlanned: (count: number) => `${count} KPIs planned`,
  notesRead: (symptoms: number) =>
    `We’ve read your notes: ${symptoms} ${symptoms === 1 ? "symptom" : "symptoms"} found`,
  letterWritten: (parts: number) =>
    `We’ve read the whole case: ${parts} ${parts === 1 ? "part" : "parts"} of a letter passed our checks`,
  letterChecked: (lines: number) =>
    `The letter is checked once more: ${lines} ${lines === 1 ? "line" : "lines"} cut or fixed`,
  reportWritten: "The report is written",
} as const;
