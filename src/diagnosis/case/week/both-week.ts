import { leads, type TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { themes } from "../../../knowledge/themes.ts";
import { lowerFirst } from "../../../survey/writing.ts";
import { bothWords } from "../case.words.ts";
import type { Fit, SituationSeen, Undecided } from "../finding/how-it-happens.ts";
import { waitedForIn } from "../finding/key-person.ts";
import { situationRow } from "../finding/situation-row.ts";
import { fitNameOf } from "../finding/undecided.ts";
import type { Reading } from "../reading.ts";
import { firstTaskOf, type PlannedTask } from "./first-task.ts";
import { asTask } from "./narrowed-week.ts";
import { whatFits } from "./what-fits.ts";

/**
 * The week where two explanations fit: a count for each, a look at which of the two was behind the last bad jobs, and the change for that one
 * only. No task acts on one of them before it is counted.
 */
export function rowsForBoth(
  { fits: [first, second] }: Undecided,
  reading: Reading,
  situation: SituationSeen | null,
): readonly PlannedTask[] {
  const names = [fitNameOf(first), fitNameOf(second)] as const;
  const [one, other] = [narrowedBy(situation, first), narrowedBy(situation, second)];
  const changes = [changeOf(one, reading), changeOf(other, reading)] as const;
  const waitedFor = waitedForIn(reading, situation);
  const [oneChange = "", otherChange = ""] = changes.map((task) =>
    lowerFirst(whatFits(task, reading, situation, waitedFor)),
  );
  const { roles, minutes } = changes[0];
  const change: TaskRow = {
    id: "situation-change",
    roles,
    minutes: Math.max(minutes, changes[1].minutes),
    what: bothWords.change([names[0], oneChange], [names[1], otherChange]),
    kpi: null,
    isChange: true,
  };
  return [
    countOf(one, reading),
    countOf(other, reading),
    { task: { id: "which-of-two", roles: leads, minutes: 45, what: bothWords.which(...names), kpi: null } },
    { task: change },
    { task: { id: "decide", roles: ["owner"], minutes: 20, what: bothWords.decide, kpi: null } },
  ];
}

/** A cause by the situation of it that a sentence sounds like: its tasks are nearer to the shop than those of the cause. */
const narrowedBy = (situation: SituationSeen | null, fit: Fit): Fit =>
  fit.situation === null && situation?.theme === fit.theme ? { ...fit, situation: situation.id } : fit;

/** The situation's own count, or Monday's task of the cause. */
function countOf({ theme, situation }: Fit, reading: Reading): PlannedTask {
  const { submission } = reading;
  if (situation === null) return firstTaskOf(themes[theme].firstWeek, reading);
  const { count, kpi }: Situation = situationRow(situation, submission);
  return { task: asTask("situation-count", count, kpi ?? null, submission) };
}

function changeOf({ theme, situation }: Fit, { submission }: Reading): TaskRow {
  if (situation !== null)
    return asTask("situation-change", situationRow(situation, submission).change, null, submission);
  const { days } = themes[theme].firstWeek;
  return days.find((task: TaskRow) => task.isChange) ?? days[2];
}
