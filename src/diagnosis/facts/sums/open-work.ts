import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, isReportField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { notNowOr } from "./not-now.ts";
import { openWords } from "./stated.words.ts";

/**
 * `34 molds open, and we finish about 2 a week`: how long it takes to finish what is open. Where as much comes in as goes out,
 * that is how long a job takes.
 */
export function openWork(here: Sentence, next: Sentence | undefined, field: FreeTextField): StatedLoss | undefined {
  const open = isReportField(field) && !notNow.test(here.text) ? openIn(here.text) : undefined;
  if (open === undefined) return undefined;
  const inHere = rateIn(here.text);
  const inNext = inHere === undefined && next && !notNow.test(next.text) ? rateIn(next.text) : undefined;
  const rate = inHere ?? inNext;
  if (rate === undefined || !mayBeSame(open.things, rate.things) || open.number === rate.number) return undefined;
  const periods = open.number / rate.number;
  if (periods < leastPeriods || periods * daysIn[rate.per] > mostDays) return undefined;
  const rounded = periods < 10 ? Math.round(periods * 10) / 10 : Math.round(periods);
  const exact = Math.abs(rounded - periods) < 0.001;
  const all = withNoun(digits(rounded), `${rate.per}s`);
  return {
    kind: "stated-loss",
    cause: "flow_wip_dwell",
    value: { low: rounded, high: rounded },
    isPercent: false,
    unit: openWords.unit(rate.per),
    lines: [openWords.line(digits(open.number), digits(rate.number), rate.per, exact ? all : openWords.about(all))],
    hours: null,
    shows: "too-much-released",
    quotes: quotesOf(field, here, ...(inNext && next ? [next] : [])),
  };
}

type Period = "day" | "week" | "month";
const daysIn = { day: 1.4, week: 7, month: 30 } as const satisfies Record<Period, number>;
/** What is open for less than two periods is a usual load, and what would take two years isn't on the floor. Own judgment. */
const [leastPeriods, mostDays] = [1.5, 730];

interface Counted {
  readonly number: number;
  /** What was counted; empty if they don't say. */
  readonly things: string;
}

/** Not the second number of a range. */
const amount = String.raw`(?<![\w.,$-]|\b(?:to|or|and) )(?<count>${writtenNumber})`;
const jobs =
  "jobs|orders|work orders|travell?ers|molds|dies|lots|parts|pieces|baskets|folders|tickets|units|assemblies|projects|valves|gears|housings|builds";
const still = "(?:(?:that are|are|were|is|still|right now|currently|now) )*";
const isOpen = `${still}(?:open|in process|in progress|in work|in WIP|started|released)`;
const isAround = `${still}(?:(?:out )?on (?:the|my|our|a) (?:floor|board)|out there|in the shop|at once)`;
const openPatterns = [
  new RegExp(String.raw`${amount}(?: (?:[a-z-]+ )?(?<things>${jobs}))? ${isOpen}\b`, "iu"),
  // Without a noun, those on the floor may be people.
  new RegExp(String.raw`${amount} (?:[a-z-]+ )?(?<things>${jobs}) ${isAround}\b`, "iu"),
  new RegExp(
    String.raw`${amount} (?:open|released|started|unfinished|half-(?:done|made|finished)) (?<things>${jobs})\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:physical count|count(?:ed)?)\b[^.;]{0,24}\b(?:was|were|is|at) ${amount} (?<things>${jobs})\b`,
    "iu",
  ),
].map(quick);

const finished =
  "(?:finish|finishes|close|closes|close out|ship|ships|shipping|complete|completes|get out|gets out|turn out|turns out|deliver|delivers|get done|send out|sends out|finishing|closing)";
const ratePatterns = [
  new RegExp(
    String.raw`\b${finished} (?:out )?(?:only |just |about |around |maybe |roughly |some )*${amount}(?: (?:of them|(?:[a-z-]+ )?(?<things>${jobs})))? (?:a|per|each|every) (?<per>day|week|month)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`${amount}(?: (?<things>${jobs}))? (?:a|per|each|every) (?<per>day|week|month) (?:get (?:done|finished|out|shipped)|go (?:out|out the door)|(?:are|is) (?:finished|shipped|done)|out the door|leave|ship|come out)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:shipped|finished|closed) (?<things>${jobs}) (?:a|per|each) (?<per>day|week|month) (?:is|are|was) ${amount}\b`,
    "iu",
  ),
].map(quick);

function openIn(text: string): Counted | undefined {
  const groups = openPatterns.map((words) => words.exec(text)?.groups).find((one) => one !== undefined);
  return groups && countedIn(groups);
}

function rateIn(text: string): (Counted & { readonly per: Period }) | undefined {
  const groups = ratePatterns.map((words) => words.exec(text)?.groups).find((one) => one !== undefined);
  const counted = groups && countedIn(groups);
  return counted && { ...counted, per: groups?.per?.toLowerCase() as Period };
}

function countedIn({ count = "", things = "" }: Readonly<Record<string, string>>): Counted | undefined {
  const number = numbersIn(count)[0];
  return number === undefined || number.low !== number.high || number.low < 1
    ? undefined
    : { number: number.low, things: things.toLowerCase() };
}

/** Whether both numbers count one thing: the same word, words for an order, or none. */
const mayBeSame = (one: string, other: string): boolean =>
  one === other || one === "" || other === "" || [one, other].every((things) => orders.test(things));
const orders = /^(?:jobs|orders|work orders|travell?ers|folders|tickets)$/;

const notNow = notNowOr(
  String.raw`in (?:19|20)\d\d we|customers? (?:has|have|had)|quotes?|(?:open|unfilled) (?:positions|reqs)`,
);
