import { curlyApostrophes } from "../survey/writing.ts";
import type { Block, Report } from "./report.ts";

/**
 * The report with typographic apostrophes in our own text, and sums that break only before a sign, and no million without its number. Text from an answer, the name of a location in a system and
 * links stay character for character.
 */
export const withTypography = (report: Report): Report => ({
  ...report,
  title: typographic(report.title),
  blocks: report.blocks.map((block) => (block.kind === "views" ? block : (printed(block) as Block))),
});

const typographic = (text: string): string =>
  withWholeMillions(curlyApostrophes(text).replace(/ ([=÷×−]) (?=[$£€]?\d)/g, " $1\u00a0"));

const withWholeMillions = (text: string): string =>
  text.includes("illion") ? text.replace(/(?<=\d) (?=[mb]illion\b)/g, "\u00a0") : text;

const kept: ReadonlySet<string> = new Set(["said", "answer", "place"]);
const keptFields: ReadonlySet<string> = new Set(["id", "to", "address", "kind", "answer"]);

function printed(value: unknown): unknown {
  if (typeof value === "string") return typographic(value);
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== "object" || value === null || ("kind" in value && kept.has(String(value.kind)))) return value;
  const all: Record<string, unknown> = {};
  for (const [field, one] of Object.entries(value))
    all[field] = keptFields.has(field) && typeof one === "string" ? one : printed(one);
  return all;
}
