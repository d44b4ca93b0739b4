import type { Submission } from "../../survey/submission.ts";
import { outsidePublishedRanges } from "../evidence/published-figures.ts";
import type { Block } from "../report.ts";
import { chapterWords } from "./chapters.words.ts";

const words = chapterWords.published;

/** The shop's answers that are outside published figures. Empty if none are; the evidence has all of them. */
export function published(submission: Submission): readonly Block[] {
  const { title, rows } = outsidePublishedRanges(submission);
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 2, id: "published", topic: words.topic, text: title },
    {
      kind: "table",
      caption: words.caption,
      columns: words.columns.map((column) => ({ title: column, align: "start" })),
      rows,
    },
  ];
}
