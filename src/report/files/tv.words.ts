import { inWords, withNoun } from "../../survey/writing.ts";

/** All sentences of the TV page. */
export const tvWords = {
  title: "KPI board",
  board: (kpis: number, counts: number): string => {
    const parts = [
      ...(kpis === 0 ? [] : [withNoun(kpis, "KPIs")]),
      ...(counts === 0 ? [] : [counts === 1 ? "one count of our own" : `${counts} counts of our own`]),
    ];
    return `Our board: ${inWords(parts)}`;
  },
  goals: (date: string): string => `No numbers yet: each slide shows the goal. ${date}`,
  own: (own: number, all: number, date: string): string =>
    own === all
      ? `All numbers are measured in our own files. ${date}`
      : `${own} of ${all} numbers ${own === 1 ? "is" : "are"} measured in our own files. The others show the goal. ${date}`,
  answers: (own: number, all: number, date: string): string =>
    own === all
      ? `All numbers are our own. ${date}`
      : `${own} of ${all} numbers ${own === 1 ? "is our own" : "are our own"}. The others show the goal until their first number. ${date}`,
  again: (product: string, date: string): string => `We’ll take the ${product} survey again on ${date}.`,
  questions: (contact: string): string => ` Questions? ${contact}.`,
  missing: { title: "Missing a number here?", text: "Tell whoever is in charge of it, or the production manager." },
  reads: (cadence: string): string => `Reviewed ${cadence}.`,
  measuredFrom: (from: string, to: string): string => `${from} to ${to}.`,
  whenRed: "When red:",
  owner: "Who:",
  measured: "measured",
  answered: "our own number",
  /** A text addressed to the owner, rewritten for the shop floor. */
  ours: (text: string): string => text.replace(/^our /, "").replace(/^your /, "our "),
  now: "now",
  ownValues: (kpi: string, from: string): string => `${kpi}, ${from}`,
} as const;
