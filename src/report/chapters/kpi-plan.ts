import type { Diagnosis, NeededElement, PlannedKpi } from "../../diagnosis/diagnosis.ts";
import { firstQuestionOfTool } from "../../knowledge/systems.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { sourceAnchor } from "../cite.ts";
import { capitalized, lowerFirst } from "../figures.ts";
import { inWords, typeset } from "../format.ts";
import { kpiSamples } from "../kpi-samples.ts";
import type { Block, DataPlace, KpiSheet, Table, Widget } from "../report.ts";
import { lightWords, signals } from "../signals.ts";
import { answer, joined, jump, place, plain, said, say, strong, type Text } from "../text.ts";
import { readinessMeaning, readinessWords, themeWords } from "../wording.ts";
import { todayOf } from "./today.ts";

/** The dashboard as a picture, then a sheet for each KPI, then what should wait. */
export function kpiPlan(submission: Submission, { kpis, later_kpis }: Diagnosis): readonly Block[] {
  const ready = kpis.filter(({ readiness }) => readiness === "ready-now").length;
  return [
    {
      kind: "heading",
      level: 2,
      id: "dashboard",
      topic: "Your KPI dashboard",
      text: `${kpis.length} KPIs for your wall, ${ready === 0 ? "none of them" : ready} ready with the data you have now`,
    },
    {
      kind: "paragraph",
      role: "body",
      text: say`This is how the dashboard will look. ${strong("All values on it are samples")}: the same for every shop, none of them yours. Show jobs and machines on it, never names of people. ${meaningOf(kpis)}`,
    },
    { kind: "dashboard", widgets: kpis.map(widgetOf) },
    ...kpis.map((kpi, index) => sheetOf(kpi, index + 1, submission)),
    ...askFirst(submission.tech_stack ?? []),
    ...notYet(later_kpis),
  ];
}

/** What must be known of a system before anything is connected to it. */
function askFirst(tools: NonNullable<Submission["tech_stack"]>): readonly Block[] {
  const known = tools.filter((tool) => tool !== "Other" && !(tool === "QuickBooks" && tools.some(holdsJobs)));
  if (known.length === 0) return [];
  return [
    {
      kind: "heading",
      level: 3,
      id: "ask-first",
      topic: "Before you connect",
      text: "Ask this of your systems before you pull a number",
    },
    {
      kind: "paragraph",
      role: "body",
      text: plain(
        "The tables and fields above were read from public documents, not from your installation. Editions differ: confirm these first.",
      ),
    },
    { kind: "facts", facts: known.map((tool) => ({ term: tool, lines: [plain(firstQuestionOfTool[tool])] })) },
  ];
}

/** Who names a system of the floor need not be asked where the jobs live. */
const holdsJobs = (tool: NonNullable<Submission["tech_stack"]>[number]): boolean =>
  ["ProShop", "JobBOSS", "Acumatica", "E2", "Sage"].includes(tool);

function meaningOf(kpis: readonly PlannedKpi[]): Text {
  const present = (["ready-now", "needs-a-habit", "needs-a-source"] as const).filter((readiness) =>
    kpis.some((kpi) => kpi.readiness === readiness),
  );
  return present.flatMap(
    (readiness) => say`${strong(capitalized(readinessWords[readiness]))}: ${readinessMeaning[readiness]} `,
  );
}

/** A planned KPI as it hangs on the wall. */
export function widgetOf(kpi: PlannedKpi): Widget {
  return {
    id: kpi.id,
    name: kpi.name,
    sample: kpiSamples[kpi.id],
    typical: typeset(kpi.target.typical),
    good: typeset(kpi.target.good),
    readiness: kpi.readiness,
    source: sourceOf(kpi.data),
  };
}

/** The systems its data comes from, in short. */
function sourceOf(data: readonly NeededElement[]): string {
  const systems = new Set(data.flatMap(({ place: at }) => (at === null ? [] : [shortName(at.system_name)])));
  return systems.size === 0 ? "no source yet" : [...systems].join(", ");
}

/** The name of a system without what is explained in brackets. */
export const shortName = (system: string): string => system.replace(/ \(.*\)$/, "");

