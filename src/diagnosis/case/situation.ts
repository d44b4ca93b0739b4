import { likelihoodFrom } from "../../knowledge/likelihood.ts";
import type { Situation } from "../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../knowledge/situations.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { situationsRead } from "../reader/read-sentence.ts";
import type { CaseFinding } from "./case.ts";
import type { Mechanism, SituationSeen } from "./how-it-happens.ts";
import { joinedNames, waitedForIn } from "./key-person.ts";
import { machineNamedMost, machineNear } from "./named-machine.ts";
import { isAside } from "./own-words.ts";
import type { Quote } from "./quote.ts";
import type { Reading } from "./reading.ts";
import { quoteOf, type ScoredSentence, speaksOf } from "./scored-sentences.ts";
import { machinesNamed } from "./shop.ts";
import { isSettled } from "./unknowns.ts";

const ids = Object.keys(situations) as readonly SituationId[];

/**
 * What the answers describe more narrowly than the leading cause, or without one. `null` if no sentence does, or if a
 * sum over their own numbers already says more, alone or with two causes that form one story.
 */
export function situationOf(
  reading: Reading,
  { themes, sum }: CaseFinding,
  mechanism: Mechanism,
): SituationSeen | null {
  const [lead] = themes;
  if (sum?.kind === "clock-share" || (sum !== null && mechanism.bridges.length > 0)) return null;
  const spoken = (one: ScoredSentence): number => (lead === undefined ? 0 : speaksOf(lead, one));
  const quoted = mechanism.steps.flatMap(({ quotes }) => quotes);
  const isQuoted = (one: ScoredSentence): boolean => quoted.some((quote) => isSame(quote, one));
  const reports = reading.sentences
    .filter((one) => isQuoted(one) || (isComplaint(one) && !isAside(one.text) && !isAPlan(one, reading)))
    .toSorted((a, b) => Number(isQuoted(b)) - Number(isQuoted(a)) || spoken(b) - spoken(a));
  const ofLead = reports.flatMap((one) => seenIn(one, lead, reading));
  const seen = ofLead.length > 0 ? ofLead : reports.flatMap((one) => besideLead(one, reading));
  const isNarrow = ({ id }: Seen): boolean => (situations[id] as Situation).isGeneral !== true;
  const first = seen.find(({ id }) => isWished(situations[id], reading)) ?? seen.find(isNarrow) ?? seen[0];
  return first === undefined ? null : named(first, reading);
}

/** The likeliest situation that the trained reader hears, if the reader is sure, it fits the leading cause, and the sentence speaks of its cause. */
const readIn = (one: ScoredSentence, lead: ThemeId | undefined): readonly SituationId[] =>
  surest(situationsRead(one.text))
    .filter((label) => fits(situations[label], lead))
    .filter((id) => isVerySure(one, id) || situations[id].themes.some((theme) => speaksOf(theme, one) > 0));

const isVerySure = ({ text }: ScoredSentence, id: SituationId): boolean => {
  const [top] = situationsRead(text);
  return top?.label === id && top.score >= sure.itself;
};

/** The situation of the highest score, if the reader is sure of it; the scores fall. */
export function surest([first, second]: readonly Scored[]): readonly SituationId[] {
  if (first === undefined) return [];
  const isAhead = first.score - (second?.score ?? 0) >= sure.ahead;
  return first.score >= (isAhead ? sure.fromAhead : sure.from) ? [first.label] : [];
}

type Scored = ReturnType<typeof situationsRead>[number];

/**
 * A sentence about nothing else scores about 1; less is enough if the next situation is far behind, and more if the
 * sentence alone speaks for its cause. Chosen on shops whose sentences are not trained on: higher, many are missed;
 * lower, more are wrong.
 */
const sure = { from: 0.85, fromAhead: 0.7, ahead: 0.25, itself: 1.2 } as const;

type Seen = Omit<SituationSeen, "place" | "who">;

