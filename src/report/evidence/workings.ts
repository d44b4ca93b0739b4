import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Input } from "../../diagnosis/losses/figure.ts";
import { identity, memoize } from "../../diagnosis/memoize.ts";
import type { Benchmark } from "../../knowledge/figures/sources.ts";
import type { Range } from "../../knowledge/figures/units.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import { citedIn, citing, rowOf, sourceAnchor, sourceName } from "../cite.ts";
import type { SourceLine, Working } from "../evidence-blocks.ts";
import {
  explainedBy,
  figuresOf,
  lossesOf,
  lossId,
  type NamedFigure,
  quoted,
  withThemesNamed,
  workingOf,
} from "../figures.ts";
import { exact, isExact, plainNumber, rangeOf, typeset } from "../format.ts";
import { letterWords } from "../letter/letter.words.ts";
import type { Block } from "../report.ts";
import { answer, jump, plain, say, type Text, web, wordsOf } from "../text.ts";
import { hasWords, noWords, type Words } from "../words.ts";
import { likelihoodWorking } from "./likelihood.ts";
import { citedBenchmarkIds } from "./published-figures.ts";
import { visibilityWorking } from "./visibility.ts";
import { workingsWords as words } from "./workings.words.ts";

/** How every figure was worked out, the checks that limited figures, and all sources. */
export function workingsAndSources(
  submission: Submission,
  diagnosis: Diagnosis,
  worded: Words = noWords,
): readonly Block[] {
  return [
    {
      kind: "heading",
      level: 2,
      id: "sources",
      topic: words.topic,
      text: words.title,
    },
    {
      kind: "paragraph",
      role: "body",
      text: plain(words.about),
    },
    ...(hasWords(worded) ? [wordedByModel(worded)] : []),
    {
      kind: "workings",
      workings: [
        ...figuresOf(diagnosis).map((named) => workingFor(named, diagnosis)),
        visibilityWorking(submission, diagnosis),
        likelihoodWorking,
      ],
    },
    ...heldBack(diagnosis),
    { kind: "heading", level: 3, id: "source-list", topic: "", text: words.sourceList },
    { kind: "sources", sources: sourcesOf(submission, diagnosis) },
  ];
}

export const wordedByModel = ({ letter }: Words): Block => ({
  kind: "paragraph",
  role: "note",
  text: letter === undefined ? words.model : say`${words.wrote}${letterWords.wrote}`,
});

function workingFor(named: NamedFigure, diagnosis: Diagnosis): Working {
  const { formula, inputs } = named.figure.derivation;
  const theme = lossesOf(diagnosis).find((loss) => lossId(loss) === named.id)?.theme ?? null;
  return {
    id: named.id,
    name: named.name,
    value: quoted(named),
    formula: withThemesNamed(formula),
    answers: inputs.flatMap((input) => (input.kind === "answer" ? [answerLine(input.field, input.answer)] : [])),
    assumptions: inputs.flatMap(assumptionLine),
    figures: inputs.flatMap((input) => figureLine(input, theme)),
  };
}

const answerLine = (field: Field, given: string): Working["answers"][number] => ({
  question: questionOf(field).label,
  answer: [answer(given)],
});

function assumptionLine(input: Input): Working["assumptions"] {
  switch (input.kind) {
    case "benchmark": {
      const row = rowOf(input.id);
      const value = writtenRange(input.value, row?.unit.startsWith("%"));
      return [
        {
          name: capitalized(input.name),
          value,
          source: row === undefined ? plain(input.id) : shortSource(input.id, row),
        },
      ];
    }
    case "parameter":
      return [
        {
          name: capitalized(input.name),
          value: writtenRange(input.value, input.share),
          source: citing(typeset(input.basis)),
        },
      ];
    case "answer":
    case "figure":
      return [];
  }
}

/** Assumptions are shown unrounded, so that the arithmetic can be checked. */
function writtenRange({ low, likely, high }: Range, isShare = false): string {
  const write = isShare ? (share: number) => exact(share, "share") : plainNumber;
  return isExact({ low, likely, high }) ? write(likely) : [low, likely, high].map(write).join(" – ");
}

function figureLine(input: Input, theme: ThemeId | null): Working["figures"] {
  if (input.kind !== "figure") return [];
  const name = capitalized(withThemesNamed(input.name));
  const working = workingOf(input.name, theme);
  return [
    {
      name: working === null ? plain(name) : [jump(name, working)],
      value: rangeOf(input.value, input.unit),
      source: citing(explainedBy(input.name)),
    },
  ];
}

/** The source in short, with a link to its full row. */
function shortSource(id: string, row: Benchmark): Text {
  return [jump(sourceName(row), sourceAnchor(id))];
}

function heldBack({ held_back }: Diagnosis): readonly Block[] {
  if (held_back.length === 0) return [];
  return [
    { kind: "heading", level: 3, id: "held-back", topic: "", text: words.heldBack },
    { kind: "list", ordered: false, items: held_back.map(({ check, effect }) => say`${check} ${effect}`) },
  ];
}

/** Every source row that a figure or a target is based on, in the order in which the report uses them. */
function sourcesOf(submission: Submission, diagnosis: Diagnosis): readonly SourceLine[] {
  const inputs = figuresOf(diagnosis).flatMap(({ figure }) => figure.derivation.inputs);
  const used = [
    ...inputs.flatMap(idsBehind),
    ...diagnosis.themes.flatMap(({ evidence }) => evidence.flatMap(({ why }) => citedIn(why))),
    ...diagnosis.findings.flatMap(({ benchmarks, does_not_fit, means, check }) => [
      ...benchmarks,
      ...[does_not_fit, means, check].flatMap(citedIn),
    ]),
    ...(diagnosis.chain?.links ?? []).flatMap(({ why, source }) => [why, source].flatMap(citedIn)),
    ...diagnosis.kpis.flatMap((kpi) => kpi.benchmarks),
    ...citedBenchmarkIds(submission),
  ];
  const named = used.flatMap((id) => citedIn(rowOf(id)?.note ?? ""));
  return [...new Set([...used, ...named])].flatMap(sourceLines);
}

/** The line for a source; none for an id without a row. */
const sourceLines = memoize(identity, (id): readonly SourceLine[] => {
  const row = rowOf(id);
  return row === undefined ? [] : [sourceLine(id, row)];
});

function idsBehind(input: Input): readonly string[] {
  switch (input.kind) {
    case "benchmark":
      return [input.id];
    case "parameter":
      return citedIn(input.basis);
    case "figure":
      return citedIn(explainedBy(input.name));
    case "answer":
      return [];
  }
}

function sourceLine(id: string, row: Benchmark): SourceLine {
  const { metric, unit, population, value, note } = row;
  return {
    id,
    metric: typeset(metric),
    value: value === null ? words.noFigure : `${writtenValue(value)} ${unit}`,
    population,
    source: fullSource(row),
    note: wordsOf(citing(typeset(note))),
  };
}

const writtenValue = (value: NonNullable<Benchmark["value"]>): string =>
  typeof value === "number" ? plainNumber(value) : writtenRange(value);

function fullSource({ source }: Benchmark): Text {
  if (source.kind === "own-judgment") return plain(words.ownEstimate);
  return say`${web(source.title, source.url)}, ${source.year ?? words.noDate}`;
}
