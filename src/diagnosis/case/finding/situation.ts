import { likelihoodFrom } from "../../../knowledge/odds/likelihood.ts";
import { asks, tells } from "../../../knowledge/patterns/sentence-kinds.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../../knowledge/situations.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { isReportField } from "../../../survey/free-text.ts";
import { unlikelyUnder } from "../../../survey/wire/results.ts";
import { decidingComparison } from "../../comparisons/deciding-comparison.ts";
import { logOdds } from "../../evidence/log-odds.ts";
import type { CaseFinding } from "../case.ts";
import { machineNamedMost, machineNear } from "../named-machine.ts";
import { isSameQuote, type Quote } from "../quote.ts";
import { isPlan, type Reading } from "../reading.ts";
import { machinesNamed } from "../shop.ts";
import { isSettled } from "../unknowns/unknowns.ts";
import type { Mechanism, SituationSeen } from "./how-it-happens.ts";
import { isAside, isReport, saysEnough } from "./is-report.ts";
import { joinedNames, waitedForIn } from "./key-person.ts";
import { isClear, quoteInContext, quoteOf, type ScoredSentence, speaksOf } from "./scored-sentences.ts";
import { type ScoredSituation, scoredSituationsIn } from "./scored-situations.ts";
import { narrowerOf, situationRow } from "./situation-row.ts";
import { costLast, fitting, maxTogether } from "./stages.ts";

/**
 * The situation that the answers describe, which is narrower than a cause. `null` if there is none, or if their own setup
 * in numbers, together with two linked causes, is already more specific.
 */
export function situationOf(
  reading: Reading,
  { themes: [leading], sum }: CaseFinding,
  mechanism: Mechanism,
): SituationSeen | null {
  if (sum !== null && mechanism.bridges.length > 0) return null;
  const quoted = mechanism.steps.flatMap(({ quotes }) => quotes);
  const complaints = reading.sentences.filter(
    (one) => quoted.some((quote) => isSameQuote(quote, one)) || isComplaint(one, reading),
  );
  const described = scoredSituationsIn(complaints, reading).filter(
    ({ id }) =>
      !isUntrue(situations[id], reading) &&
      isOfTheComparison(situations[id], reading) &&
      (leading === undefined || situations[id].themes.some((theme) => mayLead(theme, reading))),
  );
  const plain = plainest(described) ?? namedSignOf(leading, described);
  if (plain === undefined) return null;
  const { id, best, strength, isNamed } = plain;
  const others = described.filter((one) => one.id !== id);
  const theme = homeOf(situations[id], leading, reading);
  const isInWords = isNamed && themesOf(id)[0] === theme;
  const isSure =
    isInWords || surenessOf(strength, strength - (others[0]?.strength ?? 0), complaints.length) >= from.sure;
  if (!isSure && isOfUnlikely(id, theme, reading)) return null;
  const { name, headline } = situationRow(id, reading.submission);
  return named({ id, theme, name, headline, quote: quoteOf(best), isSure }, reading);
}

/** Whether it only sounds like a symptom of a cause that the page calls unlikely; that plans no week. */
function isOfUnlikely(id: SituationId, theme: ThemeId, { diagnosis: { themes } }: Reading): boolean {
  const [own] = themesOf(id);
  return own !== theme && themes.some((one) => one.id === own && one.probability < unlikelyUnder);
}

const themesOf = (id: SituationId): readonly ThemeId[] => situations[id].themes;

/** The situation described most strongly, if it is strong enough or far ahead of the next. */
function plainest([first, second]: readonly ScoredSituation[]): ScoredSituation | undefined {
  if (first === undefined) return undefined;
  const ahead = first.strength - (second?.strength ?? 0);
  return first.strength + from.aheadCounts * ahead >= from.plain ? first : undefined;
}

/**
 * How sure it is that this situation and no other one is described. The more sentences there are, the likelier it is that
 * one of them only sounds like it.
 */
const surenessOf = (strength: number, ahead: number, sentences: number): number =>
  strength + sureness.ahead * Math.min(sureness.mostAhead, ahead) - sureness.length * Math.log(Math.max(1, sentences));

/** Fitted on shops whose situation is known, and on the same shops without it (docs/method.md). */
const sureness = { ahead: 0.5, mostAhead: 0.6, length: 0.25 } as const;

/** The one whose words name a symptom of the leading cause, if no other symptom of it is described more strongly. */
function namedSignOf(leading: ThemeId | undefined, described: readonly ScoredSituation[]): ScoredSituation | undefined {
  const ofLeading = described.filter(({ id }) => {
    const { themes, isGeneral }: Situation = situations[id];
    return !isGeneral && (leading === undefined || themes.includes(leading));
  });
  const named = ofLeading.find(({ isNamed }) => isNamed);
  const isStrongest = named !== undefined && named.strength >= (described[0]?.strength ?? 0);
  return isStrongest && named.strength >= from.named ? named : undefined;
}

/**
 * How strongly a situation must be described, on its own and if words name it, and how much its lead over the next one adds;
 * how sure one must be for page one to state it. Chosen on shops whose sentences aren't trained on: higher, and many are
 * missed; lower, and more are wrong.
 */
const from = { plain: 0.9, aheadCounts: 1.5, named: 0.4, sure: 0.9 } as const;

/** Where a comparison decides which cause leads, no sentence about another cause does. */
function isOfTheComparison({ themes }: Situation, { submission, diagnosis }: Reading): boolean {
  const decided = decidingComparison(submission)?.comparison.theme;
  return decided === undefined || decided !== diagnosis.themes[0]?.id || themes.includes(decided);
}

