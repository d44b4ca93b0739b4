import type { RecordList } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { choiceReader } from "../values/read-cells.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** The share of a column's texts that we must know. Own judgment. */
const half = 0.5;

/** Takes the texts next to a column of bare codes: "Reason Code" 210, "Reason Description" machine fault. */
export const withDescriptions = (
  list: ListId,
  matches: readonly Match[],
  columns: readonly FileColumn[],
): readonly Match[] =>
  matches.map((match) => {
    const kept = (recordLists[list] as RecordList).columns[match.target];
    const coded = columns[match.column];
    if (kept?.kind !== "choice" || coded === undefined || coded.profile.words >= half) return match;
    const read = choiceReader(`${list}.${match.target}`, kept.choices);
    const column = columns.findIndex(
      ({ heading, profile: { words, examples } }, index) =>
        words >= half &&
        heading.words.some((word) => word !== "number" && coded.heading.words.includes(word)) &&
        !matches.some((other) => other.column === index) &&
        examples.filter((text) => read(text) !== undefined).length >= examples.length * half,
    );
    return column < 0 ? match : { ...match, column, sureness: "sure", reason: reasonWords.itsWords };
  });
