import { situationsShown } from "../../../knowledge/page-one/situations-shown.ts";
import type { WorkedOutId } from "../../../knowledge/patterns/comparisons.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../../knowledge/situations.ts";
import { decidingComparison, isRefuted } from "../../comparisons/deciding-comparison.ts";
import { logOdds } from "../../evidence/log-odds.ts";
import { memoizeEach } from "../../memoize.ts";
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
  const read = complaints.map((one) => ({
    one,
    tellsOf: situationsRead(one.text),
    counts: one.field === "notes" && !isAllNotes ? weights.notes : 1,
  }));
  return ids.flatMap((id) => scoredSituation(id, read, reading) ?? []).toSorted((a, b) => b.strength - a.strength);
}

/** A complaint, its score for each situation, and how much it counts. */
interface Complaint {
  readonly one: ScoredSentence;
  readonly tellsOf: (id: SituationId) => number;
  readonly counts: number;
}

const ids = Object.keys(situations) as readonly SituationId[];

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

function scoredSituation(id: SituationId, complaints: readonly Complaint[], reading: Reading): ScoredSituation | null {
  const situation: Situation = situations[id];
  const scores = complaints.map((complaint) => scoreOf(id, complaint) * complaint.counts);
  const score = Math.max(...scores);
  const at = scores.indexOf(score);
  const best = complaints[at]?.one;
  if (best === undefined) return null;
  const isTogether = situation.together?.every((fact) => complaints.some(({ one }) => fact.test(one.text))) ?? false;
  const isNamed = isTogether || complaints.some(({ one }) => situation.says.test(one.text));
  const strength =
    score +
    weights.second * beyond(Math.max(0, ...scores.toSpliced(at, 1))) +
    weights.goal * beyond(Math.max(0, ...goalScores(complaints, reading).map((tellsOf) => tellsOf(id)))) +
    weights.cause * behindOf(situation, reading) +
    (isNamed ? weights.named : 0) +
    (isTogether ? weights.together : 0) +
    (isShown(id, reading) ? weights.shown : 0) +
    (isWished(situation, reading) ? weights.wished : 0) +
    (situation.isGeneral ? weights.general : 0);
  return { id, strength, best: score < quotedFrom ? (namingIn(situation, complaints) ?? best) : best, isNamed };
}

/**
 * Below this score, a sentence that names the situation is quoted rather than the one with the highest score. Own
 * judgment.
 */
const quotedFrom = 0.4;

const namingIn = ({ says, together = [] }: Situation, complaints: readonly Complaint[]): ScoredSentence | undefined =>
  complaints.find(
    ({ one: { text } }) => says.test(text) || (together.length > 0 && together.every((fact) => fact.test(text))),
  )?.one;

const beyond = (score: number): number => Math.max(0, score - weights.beyond);

/** Whether the comparison that decides is worked out from facts that mention it. */
function isShown(id: SituationId, { submission }: Reading): boolean {
  const shown = decidingComparison(submission)?.comparison.id;
  return shown !== undefined && shown in situationsShown && (situationsShown[shown as WorkedOutId] ?? []).includes(id);
}

function scoreOf(id: SituationId, { one, tellsOf }: Complaint): number {
  if (isRefuted(situations[id].themes[0], one.text)) return 0;
  const read = tellsOf(id) * fullness(one);
  if (read >= weights.plain) return Math.min(weights.atMost, read);
  const spoken = Math.max(...situations[id].themes.map((theme) => speaksOf(theme, one))) / weights.spokenAt;
  return Math.min(weights.atMost, read) * (weights.unspoken + (1 - weights.unspoken) * Math.min(1, spoken));
}

const goalsOf = memoizeEach(({ submission }: Reading): readonly string[] =>
  [submission.improvement_goal, submission.success_metric].flatMap((text = "") =>
    sentencesOf(text).map((one) => one.text),
  ),
);

/** A few words, such as `Boxed the 31st.`, sound like many things and describe none. */
const fullness = ({ text }: ScoredSentence): number => (wordsOf(text).length < enoughWords ? weights.few : 1);
const enoughWords = 5;

/** Of the sentences that aren't among the complaints already. */
const goalScores = (complaints: readonly Complaint[], reading: Reading) =>
  goalScoresOf(reading).flatMap(({ text, tellsOf }) =>
    complaints.some(({ one }) => one.text === text) ? [] : [tellsOf],
  );

const goalScoresOf = memoizeEach((reading: Reading) =>
  goalsOf(reading).map((text) => ({ text, tellsOf: situationsRead(text) })),
);

/** Whether the goal asks for a remedy against it. */
const isWished = ({ wished }: Situation, reading: Reading): boolean =>
  wished !== undefined && goalsOf(reading).some((text) => wished.test(text));

/** How much less likely its own likeliest cause is than the likeliest of all, as log odds up to 0. */
function behindOf({ themes: own }: Situation, { diagnosis: { themes } }: Reading): number {
  const likeliest = (among: typeof themes): number => logOdds(Math.max(...among.map(({ probability }) => probability)));
  return likeliest(themes.filter(({ id }) => own.includes(id))) - likeliest(themes);
}
