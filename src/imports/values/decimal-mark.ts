import type { ColumnCells } from "./column-cells.ts";
import { type Convention, voted } from "./convention.ts";
import { bareNumber, type DecimalMark, markShownBy, numberIn } from "./numbers.ts";
import type { AnswerOption } from "./question.ts";
import { readingWords } from "./values.words.ts";

/** Decimal point or comma, judged by all values of a column. */
export function decimalMarkOf({ distinct, counts }: ColumnCells): Convention<DecimalMark> {
  const votes = new Map<DecimalMark, number>();
  let example: string | null = null;
  for (const [position, cell] of distinct.entries()) {
    if (typeof cell !== "string" || cell === "") continue;
    const bare = bareNumber(cell.trim());
    if (bare === null) continue;
    const shown = isWholeDollars(cell.trim()) ? "." : markShownBy(bare);
    if (shown === "either") example ??= cell.trim();
    else if (shown !== "none") votes.set(shown, (votes.get(shown) ?? 0) + (counts[position] ?? 0));
  }
  return voted(votes, example);
}

/** "$2,481": no one writes tenths of a cent behind a comma. */
const isWholeDollars = (text: string): boolean => /^[(-]?[$£]\s?-?\d{1,3},\d{3}\)?$/.test(text);

/** What an ambiguous number would mean each way. */
export const markReadings = (example: string): readonly AnswerOption[] =>
  ([".", ","] as const).map((mark) => ({
    answer: mark,
    means: readingWords.of(example, plainSize(numberIn(example, mark) ?? 0)),
  }));

/** "1,234" or "about 1.2", because a choice between "1,234" and "1.234" would be unreadable. */
const plainSize = (number: number): string =>
  Number.isInteger(number)
    ? number.toLocaleString("en-US")
    : readingWords.about(number.toLocaleString("en-US", { maximumFractionDigits: 1 }));
