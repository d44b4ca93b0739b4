import type { ListId } from "../../measures/record-lists.ts";
import { candidate } from "./candidate.ts";
import type { Learned } from "./learned.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { sureFrom } from "./score-name.ts";
import { partMark, targets } from "./targets.ts";
import { asTickets, holdsTimes } from "./tickets.ts";

/**
 * Matches the columns of a file to the columns of a list, and to the parts from which some of these can be computed. Each target
 * is matched at most once; one column of the file may serve as both.
 */
export function matchColumns(list: ListId, columns: readonly FileColumn[], learned: Learned): readonly Match[] {
  const all = targets[list].flatMap((target) =>
    columns.flatMap((column, index) => candidate(list, target, column, index, learned)),
  );
  const parts = assigned(
    all.filter(({ target }) => target.startsWith(partMark) && !isSpareClock(target, all, columns)),
  );
  const clocks = clocksOf(parts);
  const own = assigned(all.filter(({ target, column }) => !target.startsWith(partMark) && !clocks.includes(column)));
  const matches = list === "operations" ? asTickets({ own, parts }, columns) : { own, parts };
  const hasSteps = hasStepColumn(parts);
  const keptOwn = matches.own.filter(
    (match) => !matches.parts.some((part) => (hasSteps && isSameJob(match, part)) || isClaimedByPart(match, part)),
  );
  // Without a column of steps, the job number identifies the operation, and the list's own column keeps it.
  const keptParts = matches.parts.filter(
    (part) => !keptOwn.some((match) => isSameJob(match, part) || isSameRun(match, part)),
  );
  return [...keptOwn, ...keptParts];
}

/** A date with a time needs no separate clock time, so a column that looks like one is a duration. */
const isSpareClock = (target: string, all: readonly Match[], columns: readonly FileColumn[]): boolean =>
  (target === `${partMark}began_at` || target === `${partMark}ended_at`) &&
  all.some(
    (match) =>
      (match.target === "began" || match.target === "day") &&
      match.score >= sureFrom &&
      holdsTimes(columns[match.column]),
  );

/** Columns of a start and end pair. They hold times of day, so neither is a duration. */
function clocksOf(parts: readonly Match[]): readonly number[] {
  const pair = parts.filter(({ target }) => target === `${partMark}began_at` || target === `${partMark}ended_at`);
  return pair.length === 2 ? pair.map(({ column }) => column) : [];
}

/** Whether the file has a column of step numbers. */
const hasStepColumn = (parts: readonly Match[]): boolean =>
  parts.some(({ target, sureness }) => target === `${partMark}step` && sureness === "sure");

/** Whether one column was taken for the operation and for its job number. */
const isSameJob = (own: Match, part: Match): boolean =>
  own.column === part.column && own.target === "operation" && part.target === `${partMark}job`;

/**
 * Whether a column that is only likely to be the list's own is surely a part: pieces ordered or rejected aren't pieces made
 * or inspected.
 */
const isClaimedByPart = (own: Match, part: Match): boolean =>
  own.column === part.column &&
  own.sureness === "likely" &&
  part.sureness === "sure" &&
  (part.target === `${partMark}order_qty` || part.target === `${partMark}rejected`);

/** Whether a part's column is already used as booked hours, which aren't the planned ones per part. */
const isSameRun = (own: Match, part: Match): boolean =>
  own.column === part.column && own.target === "act_run" && part.target === `${partMark}run_each`;

function assigned(candidates: readonly Match[]): readonly Match[] {
  const taken = new Set<number>();
  const found = new Map<string, Match>();
  for (const match of candidates.toSorted((a, b) => b.score - a.score || a.column - b.column)) {
    if (taken.has(match.column) || found.has(match.target)) continue;
    taken.add(match.column);
    found.set(match.target, match);
  }
  return [...found.values()].map((match) => {
    const tied = eitherWillDo.includes(match.target) ? undefined : tiedWith(match, candidates, taken);
    return tied === undefined ? match : doubtful(match, tied);
  });
}

/** Targets for which either of two columns will do, such as a customer's number or name: the KPIs are the same. */
const eitherWillDo: readonly string[] = ["customer", "supplier", "who", `${partMark}worker`, `${partMark}worked_on`];

/** Scores closer than this are equal. Own judgment. */
const tieWithin = 0.003;

/** Another unused column of the file that fits equally well. */
const tiedWith = (match: Match, candidates: readonly Match[], taken: ReadonlySet<number>): Match | undefined =>
  candidates.find(
    ({ target, column, score }) => target === match.target && !taken.has(column) && score > match.score - tieWithin,
  );

const doubtful = (match: Match, { column }: Match): Match => ({
  ...match,
  tied: column,
  sureness: "likely",
  reason: `${match.reason} ${reasonWords.anotherFits}`,
});
