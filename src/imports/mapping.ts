import type { RecordList } from "../measures/record-list.ts";
import { type ListId, recordLists } from "../measures/record-lists.ts";
import { importWords } from "./imports.words.ts";
import { type SystemId, systemNames } from "./knowledge/system-names.ts";
import type { FileColumn, Match } from "./match/match.ts";
import { reasonWords } from "./match/reasons.words.ts";
import { componentMark } from "./match/targets.ts";
import { derivationsFor } from "./rows/derive.ts";
import { type Entries, hasComponent } from "./rows/entries.ts";

/** Where one of our columns comes from. */
export interface Mapping {
  /** Id of our column. */
  readonly column: string;
  /** The file's heading; `null` if nothing fits. Several are joined by " + ". */
  readonly heading: string | null;
  readonly sureness: "sure" | "likely" | "none";
  readonly reason: string;
  /** Whether its values are used. A likely one has to be confirmed, an open question answered. */
  readonly used: boolean;
  /** How its values are read if there was a choice; `null` if there was none. */
  readonly format: string | null;
}

type Formats = ReadonlyMap<string, string | null>;

/** Every column of a list, and where it comes from. */
export function mappingOf(
  list: ListId,
  matches: readonly Match[],
  columns: readonly FileColumn[],
  { filled }: Entries,
  formats: Formats,
): readonly Mapping[] {
  const derived = derivationsFor(list, filled);
  return Object.keys((recordLists[list] as RecordList).columns).map((column) => {
    const derivation = derived.find((one) => one.column === column);
    if (derivation !== undefined) return derivedMapping(column, derivation.needs, matches, columns, formats);
    // Machine logs have no such column: cutting time is added up from the states.
    if (column === "in_cycle_hours" && hasComponent(filled, "state") && !filled.has(column))
      return derivedMapping(column, [`${componentMark}state`, "day"], matches, columns, formats);
    const match = matches.find(({ target }) => target === column);
    if (match === undefined)
      return { column, heading: null, sureness: "none", reason: reasonWords.noHeading, used: false, format: null };
    const { sureness, reason } = match;
    return {
      column,
      heading: columns[match.column]?.heading.text ?? "",
      sureness,
      reason,
      used: filled.has(column),
      format: formats.get(column) ?? null,
    };
  });
}

function derivedMapping(
  column: string,
  needs: readonly string[],
  matches: readonly Match[],
  columns: readonly FileColumn[],
  formats: Formats,
): Mapping {
  const from = needs.flatMap((id) => matches.filter(({ target }) => target === id));
  const heading = [...new Set(from.map((match) => columns[match.column]?.heading.text ?? ""))].join(" + ");
  const sureness = from.every((match) => match.sureness === "sure") ? "sure" : "likely";
  return {
    column,
    heading,
    sureness,
    reason: from.length > 1 ? reasonWords.madeFrom : reasonWords.readFrom,
    used: true,
    format: needs.map((id) => formats.get(id)).find((format) => format != null) ?? null,
  };
}

/** What a file is, in one sentence. */
export function fileSummary(system: SystemId | null, list: ListId, mapping: readonly Mapping[]): string {
  const found = mapping.filter(({ heading }) => heading !== null).length;
  const name = recordLists[list].sheet.toLowerCase();
  const whose = system === null ? null : systemNames[system];
  return importWords.looksLike(whose === null ? name : `${whose} ${name}`, found, mapping.length);
}
