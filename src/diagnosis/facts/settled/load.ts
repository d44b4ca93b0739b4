import { daysAWeek, hoursAShift } from "../../../knowledge/figures/working-time.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { type FreeTextField, freeTextFields, isGoalField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { matchesIn } from "../../matches.ts";
import { sentencesOf } from "../../reader/words.ts";
import { writtenNumber } from "../numbers/number-in-text.ts";
import { mentionsIn } from "../people/mentions-of-people.ts";
import { plansIn } from "../plans/plans.ts";
import { minutesOf, numberOf } from "./times.ts";

/** A sentence of theirs and where it is. */
export interface Sentence {
  readonly field: FreeTextField;
  readonly text: string;
}

/** The work that one desk, bench or person has to do each day or week, and the time there is for it. */
export interface Load {
  /** What passes there: `lots`. */
  readonly things: string;
  readonly each: number;
  readonly period: "day" | "week";
  /** How many come in a period today, and with what they plan or want; the latter `null` if they don't say. */
  readonly count: number;
  readonly countThen: number | null;
  readonly isThenWanted: boolean;
  /** Minutes in a period that the people there have. */
  readonly has: number;
  /** Whether they say so; else it is one shift of one person. */
  readonly isSaid: boolean;
  /** The person, if named. */
  readonly who: string | null;
  readonly theme: ThemeId;
  readonly said: readonly Sentence[];
}

/** A load below this share of the time leaves room. Own judgment. */
const fullFrom = 0.9;
/** Longer than this, what takes so long isn't done by one person at a time. Own judgment. */
const longest = 60 * 60;

/** Desks, benches and single people, and the cause that a lack of hours there is. Own judgment. */
const desks: readonly { readonly says: RegExp; readonly theme: ThemeId }[] = [
  {
    says: /\b(?:inspect\w*|zeiss|cmm|contura|granite|measur\w+|first (?:articles?|pieces?)|balloon\w*|gau?g\w+|qc|quality|vision system|fai)\b/i,
    theme: "quality_inspection",
  },
  {
    says: /\b(?:programs?|programm\w+|cam\b|mastercam|cutter paths?|tool ?paths?|at (?:his|her|the) (?:screen|desk|computer|seat)|posts?|modell?ing)\b/i,
    theme: "programming_readiness",
  },
  { says: /\b(?:quot(?:e|es|ing)|rfqs?|estimat\w+|bids?|prices)\b/i, theme: "quoting_estimating" },
  { says: /\b(?:types?|typing|keys?|keying|enters?|entry|re-?enters?|paperwork|packets?)\b/i, theme: "data_silos" },
  {
    says: /\b(?:deburr\w*|wash\w*|pack(?:s|ing|ed)?|mask\w*|paint\w*|saw(?:s|ing|ed)?|polish\w*|bench|ship(?:s|ping)?)\b/i,
    theme: "flow_wip_dwell",
  },
];
const machineTime =
  /\b(?:on (?:the|a|each|every) (?:machine|mill|lathe|spindle)|of cutting|machine hours?|in cycle|cycle time)\b/i;

const noun = String.raw`(?:[a-z][\w-]*[ -]){0,2}?[a-z][\w-]{2,}`;
const eachAfter = new RegExp(
  String.raw`^[^.;,]{0,28}?\b(?:(?:in|on|for|with|into|to) (?:each|every|a|one)|per|an?|each|every) (?<thing>${noun})`,
  "iu",
);
const eachBefore = new RegExp(
  String.raw`\b(?:each|every|an?|one) (?<thing>${noun}) (?:takes?|took|needs?|wants?|gets?|is|means|costs?|eats|runs?)\b[^.;,]{0,24}$`,
  "iu",
);
const flow = new RegExp(
  String.raw`(?<before>\b(?:more|extra|another|instead of|not|from) )?(?<n>${writtenNumber}) (?<more>more |extra |other )?(?<thing>${noun})(?: [a-z]+){0,3}? (?:a|per|each|every|last|this) (?<per>day|shift|week)\b`,
  "giu",
);
/** `We did 2` of what the sentence takes time for. */
const notThings =
  /^(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|shifts?|time|times|people|men|half|hour|of|that|morning|night|evening|afternoon|day|week)$/i;

