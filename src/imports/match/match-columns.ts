import type { RecordId } from "../../measures/records.ts";
import { candidate } from "./candidate.ts";
import type { Learned } from "./learned.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { sureFrom } from "./score-name.ts";
import { partMark, targets } from "./targets.ts";
import { asTickets } from "./tickets.ts";

/** Matches the columns of a file to those of a list, best first, each at most once. */
export function matchColumns(list: RecordId, columns: readonly FileColumn[], learned: Learned): readonly Match[] {
  const all = targets[list].flatMap((target) =>
    columns.flatMap((column, index) => candidate(list, target, column, index, learned)),
  );
  const made = assigned(all.filter(({ target }) => target.startsWith(partMark) && !isSpareClock(target, all, columns)));
  const clocks = clocksOf(made);
  const own = assigned(all.filter(({ target, column }) => !target.startsWith(partMark) && !clocks.includes(column)));
  const tickets = list === "operations" ? asTickets({ own, made }, columns) : { own, made };
  const keyed = tickets.own.filter(
    (match) => !tickets.made.some((part) => (hasStep(made) && isJobAlone(match, part)) || isTaken(match, part)),
  );
  const parts = tickets.made.filter(
    (part) => !keyed.some((match) => isJobAlone(match, part) || isSameRun(match, part)),
  );
  return [...keyed, ...parts];
}

/** A date with a time needs no separate clock time, so a column that looks like one is a duration. */
const isSpareClock = (target: string, all: readonly Match[], columns: readonly FileColumn[]): boolean =>
  (target === `${partMark}began_at` || target === `${partMark}ended_at`) &&
  all.some(
    (match) =>
      (match.target === "began" || match.target === "day") &&
      match.score >= sureFrom &&
      columns[match.column]?.profile.examples.every((text) => /\d[T ]\d{1,2}:\d/.test(text)) === true,
  );

/** Columns of a start and end pair. They hold times of day, so neither is a duration. */
function clocksOf(made: readonly Match[]): readonly number[] {
  const pair = made.filter(({ target }) => target === `${partMark}began_at` || target === `${partMark}ended_at`);
  return pair.length === 2 ? pair.map(({ column }) => column) : [];
}

/** A job number alone identifies an operation only if the file has no step column. */
const hasStep = (made: readonly Match[]): boolean =>
  made.some(({ target, sureness }) => target === `${partMark}step` && sureness === "sure");
const isJobAlone = (own: Match, part: Match): boolean =>
  own.column === part.column && own.target === "operation" && part.target === `${partMark}job`;

/**
 * Whether a part's column is already used as another quantity: pieces ordered or rejected aren't also pieces made or
 * inspected.
 */
const isTaken = (own: Match, part: Match): boolean =>
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

/** Another unused column of the file that fits equally well. */
const tiedWith = (match: Match, candidates: readonly Match[], taken: ReadonlySet<number>): Match | undefined =>
  candidates.find(
    ({ target, column, score }) => target === match.target && !taken.has(column) && score > match.score - 0.003,
  );

const doubtful = (match: Match, { column }: Match): Match => ({
  ...match,
  tied: column,
  sureness: "likely",
  reason: `${match.reason} ${reasonWords.anotherFits}`,
});
