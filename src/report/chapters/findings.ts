import type { Finding } from "../../diagnosis/findings.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { citing } from "../cite.ts";
import { typeset } from "../format.ts";
import type { Block } from "../report.ts";
import { answer, plain, said, say, strong, type Text } from "../text.ts";
import { writtenAnswer } from "./answers-given.ts";

/** What shows only when answers are read together. Nothing where nothing does. */
export function findings(submission: Submission, found: readonly Finding[]): readonly Block[] {
  if (found.length === 0) return [];
  const clashes = found.filter(({ kind }) => kind !== "opportunity");
  const opportunities = found.filter(({ kind }) => kind === "opportunity");
  return [
    {
      kind: "heading",
      level: 2,
      id: "findings",
      topic: "Between the answers",
      text: headlineOf(clashes, opportunities),
    },
    { kind: "paragraph", role: "body", text: plain(aboutFindings) },
    ...group("does-not-fit", "What does not fit together", clashes, submission),
    ...group("use-tomorrow", "What you could use tomorrow", opportunities, submission),
  ];
}

function headlineOf(clashes: readonly Finding[], opportunities: readonly Finding[]): string {
  const places = `${clashes.length} ${clashes.length === 1 ? "place" : "places"} where your answers do not fit together`;
  const things = `${opportunities.length} ${opportunities.length === 1 ? "thing" : "things"} that you could use tomorrow`;
  if (clashes.length === 0) return things;
  return opportunities.length === 0 ? places : `${places}, and ${things}`;
}

const aboutFindings =
  "Here your answers are read against each other. None of this is an error of yours: each place has an explanation, and the check finds it. The quickest checks are one question on the floor.";

function group(id: string, text: string, found: readonly Finding[], submission: Submission): readonly Block[] {
  if (found.length === 0) return [];
  return [
    { kind: "heading", level: 3, id, topic: "", text },
    ...found.flatMap((finding) => oneFinding(finding, submission)),
  ];
}

function oneFinding(finding: Finding, submission: Submission): readonly Block[] {
  const { title, does_not_fit, means, check, benchmarks, confidence, because } = finding;
  const isOpportunity = finding.kind === "opportunity";
  return [
    { kind: "paragraph", role: "body", text: [strong(title)] },
    {
      kind: "facts",
      facts: [
        { term: "You said", lines: finding.said.map((one) => saidLine(one, submission)) },
        { term: isOpportunity ? "What lies unused" : "Why it does not fit", lines: [own(does_not_fit)] },
        { term: isOpportunity ? "What it is worth" : "What it may mean", lines: [own(means)] },
        { term: isOpportunity ? "How to begin" : "How to check", lines: [own(check)] },
        { term: "How sure", lines: [say`${sureness[confidence]} ${own(because)}${sourcesOf(benchmarks)}`] },
      ],
    },
  ];
}

const own = (words: string): Text => citing(typeset(words));

/** A question and its answer: as it was given, of prose the phrase that counts. */
function saidLine({ field, answer: given }: Finding["said"][number], submission: Submission): Text {
  const { label, kind } = questionOf(field);
  if (kind === "prose") return say`${label} ${said(given)}`;
  const isNumber = typeof submission[field] === "number";
  return say`${label} ${answer(isNumber ? (writtenAnswer(submission, field) ?? given) : given)}`;
}

const sureness = {
  high: "High.",
  medium: "Medium.",
  low: "Low.",
} as const satisfies Record<Finding["confidence"], string>;

function sourcesOf(benchmarks: readonly string[]): Text {
  if (benchmarks.length === 0) return [];
  return say` Figures: ${citing(benchmarks.join(", "))}.`;
}
