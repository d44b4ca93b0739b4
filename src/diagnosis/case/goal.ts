import { type GoalKind, type GoalRow, goals } from "../../knowledge/goals.ts";
import type { Submission } from "../../survey/submission.ts";
import type { FactField } from "../facts/facts.ts";
import { onTimeToday } from "../on-time.ts";
import { sentencesOf } from "../reader/words.ts";
import { onTimeBands } from "../value-today.ts";
import type { Aim, Goal } from "./case.ts";
import type { Quote } from "./quote.ts";

const goalKinds = Object.keys(goals) as readonly GoalKind[];

/** What the owner wants. A goal stated twice counts once, where it comes first. */
export function goalOf(submission: Submission): Goal {
  const { improvement_goal, success_metric } = submission;
  const wanted = firstSentence("improvement_goal", improvement_goal);
  const measure = firstSentence("success_metric", success_metric);
  const first = aimsIn("improvement_goal", wanted?.text ?? "");
  const aims = [
    // If the first sentence says what is wanted, the rest of the answer says why.
    ...(first.length > 0 ? first : aimsIn("improvement_goal", improvement_goal ?? "")),
    ...aimsIn("success_metric", success_metric ?? ""),
  ];
  return {
    aims: aims
      .filter(({ kind }, at) => aims.findIndex((other) => other.kind === kind) === at)
      .map((aim) => (isMet(aim.kind, submission) ? { ...aim, isMet: true as const } : aim)),
    quote: wanted ?? measure,
    measure,
  };
}

/** Whether the answers say that what the goal counts hardly ever happens. */
function isMet(kind: GoalKind, submission: Submission): boolean {
  if (kind === "on-time") return (onTimeToday(submission)?.from ?? 0) >= onTimeBands["0–5%"].low;
  return (kind === "saturdays" || kind === "overtime") && submission.overtime_dependency === "Rarely";
}

function firstSentence(field: FactField, text = ""): Quote | null {
  const [first] = sentencesOf(text);
  return first === undefined ? null : { field, text: first.text };
}

function aimsIn(field: FactField, text: string): readonly Aim[] {
  const found = goalKinds.flatMap((kind) => {
    const row: GoalRow = goals[kind];
    const said = row.says.exec(text);
    if (said === null) return [];
    const counts = kind === "saturdays" ? dayNamed(said[0]) : row.counts;
    return [{ kind, counts, said: { field, text: said[0] }, at: said.index }];
  });
  return found.sort((a, b) => a.at - b.at).map(({ kind, counts, said }) => ({ kind, counts, said }));
}

/** The day off they want back, in their words: `Sundays`. */
const dayNamed = (said: string): string =>
  /^sun/i.test(said) ? "Sundays" : /^week/i.test(said) ? "weekends" : goals.saturdays.counts;

/** Whether the goal mentions one of these. */
export const asksFor = ({ aims }: Goal, ...kinds: readonly GoalKind[]): boolean =>
  aims.some(({ kind }) => kinds.includes(kind));
