import { leads, type TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { themes } from "../../../knowledge/themes.ts";
import { bothWords } from "../case.words.ts";
import type { Fit, Undecided } from "../finding/how-it-happens.ts";
import { situationRow } from "../finding/situation-row.ts";
import { fitNameOf } from "../finding/undecided.ts";
import type { Reading } from "../reading.ts";
import { rivalRow } from "../trial/trial.ts";
import { countOf } from "./count-of.ts";
import { firstTaskOf, type PlannedTask } from "./first-task.ts";
import { asTask } from "./narrowed-week.ts";

/**
 * The week where two causes fit: a count for each, a look at which of the two was behind the last bad jobs, and one change, for the
 * cause in the headline. A second change at the same time would leave open which of the two helped.
 */
export function rowsForBoth({ fits: [first, second] }: Undecided, reading: Reading): readonly PlannedTask[] {
  const names = [fitNameOf(first), fitNameOf(second)] as const;
  return [
    countFor(first, reading),
    countFor(second, reading),
    { task: { id: "which-of-two", roles: leads, minutes: 45, what: bothWords.which(...names), kpi: null } },
    { task: { ...changeOf(first, reading), isChange: true } },
    { task: { id: "decide", roles: ["owner"], minutes: 20, what: bothWords.decide(...names), kpi: null } },
  ];
}

/** The situation's own count, or what the table reads: Monday's task of the cause, else another one. */
function countFor({ theme, situation }: Fit, reading: Reading): PlannedTask {
  const { submission } = reading;
  if (situation === null) {
    const monday = firstTaskOf(themes[theme].firstWeek, reading);
    const row = rivalRow(theme, submission);
    return row.from.includes(monday.task.id) ? monday : { task: countOf(theme, row) };
  }
  const { count, kpi }: Situation = situationRow(situation, submission);
  return { task: asTask("situation-count", count, kpi ?? null, submission) };
}

function changeOf({ theme, situation }: Fit, { submission }: Reading): TaskRow {
  if (situation !== null)
    return asTask("situation-change", situationRow(situation, submission).change, null, submission);
  const { days } = themes[theme].firstWeek;
  return days.find((task: TaskRow) => task.isChange) ?? days[2];
}
