import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { isTracked } from "../../diagnosis/kpis/is-tracked.ts";
import type { NeededElement } from "../../diagnosis/kpis/needed-element.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { sentencesOf } from "../../diagnosis/reader/words.ts";
import { judgedRedLimit } from "../../knowledge/kpi-record/signals.ts";
import { shortSystemName } from "../../knowledge/systems/systems.ts";
import { questionOf } from "../../survey/questionnaire.ts";
import { readinessMeaning, readinessWords } from "../../survey/shared.words.ts";
import { shownOfElement, shownOfKpi, shownReadinesses } from "../../survey/shown-readiness.ts";
import type { Submission } from "../../survey/submission.ts";
import { erps } from "../../survey/tech-stack.ts";
import { capitalized, inWords, shortName } from "../../survey/writing.ts";
import { howToCount } from "../brief/dashboard/kpi-tile.ts";
import { daysCounted, goalInWords, goalOfTheirOwn, lightsOn } from "../brief/dashboard/tile-lights.ts";
import { citations } from "../cite.ts";
import { firstQuestion } from "../first-question.ts";
import { typeset } from "../format.ts";
import type { DataLocation, KpiSheet, Widget } from "../kpi-blocks.ts";
import { sampleOf } from "../pictures/kpi-samples.ts";
import type { Block } from "../report.ts";
import { answer, place, plain, said, say, strong, type Text, wordsOf } from "../text.ts";
import type { Table } from "../text-blocks.ts";
import { themeWords } from "../wording.ts";
import { kpiPlanWords as words } from "./kpi-plan.words.ts";
import { todayOf } from "./today.ts";

/** The KPIs of the plan as pictures, with what their marks mean. */
export function kpiBoard(submission: Submission, { kpis }: Diagnosis): readonly Block[] {
  const ready = kpis.filter((kpi) => shownOfKpi(kpi) === "ready-now").length;
  return [
    { kind: "heading", level: 2, id: "dashboard", topic: words.topic, text: words.title(kpis.length, ready) },
    { kind: "paragraph", role: "body", text: words.about(meaningOf(kpis)) },
    { kind: "widget-grid", widgets: kpis.map((kpi) => widgetOf(kpi, submission)) },
  ];
}

/** A sheet for each KPI, then what should wait. */
export function kpiSheets(submission: Submission, { kpis, later_kpis }: Diagnosis): readonly Block[] {
  const { topic, title } = words.sheets;
  return [
    { kind: "heading", level: 2, id: "kpi-sheets", topic, text: title(kpis.length) },
    ...kpis.map((kpi, index) => sheetOf(kpi, index + 1, submission)),
    ...askFirst(submission),
    ...notYet(later_kpis),
  ];
}

/** What to find out about a system before connecting anything to it. */
function askFirst(submission: Submission): readonly Block[] {
  const { tech_stack: tools = [] } = submission;
  const known = tools.filter((tool) => tool !== "Other" && !(tool === "QuickBooks" && tools.some(holdsJobs)));
  if (known.length === 0) return [];
  return [
    {
      kind: "heading",
      level: 3,
      id: "ask-first",
      topic: words.askFirst.topic,
      text: words.askFirst.title,
    },
    {
      kind: "paragraph",
      role: "body",
      text: plain(words.askFirst.about),
    },
    { kind: "facts", facts: known.map((tool) => ({ term: tool, lines: [plain(firstQuestion(tool, submission))] })) },
  ];
}

/** Whether a tool holds the shop's jobs. If one does, we don't ask where they are kept. */
const holdsJobs = (tool: NonNullable<Submission["tech_stack"]>[number]): boolean => erps.some((erp) => erp === tool);

function meaningOf(kpis: readonly PlannedKpi[]): Text {
  const present = shownReadinesses.filter((readiness) => kpis.some((kpi) => shownOfKpi(kpi) === readiness));
  return present.flatMap(
    (readiness) => say`${strong(capitalized(readinessWords[readiness]))}: ${readinessMeaning[readiness]} `,
  );
}

/** A planned KPI as it will hang on the wall. */
export function widgetOf(kpi: PlannedKpi, submission: Submission): Widget {
  return {
    id: kpi.id,
    name: kpi.name,
    goal: goalInWords(kpi, submission),
    sample: sampleOf(kpi.id),
    typical: typeset(kpi.target.typical),
    good: typeset(kpi.target.good),
    readiness: shownOfKpi(kpi),
    source: kpi.readiness === "needs-a-source" ? "" : sourceOf(kpi.data),
  };
}

/** The systems its data comes from, in short; empty if there is none. */
function sourceOf(data: readonly NeededElement[]): string {
  const systems = new Set(data.flatMap(({ place: at }) => (at === null ? [] : [shortName(at.system_name)])));
  return [...systems].join(", ");
}

