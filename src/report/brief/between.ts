import type { Finding } from "../../diagnosis/diagnosis.ts";
import { citing } from "../cite.ts";
import { typeset } from "../format.ts";
import type { Block } from "../report.ts";
import { say, type Text, wordsOf } from "../text.ts";
import { chapterWords } from "./chapters.words.ts";

const words = chapterWords.between;

/** What does not fit together in the answers, and what could be used tomorrow, in a line each. */
export function between(findings: readonly Finding[]): readonly Block[] {
  const about = findings.filter(({ id }) => id !== "rate-above-published");
  const clashes = about.filter(({ kind }) => kind !== "opportunity").slice(0, 2);
  const ready = about.filter(({ kind }) => kind === "opportunity").slice(0, 2);
  if (clashes.length + ready.length === 0) return [];
  const title = clashes.length === 0 ? words.tomorrow : ready.length === 0 ? words.fits : words.both;
  return [
    { kind: "heading", level: 2, id: "findings", topic: words.topic, text: title },
    { kind: "list", ordered: false, items: [...clashes, ...ready].map(lineOf) },
  ];
}

/** Sources stay in the evidence, so what follows a title is words alone. */
function lineOf({ title, means, check }: Finding): Text {
  return say`${words.line(title.replace(/[.]$/, ""), own(means))}${words.check(own(check))}`;
}

const own = (given: string): string => wordsOf(citing(typeset(given)));
