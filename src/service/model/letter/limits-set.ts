/** Numbers that a report may set itself: limits, targets, how long to do something, how many to look at. */

/** A sentence about what must be reached: a limit in it isn't a fact. */
export const aim = /\b(?:must|ha(?:s|ve) to|should|goal|reach|by|until|till|if|once|when|unless|wrong)\b/iu;
const limit = String.raw`(?:\d[\d,]*(?:\.\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|half|an?)(?: ?%)?(?: (?:of|in) (?:\d+|ten|the \d+))?(?: ?(?:h|hours?|min|minutes?|days?|weeks?)\b)?`;
export const thresholds: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:once|until|when)\b[^.,;]{0,50} (?:is|are|stands?|comes?) (?:at|down to|under) ${limit}(?![\d,.]*\d)`,
    "giu",
  ),
  new RegExp(
    String.raw`\b(?:under|below|fewer than|less than|no more than|at most|at least|more than|over|above|down to|up to|within) ${limit}(?![\d,.]*\d)`,
    "giu",
  ),
  new RegExp(String.raw`(?<![\d,.$€£])${limit}(?: [a-z]+){0,4} or (?:fewer|more|less|none|better)\b`, "giu"),
];

/** The result of a count if we are right, or wrong. */
export const anyAmount = /(?<![\d,.$€£])\d+(?:\.\d+)?(?:\s?%|\s?(?:h|hours?|min|minutes?|days?|weeks?)\b)?(?!,?\d)/giu;

/** A target that the report calls its own, and no goal of the shop. */
export const ownTarget = /\b(?:[Mm]y|[Oo]ur) (?:target|limit)s?\b|^Targets?\b/u;

/** A limit of a task or a test: `over the price by 20%`. */
export const shareOver = /\b(?:over|above|below|under|short)\b[^.,;]{0,40} by \d+(?:\.\d+)? ?%/giu;

/** How many a count looks at: `locations that match, of 25`. */
export const ofSample = /\bof (?:the )?(?:first |last |next )?(?:[1-5]?\d|60)(?=[.,;](?!\d))/giu;

/** A condition, or a level to reach: what a task, a plan or a ruling sets isn't a fact. */
export const setsLimit =
  /\b(?:must|reach(?:es|ed)?|at (?:least|most)|or (?:more|fewer|less)|is an? (?:yes|no)|[Ii]f|[Uu]nless|averag(?:es?|ed))\b|\bat (?=[\d.]+ ?%)|: \d{1,3}\.$|^By (?:\w+day, )?[A-Z][a-z]+ \d/u;
export const ownLimit =
  /(?<![\d,.$€£])(?:\d{1,3}(?:\.\d+)?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= ))(?:\s?%|\s(?:h|hours?|min|minutes?|days?|weeks?)\b|\s(?:of|in) \d{1,3}\b)?(?![,.]?\d)/giu;

/** How long a task is done: `for three hours each day`, `her three hours`. It sets that, and claims nothing. */
export const ownTime =
  /(?<=\b(?:after|for|her|his|more|next|spends?|takes?|their|until|your|\w+['’]s) )(?:(?:\d|1[0-2])(?:\.\d)?|one|two|three|four|five|six|seven|eight)[ -](?:more )?(?:hours?|days?|weeks?|evenings?|mornings?)\b(?! of\b)/giu;

/** `3 hours every afternoon`, where nobody is told that they save or lose them. */
export const ownRhythm =
  /(?<!\b(?:cost|costs|gain|gains|lose|loses|save|saves|win|wins) )(?<![\d,.$€£])\b(?:\d|1[0-2]|one|two|three|four|five|six) hours (?=(?:each|every) (?:afternoon|day|evening|morning|night|shift)\b)/giu;
