import type { Coworker } from "../../survey/coworker.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import { inWords } from "../../survey/writing.ts";
import { isCombined, isGiven, roleOf } from "./view-places.ts";
import { isDiffering, type Point, sharedChoices } from "./view-points.ts";
import { viewsWords as words } from "./views.words.ts";

/** Each answer with whose it is, the owner's first; one row for all others if no role may be shown. */
function rowsOf({ given: [own = "", ...others] }: Point, coworkers: readonly Coworker[]) {
  const rows = isCombined(coworkers)
    ? [{ who: words.others, answer: counted(others) }]
    : others.map((answer, index) => ({ who: roleOf(coworkers[index]), answer }));
  return [{ who: words.you, answer: own }, ...rows];
}

/** One point on one line: `Where is a job now? You: No. Planner: Yes.` */
export const lineOf = (point: Point, coworkers: readonly Coworker[]): string =>
  words.line(
    point.question,
    rowsOf(point, coworkers)
      .filter(({ answer }) => isGiven(answer))
      .map(({ who, answer }) => `${who}: ${answer}.`)
      .join(" "),
  );

/** Whether the owner gave no answer and the others agree. */
export const isLeftOpen = (point: Point): boolean => !isGiven(point.given[0] ?? "") && !isDiffering(point);

/** Whether a point that the owner left open is worth showing: others answered it, or say that it happens every week. */
export const isWorthSaying = ({ field, given }: Point): boolean =>
  field === null ? given.includes(words.weekly) : given.some(isGiven);

/**
 * What everyone who answered agrees on, who they are if not everyone answered, and which boxes only some of them
 * checked.
 */
export function sameOf(point: Point, coworkers: readonly Coworker[]): string {
  const said = point.given.every(isGiven) ? null : namesOf(point.given.map(isGiven), coworkers);
  const remarks = [...(said === null ? [] : [said]), ...alsoChecked(point, coworkers)];
  return remarks.length === 0 ? point.same : words.sameFor(point.same, remarks.join("; "));
}

/** For lists that agree on some boxes: who checked others. */
function alsoChecked({ field, given }: Point, coworkers: readonly Coworker[]): readonly string[] {
  if (field === null || questionOf(field).kind !== "anyOf") return [];
  const shared = sharedChoices(given.filter(isGiven));
  return given.flatMap((answer, at) => {
    const own = answer.split(", ").filter((choice) => isGiven(choice) && !shared.includes(choice));
    const who = namesOf(
      given.map((_, other) => other === at),
      coworkers,
    );
    return own.length === 0 || who === null ? [] : [words.alsoSays(who, inWords(own))];
  });
}

/** `you and your foreman`; `null` if no role may be shown. */
export function namesOf(are: readonly boolean[], coworkers: readonly Coworker[]): string | null {
  if (isCombined(coworkers)) return null;
  const others = coworkers.flatMap((coworker, index) =>
    are[index + 1] ? [`your ${roleOf(coworker).toLowerCase()}`] : [],
  );
  return inWords([...(are[0] ? [words.you.toLowerCase()] : []), ...others]);
}

/** `2 yes, 1 no`: the most frequent first. */
function counted(answers: readonly string[]): string {
  const groups = [...Map.groupBy(answers.filter(isGiven), (answer) => answer)];
  return groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([answer, all]) => `${all.length} × ${answer}`)
    .join(", ");
}
