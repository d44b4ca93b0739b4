import { quick } from "../../../knowledge/patterns/quick-pattern.ts";

/**
 * Finds words of a wish, a condition, a time that is over, or a competitor: such a sentence doesn't count what happens now.
 *
 * @param more what else a sum doesn't count, as the alternatives of a pattern
 */
export const notNowOr = (more: string): RegExp =>
  quick(
    new RegExp(
      String.raw`\b(?:would|could|should|want\w*|goal|target|hope|wish|used to|if (?:we|I|they|he|she)|competitors?|years ago|no longer|${more})\b`,
      "i",
    ),
  );
