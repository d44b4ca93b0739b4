import type { Submission } from "../../survey/submission.ts";
import { comparedBriefly } from "../chapters/published-figures.ts";
import type { Block } from "../report.ts";
import { plain } from "../text.ts";
import { chapterWords } from "./chapters.words.ts";

const words = chapterWords.published;

/** More rows than this would take more than half a page. */
const mostRows = 5;

/** Fewer rows than this say too little for a chapter; the evidence has them all. */
const fewestRows = 3;

/** The shop's answers next to what others published, in half a page. Nothing where little can be compared. */
export function published(submission: Submission): readonly Block[] {
  const { title, rows } = comparedBriefly(submission);
  if (rows.length < fewestRows) return [];
  return [
    { kind: "heading", level: 2, id: "published", topic: words.topic, text: title },
    { kind: "paragraph", role: "body", text: plain(words.about) },
    {
      kind: "table",
      caption: words.caption,
      columns: words.columns.map((column) => ({ title: column, align: "start" })),
      rows: rows.slice(0, mostRows),
    },
  ];
}