const stem = (thing: string): string =>
  (thing.toLowerCase().split(/[ -]/).at(-1) ?? "").replace(/(?<=[^aeiou]i)es$/, "e").replace(/s$/, "");

/** The one load that their answers give whole, the fullest first. */
export function loadsIn(submission: Submission): readonly Load[] {
  const all = freeTextFields.flatMap((field) =>
    sentencesOf(submission[field] ?? "").map(({ text }): Sentence => ({ field, text })),
  );
  return all
    .flatMap((one, at) => loadAt(all, one, at))
    .filter(({ each, count, has }) => (each * count) / has >= fullFrom)
    .toSorted((a, b) => (b.each * b.count) / b.has - (a.each * a.count) / a.has);
}

function loadAt(all: readonly Sentence[], one: Sentence, at: number): readonly Load[] {
  const each = eachIn(one.text);
  if (each === undefined || isGoalField(one.field) || plansIn(one.text, false).length > 0) return [];
  const near = [one, all[at - 1], all[at + 1]].filter((near) => near?.field === one.field);
  const theme = near.flatMap((said) => themeOf(said?.text ?? ""))[0];
  const flows = [
    ...all.flatMap((said) => flowsIn(said).filter(({ thing }) => stem(thing) === stem(each.thing))),
    ...near.flatMap((said) => (said ? bareFlowsIn(said, each.thing) : [])),
  ];
  const today = flows.find(({ isToday }) => isToday);
  if (theme === undefined || today === undefined) return [];
  const then = flows.find(({ isToday }) => !isToday);
  const around = near.flatMap((said) => (said ? [said] : []));
  const has = timeOf(around, today.per);
  const people = peopleThere(around);
  const countThen = then === undefined || then.per !== today.per ? null : then.isMore ? today.n + then.n : then.n;
  return [
    {
      things: today.thing,
      each: each.minutes,
      period: today.per,
      count: today.n,
      countThen: countThen !== null && countThen > today.n ? countThen : null,
      isThenWanted: then !== undefined && isGoalField(then.said.field),
      has: has.minutes * people,
      isSaid: has.said !== null,
      who: whoIn(one.text),
      theme,
      said: unique([one, today.said, ...(has.said ? [has.said] : [])]),
    },
  ];
}

const unique = (said: readonly Sentence[]): readonly Sentence[] =>
  said.filter(({ text }, at) => said.findIndex((other) => other.text === text) === at);

const whoIn = (text: string): string | null => mentionsIn(text)[0]?.name ?? null;

const several =
  /\b(?<n>two|three|four|five|[2-5]) (?:[a-z]+ )?(?:inspectors|programmers|estimators|clerks|packers|people|men|women|guys|fellows|girls|ladies)\b(?! short)/i;
/** How many share the work, if they say so. */
const peopleThere = (near: readonly Sentence[]): number =>
  numberOf(near.map(({ text }) => several.exec(text)?.groups?.n).find((n) => n !== undefined)) ?? 1;

/** What the sentence is about, unless it is the time of a machine. */
const themeOf = (text: string): readonly ThemeId[] =>
  desks.flatMap(({ says, theme }) => (says.test(text) ? [theme] : []));

/** `About 55 minutes in each lot`, `each report takes her two hours`. */
function eachIn(text: string): { readonly minutes: number; readonly thing: string } | undefined {
  for (const { low, high, start, end } of minutesOf(text)) {
    const thing = (eachAfter.exec(text.slice(end)) ?? eachBefore.exec(text.slice(0, start)))?.groups?.thing;
    const isOfMachine = machineTime.test(text.slice(end, end + 28));
    if (thing === undefined || notThings.test(thing.split(" ").at(-1) ?? "") || isOfMachine || high > longest) continue;
    return { minutes: (low + high) / 2, thing };
  }
  return undefined;
}

interface Flow {
  readonly n: number;
  readonly thing: string;
  readonly per: "day" | "week";
  readonly isMore: boolean;
  readonly isToday: boolean;
  readonly said: Sentence;
}

