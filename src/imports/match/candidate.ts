import type { RecordList } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import type { Profile } from "../values/profile.ts";
import { choiceReader } from "../values/read-cells.ts";
import { fitOf, mayCountDays, saysOtherwise, type Wanted } from "./column-match.ts";
import type { Heading } from "./heading.ts";
import type { Learned } from "./learned.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { likelyFrom, scoreName, sureFrom, type Target } from "./score-name.ts";
import { componentMark, targets } from "./targets.ts";

/** How well one column of a file fits a target, as a match; empty if it can't be that. */
export function candidate(
  list: ListId,
  target: Target,
  file: FileColumn,
  column: number,
  learned: Learned,
): readonly Match[] {
  const { heading, profile, isFromLine } = file;
  const fit = fitOf(target.wanted, saysLength(heading) ? { ...profile, isDaytime: false } : profile);
  if (fit === "misfits" || isRuledOut(target, file)) return [];
  const isStrange = target.wanted === "choice" && !isAnyKnown(list, target.id, profile);
  // No KPI needs a kind, so we don't ask what a dozen unknown kinds mean.
  if (isStrange && target.id === "kind") return [];
  const isPossible = (id: string): boolean => {
    const other = targets[list].find((one) => one.id === id);
    return other !== undefined && fitOf(other.wanted, profile) !== "misfits";
  };
  const { score, reason } = scoreName(list, target, withUnit(target, heading, profile), learned, isPossible);
  const shaped =
    score + leaning(target, heading, profile) + (isOnLevel(list, heading) || isTitle(target, heading) ? 0.005 : 0);
  // A column without values has only its heading to go by.
  if (fit === "no-values" && shaped < sureFrom) return [];
  const capped = Math.min(shaped, highest(list, target, heading, fit === "no-values" || isStrange));
  if (capped < likelyFrom) return [];
  return [
    {
      target: target.id,
      column,
      score: capped - (isFromLine ? 0.006 : 0),
      sureness: capped >= sureFrom ? "sure" : "likely",
      reason: reasonOf(reason, target, profile),
    },
  ];
}

/** The heading with the unit that its cells write: "$1,250.00" is an amount and "37:30" are hours, whatever is above. */
function withUnit({ wanted }: Target, heading: Heading, profile: Profile): Heading {
  const said =
    wanted === "amount" && isDollars(profile) ? "amount" : wanted === "hours" && isClocks(profile) ? "hours" : null;
  const says = (words: readonly string[]) => (said === null || words.includes(said) ? words : [...words, said]);
  return { ...heading, words: says(heading.words), shortWords: says(heading.shortWords) };
}

/** `$1,048.40`: every cell with a number has the sign of a currency. */
const isDollars = ({ examples }: Profile): boolean =>
  examples.length > 0 && examples.every((text) => !/\d/.test(text) || /^[(-]*[$€£]|[€£]\)?$/.test(text));

const isClocks = ({ clocks, isDaytime }: Profile): boolean => clocks >= 0.9 && !isDaytime;

/** The highest score a match can have: below that of a sure one if it must be confirmed. */
function highest(list: ListId, target: Target, heading: Heading, isOpen: boolean): number {
  if (isWorkOnMachine(list, target, heading) || isOfJob(list, target, heading)) return sureFrom - 0.04;
  return isOpen || isUndirected(target, heading) || isInDays(target, heading) || isWish(list, target, heading)
    ? sureFrom - 0.02
    : 1;
}

/** The day a customer asked for isn't surely the one that was promised. */
const isWish = (list: ListId, { id }: Target, { words }: Heading): boolean =>
  list === "deliveries" &&
  id === "promise_date" &&
  words.includes("request") &&
  !words.includes("promise") &&
  !words.includes("due");

/** "Scheduled Date" may be when work should begin or be done. */
const isUndirected = ({ id }: Target, { shortWords }: Heading): boolean =>
  id === "planned_start" &&
  !["start", "begin"].some((word) => shortWords.includes(word)) &&
  shortWords.includes("date");

/** Whether the hours are written in days. A day of work isn't 24 hours, but a machine may be down that long. */
const isInDays = ({ wanted }: Target, { unit }: Heading): boolean => wanted === "hours" && unit === "days";

