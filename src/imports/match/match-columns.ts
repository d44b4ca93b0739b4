import type { RecordId } from "../../measures/records.ts";
import type { Profile } from "../values/profile.ts";
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

/** A column of ours, or a part, and the column of the file that holds it. */
export interface Match {
  readonly target: string;
  /** From 0. */
  readonly column: number;
  readonly sureness: "sure" | "likely";
  readonly score: number;
  readonly reason: string;
}

/** Matches the columns of a file to those of a list, best first, each once. */
export function matchColumns(list: RecordId, columns: readonly FileColumn[], learned: Learned): readonly Match[] {
  const all = targets[list].flatMap((target) =>
    columns.flatMap((column, index) => candidate(list, target, column, index, learned)),
  );
  const made = assigned(all.filter(({ target }) => target.startsWith(partMark)));
  const clocks = clocksOf(made);
  const own = assigned(all.filter(({ target, column }) => !target.startsWith(partMark) && !clocks.includes(column)));
  const booked = list === "operations" ? asBooked(own, made, columns) : own;
  return [...booked, ...(hasStep(made) ? made : made.filter((part) => !own.some((match) => isSameKey(match, part))))];
}

/** From and until: such a pair tells times of day, so that neither is a length of time. */
function clocksOf(made: readonly Match[]): readonly number[] {
  const pair = made.filter(({ target }) => target === `${partMark}began_at` || target === `${partMark}ended_at`);
  return pair.length === 2 ? pair.map(({ column }) => column) : [];
}

/** On time tickets, hours that no one calls planned are those that were worked. */
function asBooked(own: readonly Match[], made: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const has = (target: string) => own.some((match) => match.target === target);
  const isMade = (id: string) => made.some(({ target, sureness }) => target === partMark + id && sureness === "sure");
  const isTicket = isMade("worked_on") && (isMade("worker") || (isMade("began_at") && isMade("ended_at")));
  if (!isTicket || has("planned_start")) return own;
  return own.map((match) => {
    const actual = match.target.replace("est_", "act_");
    const isPlanned = columns[match.column]?.heading.words.some((word) => plannedWords.includes(word)) ?? false;
    const isActual = actual !== match.target && !isPlanned && !has(actual);
    return isActual ? { ...match, target: actual, reason: `${match.reason} Each row is a booking of time.` } : match;
  });
}

const plannedWords: readonly string[] = ["estimate", "plan", "quote"];

/** A job number is the key of an operation by itself only where no step goes with it. */
const hasStep = (made: readonly Match[]): boolean => made.some(({ target }) => target === `${partMark}step`);
const isSameKey = (own: Match, part: Match): boolean =>
  own.column === part.column && own.target === "operation" && part.target === `${partMark}job`;

function candidate(
  list: RecordId,
  target: Target,
  { heading, profile }: FileColumn,
  column: number,
  learned: Learned,
): readonly Match[] {
  const fit = fitOf(target.wanted, profile);
  if (fit === "misfits" || saysOtherwise(target.wanted, heading.words)) return [];
  const isDay = target.wanted === "date" || target.wanted === "datetime";
  if (isDay && profile.dates + profile.destroyed < profile.datesAsNumbers && !mayCountDays(heading.words)) return [];
  const { score, reason } = scoreName(list, target, heading, learned);
  const shaped = score + leaning(target, heading, profile);
  const capped = fit === "no-values" ? Math.min(shaped, sureFrom - 0.02) : shaped;
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

/** Steps and lines are numbered. */
const numbered: readonly string[] = ["step", "order_line", "po_line"].map((id) => partMark + id);

/** What values and units say where two headings are alike: steps are numbered, and hours say that they are. */
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

/** Number and name of a customer, day of pay and day of work: whichever is taken, the KPIs are the same. */
const eitherWillDo: readonly string[] = ["customer", "supplier", "who", `${partMark}worker`, `${partMark}worked_on`];

/** Another column of the file, which nothing else takes, names it just as well. */
const hasRival = (match: Match, candidates: readonly Match[], taken: ReadonlySet<number>): boolean =>
  candidates.some(
    ({ target, column, score }) => target === match.target && !taken.has(column) && score > match.score - 0.003,
  );

const doubtful = (match: Match): Match => ({
  ...match,
  sureness: "likely",
  reason: `${match.reason} Another column fits as well.`,
});
