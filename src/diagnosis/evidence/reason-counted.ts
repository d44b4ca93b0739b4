import { reasonClear } from "../../knowledge/odds/odds.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { type SortedByReason, sortedByReason } from "../facts/sums/by-reason.ts";
import { memoizeEach } from "../memoize.ts";
import type { Sentence } from "../reader/words.ts";
import { detectionsInText } from "./detections.ts";

/** The cause of most of what a shop sorted by reason. */
export interface ReasonCounted extends Pick<SortedByReason, "field" | "all"> {
  readonly theme: ThemeId;
  /** How many of them have this cause. */
  readonly part: number;
  /** The sentence with its most frequent reason first, then the other ones that are counted for it. */
  readonly quotes: readonly Sentence[];
}

/**
 * The cause that the largest part of a shop's own count by reason speaks of: `82 late: castings not in 51, repoured 17`.
 * None where the words of the reasons don't say, or where no cause has enough of them.
 */
export const reasonCounted = memoizeEach((submission: Submission): ReasonCounted | undefined => {
  const sorted = sortedByReason(submission);
  if (sorted === undefined) return undefined;
  const read = sorted.reasons.flatMap((reason) => {
    const theme = themeOf(sorted, reason.words);
    return theme === undefined ? [] : [{ ...reason, theme }];
  });
  const [theme, part] = largestOf(read);
  if (theme === undefined || part < reasonClear.share * sorted.all) return undefined;
  const own = read.filter((reason) => reason.theme === theme).map(({ sentence }) => sentence);
  const { field, all, whole } = sorted;
  return { theme, field, all, part, quotes: [...new Set([...own, whole])] };
});

/** What the words of one reason speak of, if clearly of one cause more than of any other. */
function themeOf({ field }: SortedByReason, words: string): ThemeId | undefined {
  const [first, second] = detectionsInText(field, words)
    .filter(({ speaks }) => speaks === "for")
    .toSorted((a, b) => b.ratio - a.ratio);
  const isClear = first !== undefined && first.ratio >= reasonClear.ratio * Math.max(1, second?.ratio ?? 1);
  return isClear && first.ratio >= reasonClear.least ? first.theme : undefined;
}

function largestOf(
  read: readonly { readonly theme: ThemeId; readonly number: number }[],
): [ThemeId | undefined, number] {
  const sums = new Map<ThemeId, number>();
  for (const { theme, number } of read) sums.set(theme, (sums.get(theme) ?? 0) + number);
  return [...sums].toSorted(([, a], [, b]) => b - a)[0] ?? [undefined, 0];
}
