import { say, strong } from "../text.ts";

/** All sentences of the chapter on assumptions and sources. */
export const workingsWords = {
  topic: "Assumptions and sources",
  title: "How we worked it out, and where we assume",
  about:
    "Open a figure to see your answers, the formula, each assumption with its range, and its source. Three figures in a row are low – likely – high. The likely value takes every assumption at its likely value. Low and high take them all near their ends at once: one case in ten falls outside each end. The KPI tracker (Excel) has every formula, live. “Our estimate” means we found no published figure.",
  wrote: strong("Who wrote this?"),
  model: say`${strong("Who wrote this?")} A language model worded some sentences of this report. It was given no figures. Every figure in them is ours and was put in afterwards.`,
  heldBack: "Where we held a figure back",
  sourceList: "Published figures and assumptions used",
  ownEstimate: "Our estimate",
  noDate: "no date",
  noFigure: "a rule, no figure",
} as const;
