import { measuredIn } from "../../diagnosis/measured.ts";
import type { PlannedKpi } from "../../diagnosis/planned-kpi.ts";
import { lightLabels, lightWords } from "../../knowledge/signals.ts";
import { rowOf } from "../cite.ts";
import type { Dossier } from "../dossier.ts";
import { longDate, typeset } from "../format.ts";
import type { Column, PanelLink } from "./grafana-model.ts";

/** The dashboard variable with the folder of the shop's own CSV files: a text box at the top of the dashboard. */
export const csvFolder = "csv_folder";

/** The text behind the `i` of a panel: what it takes to read the KPI, act on it and supply it with data. */
export function descriptionOf(kpi: PlannedKpi, file: string, columns: readonly Column[]): string {
  const { green, amber, red } = lightWords(kpi.id);
  const { typical, good, world_class } = kpi.target;
  return [
    `**${escapedMarkdown(kpi.question)}**`,
    escapedMarkdown(typeset(kpi.formula)),
    `Unit: ${escapedMarkdown(kpi.unit)}.`,
    `${lightLabels.green}: ${escapedMarkdown(green)}. ${lightLabels.amber}: ${escapedMarkdown(amber)}. ${lightLabels.red}: ${escapedMarkdown(red)}.`,
    `Typical ${escapedMarkdown(typeset(typical))}, good ${escapedMarkdown(typeset(good))}, leading shops ${escapedMarkdown(typeset(world_class))}.`,
    `**When red:** ${escapedMarkdown(kpi.when_red)}`,
    `Owner: ${escapedMarkdown(kpi.owner)}. Reviewed ${kpi.cadence}.`,
    `All values are samples until you connect your own data: ${escapedMarkdown(file)} with the columns ${columns.map(({ selector }) => `"${escapedMarkdown(selector)}"`).join(", ")}.`,
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
  return [
    `### KPI dashboard plan for ${escapedInput(report.shop)}`,
    `${escapedInput(report.brand.productName)}, ${longDate(report.date)}. ${measuredIn(submission).length === 0 ? "**Every value below is a sample**, the same for every shop." : "**Panels marked “measured” show your own values** as of that day; the others are samples."} Check that the limits of green, amber and red fit your shop.`,
    "**To show your own numbers**",
    [
      "1. Hover over the **i** of a panel. It names its CSV file and the columns. Export that file from your system.",
      `2. Put the files where Grafana can reach them and enter the folder's address in **CSV folder** above, for example http://your-server/kpi. The data source may ask you to allow that address.`,
      "3. Edit the panel: hide query A (the sample), show query B (your file), and remove “sample data” from its title.",
      "4. Once no panel shows samples, set the time range to the last 90 days and save.",
    ].join("\n"),
    "Is your data in a database? Choose it as the panel's data source instead and write a query that returns the same columns.",
  ].join("\n\n");
}

/** Our own text for Markdown: characters with a meaning there are escaped. */
const escapedMarkdown = (text: string): string => escaped(text, /[<>&*_`[\]$|~\\#]/g);

/** User input for Markdown: every punctuation character is escaped, so that none has an effect. */
const escapedInput = (text: string): string => escaped(text, /[!-/:-@[-`{-~]/g);

const escaped = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => `&#${character.codePointAt(0)};`);
