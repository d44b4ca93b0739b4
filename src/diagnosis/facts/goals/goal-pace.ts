import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import type { Submission } from "../../../survey/submission.ts";
import { asPrinted } from "../../case/numbers.ts";
import { quantitiesIn } from "../numbers/quantities.ts";

/** Pieces that a goal asks for within a year, and how many a week and a month that takes. */
export interface GoalPace {
  readonly count: number;
  readonly things: string;
  readonly weeks: number;
  readonly aWeek: number;
  readonly aMonth: number;
}

/** Pieces that a goal asks for within a year, by the week: `Build 63 molds in less than a year`. */
export function goalPaceOf({ improvement_goal = "" }: Submission): GoalPace | undefined {
  const wanted = quantitiesIn(improvement_goal).find(
    ({ unit, of, per, sentence, start, text }) =>
      unit === "count" &&
      isPiece.test(of) &&
      (per === "year" || (per === null && inYear.test(sentence.text.slice(start - sentence.start + text.length)))),
  );
  if (wanted === undefined) return undefined;
  const aWeek = asPrinted(wanted.low / weeksAYear);
  return { count: wanted.low, things: wanted.of, aWeek, aMonth: asPrinted(wanted.low / 12), weeks: weeksAYear };
}
const isPiece =
  /\b(?:molds?|parts|pieces|units|kits|assemblies|tools|dies|sets|housings|valves|pumps|gears|jobs|orders|fixtures|bodies|blocks|castings|shafts|rotors|frames)$/i;
const inYear = /^ (?:in|within) (?:less than |under |about )?(?:a|one|12 months|the next|this) ?(?:year|months)?\b/i;