/** What a sentence describes: by its words, the narrowest situation first; where no words name one, what the trained reader is sure of. */
function seenIn(one: ScoredSentence, lead: ThemeId | undefined, reading: Reading): readonly Seen[] {
  const named = ids
    .filter((each) => fits(situations[each], lead) && situations[each].says.test(one.text))
    .toSorted((a, b) => rankOf(situations[a], lead) - rankOf(situations[b], lead));
  return (named.length > 0 ? named : readIn(one, lead))
    .filter((id) => !isUntrue(situations[id], reading))
    .map((id) => ({ id, theme: homeOf(situations[id], lead, reading), quote: quoteOf(one) }))
    .slice(0, lead === undefined ? 1 : undefined)
    .filter(({ theme }) => lead === undefined || mayLead(theme, reading));
}

/** What a sentence describes plainly, though the leading cause is another one that is hardly likelier. */
const besideLead = (one: ScoredSentence, reading: Reading): readonly Seen[] =>
  surest(situationsRead(one.text))
    .filter((id) => isVerySure(one, id) && !isUntrue(situations[id], reading))
    .flatMap((id) => {
      const theme = situations[id].themes.find((each) => mayLead(each, reading));
      return theme === undefined ? [] : [{ id, theme, quote: quoteOf(one) }];
    });

const isUntrue = ({ untrue }: Situation, { submission }: Reading): boolean =>
  untrue !== undefined && isSettled(untrue, submission);

/** Whether the goal asks for a remedy against it. */
const isWished = ({ wished }: Situation, { submission }: Reading): boolean =>
  wished !== undefined &&
  [submission.improvement_goal, submission.success_metric].some((text) => text !== undefined && wished.test(text));

/** With the machine and people named in its sentence or the one next to it. */
function named(seen: Seen, reading: Reading): SituationSeen {
  const found = { ...seen, place: null, who: null };
  const people = waitedForIn(reading, found);
  return {
    ...seen,
    place: machineNear(reading, found) ?? machinesNamed(reading.facts, reading.submission) ?? machineNamedMost(reading),
    who: people.length === 0 ? null : joinedNames(people),
  };
}

/** A situation belongs to its own cause, or to the leading one if it is equally a sign of that and that is likelier. */
function homeOf({ themes: [own, ...others] }: Situation, lead: ThemeId | undefined, { diagnosis }: Reading): ThemeId {
  const isLikely = diagnosis.themes.some(({ id, probability }) => id === own && probability >= likelihoodFrom.likely);
  return lead !== undefined && others.includes(lead) && !isLikely ? lead : own;
}

/**
 * A situation leads the page if its cause is at least this share as likely as the likeliest, because at such close odds
 * a sentence says more. Checked on all case files.
 */
const leadsFrom = 0.75;

/** Whether its cause is nearly as likely as the likeliest, and it isn't too early to tell. */
function mayLead(theme: ThemeId, { diagnosis: { themes } }: Reading): boolean {
  const least = leadsFrom * (themes[0]?.probability ?? 0);
  return themes.some(
    ({ id, likelihood, probability }) => id === theme && likelihood !== "too-early" && probability >= least,
  );
}

const fits = ({ themes }: Situation, lead: ThemeId | undefined): boolean => lead === undefined || themes.includes(lead);

/** Situations of the leading cause itself come before those that are also a sign of it, the narrowest first. */
const rankOf = ({ themes }: Situation, lead: ThemeId | undefined): number =>
  lead === undefined ? 0 : themes.indexOf(lead);

const isComplaint = ({ field, isDenied, isWish }: ScoredSentence): boolean =>
  !isDenied && !isWish && (field === "pain_invisible" || field === "notes");

const isAPlan = ({ field, text }: ScoredSentence, { facts }: Reading): boolean =>
  facts.plans.some((plan) => plan.field === field && plan.quote === text);

const isSame = (a: Quote, b: Quote): boolean => a.field === b.field && a.text === b.text;

/** The sentence that describes the situation is part of how it happens, even if it points to the cause least. */
export function withItsSentence(mechanism: Mechanism, seen: SituationSeen | null): Mechanism {
  if (
    seen === null ||
    mechanism.steps.length === 0 ||
    mechanism.steps.some(({ quotes }) => quotes.some((one) => isSame(one, seen.quote)))
  ) {
    return mechanism;
  }
  const [first, ...rest] = mechanism.steps;
  if (first === undefined) return mechanism;
  return { ...mechanism, steps: [{ ...first, quotes: [...first.quotes, seen.quote] }, ...rest] };
}