/** Labor hours of a repair: the machine may have waited for days before someone worked on it for an hour. */
const isWorkOnMachine = (list: ListId, { id }: Target, { words }: Heading): boolean =>
  list === "maintenance" && id === "hours" && words.includes("labor");

/** A day of the job, by its table, isn't surely one of each operation: JobHead_StartDate. */
const isOfJob = (list: ListId, { id }: Target, { words, shortWords, isOfOrder }: Heading): boolean =>
  list === "operations" &&
  ((isOfOrder === true && (daysOfWork.includes(id) || id === "status")) ||
    (daysOfWork.includes(id) && shortWords !== words && words.includes("job") && !words.includes("operation")));
const daysOfWork: readonly string[] = ["planned_start", "planned_end", "started", "completed"];

/** Whether the heading or the values rule out a target. */
function isRuledOut(target: Target, { heading, profile }: FileColumn): boolean {
  if (isOtherKind(target, heading, profile)) return true;
  if (counted.includes(target.wanted) && isShare(heading, profile)) return true;
  if (timesAndPieces.includes(target.wanted) && (isDollars(profile) || isInCurrency.test(heading.text))) return true;
  if (apart.includes(target.id) && (!tellsApart(profile) || isDrawing.test(heading.text))) return true;
  switch (target.wanted) {
    case "clock":
      return saysOnlyLength(heading);
    case "quantity":
    case "amount":
      return isName.test(heading.text);
    case "hours":
      return (
        isName.test(heading.text) ||
        isLaborCost(heading) ||
        (target.id === "rework_hours" && isPieces(heading, profile))
      );
    case "text":
      return heading.unit !== null || isMoney(profile);
    case "date":
    case "datetime":
      return (
        profile.dates + profile.destroyed < profile.datesAsNumbers &&
        !mayCountDays(heading.words) &&
        !profile.examples.every(hasClock)
      );
    case "yes-no":
      // Under "Rework", 0 and 1 may be pieces.
      return target.id === `${componentMark}is_rework` && profile.numbers > 0;
    case "choice":
    case "state":
    case "labor-type":
      return false;
  }
}

/** "9/14 7:10 AM": a day without a year, but no number. */
const hasClock = (text: string): boolean => /^\d+\D\d+\D+\d{1,2}:\d\d/.test(text);

/** "1st good pc" over 7:45 AM is a time, whatever else it says. */
const isOtherKind = ({ wanted }: Target, { words }: Heading, { isDaytime }: Profile): boolean =>
  saysOtherwise(wanted, words) && !(wanted === "clock" && isDaytime);

const counted: readonly Wanted[] = ["hours", "quantity", "amount"];
const timesAndPieces: readonly Wanted[] = ["hours", "quantity"];

/** "Scrap $", also below a heading such as "Cost / Time" that spans it and the hours next to it. */
const isInCurrency = /[$€£]/;

/** "Scrap %", `2.3%`: a share isn't a quantity. */
const isShare = ({ words }: Heading, { examples }: Profile): boolean =>
  words.some((word) => word === "percent" || word === "pct") ||
  (examples.length > 0 && examples.every((text) => /\d\s*%$/.test(text)));

/** `1,048.40`: dollars and cents in every row aren't names. */
const isMoney = ({ examples }: Profile): boolean =>
  examples.length > 0 && examples.every((text) => /^[($€£-]*\d[\d,]*\.\d\d\)?$/.test(text));

