import { capitalized } from "../../../survey/writing.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { amountOf, areNear, kpiCounting, type OwnMeasure } from "./own-measure.ts";

/** The sentences about what a shop wants, and those about how things are. */
export interface StatedTexts {
  readonly goals: readonly string[];
  /** The goal sentences that say what success is measured by. */
  readonly measures: readonly string[];
  /** The complaint and the notes. */
  readonly reports: readonly string[];
}

/** Not at the end of a word: `than five` doesn't contain `an five`. */
export const amount = String.raw`(?<![a-z])\$?${writtenNumber}`;
const roughly = "(?:about |around |roughly |only |maybe |at |just |(?:more )?close(?:r)? to |nearer )?";
export const times = "minutes|hours|days|weeks";

/** Reads one sentence pattern; `at` is the index among the goals. */
export type Shape = (text: string, texts: StatedTexts, at: number) => OwnMeasure | undefined;

export const matcher = (pattern: string, flags = "i"): RegExp => new RegExp(pattern, flags);

export const unitIn = (what: string): string => matcher(`\\b(?:${times})\\b`).exec(what)?.[0].toLowerCase() ?? "";

export function measure(
  what: string,
  goal: string,
  now: string | undefined,
  texts: StatedTexts,
  unit = "",
  isLower?: boolean,
): OwnMeasure | undefined {
  const today = now ?? todayOf(what, goal, texts, unit);
  return pair(nameOf(what), goal, today, nameOf(what).toLowerCase().includes(unit) ? "" : unit, isLower);
}

/** Dollars are no number of today for a goal of days: `Order to ship under 28 days, $60,000 outside. It was $174,000.` */
export function pair(
  name: string,
  goal: string,
  told: string | undefined,
  unit: string,
  isLower?: boolean,
): OwnMeasure | undefined {
  const isTime = unitIn(unit) !== "";
  if (isTime && goal.includes("$")) return undefined;
  const now = isTime && told?.includes("$") ? undefined : told;
  const [target, today] = [amountOf(goal), amountOf(sameScale(now, goal))];
  if (target === undefined || target === today) return undefined;
  const kpi = kpiCounting(name, unit);
  const less =
    today === undefined ? (isLower ?? (unit !== "" || kpi === "kpi_lead_time" || toAvoid.test(name))) : target < today;
  return {
    name,
    unit,
    today: today === undefined ? null : { value: today, text: written(sameScale(now, goal) ?? "", today) },
    target: { value: target, text: `${signOf(goal, now)}${written(goal, target)}` },
    lowerIsBetter: less,
    kpi,
  };
}

/** `Under a million` next to `$1.31 million` is dollars. */
const signOf = (goal: string, now = ""): string =>
  goal.includes("$") ? "" : (/^\s*(?<sign>[$€£])/.exec(now)?.[1] ?? "");

/** `1.9 million. We make 1.55.`: a bare number next to one in millions is in millions. */
function sameScale(now: string | undefined, goal: string): string | undefined {
  const scale = /\d (?:thousand|million)$/i.exec(goal.trim())?.[0].slice(1) ?? "";
  return now !== undefined && /^\d{1,3}(?:\.\d+)?$/.test(now.trim()) ? `${now.trim()}${scale}` : now;
}

/** What nobody wants more of. */
export const toAvoid =
  /\b(?:late|hot (?:jobs|orders)|scrap\w*|reject\w*|rework\w*|overtime|saturdays?|sundays?|past[- ]?dues?|backlog|downtime|stops|complaints?|returns|crashes|defects?)\b/i;

/** Digits as written; both ends of a span: `9–14` for `9 to 14`. */
function written(text: string, value: number): string {
  const high = numbersIn(text)[0]?.high ?? value;
  if (high !== value) return `${value}–${high}`;
  if (/[$\d]/.test(text)) return text.trim();
  return value % million === 0 ? `${value / million} million` : String(value);
}
const million = 1e6;

