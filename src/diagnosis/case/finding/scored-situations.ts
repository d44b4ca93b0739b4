import { situationsShown } from "../../../knowledge/page-one/situations-shown.ts";
import type { WorkedOutId } from "../../../knowledge/patterns/comparisons.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../../knowledge/situations.ts";
import { type ThemeId, themeIds } from "../../../knowledge/themes.ts";
import { decidingComparison, isRefuted } from "../../comparisons/deciding-comparison.ts";
import { isSummedElsewhere } from "../../evidence/counted-evidence.ts";
import { logOdds } from "../../evidence/log-odds.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { situationsRead } from "../../reader/read-sentence.ts";
import { sentencesOf, wordsOf } from "../../reader/words.ts";
import type { Reading } from "../reading.ts";
import { type ScoredSentence, speaksOf } from "./scored-sentences.ts";

/** A situation, how strongly all sentences together describe it, and the one that describes it best. */
export interface ScoredSituation {
  readonly id: SituationId;
  readonly strength: number;
  readonly best: ScoredSentence;
  /** Whether words name it. */
  readonly isNamed: boolean;
}

/**
 * How strongly the complaints together describe each situation, the strongest first. About 1 if one sentence is about
 * nothing else.
 */
export function scoredSituationsIn(
  complaints: readonly ScoredSentence[],
  reading: Reading,
): readonly ScoredSituation[] {
  const isAllNotes = complaints.every(({ field }) => field !== "pain_invisible");
  const read = complaints.map((one) =>
    complaintOf(one, reading, one.field === "notes" && !isAllNotes ? weights.notes : 1),
  );
  const around = aroundOf(read, reading);
  return ids.flatMap((id) => scoredSituation(id, read, around) ?? []).toSorted((a, b) => b.strength - a.strength);
}

/** A complaint, its score for each situation, and how much it counts. Read once, since there are over a hundred situations. */
interface Complaint {
  readonly one: ScoredSentence;
  readonly tellsOf: (id: SituationId) => number;
  readonly counts: number;
  /** The share that its length leaves of it. */
  readonly fullness: number;
  /** The situations that its words name. */
  readonly names: ReadonlySet<SituationId>;
  /** The causes that it makes unlikely, or doesn't count for because it is part of a sum for another one. */
  readonly refutes: ReadonlySet<ThemeId>;
}

const complaintOf = (one: ScoredSentence, { submission }: Reading, counts: number): Complaint => ({
  one,
  tellsOf: situationsRead(one.text),
  counts,
  fullness: fullness(one),
  names: new Set(ids.filter((id) => says[id].test(one.text))),
  refutes: new Set(
    themeIds.filter((theme) => isRefuted(theme, one.text) || isSummedElsewhere({ theme, ...one }, submission)),
  ),
});

/** What else speaks for a situation, beside the complaints. */
interface Around {
  readonly reading: Reading;
  readonly goals: readonly string[];
  /** The scores of goals that aren't among the complaints already. */
  readonly ofGoals: readonly ((id: SituationId) => number)[];
  /** The situations that the comparison which decides is worked out from. */
  readonly shown: readonly SituationId[];
  /** The situations that the shop's own sums show. */
  readonly summed: readonly SituationId[];
  readonly likeliest: number;
}

function aroundOf(complaints: readonly Complaint[], reading: Reading): Around {
  const { submission, diagnosis } = reading;
  const goals = [submission.improvement_goal, submission.success_metric].flatMap((text = "") =>
    sentencesOf(text).map((one) => one.text),
  );
  const apart = goals.filter((text) => !complaints.some(({ one }) => one.text === text));
  const shown = decidingComparison(submission)?.comparison.id;
  return {
    reading,
    goals,
    ofGoals: apart.map((text) => situationsRead(text)),
    shown: shown !== undefined && shown in situationsShown ? (situationsShown[shown as WorkedOutId] ?? []) : [],
    summed: statedLossesIn(submission).flatMap(({ shows = [] }) => shows),
    likeliest: likeliestOf(diagnosis.themes),
  };
}

const ids = Object.keys(situations) as readonly SituationId[];

const says = Object.fromEntries(ids.map((id) => [id, quick(situations[id].says)])) as Readonly<
  Record<SituationId, RegExp>
>;

