import { say, strong } from "../text.ts";

/** All sentences of the chapter on assumptions and sources. */
export const workingsWords = {
  topic: "Assumptions and sources",
  title: "How we worked this out, and where we assume",
  about:
    "Each figure has your answers, the formula, each assumption with its range, and its source. Three figures in a row are low – likely – high. An assumption runs from the lowest to the highest value we think possible. A figure leaves out the lowest and the highest tenth of each assumption, so its range is narrower. It takes all of them at the same end at once, so it is cautious. The KPI tracker (Excel) has every formula, live. “Our estimate” means we found no published figure.",
  wrote: strong("Who wrote this?"),
  model: say`${strong("Who wrote this?")} In this older report, a language model worded some sentences. It was given no figures: we put ours in afterwards.`,
  heldBack: "Where we held a figure back",
  sourceList: "Published figures and assumptions used",
  ownEstimate: "Our estimate",
  noDate: "no date",
  noFigure: "a rule without a figure",
} as const;