/** What is counted, without the deed and the article before it. */
export const nameOf = (what: string): string =>
  capitalized(
    what
      .trim()
      .replace(/^(?:and|so) /i, "")
      .replace(
        /^(?:average|an?|the|our|my|get(?:ting)?|have|deliver|ship|reduce|bring|keep|hold|lower) (?:the |our |my )?/i,
        "",
      )
      .replace(/ (?:is|are|be|back|down|up)$/i, ""),
  );

/** Right after words that say it is the case today. */
const nowIs = matcher(
  `\\b(?:now|currently|right now|at present|today|(?:we|I) (?:get|ship|deliver|box|make|pack|close|do|did|were|are)|(?:my|our) (?:usual|average|normal)|(?:most recent|latest|current)(?: [a-z-]+){1,2}|usually|normally|we|it|which|gives? us|burns?|has been)(?:['’]s|['’]re)?(?: (?:we|they|it)(?:['’]s|['’]re)?)?(?: (?:average[sd]?|deliver|ship|box|get|sit|is|are|was|were|takes?))? ${roughly}(?<now>${amount}(?:(?: to | or |[-–])${amount})?)(?<after>[^.,;]{0,24})`,
  "gi",
);
/** `38 lots this morning`. */
const countedToday = matcher(
  `(?<now>${amount}) (?<noun>[a-z]+(?: [a-z]+){0,2}?) (?:this morning|today|right now|as of now|at the moment|as I write)\\b`,
  "gi",
);
/** `31 times a week, where formerly it was nine`. */
const past = /\b(?:formerly|previously|originally|in the past)\b[^.;]*$/i;
const isToday = ({ index, input = "" }: RegExpExecArray): boolean => !past.test(input.slice(0, index));
const bare =
  /^\s*(?:$|[!?]|an? |per |in the |and |to |or so\b|now$|today$|%? ?(?:now |today )?(?:$|(?:in|last|this) (?:\p{Lu}|week|month|quarter|year)))/u;

/** Characters of both goals in which a bare number of today is of what they want. Own judgment. */
const shortGoals = 300;

/** The only number among the goals, else the one with the same noun. */
function todayOf(what: string, goal: string, { goals, reports }: StatedTexts, unit: string): string | undefined {
  const target = amountOf(goal);
  const nouns = [...`${what} ${unit}`.toLowerCase().matchAll(/[a-z]{4,}/g)]
    .map(([noun]) => noun.replace(/s$/, ""))
    .filter((noun) => noun !== "time");
  const isSame = (text: string): boolean => nouns.some((noun) => text.toLowerCase().includes(noun));
  // In a long answer, a number of today may be of anything.
  const isShort = goals.join(" ").length <= shortGoals;
  const numbers = (texts: readonly string[], isReport: boolean): readonly string[] =>
    texts.flatMap((text, at) => [
      ...[...text.matchAll(countedToday)].flatMap(({ groups: { now = "", noun = "" } = {} }) =>
        isSame(noun) && amountOf(now) !== target ? [now] : [],
      ),
      ...[...text.matchAll(nowIs)].filter(isToday).flatMap(({ groups: { now = "", after = "" } = {} }) => {
        // `90 a week` is no time.
        if (unit !== "" && /^\s*(?:an?|per) /i.test(after)) return [];
        const near = `${texts[at - 1] ?? ""} ${text}`;
        const fits = isSame(after) || (bare.test(after) && (isSame(near) || (!isReport && isShort)));
        return fits && amountOf(now) !== target && now.includes("$") === goal.includes("$") ? [now] : [];
      }),
    ]);
  const [only, other] = new Set(numbers(goals, false));
  if (only !== undefined && other === undefined) return only;
  const [reported] = numbers(reports, true);
  return areNear(amountOf(reported) ?? 0, target ?? 0) ? reported : undefined;
}
