import { benchmarks } from "../../knowledge/benchmarks.ts";
import type { Benchmark } from "../../knowledge/sources.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Against, AgainstRow } from "../charts/against.ts";
import { citedIn, citing, sourceAnchor } from "../cite.ts";
import { describePlot } from "../describe-plot.ts";
import { inWords, typeset } from "../format.ts";
import type { Block, Chart, Table } from "../report.ts";
import { answer, jump, plain, say, type Text } from "../text.ts";
import { writtenAnswer } from "./answers-given.ts";
import {
  type Comparison,
  comparisons,
  isAnswered,
  nothingPublished,
  type OwnValue,
  type Standing,
} from "./comparisons.ts";
import { endsOf, writtenValue } from "./published-row.ts";

/** The shop's answers beside what others published: value, year, who was asked, and what it does not tell. */
export function publishedFigures(submission: Submission): readonly Block[] {
  const found = besides(submission);
  return [
    {
      kind: "heading",
      level: 2,
      id: "published",
      topic: "Beside published figures",
      text: headlineOf(found),
    },
    { kind: "paragraph", role: "body", text: plain(aboutPublished) },
    ...stripsOf(found),
    tableOf(found, submission),
    ...silent(submission),
  ];
}

/** The ids of the rows that the chapter shows or names. */
export const publishedRows = (submission: Submission): readonly string[] =>
  besides(submission).flatMap(({ comparison, means }) => [comparison.benchmark, ...citedIn(means)]);

/** One answer beside one published row. */
interface Beside {
  readonly comparison: Comparison;
  readonly row: Benchmark;
  readonly own: OwnValue | null;
  readonly standing: Standing;
  readonly means: string;
}

const besides = (submission: Submission): readonly Beside[] =>
  comparisons
    .filter(({ field }) => isAnswered(submission, field))
    .map((comparison) => {
      const row: Benchmark = benchmarks[comparison.benchmark];
      const own = comparison.own(submission);
      const standing = standingOf(own, endsOf(comparison.benchmark));
      return { comparison, row, own, standing, means: comparison.means(submission, standing) };
    });

function standingOf(own: OwnValue | null, published: { readonly low: number; readonly high: number }): Standing {
  if (own === null) return "open";
  if (own.high < published.low) return "below";
  return own.low > published.high ? "above" : "open";
}

function headlineOf(found: readonly Beside[]): string {
  const outside = found.filter(({ standing }) => standing !== "open");
  const [first, ...others] = outside;
  if (!found.some(({ own }) => own !== null)) return "Your answers hold no figure to set beside a published one yet";
  if (first === undefined) return "Nothing that can be compared lies outside what others published";
  if (others.length === 0) return `Your ${topicOf(first)} lies ${first.standing} what others published`;
  return `Your ${inWords(outside.map(topicOf))} lie outside what others published`;
}

const topicOf = ({ comparison }: Beside): string => comparison.topic.toLowerCase();

const aboutPublished =
  "Published figures about machine shops are few, mostly from vendors and from surveys that shops fill in themselves. Use them to see where to measure, not to grade yourself. Where your answer is a band, only a band is compared.";

function stripsOf(found: readonly Beside[]): readonly Chart[] {
  const rows = found.flatMap(stripOf);
  if (!rows.some(({ own }) => own.band !== null)) return [];
  const plot: Against = { kind: "against", rows };
  return [
    {
      kind: "chart",
      title: "Your answers on the scales of published figures",
      description: describePlot(plot),
      plot,
      rows: Math.ceil(rows.length * 1.45),
      caption: plain(
        "Band: the published range. Bracket or diamond: your answer. Each strip has its own scale, from zero.",
      ),
    },
  ];
}

function stripOf({ comparison: { scale, benchmark }, own }: Beside): readonly AgainstRow[] {
  if (scale === null) return [];
  const { low, high } = endsOf(benchmark);
  const end = Math.max(scale.end, ...(own === null ? [] : [own.high]));
  const { name, write } = scale;
  const published = { low, high, text: `published ${write(low)} – ${write(high)}` };
  return [
    {
      name,
      end,
      endText: write(end),
      published,
      own: own === null ? { band: null, text: "you: no figure yet" } : { band: own, text: `you: ${own.text}` },
    },
  ];
}

function tableOf(found: readonly Beside[], submission: Submission): Table {
  return {
    kind: "table",
    caption: "Each answer, the published figure with its year and who was asked, and what follows",
    columns: [
      { title: "About", align: "start" },
      { title: "You", align: "start" },
      { title: "Published", align: "start" },
      { title: "What it means", align: "start" },
    ],
    rows: found.map((beside) => [
      plain(beside.comparison.topic),
      ownCell(beside, submission),
      publishedCell(beside),
      citing(beside.means),
    ]),
  };
}

function ownCell({ comparison: { field, unitOfAnswer = "" }, own }: Beside, submission: Submission): Text {
  const given = say`${answer(writtenAnswer(submission, field) ?? "")}${unitOfAnswer}`;
  return own === null || unitOfAnswer === "" ? given : say`${given}: ${own.text}`;
}

function publishedCell({ comparison: { benchmark, publishedUnit }, row }: Beside): Text {
  const year = row.source.kind === "published" ? (row.source.year ?? "no date given") : "";
  return say`${writtenValue(benchmark)} ${publishedUnit}. ${typeset(row.population)}, ${year} (${jump(benchmark, sourceAnchor(benchmark))})`;
}

/** What nobody published anything about, as far as we found. */
function silent(submission: Submission): readonly Block[] {
  const fields = nothingPublished.filter((field) => isAnswered(submission, field));
  if (fields.length === 0) return [];
  const asked = inWords(fields.map((field) => `“${questionOf(field).label}”`));
  return [
    {
      kind: "paragraph",
      role: "note",
      text: plain(`We found no published figure to set beside your answers to ${asked}.`),
    },
  ];
}
