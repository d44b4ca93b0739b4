import { measuredIn } from "../../diagnosis/kpis/measured.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { lightLabels, lightWords } from "../../knowledge/kpi-record/signals.ts";
import type { Submission } from "../../survey/submission.ts";
import { ownSignal } from "../brief/dashboard/tile-lights.ts";
import { rowOf } from "../cite.ts";
import type { Dossier } from "../dossier.ts";
import { longDate, typeset } from "../format.ts";
import { grafanaWords as words } from "./grafana.words.ts";
import type { Column, PanelLink } from "./grafana-model.ts";

/** The dashboard variable with the folder of the shop's own CSV files: a text box at the top of the dashboard. */
export const csvFolder = "csv_folder";

/** The info text of a panel: how to read the KPI, act on it and supply its data. */
export function descriptionOf(
  kpi: PlannedKpi,
  file: string,
  columns: readonly Column[],
  submission: Submission,
): string {
  const { green, amber, red } = lightWords(kpi.id, ownSignal(kpi.id, submission));
  const { typical, good, world_class } = kpi.target;
  return [
    `**${escapedMarkdown(kpi.question)}**`,
    escapedMarkdown(typeset(kpi.formula)),
    words.kpi.unit(escapedMarkdown(kpi.unit)),
    `${lightLabels.green}: ${escapedMarkdown(green)}. ${lightLabels.amber}: ${escapedMarkdown(amber)}. ${lightLabels.red}: ${escapedMarkdown(red)}.`,
    words.kpi.targets(
      escapedMarkdown(typeset(typical)),
      escapedMarkdown(typeset(good)),
      escapedMarkdown(typeset(world_class)),
    ),
    words.kpi.whenRed(escapedMarkdown(kpi.when_red)),
    words.kpi.owner(escapedMarkdown(kpi.owner), kpi.cadence),
    words.kpi.samples(
      escapedMarkdown(file),
      columns.map(({ selector }) => `"${escapedMarkdown(selector)}"`).join(", "),
    ),
  ].join("\n\n");
}

/** Links to the published sources of the targets. */
export function linksOf({ benchmarks }: PlannedKpi): readonly PanelLink[] {
  const sources = benchmarks.map((id) => rowOf(id)?.source);
  const pages = new Map(
    sources.flatMap((source) => (source?.kind === "published" ? [[source.url, source.title]] : [])),
  );
  return [...pages].map(([url, title]) => ({
    title,
    type: "link",
    icon: "external link",
    tooltip: "",
    url,
    tags: [],
    asDropdown: false,
    targetBlank: true,
    includeVars: false,
    keepTime: false,
  }));
}

/** The panel at the top: what this is, and how to replace the samples with the shop's own figures. */
export function guideOf({ report, submission }: Dossier): string {
  const isSample = measuredIn(submission).length === 0;
  return [
    words.guide.head(escapedInput(report.shop)),
    words.guide.about(escapedInput(report.brand.productName), longDate(report.date), isSample),
    words.guide.ownNumbers,
    words.guide.steps.join("\n"),
    words.guide.database,
  ].join("\n\n");
}

/** Our own text for Markdown: characters with a meaning there are escaped. */
const escapedMarkdown = (text: string): string => escaped(text, /[<>&*_`[\]$|~\\#]/g);

/** User input for Markdown: every punctuation character is escaped, so that none has an effect. */
const escapedInput = (text: string): string => escaped(text, /[!-/:-@[-`{-~]/g);

const escaped = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => `&#${character.codePointAt(0)};`);