const isUntrue = ({ untrue }: Situation, { submission }: Reading): boolean =>
  untrue !== undefined && isSettled(untrue, submission);

/** With the machine and people named in its sentence or the one next to it. */
function named(seen: Omit<SituationSeen, "place" | "who">, reading: Reading): SituationSeen {
  const found = { ...seen, place: null, who: null };
  const people = waitedForIn(reading, found);
  return {
    ...seen,
    place: machineNear(reading, found) ?? machinesNamed(reading.facts, reading.submission) ?? machineNamedMost(reading),
    who: people.length === 0 ? null : joinedNames(people),
  };
}

/** A situation belongs to its own cause, or to the leading one if it is also a symptom of that and that is likelier. */
function homeOf({ themes: [own, ...others] }: Situation, leading: ThemeId | undefined, reading: Reading): ThemeId {
  const { themes } = reading.diagnosis;
  const isLikely = themes.some(({ id, probability }) => id === own && probability >= likelihoodFrom.likely);
  if (leading !== undefined && others.includes(leading) && !isLikely) return leading;
  return [own, ...others].find((theme) => mayLead(theme, reading)) ?? own;
}

/**
 * A situation leads the page if its cause is less than this behind the likeliest in log odds, because at such close odds a
 * sentence says more. Checked on all case files.
 */
const leadsWithin = 0.5;

/** Whether its cause is nearly as likely as the likeliest, and it isn't too early to tell. */
function mayLead(theme: ThemeId, { diagnosis: { themes } }: Reading): boolean {
  const [likeliest] = themes;
  if (likeliest === undefined || likeliest.likelihood === "too-early") return false;
  const bar = logOdds(likeliest.probability) - leadsWithin;
  return themes.some(({ id, probability }) => id === theme && logOdds(probability) > bar);
}

function isComplaint(one: ScoredSentence, reading: Reading): boolean {
  const { field, isDenied, isWish, text } = one;
  const isTold = isReportField(field) || isAmongGoals(one, reading);
  return !isDenied && !isWish && isTold && !isAside(text) && !isGuess.test(text) && !isPlan(one, reading);
}

/** Where there is no complaint, a sentence among the goals that says how things are. */
const isAmongGoals = (one: ScoredSentence, { submission: { pain_invisible = "" } }: Reading): boolean =>
  pain_invisible.trim() === "" && tellsAmongGoals(one);

const tellsAmongGoals = ({ field, text, isDenied, isWish }: ScoredSentence): boolean =>
  field === "improvement_goal" && !isDenied && !isWish && tells.test(text) && !asks.test(text);

/** A guess rather than a fact. */
const isGuess = /\b(?:I|we) would(?:n['’]t| not) know\b/i;

/**
 * Adds the sentences that plainly describe the situation to how it happens, even if they point only weakly to the cause.
 */
export function withSituationQuotes(mechanism: Mechanism, seen: SituationSeen | null, reading: Reading): Mechanism {
  const [first, ...rest] = mechanism.steps;
  if (!seen?.isSure) return mechanism;
  const telling = tellingOf(seen, reading);
  if (first === undefined)
    return { ...mechanism, steps: fitting([{ place: "cause", theme: seen.theme, quotes: telling }]) };
  const quoted = mechanism.steps.flatMap(({ quotes }) => quotes);
  const missing = telling.filter(
    (one) => !quoted.some((quote) => isSameQuote(quote, one) || quote.leadIn === one.text),
  );
  const isOneList = rest.length === 0 && mechanism.bridges.length === 0;
  const quotes = isOneList ? together(first.quotes, missing, seen, reading) : [...first.quotes, ...missing.slice(0, 1)];
  return { ...mechanism, steps: fitting([{ ...first, quotes }, ...rest]) };
}

/** The sentence that describes the situation best, if it is clear or no words name it, then those whose words name it, what is narrower of it first. */
function tellingOf({ id, theme, quote }: SituationSeen, reading: Reading): readonly Quote[] {
  const facts = narrowerOf(id, reading.submission)?.says ?? [];
  const telling = reading.sentences.filter((one) => isComplaint(one, reading) || tellsAmongGoals(one));
  const narrower = telling.filter(({ text }) => facts.some((fact) => fact.test(text)));
  const named = [...new Set([...narrower, ...telling.filter(({ text }) => situations[id].says.test(text))])];
  const best = reading.sentences.find((one) => isSameQuote(one, quote));
  if (best === undefined) return [];
  const isPlain = isClear(theme, best);
  const others = named.map(quoteOf).filter((one) => !isPlain || !isSameQuote(one, quote));
  const isAlone = named.length === 0 && isReport(quote.text) && saysEnough(quote.text);
  const told = isPlain ? [quote] : isAlone ? [quoteInContext(best, reading.sentences)] : [];
  return [...told, ...others].slice(0, maxTelling);
}

/** The most that are quoted. Own judgment. */
const maxTelling = 3;

/** The sentences in the order of the text. If there are too many, those least about the cause are dropped. */
function together(
  listed: readonly Quote[],
  missing: readonly Quote[],
  { theme }: SituationSeen,
  { sentences }: Reading,
): readonly Quote[] {
  const at = (quote: Quote): number => sentences.findIndex((one) => isSameQuote(one, quote));
  const speaks = (quote: Quote): number => speaksOf(theme, sentences[at(quote)] as ScoredSentence);
  const kept = listed.toSorted((a, b) => speaks(b) - speaks(a)).slice(0, Math.max(1, maxTogether - missing.length));
  return costLast([...kept, ...missing].toSorted((a, b) => at(a) - at(b)));
}
