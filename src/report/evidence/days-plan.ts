import type { Diagnosis, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { actionsFor } from "../../diagnosis/kpis/needs.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import type { DayLanes, LaneRow } from "../charts/day-lanes.ts";
import { typeset } from "../format.ts";
import { describePlot } from "../pictures/describe-plot.ts";
import type { Block } from "../report.ts";
import { jump, plain, say } from "../text.ts";
import type { Chart, PlanStep, Timeline } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import { daysPlanWords as words } from "./days-plan.words.ts";
import { ownerOf } from "./owner.ts";
import { themesInDepth } from "./root-themes.ts";

const phases = [
  {
    from: 0,
    to: 30,
    actions: "days30",
    ...words.phases.see,
  },
  {
    from: 30,
    to: 60,
    actions: "days60",
    ...words.phases.change,
  },
  {
    from: 60,
    to: 90,
    actions: "days90",
    ...words.phases.keep,
  },
] as const;

type Phase = (typeof phases)[number];

/** How many actions of the first, second and third theme start in a phase. */
const actionsByRank = [3, 2, 1] as const;

const daysBetween = { daily: 1, weekly: 7, monthly: 30 } as const satisfies Record<PlannedKpi["cadence"], number>;

/** The first three months with owners: actions of the leading themes and the KPIs to start tracking. */
export function daysPlan(submission: Submission, diagnosis: Diagnosis): readonly Block[] {
  const inDepth = themesInDepth(diagnosis.themes);
  return [
    {
      kind: "heading",
      level: 2,
      id: "plan",
      topic: words.topic,
      text: words.title,
    },
    { kind: "paragraph", role: "body", text: plain(words.aboutOwners) },
    timelineOf(inDepth, diagnosis.kpis, submission),
    lanesChart(inDepth, diagnosis.kpis, submission),
  ];
}

function lanesChart(inDepth: readonly RankedTheme[], kpis: readonly PlannedKpi[], submission: Submission): Chart {
  const rows = [...inDepth.map((theme, rank) => workOf(theme, rank, submission)), ...kpis.map(switchOnOf)];
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
    title: words.chart.title(owners.length),
    description: describePlot(plot),
    plot,
    rows: Math.round(rows.length * 0.68 + owners.length * 0.3 + 1),
    caption: plain(words.chart.caption),
  };
}

interface OwnedRow {
  readonly owner: string;
  readonly row: LaneRow;
}

function workOf({ id }: RankedTheme, rank: number, submission: Submission): OwnedRow {
  const spans = phases.flatMap(({ from, to, ...phase }) => {
    const count = actionsIn(id, rank, phase.actions, submission).length;
    return count === 0 ? [] : [{ from, to, text: words.chart.actions(count) }];
  });
  return { owner: ownerOf(id, submission), row: { kind: "work", name: capitalized(themeWords[id].noun), spans } };
}

const switchOnOf = ({ name, owner, phase, cadence }: PlannedKpi): OwnedRow => ({
  owner,
  row: { kind: "switch-on", name, from: phase - 30, on: phase, everyDays: daysBetween[cadence], rhythm: cadence },
});

const actionsIn = (
  theme: RankedTheme["id"],
  rank: number,
  phase: Phase["actions"],
  submission: Submission,
): readonly string[] => actionsFor(theme, phase, submission).slice(0, actionsByRank[rank] ?? 0);

const timelineOf = (
  inDepth: readonly RankedTheme[],
  kpis: readonly PlannedKpi[],
  submission: Submission,
): Timeline => ({
  kind: "timeline",
  phases: phases.map(({ to, actions, title }) => ({
    title,
    steps: [
      ...inDepth.flatMap(({ id }, rank) => actionSteps(id, rank, actions, submission)),
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
  actionsIn(theme, rank, phase, submission).map((action) => ({
    what: plain(typeset(action)),
    owner: ownerOf(theme, submission),
    why: capitalized(themeWords[theme].noun),
  }));

/** What starts a KPI, and who reads it how often. */
export function kpiSteps(kpis: readonly PlannedKpi[]): readonly PlanStep[] {
  return kpis.map(({ id, name, owner, cadence }) => ({
    what: say`${words.start}${jump(name, `kpi-${id}`)}`,
    owner,
    why: words.kpiRead(cadence),
  }));
}
