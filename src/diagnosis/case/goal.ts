import { holds } from "../../knowledge/odds/answer-test.ts";
import { type GoalKind, type GoalRow, goals, wantsOneNumber } from "../../knowledge/page-one/goals.ts";
import { asks, tells } from "../../knowledge/patterns/sentence-kinds.ts";
import type { FreeTextField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { goalClaimsIn, goalPairsIn } from "../facts/goals/goal-pairs.ts";
import { plansIn } from "../facts/plans/plans.ts";
import { onTimeKnown } from "../kpis/on-time.ts";
import { onTimeBands } from "../kpis/value-today.ts";
import { memoizeText } from "../memoize.ts";
import { goalsRead } from "../reader/read-sentence.ts";
import { sentencesOf } from "../reader/words.ts";
import type { Aim, Goal } from "./case.ts";
import { aimCounted } from "./goal-counted.ts";
import type { Quote } from "./quote.ts";

const goalKinds = Object.keys(goals) as readonly GoalKind[];

/**
 * The sentences of an answer that say what is wanted, from the first wish to the next purchase; empty if the answer only tells
 * how things are or what is to be bought, which is ruled on elsewhere.
 */
export const wishIn = memoizeText((answer: string): string => {
  const told = sentencesOf(answer);
  const sentences = told.slice(Math.max(0, ownWishAt(told)));
  const buys = ({ text }: { readonly text: string }): boolean =>
    (amount.test(text) && !countsGoal(text, sentences)) || plansIn(text, true).length > 0;
  const from = sentences.findIndex((one, at) => !buys(one) && (isOwn(one) || isWish(one.text, at === 0, answer)));
  const [first] = sentences.slice(from);
  if (from < 0 || first === undefined) return "";
  const next = sentences.findIndex((one, at) => at > from && buys(one));
  const last = sentences[(next < 0 ? sentences.length : next) - 1] ?? first;
  return answer.slice(first.start, last.start + last.text.length);
});

/** `Past due. It was $410,000 on Friday. I want it under $100,000`: those dollars buy nothing. */
function countsGoal(text: string, sentences: readonly { readonly text: string }[]): boolean {
  const texts = sentences.map((one) => one.text);
  return goalPairsIn(goalClaimsIn(texts), texts).some(({ today, target }) =>
    [today, target].some((one) => one !== null && text.includes(one.text.replace(/^under /, ""))),
  );
}

/** It asks for something, or opens the answer with a thing and not with a story: `Less overtime.` */
const isWish = (text: string, isFirst: boolean, answer: string): boolean =>
  asks.test(text) ||
  wanting.test(text) ||
  (isFirst && (answer.length <= noStory || (!tells.test(text) && / /.test(text))));
const wanting = /['’]d (?:like|love|be (?:happy|tickled|thrilled))\b/i;

/**
 * Where somebody says what they themselves want, behind a greeting, a complaint or what others want: `What I'd like is …`,
 * `For myself, …`; -1 if nowhere.
 */
const ownWishAt = (sentences: readonly { readonly text: string }[]): number => sentences.findIndex(isOwn);
const isOwn = ({ text }: { readonly text: string }): boolean => ownWish.test(text);
const ownWish =
  /^(?:(?:but|so|no|now|honestly|really),? )?(?:(?:what|all|the (?:one|only) thing) (?:that )?I(?:['’]d| would)?(?: really| honestly)? (?:want|need|like|ask|wish|hope|care)\b|for myself\b|(?:myself|personally), I\b|I (?:would|['’]d) be (?:satisfied|happy|content|glad)\b)/i;

/** So short an answer tells no story before its wish. Own judgment. */
const noStory = 160;

/** What the owner wants. A goal stated twice counts once, where it comes first. */
export function goalOf(submission: Submission): Goal {
  const { improvement_goal, success_metric } = submission;
  const wanted = firstSentence("improvement_goal", improvement_goal);
  const measure = measureIn(success_metric);
  const first = aimsNamed("improvement_goal", wanted?.text ?? "");
  // If the first sentence states a goal, the rest of the answer explains it.
  const named = first.length > 0 ? first : aimsNamed("improvement_goal", improvement_goal ?? "");
  const asked = withAimRead("improvement_goal", improvement_goal ?? "", named);
  const measured = aimsNamed("success_metric", success_metric ?? "");
  const aims = [
    ...asked,
    ...(asked.length > 0 || wantsOneNumber.test(improvement_goal ?? "")
      ? measured
      : withAimRead("success_metric", success_metric ?? "", measured)),
  ];
  const counted = aimCounted(submission);
  const others = aims
    .filter(({ kind }, at) => kind !== counted?.kind && aims.findIndex((other) => other.kind === kind) === at)
    .map((aim) => ({
      ...aim,
      ...(isMet(aim.kind, submission) && { isMet: true as const }),
      ...(!isOwned(aim, submission) && { isUnsaid: true as const }),
    }));
  return {
    aims: counted === undefined ? others : [counted, ...others],
    quote: wanted ?? measure,
    measure,
  };
}

/** What the goal must be reached without is no goal: `without adding a weekend shift`, `so I don't need a second shift`. */
const limits =
  /\b(?:without|instead of|rather than) (?:(?:us|me|ever|having to|needing to|any|the need to) )*(?:add|hir(?:e|ing)|buy|more|extra|another|new|an? (?:second|third|new|night|weekend|extra)|going to|starting|putting on)\w*\b[^,.;]*|\bso (?:that )?(?:I|we) (?:do|will|would|wo)(?:n['’]t| not) (?:need|have to)\b[^,.;]*/gi;

/** Whether the answers say that what the goal counts hardly ever happens. */
function isMet(kind: GoalKind, submission: Submission): boolean {
  if (kind === "on-time") return (onTimeKnown(submission)?.from ?? 0) >= onTimeBands["0–5%"].low;
  return (kind === "saturdays" || kind === "overtime") && submission.overtime_dependency === "Rarely";
}

/** Whether an answer confirms the problem, in words or by a checked box, so that it isn't only inferred from a wish. */
function isOwned({ kind, said }: Aim, submission: Submission): boolean {
  if (kind === "on-time" && comesIn.test(submission[said.field] ?? "")) return false;
  const { says, owns = says, checked = [] }: GoalRow = goals[kind];
  const { improvement_goal, success_metric, pain_invisible, notes } = submission;
  return (
    [improvement_goal, success_metric, pain_invisible, notes].some((text = "") => owns.test(text)) ||
    checked.some((test) => holds(test, submission, undefined))
  );
}

/** Words for purchases that should arrive on time, which isn't about late jobs. */
const comesIn =
  /\b(?:purchased|bought|materials?|stock|castings?|vendors?|suppliers?|stuff)\b[^.;]{0,30}\b(?:arriv\w+|com(?:es?|ing) in|gets? here|shows? up) on[- ]time\b/i;

function firstSentence(field: FreeTextField, text = ""): Quote | null {
  const sentences = sentencesOf(text);
  const first = sentences[Math.max(0, ownWishAt(sentences))];
  return first === undefined ? null : { field, text: first.text };
}

/** What success is: the first sentence, or, if that only names the record, up to the one with the target. */
function measureIn(answer = ""): Quote | null {
  const first = firstSentence("success_metric", answer);
  if (first === null || /\d/.test(first.text) || first.text.length > namesOnly) return first;
  const told = sentencesOf(answer);
  const target = told.find(({ text }) => /\d/.test(text) && isTarget.test(text));
  const start = answer.indexOf(first.text);
  if (target === undefined || target.start < start) return first;
  const whole = answer.slice(start, target.start + target.text.length);
  return { field: "success_metric", text: whole.length <= longestMeasure ? whole : target.text };
}
/** The most characters of a sentence that only names a record, and of a measure on a line of the plan. Own judgment. */
const [namesOnly, longestMeasure] = [30, 120];
const isTarget =
  /\b(?:success|want|would call|goal|target|under|below|within|at least|fewer than|or (?:less|more|fewer|better))\b/i;

/**
 * The aims that the words of a wish name, with those the trained reader detects in all of it if no word names an aim,
 * or if the first one named isn't the point.
 */
function withAimRead(field: FreeTextField, text: string, named: readonly Aim[]): readonly Aim[] {
  const scored = goalsRead(text);
  const [top] = scored;
  const isRead = top !== undefined && top.score >= sureFrom && !wantsOneNumber.test(text);
  // A day off is named, not inferred from a wish for time at home.
  if (text === "" || !isRead || (top.label === "saturdays" && !goals.saturdays.says.test(text))) return named;
  // The words that it may be read from are those of a limit.
  if ((text.match(limits) ?? []).some((limit) => goals[top.label].says.test(limit))) return named;
  if (named.some(({ kind }) => kind === top.label)) return named;
  const aim: Aim = { kind: top.label, counts: goals[top.label].counts, said: { field, text } };
  const [first] = named;
  const isAside = scored.some(({ label, score }) => label === first?.kind && score < asideUpTo);
  return first === undefined || isAside ? [aim, ...named] : named;
}

/**
 * The score from which the trained reader's goal counts. A wish about nothing else scores about 1, an unrelated one
 * about 0. Chosen on the answers of two writers.
 */
const sureFrom = 0.75;
const asideUpTo = 0.1;

/** The aims that words of a wish name. What a later sentence reports, praises or gives a price for is no wish. */
function aimsNamed(field: FreeTextField, answer: string): readonly Aim[] {
  const text = sentencesOf(answer)
    .map((one) => one.text)
    .filter((one, at) => isWished(one, field, at === 0))
    .join(" ")
    .replace(limits, " ");
  const found = goalKinds.flatMap((kind) => {
    const row: GoalRow = goals[kind];
    const said = row.says.exec(text);
    if (said === null) return [];
    const counts = kind === "saturdays" ? dayNamed(said[0]) : row.counts;
    return [{ kind, counts, said: { field, text: said[0] }, at: said.index }];
  });
  return found
    .filter((aim) => !found.some((other) => namesInPassing(other, aim)))
    .sort((a, b) => a.at - b.at)
    .map(({ kind, counts, said }) => ({ kind, counts, said }));
}

const isWished = (sentence: string, field: FreeTextField, isFirst: boolean): boolean =>
  asks.test(sentence) ||
  !(
    isFine.test(sentence) ||
    (field === "improvement_goal" && (amount.test(sentence) || (!isFirst && tells.test(sentence))))
  );
const isFine = /\b(?:proud of|under control|no complaints?)\b/i;
const amount = /[$€£] ?\d/;

/** Whether an aim is only mentioned in passing: "quotes" in "get quotes out faster" isn't about margins. */
const namesInPassing = (aim: Aim & { readonly at: number }, other: Aim & { readonly at: number }): boolean =>
  aim.said.text.length > other.said.text.length &&
  aim.at <= other.at &&
  other.at + other.said.text.length <= aim.at + aim.said.text.length;

/** The day off they want back, in their words: `Sundays`. */
const dayNamed = (said: string): string =>
  /^sun/i.test(said) ? "Sundays" : /^week/i.test(said) ? "weekends" : goals.saturdays.counts;

/** Whether the goal mentions one of these. */
export const asksFor = ({ aims }: Goal, ...kinds: readonly GoalKind[]): boolean =>
  aims.some(({ kind }) => kinds.includes(kind));
