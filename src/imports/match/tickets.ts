import { choiceWords } from "../knowledge/words.ts";
import { fitOf } from "./column-match.ts";
import { type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

/** Matches of our columns, and of the components from which some can be computed. */
interface Matches {
  readonly own: readonly Match[];
  readonly components: readonly Match[];
}

const plannedWords: readonly string[] = ["estimate", "plan", "quote"];
const postedWords: readonly string[] = ["post"];

/** The matches if each row is a time ticket and not an operation. */
export function asTickets(matches: Matches, columns: readonly FileColumn[]): Matches {
  const { components: found } = matches;
  const wordsOf = ({ column }: Match): readonly string[] => columns[column]?.heading.words ?? [];
  const isPlanned = (match: Match): boolean => wordsOf(match).some((word) => plannedWords.includes(word));
  const isSureComponent = (id: string) =>
    found.some(({ target, sureness }) => target === componentMark + id && sureness === "sure");
  const hasKinds = columns.some(({ profile }) => profile.filled > 0 && fitOf("labor-type", profile) === "fits");
  const isBooked = hasKinds && (isSureComponent("worker") || hasTimes(matches.own, columns));
  const own = isBooked ? withoutPlan(matches.own, isPlanned) : matches.own;
  const components = isBooked && !isSureComponent("worked_on") ? withStart(own, found, columns) : found;
  const day = components.find(({ target, sureness }) => target === `${componentMark}worked_on` && sureness === "sure");
  const hasClocks = isSureComponent("began_at") && isSureComponent("ended_at");
  if (day === undefined || has(own, "planned_start")) return matches;
  if (!isBooked && !isSureComponent("worker") && !hasClocks && !wordsOf(day).some((word) => postedWords.includes(word)))
    return matches;
  const isOfTicket = (match: Match): boolean =>
    (match.target === "completed" && wordsOf(match).some((word) => word === "clock" || word === "end")) ||
    (match.target === "status" && hasKinds && !isOperationStatus(columns[match.column]));
  const worked = own.filter((match) => !isOfTicket(match));
  return { own: hasKinds && has(worked, "act_run") ? worked : withActual(worked, isPlanned), components };
}

const has = (matches: readonly Match[], target: string): boolean => matches.some((match) => match.target === target);

const statusWords = new Set(Object.values(choiceWords["operations.status"] ?? {}).flat());

/** Whether a column is the operation's status rather than what a person did. */
const isOperationStatus = (column: FileColumn | undefined): boolean =>
  column?.profile.examples.every((text) => statusWords.has(text.toLowerCase())) === true;

/** Takes the start of a ticket as actual unless its heading says planned. */
const withoutPlan = (own: readonly Match[], isPlanned: (match: Match) => boolean): readonly Match[] =>
  own.map((match) =>
    match.target === "planned_start" && !has(own, "started") && !isPlanned(match)
      ? { ...match, target: "started" }
      : match,
  );

/** Whether a start has its time of day. */
const hasTimes = (own: readonly Match[], columns: readonly FileColumn[]): boolean =>
  own.some(({ target, column }) => target === "started" && holdsTimes(columns[column]));

/** Whether the dates in a column have a time of day. */
export const holdsTimes = (column: FileColumn | undefined): boolean =>
  column?.profile.examples.every((text) => /\d[T ]\d{1,2}:\d/.test(text)) === true;

/** Takes a start with a time of day, or the day someone clocked in, as the day of the ticket. */
function withStart(
  own: readonly Match[],
  components: readonly Match[],
  columns: readonly FileColumn[],
): readonly Match[] {
  const isClocked = ({ column }: Match): boolean => columns[column]?.heading.words.includes("clock") === true;
  const start = own.find((match) => match.target === "started" && (match.sureness === "sure" || isClocked(match)));
  const target = `${componentMark}worked_on`;
  const found =
    start !== undefined && (isClocked(start) || hasTimes([start], columns))
      ? { ...start, sureness: "sure" as const, target }
      : onlyDay(target, own, columns);
  return found === null ? components : [...components.filter((one) => one.target !== target), found];
}

/** A ticket is of one day, so a file's only column of days holds it, unless that is surely another. */
function onlyDay(target: string, own: readonly Match[], columns: readonly FileColumn[]): Match | null {
  const days = columns.flatMap(({ profile: { dates } }, column) => (dates > mostlyDates ? [column] : []));
  const [day = -1] = days;
  const isOther =
    own.some(({ column, sureness }) => column === day && sureness === "sure") ||
    columns[day]?.heading.words.some((word) => ofOrders.includes(word)) === true;
  return days.length !== 1 || isOther ? null : sureMatch(target, day, reasonWords.dates);
}

const ofOrders: readonly string[] = ["order", "ordered", "promise", "due", "ship", "customer"];

/** The share of dates from which on a column holds days. Own judgment. */
const mostlyDates = 0.9;

/** Takes hours as actual unless their heading says planned. */
function withActual(own: readonly Match[], isPlanned: (match: Match) => boolean): readonly Match[] {
  // If setup has its own hours, run hours say "run"; plain hours are then the total.
  const isSplit = own.some(({ target }) => target.endsWith("_setup"));
  const moved = own.filter(
    (match) =>
      match.target.startsWith("est_") &&
      !isPlanned(match) &&
      (!has(own, actualOf(match)) || (match.target === "est_run" && isSplit)),
  );
  const replaced = moved.map(actualOf);
  return own
    .filter(({ target }) => !replaced.includes(target))
    .map((match) =>
      moved.includes(match)
        ? { ...match, target: actualOf(match), reason: `${match.reason} ${reasonWords.timeTicket}` }
        : match,
    );
}

const actualOf = ({ target }: Match): string => target.replace("est_", "act_");
