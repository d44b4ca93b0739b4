import type { Task } from "../../diagnosis/case/case.ts";
import type { Diagnosis, PlannedKpi, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { actionsFor } from "../../diagnosis/needs.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized, inWords } from "../../survey/writing.ts";
import { daysPlanWords } from "../chapters/days-plan.words.ts";
import { ownerOf } from "../chapters/owner.ts";
import { daysAfter } from "../files/calendar-days.ts";
import { dayOf, typeset } from "../format.ts";
import { planSteps } from "../letter/letter-blocks.ts";
import type { Block, PlanStep } from "../report.ts";
import { plain } from "../text.ts";
import { themeWords } from "../wording.ts";
import { noWords, type Words } from "../words.ts";
import { chapterWords } from "./chapters.words.ts";

const words = chapterWords.plan;
const { phases } = daysPlanWords;

const months = [
  { days: 30, actions: "days30", ...phases.see },
  { days: 60, actions: "days60", ...phases.change },
  { days: 90, actions: "days90", ...phases.keep },
] as const;

/** Actions of the first, second and third cause in a month: what does not fit a month is not begun. */
const actionsByRank = [2, 1, 1] as const;

/** Ninety days with names and dates. */
export function plan(
  submission: Submission,
  likely: readonly RankedTheme[],
  diagnosis: Diagnosis,
  week: readonly Task[],
  date: string,
  worded: Words = noWords,
): readonly Block[] {
  return [
    { kind: "heading", level: 2, id: "plan", topic: words.topic, text: words.title },
    { kind: "paragraph", role: "body", text: plain(words.about) },
    {
      kind: "timeline",
      phases: months.map(({ days, actions, title, aim }) => ({
        title: words.phase(title, dayOf(daysAfter(date, days))),
        aim,
        steps: [
          ...(days === 30 ? thisWeek(week) : []),
          ...planSteps(worded, days, diagnosis),
          ...likely.flatMap(({ id }, rank) => actionSteps(id, rank, actions, submission)),
          ...kpiSteps(diagnosis.kpis.filter(({ phase }) => phase === days)),
        ],
      })),
    },
  ];
}

/** The first month begins with the week of the first page. */
function thisWeek([first]: readonly Task[]): readonly PlanStep[] {
  return first === undefined
    ? []
    : [{ what: plain(words.thisWeek), owner: capitalized(inWords(first.who)), why: words.firstStep }];
}

const actionSteps = (
  id: Diagnosis["themes"][number]["id"],
  rank: number,
  actions: "days30" | "days60" | "days90",
  submission: Submission,
): readonly PlanStep[] =>
  actionsFor(id, actions, submission)
    .slice(0, actionsByRank[rank] ?? 0)
    .map((action) => ({
      what: plain(typeset(action)),
      owner: ownerOf(id, submission),
      why: capitalized(themeWords[id].noun),
    }));

const kpiSteps = (kpis: readonly PlannedKpi[]): readonly PlanStep[] =>
  kpis.map(({ name, owner, cadence }) => ({
    what: plain(`${daysPlanWords.start}${name}`),
    owner,
    why: daysPlanWords.kpiRead(cadence),
  }));
