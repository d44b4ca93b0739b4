import { layouts } from "../../src/imports/knowledge/layouts.ts";
import { headingOf } from "../../src/imports/match/heading.ts";
import { learn } from "../../src/imports/match/learned.ts";
import type { FileColumn } from "../../src/imports/match/match.ts";
import { matchColumns } from "../../src/imports/match/match-columns.ts";
import { recognize } from "../../src/imports/match/recognize.ts";
import { profileOf } from "../../src/imports/values/profile.ts";
import type { ListId } from "../../src/measures/record-lists.ts";
import { type Format, formats, rowsOf } from "./generate.ts";

/** How well headings of a system are matched with what the other systems teach. Shares, 0 to 1. */
export interface LeaveOneOut {
  readonly columns: number;
  readonly sure: number;
  readonly rightOfSure: number;
  readonly right: number;
  readonly lists: number;
  readonly listsRight: number;
}

interface Score {
  readonly isSure: boolean;
  readonly isRight: boolean;
}

/** Each system in turn is left out and then read. Only columns that one heading holds without calculation count. */
export function leaveOneOut(rows = 60): LeaveOneOut {
  const withHeadings = formats.filter(({ headers }) => headers.length > 0);
  const scored = withHeadings.map((format, seed) => scoreOf(format, rows, seed + 1));
  const columns = scored.flatMap((one) => one.columns);
  const sure = columns.filter(({ isSure }) => isSure);
  return {
    columns: columns.length,
    sure: sure.length / columns.length,
    rightOfSure: sure.filter(({ isRight }) => isRight).length / sure.length,
    right: columns.filter(({ isRight }) => isRight).length / columns.length,
    lists: scored.length,
    listsRight: scored.filter(({ isListRight }) => isListRight).length / scored.length,
  };
}

function scoreOf(
  format: Format,
  rows: number,
  seed: number,
): { readonly columns: readonly Score[]; readonly isListRight: boolean } {
  const system = format.system.replace("?", "");
  const learned = learn(layouts.filter((layout) => layout.system !== system));
  const values = rowsOf(format, rows, seed);
  const file: readonly FileColumn[] = format.headers.map((heading, column) => ({
    heading: headingOf(heading),
    profile: profileOf(values.map((row) => row[column] ?? "")),
  }));
  const matches = matchColumns(format.list as ListId, file, learned);
  const plain = Object.entries(format.maps_to).filter(([, heading]) => !heading.startsWith("="));
  const columns = plain.map(([target, heading]) => {
    const match = matches.find((one) => one.target === target);
    return {
      isSure: match?.sureness === "sure",
      isRight: match !== undefined && format.headers[match.column] === heading,
    };
  });
  return { columns, isListRight: recognize(file, learned)?.list === format.list };
}
