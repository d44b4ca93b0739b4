import type { RecordList } from "../../measures/record.ts";
import { type RecordId, records } from "../../measures/records.ts";
import type { Profile } from "../values/profile.ts";
import { choiceReader } from "../values/read-cells.ts";
import { fitOf, mayCountDays, saysOtherwise } from "./column-match.ts";
import type { Heading } from "./heading.ts";
import type { Learned } from "./learned.ts";
import { likelyFrom, scoreName, sureFrom, type Target } from "./score-name.ts";
import { partMark, targets } from "./targets.ts";

/** One column of a file: its heading and what its cells look like. */
export interface FileColumn {
  readonly heading: Heading;
  readonly profile: Profile;
}

/** One of our columns, or a part, and the file's column that holds it. */
export interface Match {
  readonly target: string;
  /** Index, from 0. */
  readonly column: number;
  readonly sureness: "sure" | "likely";
  readonly score: number;
  readonly reason: string;
}

/** Matches the columns of a file to those of a list, best first, each at most once. */
export function matchColumns(list: RecordId, columns: readonly FileColumn[], learned: Learned): readonly Match[] {
  const all = targets[list].flatMap((target) =>
    columns.flatMap((column, index) => candidate(list, target, column, index, learned)),
  );
  const made = assigned(all.filter(({ target }) => target.startsWith(partMark) && !isSpareClock(target, all, columns)));
  const clocks = clocksOf(made);
  const own = assigned(all.filter(({ target, column }) => !target.startsWith(partMark) && !clocks.includes(column)));
  const booked = list === "operations" ? asBooked(own, made, columns) : own;
  const parts = made.filter((part) => !booked.some((match) => isSameKey(match, part, made) || isSameRun(match, part)));
  return [...booked, ...parts];
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

/** From and until: such a pair holds times of day, so neither is a duration. */
function clocksOf(made: readonly Match[]): readonly number[] {
  const pair = made.filter(({ target }) => target === `${partMark}began_at` || target === `${partMark}ended_at`);
  return pair.length === 2 ? pair.map(({ column }) => column) : [];
}

/** On time tickets, hours that nothing calls planned are hours worked. */
function asBooked(own: readonly Match[], made: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const has = (target: string) => own.some((match) => match.target === target);
  const isMade = (id: string) => made.some(({ target, sureness }) => target === partMark + id && sureness === "sure");
  const wordsOf = ({ column }: Match): readonly string[] => columns[column]?.heading.words ?? [];
  const isPosted = made.some((match) => match.target === "+worked_on" && wordsOf(match).includes("post"));
  const isTicket = isMade("worked_on") && (isMade("worker") || (isMade("began_at") && isMade("ended_at")) || isPosted);
  if (!isTicket || has("planned_start")) return own;
  const isPlanned = (match: Match): boolean => wordsOf(match).some((word) => plannedWords.includes(word));
  // If setup has its own hours, run hours say "run"; plain hours are then the total.
  const isSplit = own.some(({ target }) => target.endsWith("_setup"));
  const moved = own.filter(
    (match) =>
      match.target.startsWith("est_") &&
      !isPlanned(match) &&
      (!has(actualOf(match)) || (match.target === "est_run" && isSplit)),
  );
  const replaced = moved.map(actualOf);
  return own
    .filter(({ target }) => !replaced.includes(target))
    .map((match) =>
      moved.includes(match)
        ? { ...match, target: actualOf(match), reason: `${match.reason} Each row is a booking of time.` }
        : match,
    );
}

const actualOf = ({ target }: Match): string => target.replace("est_", "act_");

const plannedWords: readonly string[] = ["estimate", "plan", "quote"];

/** A job number alone identifies an operation only if the file has no step column. */
const hasStep = (made: readonly Match[]): boolean => made.some(({ target }) => target === `${partMark}step`);
const isSameKey = (own: Match, part: Match, made: readonly Match[]): boolean =>
  !hasStep(made) && own.column === part.column && own.target === "operation" && part.target === `${partMark}job`;

/** Booked hours are not the planned ones per part. */
const isSameRun = (own: Match, part: Match): boolean =>
  own.column === part.column && own.target === "act_run" && part.target === `${partMark}run_each`;

function candidate(
  list: RecordId,
  target: Target,
  { heading, profile }: FileColumn,
  column: number,
  learned: Learned,
): readonly Match[] {
  const fit = fitOf(target.wanted, saysLength(heading) ? { ...profile, isDaytime: false } : profile);
  if (fit === "misfits" || saysOtherwise(target.wanted, heading.words)) return [];
  if (target.wanted === "clock" && saysOnlyLength(heading)) return [];
  if (target.wanted === "quantity" && isName.test(heading.text)) return [];
  const isDay = target.wanted === "date" || target.wanted === "datetime";
  if (isDay && profile.dates + profile.destroyed < profile.datesAsNumbers && !mayCountDays(heading.words)) return [];
  const { score, reason } = scoreName(list, target, heading, learned);
  const shaped = score + leaning(target, heading, profile);
  const isStrange = target.wanted === "choice" && !isAnyKnown(list, target.id, profile);
  const capped = fit === "no-values" || isStrange ? Math.min(shaped, sureFrom - 0.02) : shaped;
  if (capped < likelyFrom) return [];
  return [
    {
      target: target.id,
      column,
      score: capped,
      sureness: capped >= sureFrom ? "sure" : "likely",
      reason: reasonOf(reason, target, profile),
    },
  ];
}

/** "Inspection ID", "Part No.": numbers that name something are not quantities. */
const isName = /(?:\b(?:id|no|nbr|num|code|key|nr)\.?|#)\s*$/i;

/** Planned, actual, total: these words mark a duration, even where "15:20" could be a time of day. */
const saysLength = ({ words }: Heading): boolean =>
  lengthWords.some((word) => words.includes(word)) && !["start", "end", "date"].some((word) => words.includes(word));
const lengthWords: readonly string[] = ["estimate", "plan", "quote", "actual", "total", "down", "setup", "run"];

/** Steps and lines have numbers. */
const numbered: readonly string[] = ["step", "order_line", "po_line"].map((id) => partMark + id);

/** "Scheduled Time" is a duration, not a time of day. Plain "Down" may be when it went down. */
const saysOnlyLength = (heading: Heading): boolean =>
  saysLength(heading) && !heading.words.every((word) => word === "down" || word === "hours");

/** Whether we know any word of a column; numbers may be codes. */
function isAnyKnown(list: RecordId, id: string, { different, examples, words }: Profile): boolean {
  const column = (records[list] as RecordList).columns[id];
  if (column?.kind !== "choice" || different < 1 || words < 0.5) return true;
  const read = choiceReader(`${list}.${id}`, column.choices, () => undefined);
  return examples.some((text) => read(text) !== undefined);
}

/** Settles two equally good headings by their values and units: steps are numbers, and hours name their unit. */
function leaning({ id, wanted }: Target, heading: Heading, { numbers, words }: Profile): number {
  if (wanted === "hours") return heading.unit !== null || heading.words.includes("hours") ? 0.004 : 0;
  if (!numbered.includes(id)) return 0;
  return numbers >= 0.8 ? 0.008 : words > 0.8 ? -0.02 : 0;
}

function reasonOf(reason: string, { wanted }: Target, { filled }: Profile): string {
  if (filled === 0) return `${reason} The column is empty.`;
  switch (wanted) {
    case "date":
    case "datetime":
      return `${reason} The values are dates.`;
    case "clock":
      return `${reason} The values are times of day.`;
    case "hours":
    case "amount":
    case "quantity":
      return `${reason} The values are numbers.`;
    case "text":
    case "choice":
    case "state":
    case "booking":
    case "yes-no":
      return reason;
  }
}

function assigned(candidates: readonly Match[]): readonly Match[] {
  const taken = new Set<number>();
  const found = new Map<string, Match>();
  for (const match of candidates.toSorted((a, b) => b.score - a.score || a.column - b.column)) {
    if (taken.has(match.column) || found.has(match.target)) continue;
    taken.add(match.column);
    found.set(match.target, match);
  }
  return [...found.values()].map((match) =>
    !eitherWillDo.includes(match.target) && hasRival(match, candidates, taken) ? doubtful(match) : match,
  );
}

/** Number and name of a customer, pay date and work date: the KPIs are the same whichever is taken. */
const eitherWillDo: readonly string[] = ["customer", "supplier", "who", `${partMark}worker`, `${partMark}worked_on`];

/** Another column of the file, which nothing else uses, fits just as well. */
const hasRival = (match: Match, candidates: readonly Match[], taken: ReadonlySet<number>): boolean =>
  candidates.some(
    ({ target, column, score }) => target === match.target && !taken.has(column) && score > match.score - 0.003,
  );

const doubtful = (match: Match): Match => ({
  ...match,
  sureness: "likely",
  reason: `${match.reason} Another column fits as well.`,
});