/** How much each clue counts. Chosen on shops whose sentences aren't trained on. */
const weights = {
  /** The most that one sentence can count. */
  atMost: 1,
  /** From this score on, a sentence counts fully, whatever the cause reader says. */
  plain: 1.2,
  /**
   * The share a sentence keeps if the cause reader finds it isn't about a cause of the situation, and the log odds from
   * which it keeps all.
   */
  unspoken: 0.3,
  spokenAt: Math.log(4),
  /** The share that a sentence of fewer than five words keeps. Own judgment. */
  few: 0.6,
  /** The weight of notes, which are mostly about something else, unless only notes were written. */
  notes: 0.6,
  /** The weight of facts that decide a comparison. Own judgment. */
  shown: 0.8,
  /** The weight of a sum of the shop's own. Own judgment. */
  summed: 0.4,
  /** The weight of other sentences, for the part of their score above `beyond`. */
  second: 0.6,
  goal: 0.3,
  beyond: 0.2,
  named: 0.2,
  /** The weight of facts that support it together. Own judgment. */
  together: 0.5,
  wished: 0.4,
  general: -0.2,
  /** The weight of how much less likely its cause is than the likeliest one, as log odds. */
  cause: 0.15,
} as const;

function scoredSituation(id: SituationId, complaints: readonly Complaint[], around: Around): ScoredSituation | null {
  const situation: Situation = situations[id];
  const scores = complaints.map((complaint) => scoreOf(id, complaint) * complaint.counts);
  const score = Math.max(...scores);
  const at = scores.indexOf(score);
  const best = complaints[at]?.one;
  if (best === undefined) return null;
  const isTogether = situation.together?.every((fact) => complaints.some(({ one }) => fact.test(one.text))) ?? false;
  const isNamed = isTogether || complaints.some(({ names }) => names.has(id));
  const strength =
    score +
    weights.second * beyond(Math.max(0, ...scores.toSpliced(at, 1))) +
    weights.goal * beyond(Math.max(0, ...around.ofGoals.map((tellsOf) => tellsOf(id)))) +
    weights.cause * behindOf(situation, around) +
    (isNamed ? weights.named : 0) +
    (isTogether ? weights.together : 0) +
    (around.shown.includes(id) ? weights.shown : 0) +
    (around.summed.includes(id) ? weights.summed : 0) +
    (isWished(situation, around) ? weights.wished : 0) +
    (situation.isGeneral ? weights.general : 0);
  return { id, strength, best: score < quotedFrom ? (namingIn(id, complaints) ?? best) : best, isNamed };
}

/**
 * Below this score, a sentence that names the situation is quoted rather than the one with the highest score. Own
 * judgment.
 */
const quotedFrom = 0.4;

function namingIn(id: SituationId, complaints: readonly Complaint[]): ScoredSentence | undefined {
  const { together = [] }: Situation = situations[id];
  const isAll = ({ text }: ScoredSentence): boolean => together.length > 0 && together.every((fact) => fact.test(text));
  return complaints.find(({ one, names }) => names.has(id) || isAll(one))?.one;
}

const beyond = (score: number): number => Math.max(0, score - weights.beyond);

function scoreOf(id: SituationId, { one, tellsOf, fullness, refutes }: Complaint): number {
  const { themes } = situations[id];
  if (refutes.has(themes[0])) return 0;
  const read = tellsOf(id) * fullness;
  if (read >= weights.plain) return Math.min(weights.atMost, read);
  const spoken = Math.max(...themes.map((theme) => speaksOf(theme, one))) / weights.spokenAt;
  return Math.min(weights.atMost, read) * (weights.unspoken + (1 - weights.unspoken) * Math.min(1, spoken));
}

/** A few words, such as `Boxed the 31st.`, sound like many things and describe none. */
const fullness = ({ text }: ScoredSentence): number => (wordsOf(text).length < enoughWords ? weights.few : 1);
const enoughWords = 5;

/** Whether the goal asks for a remedy against it. */
const isWished = ({ wished }: Situation, { goals }: Around): boolean =>
  wished !== undefined && goals.some((text) => wished.test(text));

/** How much less likely its own likeliest cause is than the likeliest of all, as log odds up to 0. */
const behindOf = ({ themes: own }: Situation, { reading, likeliest }: Around): number =>
  likeliestOf(reading.diagnosis.themes.filter(({ id }) => own.includes(id))) - likeliest;

const likeliestOf = (among: Reading["diagnosis"]["themes"]): number =>
  logOdds(Math.max(...among.map(({ probability }) => probability)));
