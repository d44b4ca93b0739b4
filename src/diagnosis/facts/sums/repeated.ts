import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, isReportField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import { matchesIn } from "../../matches.ts";
import type { Sentence } from "../../reader/words.ts";
import { durationsIn } from "../numbers/durations.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { type Length, lengthAlone, lengthOf } from "./length-of-each.ts";
import { quotesOf, type StatedLoss, span } from "./loss.ts";
import { hoursSum, minutesOfHour, periodIn } from "./near.ts";
import { notNowOr } from "./not-now.ts";
import { repeatedWords } from "./stated.words.ts";

/** How often something happened that takes time, and where that is written. */
interface Times {
  readonly low: number;
  readonly high: number;
  /** What was counted, if it has a name: `changeovers`. */
  readonly things: string;
  /** `a week`, or nothing. */
  readonly per: string;
  readonly start: number;
  readonly end: number;
}

/**
 * `14 times, about 45 minutes each`, `two changes a day, three hours each`: a count times a length, if the sentence or those
 * next to it say in what time.
 */
export function repeatedTimes(
  sentences: readonly Sentence[],
  at: number,
  field: FreeTextField,
): StatedLoss | undefined {
  const [here, next] = [sentences[at], sentences[at + 1]];
  const told = here && isReportField(field) && !notNow.test(here.text) ? toldIn(here, next) : undefined;
  const spoken = told && withTheirLoss(told, sentences[at - 1]);
  if (told === undefined || spoken === undefined) return undefined;
  const { times, length } = told;
  if (isChange.test(times.things) && sentences.some(({ text }) => tellsLongerChange(text, length))) return undefined;
  const period = times.per || periodIn({ lines: spoken }, ...told.spoken);
  const hours = {
    low: (times.low * length.low) / minutesOfHour,
    high: (times.high * length.high) / minutesOfHour,
  };
  if (period === "" || hours.low < leastHours) return undefined;
  return hoursSum({
    cause: /^(?:set-?ups|change-?overs)$/i.test(times.things) ? "setup_changeover" : null,
    hours,
    unit: times.things === "" ? "" : repeatedWords.on(times.things),
    period,
    // Of a changeover, only a part could be saved.
    isPriced: !isChange.test(times.things) && spoken.some(({ text }) => stands.test(text)),
    lines: [lineOf(times, length, hours)],
    quotes: quotesOf(field, ...spoken),
  });
}

/** `A changeover is an hour thirty-six`: then `7 minutes a pop`, next to their count, is something else. */
const tellsLongerChange = (text: string, { high }: Length): boolean =>
  /\b(?:set-?up|change-?over)s?\b/i.test(text) && durationsIn(text).some(({ minutes }) => minutes > farLonger * high);
/** How many times as long is another thing's time. Own judgment. */
const farLonger = 3;

interface Told {
  readonly times: Times;
  readonly length: Length;
  readonly spoken: readonly Sentence[];
}

/** The one count of a sentence, and the length in it or in the next one. */
function toldIn(here: Sentence, next: Sentence | undefined): Told | undefined {
  const [times, another] = timesIn(here.text);
  if (times === undefined || another !== undefined) return undefined;
  const inHere = lengthOf(here.text, times);
  const isAlone = inHere === undefined && next !== undefined && timesIn(next.text).length === 0;
  const inNext = isAlone ? lengthAlone(next.text) : undefined;
  const spoken = inNext && next ? [here, next] : [here];
  const length = inHere ?? inNext;
  return length === undefined || spoken.some(({ text }) => isPlanned.test(text))
    ? undefined
    : { times, length, spoken };
}

/** The sentences of a count of something that takes time. Where those don't say what it is, the sentence before must. */
function withTheirLoss({ times, spoken }: Told, before: Sentence | undefined): readonly Sentence[] | undefined {
  if (times.things !== "" || spoken.some(({ text }) => takesTime.test(text))) return spoken;
  return before && takesTime.test(before.text) ? [before, ...spoken] : undefined;
}

