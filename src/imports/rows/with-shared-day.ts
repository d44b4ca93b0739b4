import { newestPeriod } from "../kpis/period.ts";
import { type Entries, numberIn } from "./entries.ts";
import { mergeFiles } from "./merge.ts";

/**
 * Files without days are as old as the others: they count on the newest day of these, not on the day on which they were
 * read. Else what was still open in an older list of orders would be late by then. Their rows say yes to `undated`.
 */
export function withSharedDay(files: readonly Entries[]): readonly Entries[] {
  const dated = files.filter(({ undated }) => undated === undefined);
  if (dated.length === files.length) return files;
  const newest = newestPeriod(mergeFiles(dated));
  return newest === null ? files : files.map((file) => onOrBefore(file, newest.after - 1));
}

function onOrBefore(file: Entries, last: number): Entries {
  const { undated, columns } = file;
  if (undated === undefined) return file;
  const days = (columns[undated] ?? []).map((cell) => {
    const day = numberIn(cell);
    return day === null ? null : Math.min(day, last);
  });
  return { ...file, columns: { ...columns, [undated]: days, undated: days.map(() => "Yes") } };
}
