import type { LowHigh } from "../../../knowledge/figures/units.ts";
import {
  causesOfHours,
  counting,
  losing,
  notLost,
  ofPeople,
} from "../../../knowledge/patterns/counted-loss-patterns.ts";
import { runsFor } from "../../../knowledge/patterns/often-lost-patterns.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss, span } from "./loss.ts";
import { statedLines, statedPeriods, statedUnits } from "./stated.words.ts";

/** Hours that somebody counted: fewer are one stop, more than these no shop has. Own judgment. */
const believable = { least: 8, most: 50_000 } as const;
const weeksOfMonth = 4.3;

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
/** When the hours were lost, as stated: `in August`, `last week`, `a week`. */
const period = new RegExp(
  [
    String.raw`\b(?<month>in (?:${months})|in (?:one|a|that|a single) month|(?:last|this|that|a|per|each|every) month)\b`,
    String.raw`\b(?<week>(?:a|per|each|every|last|this|that) week)\b`,
    String.raw`\b(?<other>(?:last|this|that|a|the (?:first|second|third|fourth)|in the (?:first|second|third|fourth)) quarter|(?:last|this|that) (?:spring|summer|fall|winter|year)|in (?:two|three|four|six|eight|ten|\d+) (?:weeks|months)|since (?:${months}|Easter|Labor Day|New Year['’]s))\b`,
    String.raw`(?:^|\b(?:for|of) )(?<named>${months})\b`,
  ].join("|"),
  "i",
);

/** `I made them write down every hour a Swiss stood broke in August. 14 machines, 640 hours.`: a total that the shop counted itself. */
export function hoursCounted(
  before: Sentence | undefined,
  here: Sentence,
  field: FreeTextField,
  submission: Submission,
): StatedLoss | undefined {
  const [hours, another] = hoursIn(here.text);
  if (hours === undefined || another !== undefined || !isBelievable(hours)) return undefined;
  const isTotal = !losing.test(here.text) && before !== undefined && isBare(here.text) && tells(before.text);
  const saying = isTotal ? `${before.text} ${here.text}` : here.text;
  if (!isTotal && (!losing.test(here.text) || notLost.test(here.text))) return undefined;
  const when = periodOf(saying, hours.rest);
  if (when === undefined && !counting.test(saying)) return undefined;
  const value = { low: hours.low, high: hours.high };
  const cause = causeOf(saying);
  const whose = ofPeople.test(saying) ? statedUnits.people : statedUnits.machines;
  const text = when?.text ?? statedPeriods.counted;
  return {
    kind: "stated-loss",
    cause: cause ?? "lead-if-spoken-of",
    value,
    isPercent: false,
    unit: `${whose} ${text}`,
    lines: linesOf(value, here.text, when?.isMonth ?? false, submission),
    hours: whose === "labor hours" ? null : { ...value, period: text },
    isCounted: true,
    quotes: isTotal ? quotesOf(field, before, here) : quotesOf(field, here),
  };
}

/** Only a number of things and their hours. */
const isBare = (text: string): boolean =>
  text.split(/\s+/).length <= bareWords && !/\b(?:run|runs|worked?)\b/i.test(text);
const bareWords = 9;

const tells = (text: string): boolean => losing.test(text) && counting.test(text) && !notLost.test(text);

interface Hours extends LowHigh {
  /** What follows them. */
  readonly rest: string;
}

function hoursIn(text: string): readonly Hours[] {
  return numbersIn(text).flatMap(({ low, high, start, end }) => {
    const unit = /^[\s-]*(?:(?:machine|spindle|labor|man|shop|working) )?(?:hours?|hrs?)\b(?!-)/i.exec(text.slice(end));
    const rest = text.slice(end + (unit?.[0].length ?? 0));
    const isOne =
      /^,? ?(?:each|apiece|at a time|per (?!week|month)|a (?:day|shift|piece|machine|job|lot|setup|night)\b|late\b|old\b)/i.test(
        rest,
      );
    const isRun = runsFor.test(text.slice(0, start));
    return unit && !isOne && !isRun ? [{ low, high, rest }] : [];
  });
}

const isBelievable = ({ low, high }: LowHigh): boolean => low >= believable.least && high <= believable.most;

function periodOf(saying: string, rest: string): { readonly text: string; readonly isMonth: boolean } | undefined {
  const found = period.exec(rest)?.groups ?? period.exec(saying)?.groups;
  if (found === undefined) return undefined;
  const { month, week, other, named } = found;
  const text = month ?? week ?? other ?? `in ${named}`;
  const lower = text.replace(/^(?:In|A|Last|This|That|Since|The|Per|Each|Every)\b/, (one) => one.toLowerCase());
  return { text: lower.replace(/^(?:per|each|every) /, "a "), isMonth: month !== undefined || named !== undefined };
}

/** The first cause that the words name. What a machine waited for comes before the fact that it was idle. */
const causeOf = (text: string): ThemeId | null => causesOfHours.find(({ says }) => says.test(text))?.cause ?? null;

/**
 * Hours of a month are also given per week. If machines are counted, also per machine, compared with the hours the shop
 * says a machine has.
 */
function linesOf({ low, high }: LowHigh, text: string, isMonth: boolean, submission: Submission): readonly string[] {
  const hours = span(low, high);
  const weekly = isMonth
    ? [
        `${hours} ÷ ${weeksOfMonth} weeks = ${span(Math.round(low / weeksOfMonth), Math.round(high / weeksOfMonth))} a week`,
      ]
    : [];
  const machines = low === high ? machinesIn(text) : undefined;
  if (machines === undefined) return weekly.length > 0 ? weekly : [statedLines.asTold(withNoun(hours, "hours"))];
  const each = low / machines;
  const capacity = isMonth ? capacityStatedIn(submission) : undefined;
  return [
    ...weekly,
    `${hours} ÷ ${withNoun(digits(machines), "machines")} = ${withNoun(digits(each), "hours")} each${
      capacity === undefined || each >= capacity
        ? ""
        : statedLines.shareOfCapacity(Math.round((100 * each) / capacity), digits(capacity))
    }`,
  ];
}

function machinesIn(text: string): number | undefined {
  const count =
    /\b(?<count>[\w-]+) (?:\w+ )?(?:machines|lathes|mills|swiss(?:es)?|spindles|horizontals|verticals|grinders|edms|haases|cells|presses)\b/i.exec(
      text,
    )?.groups?.count;
  const found = numbersIn(count ?? "")[0]?.low;
  return found !== undefined && Number.isInteger(found) && found >= 2 ? found : undefined;
}

/** `figure 336 hours a machine per month`. */
function capacityStatedIn(submission: Submission): number | undefined {
  for (const field of freeTextFields) {
    const found =
      /\b(?<hours>\d+) (?:hours?|hrs?) (?:(?:a|per|each|for a) (?:machine|lathe|mill|spindle),? (?:(?:a|per|each|every) )month|(?:a|per) month,? (?:a|per|each|for each) (?:machine|lathe|mill|spindle))\b/i.exec(
        submission[field] ?? "",
      )?.groups?.hours;
    if (found !== undefined && Number(found) <= 744) return Number(found);
  }
  return undefined;
}
