import type { Diagnosis, PlannedKpi, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import type { DayLanes, LaneRow } from "../charts/day-lanes.ts";
import { describePlot } from "../describe-plot.ts";
import { capitalized } from "../figures.ts";
import { typeset } from "../format.ts";
import type { Block, Chart, PlanStep, Timeline } from "../report.ts";
import { jump, plain, say } from "../text.ts";
import { themeWords } from "../wording.ts";
import { ownerOf } from "./owner.ts";
import { toldInDepth } from "./root-themes.ts";

const phases = [
  {
    from: 0,
    to: 30,
    actions: "days30",
    name: "See it",
    title: "Days 1 to 30",
    aim: "See it: count before you change anything big.",
  },
  {
    from: 30,
    to: 60,
    actions: "days60",
    name: "Change it",
    title: "Days 31 to 60",
    aim: "Change it: one habit and one rule at a time.",
  },
  {
    from: 60,
    to: 90,
    actions: "days90",
    name: "Keep it",
    title: "Days 61 to 90",
    aim: "Keep it: build it into the way you work.",
  },
] as const;

type Phase = (typeof phases)[number];

/** How many actions of the first, second and third theme a phase holds: what does not fit a month is not begun. */
const actionsByRank = [3, 2, 1] as const;

const daysBetween = { daily: 1, weekly: 7, monthly: 30 } as const satisfies Record<PlannedKpi["cadence"], number>;

/** The first three months with owners: actions of the leading themes and the KPIs to switch on. */
export function daysPlan(submission: Submission, diagnosis: Diagnosis): readonly Block[] {
  const told = toldInDepth(diagnosis.themes);
  return [
    {
      kind: "heading",
      level: 2,
      id: "plan",
      topic: "30, 60, 90 days",
      text: "Ninety days: first see it, then change it, then keep it",
    },
    { kind: "paragraph", role: "body", text: plain(aboutOwners) },
    lanesChart(told, diagnosis.kpis, submission),
    timelineOf(told, diagnosis.kpis, submission),
  ];
}

const aboutOwners =
  "Owners are the usual ones for each task. Where your shop has no such person, write a name beside it today: a task without a name is not done. Count jobs and machines, never people: figures with names on them stop being true.";

function lanesChart(told: readonly RankedTheme[], kpis: readonly PlannedKpi[], submission: Submission): Chart {
  const rows = [...told.map((theme, rank) => workOf(theme, rank, submission)), ...kpis.map(switchOnOf)];
  const owners = [...new Set(rows.map(({ owner }) => owner))];
  const plot: DayLanes = {
    kind: "day-lanes",
    phases,
    lanes: owners.map((owner) => ({
      owner,
      rows: rows.filter((one) => one.owner === owner).map(({ row }) => row),
    })),
  };
  return {
    kind: "chart",
    title: `Who does what when: ${owners.length} ${owners.length === 1 ? "owner" : "owners"}, ninety days`,
    description: describePlot(plot),
    plot,
    rows: Math.round(rows.length * 0.68 + owners.length * 0.3 + 1),
    caption: plain(
      "Bars: actions against a theme, listed below. Diamond: the KPI is read for the first time. Dashed before it: its data is made ready. Ticks after it: further readings by week or month; a line alone: every day.",
    ),
  };
}

interface OwnedRow {
  readonly owner: string;
  readonly row: LaneRow;
}

function workOf({ id }: RankedTheme, rank: number, submission: Submission): OwnedRow {
  const spans = phases.flatMap(({ from, to, ...phase }) => {
    const count = actionsIn(id, rank, phase.actions).length;
    return count === 0 ? [] : [{ from, to, text: `${count} ${count === 1 ? "action" : "actions"}` }];
  });
  return { owner: ownerOf(id, submission), row: { kind: "work", name: capitalized(themeWords[id].noun), spans } };
}

const switchOnOf = ({ name, owner, phase, cadence }: PlannedKpi): OwnedRow => ({
  owner,
  row: { kind: "switch-on", name, from: phase - 30, on: phase, everyDays: daysBetween[cadence], rhythm: cadence },
});

const actionsIn = (theme: RankedTheme["id"], rank: number, phase: Phase["actions"]): readonly string[] =>
  themes[theme].actions[phase].slice(0, actionsByRank[rank] ?? 0);

const timelineOf = (told: readonly RankedTheme[], kpis: readonly PlannedKpi[], submission: Submission): Timeline => ({
  kind: "timeline",
  phases: phases.map(({ to, actions, title, aim }) => ({
    title,
    aim,
    steps: [
      ...told.flatMap(({ id }, rank) => actionSteps(id, rank, actions, submission)),
      ...kpiSteps(kpis.filter(({ phase }) => phase === to)),
    ],
  })),
});

const actionSteps = (
  theme: RankedTheme["id"],
  rank: number,
  phase: Phase["actions"],
  submission: Submission,
): readonly PlanStep[] =>
  actionsIn(theme, rank, phase).map((action) => ({
    what: plain(typeset(action)),
    owner: ownerOf(theme, submission),
    why: capitalized(themeWords[theme].noun),
  }));

function kpiSteps(kpis: readonly PlannedKpi[]): readonly PlanStep[] {
  return kpis.map(({ id, name, owner, cadence }) => ({
    what: say`Switch on ${jump(name, `kpi-${id}`)}`,
    owner,
    why: `KPI, read ${cadence}`,
  }));
}
