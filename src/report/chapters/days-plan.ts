import type { Diagnosis, PlannedKpi, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { themes } from "../../diagnosis/knowledge/themes.ts";
import { capitalized } from "../figures.ts";
import type { Block, PlanStep, Timeline } from "../report.ts";
import { jump, plain, say } from "../text.ts";
import { themeWords } from "../wording.ts";
import { ownerOf } from "./root-themes.ts";

const phases = [
  { days: 30, actions: "days30", title: "Days 1 to 30", aim: "See it: count before you change anything big." },
  { days: 60, actions: "days60", title: "Days 31 to 60", aim: "Change it: one habit and one rule at a time." },
  { days: 90, actions: "days90", title: "Days 61 to 90", aim: "Keep it: build it into the way you work." },
] as const;

/** How many actions of the first, second and third theme a phase holds: what does not fit a month is not begun. */
const actionsByRank = [3, 2, 1] as const;

/** The first three months with owners: actions of the leading themes and the KPIs to switch on. */
export function daysPlan(diagnosis: Diagnosis): readonly Block[] {
  return [
    {
      kind: "heading",
      level: 2,
      id: "plan",
      topic: "30, 60, 90 days",
      text: "Ninety days: first see it, then change it, then keep it",
    },
    { kind: "paragraph", role: "body", text: plain(aboutOwners) },
    timelineOf(diagnosis),
  ];
}

const aboutOwners =
  "Owners are the usual ones for each task. Where your shop has no such person, write a name beside it today: a task without a name is not done.";

const timelineOf = ({ themes: ranked, kpis }: Diagnosis): Timeline => ({
  kind: "timeline",
  phases: phases.map(({ days, actions, title, aim }) => ({
    title,
    aim,
    steps: [...actionSteps(ranked, actions), ...kpiSteps(kpis.filter(({ phase }) => phase === days))],
  })),
});

function actionSteps(ranked: readonly RankedTheme[], phase: (typeof phases)[number]["actions"]): readonly PlanStep[] {
  return ranked.slice(0, actionsByRank.length).flatMap(({ id }, rank) =>
    themes[id].actions[phase].slice(0, actionsByRank[rank]).map((action) => ({
      what: plain(action),
      owner: ownerOf(id),
      why: capitalized(themeWords[id].noun),
    })),
  );
}

function kpiSteps(kpis: readonly PlannedKpi[]): readonly PlanStep[] {
  return kpis.map(({ id, name, owner, cadence }) => ({
    what: say`Switch on ${jump(name, `kpi-${id}`)}`,
    owner,
    why: `KPI, read ${cadence}`,
  }));
}
