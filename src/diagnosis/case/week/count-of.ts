import type { FirstWeek, TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import type { CountedRow } from "../../../knowledge/page-one/look-alikes.ts";
import { type ThemeId, themes } from "../../../knowledge/themes.ts";

/** The task of a cause's first week that counts what a row of the table reads. */
export function countOf(theme: ThemeId, { from }: CountedRow): TaskRow {
  const { sheet, days }: FirstWeek = themes[theme].firstWeek;
  return [sheet, ...days].find(({ id, isChange }) => isChange === undefined && from.includes(id)) ?? sheet;
}
