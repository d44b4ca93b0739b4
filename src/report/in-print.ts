import { curlyApostrophes } from "../survey/writing.ts";
import type { Block, Report } from "./report.ts";

/**
 * The report with the apostrophes of print in our own words. What comes out of an answer, names a place in a system or leads
 * somewhere stays letter for letter.
 */
export const inPrint = (report: Report): Report => ({
  ...report,
  title: curlyApostrophes(report.title),
  blocks: report.blocks.map((block) => (block.kind === "views" ? block : (printed(block) as Block))),
});

const kept: ReadonlySet<string> = new Set(["said", "answer", "place"]);
const keptFields: ReadonlySet<string> = new Set(["id", "to", "address", "kind", "answer"]);

function printed(value: unknown): unknown {
  if (typeof value === "string") return curlyApostrophes(value);
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== "object" || value === null || ("kind" in value && kept.has(String(value.kind)))) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      keptFields.has(field) && typeof one === "string" ? one : printed(one),
    ]),
  );
}
