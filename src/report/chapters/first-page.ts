import type { Diagnosis, Evidence, Figure, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { likelyFrom } from "../../knowledge/odds.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { lowerFirst } from "../figures.ts";
import { estimate, inWords, likely, plainNumber, shortDollars, spanOf, twoFigures } from "../format.ts";
import type { Block, HeadlineFigure, Reading } from "../report.ts";
import { answer, joined, jump, plain, said, say, strong, type Text } from "../text.ts";
import { confidenceWords, lostWords, themeWords } from "../wording.ts";
import { noWords, type Words } from "../words.ts";
import { exampleInShort } from "./own-example.ts";
import { ownerOf } from "./owner.ts";
import { sight } from "./sight.ts";

/** The finding as one sentence: the leading theme and what it costs. */
export function findingOf({ themes: [first] }: Diagnosis): string {
  return first === undefined || !isGrounded(first) ? "Your answers do not point to a cause yet" : headlineOf(first);
}

/** Whether any answer speaks for a theme. One that leads without is only what we assume of all shops. */
export const isGrounded = ({ evidence }: RankedTheme): boolean => evidence.some(({ speaks }) => speaks === "for");

/** How sure we are of a theme, and what that rests on. */
export const howSure = (theme: RankedTheme): string =>
  isGrounded(theme)
    ? confidenceWords[theme.confidence]
    : "Low: no answer of yours points here. It is what we would look at first in any shop.";

/** A theme as one sentence, with its first loss. How sure we are is part of the sentence. */
export function headlineOf({ id, losses, confidence, probability }: RankedTheme): string {
  const { subject, verb, noun } = themeWords[id];
  const loss = losses.find(({ amount }) => amount.likely > 0);
  if (loss === undefined) return `You may be losing time to ${noun}`;
  const amount = loss.amount.unit === "h/yr" ? twoFigures(loss.amount.likely) : likely(loss.amount, loss.amount.unit);
  return `${subject}${hedgeOf(probability, confidence)} ${verb} ${amount} ${lostWords[loss.currency]}`;
}

/** How sure a finding is said: plainly only where answers of different kinds and the odds agree. */
function hedgeOf(probability: number, confidence: RankedTheme["confidence"]): string {
  if (confidence === "high" && probability >= saidPlainlyFrom) return "";
  return confidence !== "low" && probability >= saidProbablyFrom ? " probably" : " perhaps";
}

const saidPlainlyFrom = 0.8;
const saidProbablyFrom = 0.5;

/** One page that stands alone: what is going on, three figures, how sure we are, what to do this week. */
export function firstPage(submission: Submission, diagnosis: Diagnosis, words: Words = noWords): readonly Block[] {
  const [first] = diagnosis.themes;
  if (first === undefined) return [];
  return [
    { kind: "heading", level: 2, id: "in-short", topic: "In short", text: "What we think is going on" },
    { kind: "paragraph", role: "lead", text: words.summary ? plain(words.summary) : goingOn(submission, diagnosis) },
    { kind: "headline-figures", figures: [hiddenHours(diagnosis), money(diagnosis), sight(submission, diagnosis)] },
    {
      kind: "callout",
      label: "Do this week",
      text: say`${themeWords[first.id].week}${words.week ? ` ${words.week}` : ""} Who: ${lowerFirst(ownerOf(first.id, submission))}.`,
    },
    ...yourGoal(submission, diagnosis),
    ...whyWeThinkSo(first),
    { kind: "paragraph", role: "note", text: confidenceOf(first, diagnosis) },
  ];
}

function goingOn(submission: Submission, { themes: [first, ...others], answered }: Diagnosis): Text {
  if (first === undefined) return [];
  const { noun } = themeWords[first.id];
  const going = `${themeWords[first.id].going}${ownSetup(first, submission)}`;
  if (first.confidence === "low") {
    return say`With ${answered.answered} of ${answered.asked} questions answered, no cause stands out. The likeliest is ${noun}: test it before you act on it.`;
  }
  const next = others
    .slice(0, 2)
    .filter(({ probability, confidence }) => probability >= likelyFrom && confidence !== "low");
  if (next.length === 0) return say`${going} Nothing else in your answers points as clearly to a cause.`;
  return say`${going} Your answers also point to ${inWords(next.map(({ id }) => themeWords[id].noun))}.`;
}

/** The setup that the respondent tells of in numbers, where setups lead. */
function ownSetup({ id }: RankedTheme, submission: Submission): string {
  const example = id === "setup_changeover" ? exampleInShort(submission) : undefined;
  return example === undefined ? "" : ` Your own example: ${example}.`;
}

function hiddenHours({ hidden_hours, capacity }: Diagnosis): HeadlineFigure {
  const staffed = likely(capacity.staffed_hours, "h/yr");
  return {
    name: "Hidden machine hours",
    readings: [readingOf(hidden_hours, "hours a year", "loss")],
    words: say`Our estimate: between ${span(hidden_hours)} a year could be won back, of ${staffed} that you staff.`,
    how: howOf(
      hidden_hours,
      "how-hidden-hours",
      "Lost hours of all machine-hour themes, under a cap for what they share",
    ),
  };
}

function money({ hidden_dollars, contribution_dollars }: Diagnosis): HeadlineFigure {
  const end = hidden_dollars.high * 1.1;
  return {
    name: "What those hours could be worth",
    readings: [
      readingOf(hidden_dollars, "revenue potential a year", "accent", end),
      readingOf(contribution_dollars, "contribution potential a year", "accent", end),
    ],
    words: say`A potential, not a forecast: between ${span(hidden_dollars)} of sales a year if you can sell the hours. After the cost of the hours, between ${span(contribution_dollars)} a year would stay.`,
    how: howOf(hidden_dollars, "how-hidden-dollars", "Hidden hours × shop rate × the part of them that can be sold"),
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
    description: `A band from ${write(low)} to ${write(high)} with a pointer at ${write(middle)}.`,
  };
}

const span = (figure: Figure): string => spanOf(figure, figure.unit).replace(" – ", " and ");

function howOf({ derivation }: Figure, id: string, formula: string): Text {
  const answers = derivation.inputs.filter(({ kind }) => kind === "answer").length;
  const rests = answers === 0 ? "" : `, with ${plainNumber(answers)} of your answers`;
  return say`${formula}${rests}. ${jump("Formula, assumptions and sources", id)}.`;
}

/** What the respondent wants, in their own words, and the KPIs that will show it; nothing where none of them does. */
function yourGoal({ improvement_goal, success_metric }: Submission, { kpis }: Diagnosis): readonly Block[] {
  const goal = success_metric ?? improvement_goal;
  const shown = kpis.filter(({ because }) => because.some(({ field }) => goalFields.includes(field)));
  if (goal === undefined || goal.length > longestGoal || shown.length === 0) return [];
  const names = shown.map(({ name, phase }) => `${name} (day ${phase})`);
  return [
    {
      kind: "paragraph",
      role: "body",
      text: say`${strong("Your goal:")} ${said(goal)} You will see it in ${inWords(names)}.`,
    },
  ];
}

const goalFields: readonly Field[] = ["improvement_goal", "success_metric"];
/** Signs of a goal that the first page has room for. */
const longestGoal = 160;

/** The weightiest answers behind the leading theme, so that the first page says how we know. */
function whyWeThinkSo({ evidence }: RankedTheme): readonly Block[] {
  const loudest = evidence
    .filter(({ speaks }) => speaks === "for")
    .slice(0, mostReasons)
    .filter(fitsOnPage);
  if (loudest.length === 0) return [];
  const reasons = loudest.map(({ field, answer: given, quoted }) =>
    quoted ? say`You wrote ${said(given)}` : say`To “${questionOf(field).label}” you answered ${answer(given)}.`,
  );
  const more = say`${jump("All answers for and against", "themes")}.`;
  return [{ kind: "paragraph", role: "body", text: say`${strong("How do we know?")} ${joined(reasons, " ")} ${more}` }];
}

const mostReasons = 3;

/** Signs of answers that the first page has room for; a single reason is always shown. */
const roomForReasons = 260;

function fitsOnPage(_: Evidence, index: number, all: readonly Evidence[]): boolean {
  const signs = all.slice(0, index + 1).reduce((sum, { answer }) => sum + answer.length, 0);
  return index === 0 || signs <= roomForReasons;
}

function confidenceOf(theme: RankedTheme, { answered }: Diagnosis): Text {
  const { asked, answered: given } = answered;
  return say`${strong("How sure are we?")} ${howSure(theme)} You answered ${given} of ${asked} questions about the shop. Every figure here is an estimate from your answers and published or assumed rates, not a measurement: ${jump("each one can be checked", "sources")}.`;
}
