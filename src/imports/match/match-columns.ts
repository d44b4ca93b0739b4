import type { ListId } from "../../measures/record-lists.ts";
import { candidate } from "./candidate.ts";
import type { Learned } from "./learned.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { namesAlone, sureFrom } from "./score-name.ts";
import { componentMark, targets } from "./targets.ts";
import { asTickets, holdsTimes } from "./tickets.ts";

/**
 * Matches the columns of a file to the columns of a list, and to the components from which some of these can be computed. Each target
 * is matched at most once; one column of the file may serve as both.
 */
export function matchColumns(list: ListId, columns: readonly FileColumn[], learned: Learned): readonly Match[] {
  const all = targets[list].flatMap((target) =>
    columns.flatMap((column, index) => candidate(list, target, column, index, learned)),
  );
  const assigned = assignedIn(list, columns);
  const components = assigned(
    all.filter(({ target }) => target.startsWith(componentMark) && !isSpareClock(target, all, columns)),
  );
  const clocks = clocksOf(components);
  const own = assigned(
    all.filter(({ target, column }) => !target.startsWith(componentMark) && !clocks.includes(column)),
  );
  const matches = list === "operations" ? asTickets({ own, components }, columns) : { own, components };
  const hasSteps = hasStepColumn(components);
  const keptOwn = matches.own.filter(
    (match) =>
      !matches.components.some(
        (component) => (hasSteps && isSameJob(match, component)) || isClaimedByComponent(match, component),
      ),
  );
  // Without a column of steps, the job number identifies the operation, and the list's own column keeps it.
  const keptComponents = matches.components.filter(
    (component) => !keptOwn.some((match) => isSameJob(match, component) || isSameRun(match, component)),
  );
  return [...keptOwn, ...keptComponents];
}

/** A date with a time needs no separate clock time, so a column that looks like one is a duration. */
const isSpareClock = (target: string, all: readonly Match[], columns: readonly FileColumn[]): boolean =>
  isClock(target) &&
  all.some(
    (match) =>
      (match.target === "began" || match.target === "day") &&
      match.score >= sureFrom &&
      holdsTimes(columns[match.column]),
  );

const isClock = (target: string): boolean =>
  target === `${componentMark}began_at` || target === `${componentMark}ended_at`;

/** Columns of a start and end pair. They hold times of day, so neither is a duration. */
function clocksOf(components: readonly Match[]): readonly number[] {
  const pair = components.filter(({ target }) => isClock(target));
  return pair.length === 2 ? pair.map(({ column }) => column) : [];
}

/** Whether the file has a column of step numbers. */
const hasStepColumn = (components: readonly Match[]): boolean =>
  components.some(({ target, sureness }) => target === `${componentMark}step` && sureness === "sure");

/** Whether one column was taken for the operation and for its job number. */
const isSameJob = (own: Match, component: Match): boolean =>
  own.column === component.column && own.target === "operation" && component.target === `${componentMark}job`;

/**
 * Whether a column that is only likely to be the list's own is surely a component: pieces ordered or rejected aren't
 * pieces made or inspected.
 */
const isClaimedByComponent = (own: Match, component: Match): boolean =>
  own.column === component.column &&
  own.sureness === "likely" &&
  component.sureness === "sure" &&
  (component.target === `${componentMark}order_qty` || component.target === `${componentMark}rejected`);

/** Whether the column is already matched with actual run hours; then it doesn't hold planned run hours per piece. */
const isSameRun = (own: Match, component: Match): boolean =>
  own.column === component.column && own.target === "act_run" && component.target === `${componentMark}run_each`;

const assignedIn =
  (list: ListId, columns: readonly FileColumn[]) =>
  (candidates: readonly Match[]): readonly Match[] => {
    const taken = new Set<number>();
    const found = new Map<string, Match>();
    for (const match of candidates.toSorted((a, b) => b.score - a.score || a.column - b.column)) {
      if (taken.has(match.column) || found.has(match.target)) continue;
      taken.add(match.column);
      found.set(match.target, match);
    }
    return [...found.values()].map((match) => {
      const tied = eitherWillDo.includes(match.target) ? undefined : tiedWith(match, candidates, taken);
      if (tied !== undefined) return doubtful(match, tied);
      return isAlone(list, match, candidates, columns) ? { ...match, sureness: "sure" } : match;
    });
  };

/** From the first on, a heading says all that a target is called and one word more; from the second on, something speaks against it. */
const [wholeFrom, doubtedFrom] = [0.76, 0.85];

/** Whether no other column comes near a target, and the heading says nothing else that we know. */
function isAlone(
  list: ListId,
  { target, column, score }: Match,
  candidates: readonly Match[],
  columns: readonly FileColumn[],
): boolean {
  const wanted = targets[list].find(({ id }) => id === target);
  const isNamed = (at: number): boolean => {
    const heading = columns[at]?.heading;
    return wanted !== undefined && heading !== undefined && namesAlone(wanted, heading);
  };
  const rivals = candidates.filter((one) => one.target === target && one.column !== column && one.score >= wholeFrom);
  return (
    score >= wholeFrom &&
    score < doubtedFrom &&
    isNamed(column) &&
    !rivals.some((rival) => rival.score >= doubtedFrom || isNamed(rival.column))
  );
}

/** Targets for which either of two columns will do, such as a customer's number or name: the KPIs are the same. */
const eitherWillDo: readonly string[] = [
  "customer",
  "supplier",
  "who",
  `${componentMark}worker`,
  `${componentMark}worked_on`,
];

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
