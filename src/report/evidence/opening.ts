import type { CaseFinding } from "../../diagnosis/case/case.ts";
import type { Diagnosis, Evidence, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { isGrounded, saysByItself } from "../../diagnosis/evidence/is-grounded.ts";
import { passedTestOf } from "../../diagnosis/facts/sums/losses.ts";
import type { Figure } from "../../diagnosis/losses/figure.ts";
import { likelihoodFrom } from "../../knowledge/odds/likelihood.ts";
import { isGoalField } from "../../survey/free-text.ts";
import { labelOf } from "../../survey/label.ts";
import { lostWords } from "../../survey/shared.words.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized, inWords } from "../../survey/writing.ts";
import { goalStated } from "../brief/page-one/goal-stated.ts";
import { confidenceWords } from "../figures.words.ts";
import { estimate, likely, plainNumber, shortDollars, spanOf, twoFigures } from "../format.ts";
import type { Block } from "../report.ts";
import { joined, jump, plain, say, type Text, wordsOf } from "../text.ts";
import type { HeadlineFigure, Reading } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import { noWords, type Words } from "../words.ts";
import type { Narrowed } from "./narrowed.ts";
import { openingWords as words } from "./opening.words.ts";
import { overrunInShort } from "./setup-overrun.ts";
import { visibility } from "./visibility.ts";

/** The finding as one sentence: the report's leading cause and what it costs, or that there is none, as in the report. */
export function titleOf(
  { themes }: Diagnosis,
  { rests, themes: [leading] }: CaseFinding,
  submission: Submission,
  narrowed?: Narrowed,
): string {
  if (narrowed !== undefined) return narrowed.title;
  const first = themes.find(({ id }) => id === leading);
  return rests === "too-little" || first === undefined ? words.noCause : headlineOf(first, submission);
}

/** A diagnosis whose first cause is the report's. The others stay in their order, most likely first. */
export function ledBy(diagnosis: Diagnosis, { themes: [leading] }: CaseFinding): Diagnosis {
  const isLeading = ({ id }: RankedTheme): boolean => id === leading;
  const { themes } = diagnosis;
  return { ...diagnosis, themes: [...themes.filter(isLeading), ...themes.filter((theme) => !isLeading(theme))] };
}

/** How sure we are of a theme, and why. */
export const howSure = (theme: RankedTheme): string =>
  isGrounded(theme) ? confidenceWords[theme.confidence] : words.onlyAssumed;

/**
 * A theme as one sentence: what the shop's own numbers say if they pass its test, or else its first loss unless it's too
 * early for one. How sure we are is part of the sentence.
 */
export function headlineOf({ id, losses, likelihood }: RankedTheme, submission: Submission): string {
  const passes = passedTestOf(id, submission);
  if (passes !== undefined) return capitalized(passes.headline);
  const { subject, verb, noun, ofLabor } = themeWords[id];
  const loss = losses.find(({ amount }) => amount.likely > 0);
  if (loss === undefined || likelihood === "too-early") return words.mayLoseTime(noun);
  const amount = loss.amount.unit === "h/yr" ? twoFigures(loss.amount.likely) : likely(loss.amount, loss.amount.unit);
  // Diagnoses of older releases have likelihoods that ours no longer have.
  const does = Object.hasOwn(words.does, likelihood) ? words.does[likelihood] : words.does.may;
  if (ofLabor !== undefined && loss.currency === "labor_hours")
    return words.ofLabor(does(ofLabor.subject, ofLabor.verb), amount, ofLabor.on);
  return `${does(subject, verb)} ${amount} ${lostWords[loss.currency]}`;
}

/** What is going on, three figures, how we know and how sure we are. What to do about it is in the brief alone. */
export function opening(
  submission: Submission,
  diagnosis: Diagnosis,
  worded: Words = noWords,
  narrowed?: Narrowed,
): readonly Block[] {
  const [first] = diagnosis.themes;
  if (first === undefined) return [];
  return [
    { kind: "heading", level: 2, id: "in-short", topic: words.topic, text: words.title },
    {
      kind: "paragraph",
      role: "lead",
      text: worded.summary ? plain(worded.summary) : goingOn(submission, diagnosis, narrowed),
    },
    {
      kind: "headline-figures",
      figures: [recoverableHours(diagnosis), money(diagnosis), visibility(submission, diagnosis)],
    },
    ...yourGoal(submission, diagnosis),
    ...whyWeThinkSo(first),
    { kind: "paragraph", role: "note", text: confidenceOf(first, diagnosis) },
  ];
}

function goingOn(
  submission: Submission,
  { themes: [first, ...others], answered }: Diagnosis,
  narrowed: Narrowed | undefined,
): Text {
  if (first === undefined) return [];
  const { noun } = themeWords[first.id];
  const going = narrowed?.goes ?? `${themeWords[first.id].going}${ownSetup(first, submission)}`;
  if (first.likelihood === "too-early") return plain(words.noneStandsOut(answered.answered, answered.asked, noun));
  if (first.confidence === "low") return plain(words.onlyWeak(noun));
  const next = others
    .slice(0, 2)
    .filter(({ probability, confidence }) => probability >= likelihoodFrom.may && confidence !== "low");
  if (next.length === 0) return plain(words.onlyOne(going));
  return plain(words.alsoTo(going, inWords(next.map(({ id }) => themeWords[id].noun))));
}

/** The setup that the respondent describes in numbers, if setups lead. */
function ownSetup({ id }: RankedTheme, submission: Submission): string {
  const example = id === "setup_changeover" ? overrunInShort(submission) : undefined;
  return example === undefined ? "" : words.ownExample(example);
}

function recoverableHours({ hidden_hours, capacity }: Diagnosis): HeadlineFigure {
  const staffed = likely(capacity.staffed_hours, "h/yr");
  return {
    name: words.recoverable.name,
    readings: [readingOf(hidden_hours, words.recoverable.unit, "loss")],
    words: plain(words.recoverable.words(span(hidden_hours), staffed)),
    how: howOf(hidden_hours, "how-hidden-hours", words.recoverable.how),
  };
}

function money({ hidden_dollars, contribution_dollars }: Diagnosis): HeadlineFigure {
  const end = hidden_dollars.high * 1.1;
  return {
    name: words.money.name,
    readings: [
      readingOf(hidden_dollars, words.money.sales, "accent", end),
      readingOf(contribution_dollars, words.money.contribution, "accent", end),
    ],
    words: plain(words.money.words(span(hidden_dollars), span(contribution_dollars))),
    how: howOf(hidden_dollars, "how-hidden-dollars", words.money.how),
  };
}

function readingOf(figure: Figure, unit: string, tone: "loss" | "accent", end = figure.high * 1.1): Reading {
  const write = (value: number): string => estimate(value, figure.unit);
  const short = figure.unit === "$/yr" ? shortDollars : twoFigures;
  const { low, likely: middle, high } = figure;
  return {
    value: figure.unit === "h/yr" ? twoFigures(middle) : write(middle),
    unit,
    scale: { kind: "range-scale", range: { low, likely: middle, high }, end, low: short(low), high: short(high), tone },
    description: words.pointer(write(low), write(high), write(middle)),
  };
}

const span = (figure: Figure): string => spanOf(figure, figure.unit).replace(" – ", " and ");

function howOf({ derivation }: Figure, id: string, formula: string): Text {
  const answers = derivation.inputs.filter(({ kind }) => kind === "answer").length;
  const rests = answers === 0 ? "" : words.basedOn(plainNumber(answers));
  return say`${formula}${rests}. ${jump(words.workings, id)}.`;
}

/** What the respondent wants, in their own words, and the KPIs that will show it; empty if none does. */
function yourGoal(submission: Submission, { kpis }: Diagnosis): readonly Block[] {
  const goal = goalStated(submission);
  const shown = kpis.filter(({ because }) => because.some(({ field }) => isGoalField(field)));
  if (goal.length === 0 || wordsOf(goal).length > longestGoal || shown.length === 0) return [];
  const names = shown.map(({ name }) => name);
  return [
    {
      kind: "paragraph",
      role: "body",
      text: words.goal(goal, inWords(names)),
    },
  ];
}

/** How many characters of a goal fit on the first page. */
const longestGoal = 360;

/** The strongest answers for the leading theme, so that the first page says how we know. */
function whyWeThinkSo({ evidence }: RankedTheme): readonly Block[] {
  const loudest = evidence
    .filter((one) => one.speaks === "for" && saysByItself(one))
    .slice(0, maxReasons)
    .filter(fitsOnPage);
  if (loudest.length === 0) return [];
  const reasons = loudest.map(({ field, answer: given, quoted }) =>
    quoted ? words.wrote(given) : words.answered(labelOf(field), given),
  );
  return [{ kind: "paragraph", role: "body", text: words.why(joined(reasons, " ")) }];
}

const maxReasons = 3;

/** How many characters of answers fit on the first page; a single reason is always shown. */
const roomForReasons = 260;

function fitsOnPage(_: Evidence, index: number, all: readonly Evidence[]): boolean {
  const characters = all.slice(0, index + 1).reduce((sum, { answer }) => sum + answer.length, 0);
  return index === 0 || characters <= roomForReasons;
}

function confidenceOf(theme: RankedTheme, { answered }: Diagnosis): Text {
  return words.howSure(howSure(theme), answered.answered, answered.asked);
}