const isChange = /set|change|swap|tear/i;
const stands = /\b(?:wait\w*|st[ao]nds?|standing|stood|sits?|sat|idle|stops?|stopped|down|dark)\b/i;

/** Less isn't worth a sum. Own judgment. */
const leastHours = 1;

function lineOf(
  times: Times,
  { low, high, isHours }: Length,
  hours: { readonly low: number; readonly high: number },
): string {
  const one = isHours ? span(low / minutesOfHour, high / minutesOfHour) : span(low, high);
  const unit = isHours ? "hours" : "minutes";
  const isExact = [hours.low, hours.high].every((value) => Math.abs(value * 10 - Math.round(value * 10)) < 0.001);
  const all = withNoun(span(hours.low, hours.high), "hours");
  const count = span(times.low, times.high);
  return repeatedWords.line(count, withNoun(one, unit), isExact ? all : repeatedWords.about(all));
}

const ofThings =
  "times|change-?overs|set-?ups|changes|swaps|stops|stoppages|jams|alarms|faults|trips|waits|teardowns|tear-downs|interruptions|crashes|breakdowns|hiccups|resets";
const several = String.raw`(?<![\w.,$-])(?<count>${writtenNumber}(?:\s*(?:to|or|[-–])\s*${writtenNumber})?)`;
const timesCounted = quick(
  new RegExp(
    String.raw`${several} (?:(?:tool|jaw|chuck|job|part|bar|material|short|little|of these|of those) )?(?<things>${ofThings})\b(?<per> (?:a|per|each|every) (?:shift|night|day|week|month|quarter|year))?`,
    "giu",
  ),
);

/** `4.2 times the hours`, `three times as much`, `the third of five times`: not how often something happened. */
const isRatio = /^ (?:as\b|the\b|over\b|more\b|that of\b|what\b|longer\b|faster\b|slower\b|higher\b|\w+er than\b)/i;

const timesIn = (text: string): readonly Times[] =>
  matchesIn(text, timesCounted).flatMap(({ groups = {}, index, 0: all }): readonly Times[] => {
    const { count = "", things = "", per = "" } = groups;
    const [number] = numbersIn(count);
    const end = index + all.length;
    if (number === undefined || number.low < 2 || !Number.isInteger(number.low) || isRatio.test(text.slice(end)))
      return [];
    const named = things.toLowerCase();
    const { low, high } = number;
    return [
      {
        low,
        high,
        things: named === "times" ? "" : named,
        per: per === "" ? "" : `a ${per.trim().split(" ")[1]?.toLowerCase()}`,
        start: index,
        end,
      },
    ];
  });

/** Words for time that is lost or spent on getting going. */
const takesTime =
  /\b(?:wait\w*|stands?|standing|stood|sits?|sat|idle|stop\w*|down|los[te]\w*|losing|look\w*|search\w*|hunt\w*|walk\w*|chang\w*|set(?:s|ting)?[ -]?up|set|swap\w*|tear\w*|tore|torn|br[eo]k\w*|reset\w*|jam\w*|clear\w*|redo\w*|indicat\w*|crash\w*|fault\w*|trips?|tripped|pulled|re-?(?:run|make|cut|touch)\w*|dark|until|til)\b/i;
const notNow = notNowOr(String.raw`in (?:19|20)\d\d|customers?|before we|not anymore`);
/** What is planned or quoted is subtracted, not multiplied; and what each machine does isn't the shop's total. */
const isPlanned = quick(
  /\b(?:plan(?:s|ned)?|quot(?:e|es|ed)|standard|against|versus|vs|(?:per|each|every|(?:shift|day|week|month) a) machine|router|routing|traveler|(?:card|sheet) says|estimat\w+|budget\w*|supposed|should|allow\w*|instead of|used to|would|could)\b/i,
);