/** "Inspection ID", "Job Code": numbers that identify something aren't quantities or hours. "Parts Num." is a count. */
const isName = /(?<!\bparts )(?:\b(?:id|no|nbr|num|number|code|key|nr)\.?|#)\s*$/i;

/** Whole numbers under a heading without a word for hours, such as "Rework", are pieces. */
const isPieces = ({ words, unit }: Heading, { examples }: Profile): boolean =>
  unit === null &&
  !words.includes("hours") &&
  examples.every((text) => /^-?[\d.,]*\d-?$/.test(text) && !/[.,]\d?\d?-?$/.test(text));

/** "Act Labor" is what labor cost, unless it says hours, setup or run. */
const isLaborCost = ({ words, unit }: Heading): boolean =>
  words.includes("labor") && unit === null && !["hours", "setup", "run"].some((word) => words.includes(word));

/** Planned, actual, total: these words mark a duration, even where "15:20" could be a time of day. */
const saysLength = ({ words }: Heading): boolean =>
  lengthWords.some((word) => words.includes(word)) && !["start", "end", "date"].some((word) => words.includes(word));
const lengthWords: readonly string[] = [
  "estimate",
  "plan",
  "quote",
  "actual",
  "total",
  "down",
  "setup",
  "run",
  "cycle",
  "automatic",
  "cutting",
  "unattended",
  "available",
  "staffed",
];

/** Targets that usually hold numbers: steps and lines. */
const numbered: readonly string[] = ["step", "order_line", "po_line"].map((id) => componentMark + id);

/** Targets for which a title is better than a long description. */
const titled: readonly string[] = ["task", `${componentMark}what`];
const isTitle = ({ id }: Target, { text }: Heading): boolean =>
  titled.includes(id) && /title|subject|summary/i.test(text);

/** Targets for which a name is better than a number. */
const named: readonly string[] = ["customer", "supplier", "who"];

/**
 * Targets with short numbers that distinguish lots, sub-jobs or releases. A column with one value throughout
 * distinguishes nothing.
 */
const apart: readonly string[] = ["lot", "sub", "release"].map((id) => componentMark + id);
/** A drawing's issue, the British word for its revision. */
const isDrawing = /^iss(?:ue)?\.?(?: no\.?| #)?$/i;
const tellsApart = ({ different, examples }: Profile): boolean =>
  different > 1 && examples.every((text) => text.length <= 4);

/**
 * Table names whose columns are about the rows of a list: JobOper_DueDate is the operation's due date, JobHead_DueDate
 * the job's.
 */
const ownLevel: { readonly [R in ListId]?: readonly string[] } = {
  operations: ["operation"],
  deliveries: ["line", "release", "detail", "dtl"],
  purchases: ["line", "release", "detail", "dtl"],
};

const isOnLevel = (list: ListId, { words, shortWords }: Heading): boolean =>
  shortWords !== words && ownLevel[list]?.some((word) => words.includes(word) && !shortWords.includes(word)) === true;

/** "Scheduled Time" is a duration, not a time of day. Plain "Down" may be when it went down. */
const saysOnlyLength = (heading: Heading): boolean =>
  saysLength(heading) && !heading.words.every((word) => word === "down" || word === "hours");

/** Whether we know at least one word of a column. Numbers may be codes and count as known. */
function isAnyKnown(list: ListId, id: string, { different, examples, words }: Profile): boolean {
  const column = (recordLists[list] as RecordList).columns[id];
  if (column?.kind !== "choice" || different < 1 || words < 0.5) return true;
  const read = choiceReader(`${list}.${id}`, column.choices);
  return examples.some((text) => read(text) !== undefined);
}

/** A small bonus that decides between equally good headings: steps are numbers, and hours have a unit. */
function leaning({ id, wanted }: Target, heading: Heading, { numbers, words }: Profile): number {
  if (wanted === "hours") return heading.unit !== null || heading.words.includes("hours") ? 0.004 : 0;
  if (named.includes(id)) return (words >= 0.8 ? 0.002 : 0) - (isName.test(heading.text) ? 0.004 : 0);
  if (!numbered.includes(id)) return 0;
  return numbers >= 0.8 ? 0.008 : words > 0.8 ? -0.02 : 0;
}

function reasonOf(reason: string, { wanted }: Target, { filled }: Profile): string {
  if (filled === 0) return `${reason} ${reasonWords.empty}`;
  switch (wanted) {
    case "date":
    case "datetime":
      return `${reason} ${reasonWords.dates}`;
    case "clock":
      return `${reason} ${reasonWords.times}`;
    case "hours":
    case "amount":
    case "quantity":
      return `${reason} ${reasonWords.numbers}`;
    case "text":
    case "choice":
    case "state":
    case "labor-type":
    case "yes-no":
      return reason;
  }
}
