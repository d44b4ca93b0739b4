import type { CrossCheck } from "../../diagnosis/diagnosis.ts";
import { isFloorFact, labelOf } from "../../survey/label.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { citations, citing } from "../cite.ts";
import { typeset } from "../format.ts";
import type { Block } from "../report.ts";
import { answer, plain, said, say, strong, type Text } from "../text.ts";
import { writtenAnswer } from "./answers-given.ts";
import { crossCheckWords as words } from "./cross-checks.words.ts";

/** What shows only when answers are read together; empty if nothing does. */
export function crossChecks(submission: Submission, found: readonly CrossCheck[]): readonly Block[] {
  if (found.length === 0) return [];
  const clashes = found.filter(({ kind }) => kind !== "opportunity");
  const opportunities = found.filter(({ kind }) => kind === "opportunity");
  return [
    {
      kind: "heading",
      level: 2,
      id: "findings",
      topic: words.topic,
      text: headlineOf(clashes, opportunities),
    },
    { kind: "paragraph", role: "body", text: plain(words.about) },
    ...group("does-not-fit", words.groups.clashes, clashes, submission),
    ...group("use-tomorrow", words.groups.opportunities, opportunities, submission),
  ];
}

function headlineOf(clashes: readonly CrossCheck[], opportunities: readonly CrossCheck[]): string {
  const places = words.clashes(clashes.length);
  const things = words.opportunities(opportunities.length);
  if (clashes.length === 0) return things;
  return opportunities.length === 0 ? places : words.both(places, things);
}

function group(id: string, text: string, found: readonly CrossCheck[], submission: Submission): readonly Block[] {
  if (found.length === 0) return [];
  return [
    { kind: "heading", level: 3, id, topic: "", text },
    ...found.flatMap((one) => oneCrossCheck(one, submission)),
  ];
}

function oneCrossCheck(crossCheck: CrossCheck, submission: Submission): readonly Block[] {
  const { title, does_not_fit, means, check, benchmarks, confidence, because } = crossCheck;
  const terms = crossCheck.kind === "opportunity" ? words.terms.opportunity : words.terms.clash;
  return [
    { kind: "paragraph", role: "body", text: [strong(title)] },
    {
      kind: "facts",
      facts: [
        { term: words.terms.said, lines: crossCheck.said.map((one) => saidLine(one, submission)) },
        { term: terms.what, lines: [own(does_not_fit)] },
        { term: terms.means, lines: [own(means)] },
        { term: terms.check, lines: [own(check)] },
        { term: words.terms.sure, lines: [say`${words.sureness[confidence]} ${own(because)}${sourcesOf(benchmarks)}`] },
      ],
    },
  ];
}

const own = (given: string): Text => citing(typeset(given));

/** A question and its answer as given; for free text, only the relevant phrase. */
function saidLine({ field, answer: given }: CrossCheck["said"][number], submission: Submission): Text {
  if (isFloorFact(field)) return say`${labelOf(field)} ${answer(given)}`;
  const { label, kind } = questionOf(field);
  if (kind === "prose") return say`${label} ${said(given)}`;
  const isNumber = typeof submission[field] === "number";
  return say`${label} ${answer(isNumber ? (writtenAnswer(submission, field) ?? given) : given)}`;
}

function sourcesOf(benchmarks: readonly string[]): Text {
  if (benchmarks.length === 0) return [];
  return say`${words.sources}${citations(benchmarks)}.`;
}