function sheetOf(kpi: PlannedKpi, position: number, submission: Submission): KpiSheet {
  const today = todayOf(kpi.id, submission);
  return {
    kind: "kpi-sheet",
    widget: widgetOf(kpi, submission),
    position,
    question: kpi.question,
    formula: typeset(kpi.formula),
    facts: [
      { term: words.terms.target, lines: [targetOf(kpi, submission)] },
      ...(today === undefined ? [] : [{ term: words.terms.today, lines: [today] }]),
      ...lightsOf(kpi, submission),
      {
        term: words.terms.who,
        lines: [
          plain(words.who(kpi.owner, kpi.cadence, kpi.tracked ? "" : capitalized(readinessWords[shownOfKpi(kpi)]))),
        ],
      },
      { term: words.terms.red, lines: [plain(kpi.when_red)] },
      ...(kpi.tracked
        ? []
        : [{ term: startTerm(kpi), lines: [plain(words.effort(kpi.effort, howToCount(kpi, submission)))] }]),
      { term: words.terms.shows, lines: [showsOf(kpi)] },
      ...becauseOf(kpi, submission),
    ],
    data: kpi.data.map(locationOf),
    pitfalls: kpi.pitfalls.map(typeset),
  };
}

function targetOf(kpi: PlannedKpi, submission: Submission): Text {
  const { target, benchmarks } = kpi;
  const note = target.note === "" ? "" : ` ${typeset(target.note)}.`;
  const sources = benchmarks.length === 0 ? [] : say`${words.sources}${citations(benchmarks)}.`;
  return say`${words.theirs(goalOfTheirOwn(kpi, submission))}${words.target(typeset(target.typical), typeset(target.good), typeset(target.world_class), note)}${sources}`;
}

/** When it is green, amber and red, marked where the limit is our own judgment. */
function lightsOf({ id }: PlannedKpi, submission: Submission): KpiSheet["facts"] {
  const lights = lightsOn(id, submission);
  if (lights.length === 0) return [];
  const limit = daysCounted(id, submission) === undefined ? judgedRedLimit(id) : "";
  const own = limit === "" ? "" : ` ${typeset(limit)}.`;
  return [{ term: words.terms.lights, lines: [words.lights(lights, own)] }];
}

const startTerm = ({ readiness }: PlannedKpi): string =>
  readiness === "ready-now" ? words.terms.start : words.terms.byHand;

function showsOf({ themes, timing }: PlannedKpi): Text {
  const nouns = themes.map((id) => themeWords[id].noun);
  const shown = nouns.length > mostShown ? words.andOthers(nouns.slice(0, mostShown).join(", ")) : inWords(nouns);
  return plain(words.shows(capitalized(shown), timing));
}

/** With more causes, the list says nothing. */
const mostShown = 3;

function becauseOf({ id, because }: PlannedKpi, submission: Submission): KpiSheet["facts"] {
  const answers = because.map(({ field, answer: given }) => {
    const { label, kind } = questionOf(field);
    return say`${label} ${kind === "prose" ? said(sentenceWith(given, submission[field])) : answer(given)}`;
  });
  const already = isTracked(id, submission) ? [plain(words.trackedAlready)] : [];
  const lines = [...unlike(answers), ...already];
  return lines.length === 0 ? [] : [{ term: words.terms.why, lines }];
}

/** The sentence of an answer that has these words, because a word alone is no reason. */
function sentenceWith(words: string, written: unknown): string {
  const text = typeof written === "string" ? written : "";
  const whole = sentencesOf(text).find((one) => one.text.includes(words))?.text;
  return whole === undefined || whole.length > longestSentence ? words : whole;
}

/** Characters of a quote. */
const longestSentence = 240;

const unlike = (lines: readonly Text[]): readonly Text[] =>
  lines.filter((line, at) => lines.findIndex((other) => wordsOf(other) === wordsOf(line)) === at);

function locationOf(element: NeededElement): DataLocation {
  const { name, place: at } = element;
  const readiness = shownOfElement(element);
  if (at === null) {
    const { where, ...place } = readiness === "ready-now" ? words.keptByHand : words.noSystem;
    return { element: name, readiness, where: plain(where), ...place };
  }
  const caveat = at.confidence === "low" ? words.unconfirmed : "";
  return {
    element: name,
    readiness,
    system: shortSystemName(at.system),
    where: say`${place(at.where)}${caveat}`,
    coverage: at.coverage === "full" ? words.held.full : words.held.part,
  };
}

function notYet(later: Diagnosis["later_kpis"]): readonly Block[] {
  if (later.length === 0) return [];
  return [
    {
      kind: "heading",
      level: 2,
      id: "not-yet",
      topic: words.later.topic,
      text: words.later.title,
    },
    { kind: "paragraph", role: "body", text: plain(words.later.about) },
    waitingKpis(later),
  ];
}

const waitingKpis = (later: Diagnosis["later_kpis"]): Table => ({
  kind: "table",
  caption: words.later.caption,
  columns: [
    { title: words.later.columns.kpi, align: "start" },
    { title: words.later.columns.why, align: "start" },
  ],
  rows: later.map(({ name, why }) => [plain(name), plain(why)]),
});
