import { benchmarks } from "../../knowledge/figures/benchmarks.ts";
import type { Benchmark } from "../../knowledge/figures/sources.ts";
import type { LowHigh } from "../../knowledge/figures/units.ts";
import { currencyOf } from "../../survey/currency.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { inWords, nounFor } from "../../survey/writing.ts";
import { type Against, type AgainstRow, againstHeight } from "../charts/against.ts";
import { citationOf, citedIn, citing, sourceName } from "../cite.ts";
import { typeset } from "../format.ts";
import { describePlot } from "../pictures/describe-plot.ts";
import type { Block } from "../report.ts";
import { answer, plain, say, type Text } from "../text.ts";
import type { Chart, Table } from "../text-blocks.ts";
import { writtenAnswer } from "./answers-given.ts";
import {
  type Comparison,
  comparisons,
  isAnswered,
  nothingPublished,
  type OwnValue,
  type Standing,
} from "./comparisons.ts";
import { publishedFiguresWords as words } from "./published-figures.words.ts";
import { endsOf, writtenValue } from "./published-row.ts";

/** The shop's answers next to published figures: value, year, who was asked, and what the figure doesn't say. */
export function publishedFigures(submission: Submission): readonly Block[] {
  const found = comparedWith(submission);
  return [
    {
      kind: "heading",
      level: 2,
      id: "published",
      topic: words.topic,
      text: headlineOf(found),
    },
    { kind: "paragraph", role: "body", text: plain(words.about) },
    ...stripsOf(found),
    tableOf(found, submission),
    ...silent(submission),
  ];
}

/** The ids of the rows that the chapter shows or names. */
export const citedBenchmarkIds = (submission: Submission): readonly string[] =>
  comparedWith(submission).flatMap(({ comparison, means }) => [comparison.benchmark, ...citedIn(means)]);

/**
 * Answers outside the published figures, one line each, without shop rates, which vary too much, guesses that are too wide,
 * and what the shop counted itself, which is worth more than a count of other shops.
 */
export function outsidePublishedRanges(submission: Submission): {
  readonly title: string;
  readonly rows: readonly (readonly Text[])[];
} {
  const outside = comparedWith(submission).filter(
    ({ own, standing, comparison }) =>
      own !== null &&
      standing !== "open" &&
      !isRate(comparison) &&
      !comparison.isOnlyInEvidence &&
      !isCounted(comparison, own) &&
      own.low > 0 &&
      own.high - own.low <= widestGuess,
  );
  return {
    title: headlineOf(outside),
    rows: outside.map((one) => [
      plain(one.comparison.topic),
      ownCell(one, submission),
      plain(
        `${writtenValue(one.comparison.benchmark)} ${one.comparison.publishedUnit} (${sourceName(benchmarks[one.comparison.benchmark])})`,
      ),
    ]),
  };
}

/** Late jobs are answered in ranges; one number is a count that a sentence states. */
const isCounted = ({ field }: Comparison, { low, high }: OwnValue): boolean =>
  field === "late_job_ratio" && low === high;

/** The widest range of an answer that is compared, in percentage points. Own judgment. */
const widestGuess = 20;

/** One answer and one published row. */
interface Compared {
  readonly comparison: Comparison;
  readonly row: Benchmark;
  readonly own: OwnValue | null;
  readonly standing: Standing;
  readonly means: string;
}

const comparedWith = (submission: Submission): readonly Compared[] =>
  comparisons
    .filter(({ field }) => isAnswered(submission, field))
    // Published rates are in US dollars.
    .filter((comparison) => !isRate(comparison) || currencyOf(submission) === "$")
    .map((comparison) => {
      const row: Benchmark = benchmarks[comparison.benchmark];
      const own = comparison.own(submission);
      const standing = standingOf(own, endsOf(comparison.benchmark));
      return { comparison, row, own, standing, means: comparison.means(submission, standing) };
    });

function standingOf(own: OwnValue | null, published: LowHigh): Standing {
  if (own === null) return "open";
  if (own.high < published.low) return "below";
  return own.low > published.high ? "above" : "open";
}

function headlineOf(found: readonly Compared[]): string {
  // A shop rate compared with a published one is too weak as evidence for a title.
  const outside = found.filter(({ standing, comparison }) => standing !== "open" && !isRate(comparison));
  const [first, ...others] = outside;
  if (!found.some(({ own }) => own !== null)) return words.title.nothing;
  if (first === undefined) return words.title.inside;
  if (others.length === 0) return words.title.one(topicOf(first), first.standing);
  return words.title.several(inWords(outside.map(topicOf)));
}

const isRate = ({ field }: Comparison): boolean => field === "shop_rate_value";

const topicOf = ({ comparison }: Compared): string => comparison.topic.toLowerCase();

function stripsOf(found: readonly Compared[]): readonly Chart[] {
  const rows = found.flatMap(stripOf);
  if (!rows.some(({ own }) => own.band !== null)) return [];
  const plot: Against = { kind: "against", rows };
  return [
    {
      kind: "chart",
      title: words.chart.title,
      description: describePlot(plot),
      plot,
      rows: againstHeight(rows.length),
      caption: plain(words.chart.caption),
    },
  ];
}

function stripOf({ comparison: { scale, benchmark }, own }: Compared): readonly AgainstRow[] {
  if (scale === null) return [];
  const { low, high } = endsOf(benchmark);
  const end = Math.max(scale.end, ...(own === null ? [] : [own.high]));
  const { name, write } = scale;
  const published = { low, high, text: words.chart.published(write(low), write(high)) };
  return [
    {
      name,
      end,
      endText: write(end),
      published,
      own: own === null ? { band: null, text: words.chart.noFigure } : { band: own, text: words.chart.you(own.text) },
    },
  ];
}

function tableOf(found: readonly Compared[], submission: Submission): Table {
  return {
    kind: "table",
    caption: words.table.caption,
    columns: words.table.columns.map((title) => ({ title, align: "start" })),
    rows: found.map((one) => [
      plain(one.comparison.topic),
      ownCell(one, submission),
      publishedCell(one),
      citing(one.means),
    ]),
  };
}

function ownCell({ comparison: { field, unitOfAnswer = "" }, own }: Compared, submission: Submission): Text {
  const written = writtenAnswer(submission, field) ?? "";
  const given = say`${answer(written)}${nounFor(written, unitOfAnswer)}`;
  return own === null || unitOfAnswer === "" ? given : say`${given}: ${own.text}`;
}

function publishedCell({ comparison: { benchmark, publishedUnit }, row }: Compared): Text {
  return say`${writtenValue(benchmark)} ${publishedUnit}. ${typeset(row.population)} (${citationOf(benchmark)})`;
}

/** Questions for which we found no published figure. */
function silent(submission: Submission): readonly Block[] {
  const fields = nothingPublished.filter((field) => isAnswered(submission, field));
  if (fields.length === 0) return [];
  const asked = inWords(fields.map((field) => `“${questionOf(field).label}”`));
  return [
    {
      kind: "paragraph",
      role: "note",
      text: plain(words.withoutPublishedFigure(asked)),
    },
  ];
}