function sheetOf(kpi: PlannedKpi, position: number, submission: Submission): KpiSheet {
  const today = todayOf(kpi.id, submission);
  return {
    kind: "kpi-sheet",
    widget: widgetOf(kpi),
    position,
    question: kpi.question,
    formula: typeset(kpi.formula),
    facts: [
      { term: "Target", lines: [targetOf(kpi)] },
      ...(today === undefined ? [] : [{ term: "Today", lines: [today] }]),
      { term: "Lights", lines: [lightsOf(kpi)] },
      {
        term: "Who and when",
        lines: [
          say`${kpi.owner}, ${kpi.cadence}. ${capitalized(readinessWords[kpi.readiness])}: switch it on within ${kpi.phase} days.`,
        ],
      },
      { term: "When it turns red", lines: [plain(kpi.when_red)] },
      {
        term: kpi.readiness === "ready-now" ? "What it takes to start" : "To start by hand",
        lines: [plain(`${capitalized(kpi.effort)} effort: ${kpi.effort_because}.`)],
      },
      { term: "Shows", lines: [showsOf(kpi)] },
      ...becauseOf(kpi),
    ],
    data: kpi.data.map(placeOf),
    pitfalls: kpi.pitfalls.map(typeset),
  };
}

function targetOf({ target, benchmarks }: PlannedKpi): Text {
  const note = target.note === "" ? "" : ` ${typeset(target.note)}.`;
  const rests = benchmarks.map((id) => [jump(id, sourceAnchor(id))]);
  const sources = rests.length === 0 ? [] : say` Rests on ${joined(rests, ", ")}.`;
  return say`typical ${typeset(target.typical)} → ${strong(`good ${typeset(target.good)}`)}; leading shops ${typeset(target.world_class)}.${note}${sources}`;
}

/** When it is green, amber and red; what of that we chose ourselves says so. */
function lightsOf({ id }: PlannedKpi): Text {
  const { green, amber, red } = lightWords(id);
  const { ours } = signals[id];
  const own = ours === "" ? "" : ` Own choice: ${lowerFirst(ours)}.`;
  return say`${strong("Green")} ${green}; ${strong("amber")} ${amber}; ${strong("red")} ${red}.${own}`;
}

function showsOf({ themes, timing }: PlannedKpi): Text {
  const when = timing === "leading" ? "Warns before it happens" : "Tells after it happened";
  return say`${capitalized(inWords(themes.map((id) => themeWords[id].noun)))}. ${when}.`;
}

function becauseOf({ because, tracked }: PlannedKpi): KpiSheet["facts"] {
  const answers = because.map(({ field, answer: given }) => {
    const { label, kind } = questionOf(field);
    return say`${label} ${kind === "prose" ? said(given) : answer(given)}`;
  });
  const already = tracked ? [plain("You track it already. Check its definition against the formula.")] : [];
  const lines = [...answers, ...already];
  return lines.length === 0 ? [] : [{ term: "Why here", lines }];
}

function placeOf({ name, readiness, place: at }: NeededElement): DataPlace {
  if (at === null)
    return {
      element: name,
      readiness,
      system: "none yet",
      where: plain("no system of yours, as far as we know"),
      coverage: "–",
    };
  const unsure = at.confidence === "low" ? " (check: we have not seen the field)" : "";
  return {
    element: name,
    readiness,
    system: shortName(at.system_name),
    where: say`${place(at.where)}${unsure}`,
    coverage: at.coverage === "full" ? "full" : "part",
  };
}

function notYet(later: Diagnosis["later_kpis"]): readonly Block[] {
  if (later.length === 0) return [];
  const why = "A board with more than nine figures is read by nobody. These fit your shop and can wait.";
  return [
    {
      kind: "heading",
      level: 2,
      id: "not-yet",
      topic: "What not to track yet",
      text: "Leave these off the wall for now",
    },
    { kind: "paragraph", role: "body", text: plain(why) },
    waitingKpis(later),
  ];
}

const waitingKpis = (later: Diagnosis["later_kpis"]): Table => ({
  kind: "table",
  caption: "KPIs that can wait",
  columns: [
    { title: "KPI", align: "start" },
    { title: "Why it waits", align: "start" },
  ],
  rows: later.map(({ name, why }) => [plain(name), plain(why)]),
});