/** `10 lots a day`; what is planned or wanted isn't of today. */
const flowsIn = (said: Sentence): readonly Flow[] =>
  matchesIn(said.text, flow).flatMap(({ groups = {}, index }) => {
    const n = numberOf(groups.n);
    const thing = groups.thing ?? "";
    if (n === undefined || n <= 0 || notThings.test(thing.split(" ").at(-1) ?? "")) return [];
    const isMore = groups.more !== undefined || /\bmore|extra|another\b/i.test(groups.before ?? "");
    if (past.test(said.text)) return [];
    const isPlan = isMore || isGoalField(said.field) || planned.test(said.text.slice(Math.max(0, index - 40), index));
    const per = periodOf(groups.per);
    const today = isGoalField(said.field) ? insteadOf.exec(said.text.slice(index))?.groups?.n : undefined;
    const then: Flow = { n, thing: thing.toLowerCase(), per, isMore, isToday: !isPlan, said };
    const now = numberOf(today);
    return now === undefined ? [then] : [then, { ...then, n: now, isToday: true }];
  });
const periodOf = (written = ""): "day" | "week" => (/^week$/i.test(written) ? "week" : "day");
const past = quick(
  /\b(?:used to|back (?:when|then)|before|last (?:year|spring|summer|fall|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d))\b/i,
);

const bare = new RegExp(
  String.raw`\b(?<n>${writtenNumber})(?: of (?:them|those|these))?,? (?:a|per|each|every|last|this) (?<per>day|shift|week)\b`,
  "giu",
);
/** `Each first article takes her two hours, and we have eighteen a week`. */
const bareFlowsIn = (said: Sentence, things: string): readonly Flow[] =>
  past.test(said.text)
    ? []
    : matchesIn(said.text, bare).flatMap(({ groups = {} }) => {
        const n = numberOf(groups.n);
        const thing = things.toLowerCase().replace(/(?<![s])$/, "s");
        return n === undefined || n < 2
          ? []
          : [{ n, thing, per: periodOf(groups.per), isMore: false, isToday: true, said }];
      });
const planned = /\b(?:want|would|could|goal|figures|hope|plan\w*|if)\b/i;
/** `Four cores a week again instead of two`. */
const insteadOf = new RegExp(
  String.raw`^[^.;]{0,40}?\b(?:instead of|not|and not|in place of|from|up from) (?<n>${writtenNumber})\b`,
  "iu",
);

const perDay = /^[^.;,]{0,12}?\b(?:a|per|each|every) day\b|^ days?\b/i;
const perWeek = /^[^.;,]{0,12}?\b(?:a|per|each|every) week\b|^ weeks?\b/i;
/** Shorter than this in a day, or than three times it in a week, isn't a working time. Own judgment. */
const shortestDay = 4 * 60;

/** The working time of the one who does it, in the sentences about it; else one shift. */
function timeOf(
  near: readonly Sentence[],
  period: "day" | "week",
): { readonly minutes: number; readonly said: Sentence | null } {
  const [told] = near.flatMap((said) => workingTimes(said.text).map((one) => ({ ...one, said })));
  const { minutes, per } = told ?? { minutes: hoursAShift * 60, per: "day" };
  const inPeriod = per === period ? minutes : period === "day" ? minutes / daysAWeek : minutes * daysAWeek;
  return { minutes: inPeriod, said: told?.said ?? null };
}

/** `Here 8 hours a day`, `45 hour weeks`. */
const workingTimes = (text: string): readonly { readonly minutes: number; readonly per: "day" | "week" }[] =>
  minutesOf(text).flatMap(({ low, end }): readonly { readonly minutes: number; readonly per: "day" | "week" }[] => {
    const after = text.slice(end);
    if (perDay.test(after) && low >= shortestDay && low <= 24 * 60) return [{ minutes: low, per: "day" }];
    const isWeek = perWeek.test(after) && low >= 3 * shortestDay && low <= 168 * 60;
    return isWeek ? [{ minutes: low, per: "week" }] : [];
  });
