import type { ListId } from "../../measures/record-lists.ts";
import { spareWords } from "../knowledge/columns.ts";
import { happened, planned } from "../knowledge/combine.ts";
import { otherMeaningWords, otherThings, tradeWords } from "../knowledge/trade-words.ts";
import type { Wanted } from "./column-match.ts";
import { type Heading, headingOf } from "./heading.ts";
import { keyOf, type Learned, wordsKey } from "./learned.ts";
import { reasonWords } from "./reasons.words.ts";

/** How well a heading names something, 0 to 1, and why. */
export interface NameScore {
  readonly score: number;
  readonly reason: string;
}

/** What a heading can be matched to: one of our columns, or a component of one. */
export interface Target {
  readonly id: string;
  readonly wanted: Wanted;
  readonly title: string | null;
  readonly patterns: readonly (readonly Alternatives[])[];
}

/** Alternatives: any one of these words will do. */
export type Alternatives = readonly string[];

/** From here on, a match is taken without asking. */
export const sureFrom = 0.9;
/** From here on, a match is proposed. */
export const likelyFrom = 0.55;

const none: NameScore = { score: 0, reason: "" };

/**
 * How well a heading names a target of a list. The steps of the scale are own judgment, tried on the known layouts.
 *
 * @param isPossible whether the values could be those of another target of the list
 */
export function scoreName(
  list: ListId,
  target: Target,
  heading: Heading,
  learned: Learned,
  isPossible: (id: string) => boolean,
): NameScore {
  if (isBlank(heading)) return none;
  if (target.title !== null && isOwnName(target, target.title, heading))
    return { score: 1, reason: reasonWords.ownName };
  if (bareNames.includes(heading.letters) && partners.includes(target.id))
    return { score: 0.8, reason: reasonWords.justName };
  const known = learned.byLetters.get(keyOf(list, heading.letters));
  const alike = learned.byWords.get(keyOf(list, wordsKey(heading.words)));
  const byPattern = scorePatterns(list, target, heading);
  if (known === target.id)
    return better(byPattern, { score: isGeneric(heading) ? 0.915 : 0.955, reason: reasonWords.knownElsewhere });
  if (alike === target.id)
    return better(byPattern, { score: isGeneric(heading) ? 0.91 : 0.945, reason: reasonWords.sameWords });
  // A heading known to be another column of this list is unlikely to be this one.
  const other = known ?? alike ?? target.id;
  const isOther = target.title !== null && other !== target.id && other !== "" && isPossible(other);
  return isOther ? { ...byPattern, score: byPattern.score * 0.6 } : byPattern;
}

/** "$$" has no letters, but it is a word. */
const isBlank = ({ letters, words }: Heading): boolean => letters === "" && words.length === 0;

/** Targets that accounting systems head with just "Name". */
const partners: readonly string[] = ["customer", "supplier", "who"];
const bareNames: readonly string[] = ["name", "nom", "nombre"];

const better = (a: NameScore, b: NameScore): NameScore => (a.score > b.score ? a : b);

const isOwnName = (target: Target, title: string, heading: Heading): boolean =>
  heading.letters === headingOf(title).letters || heading.letters === target.id.replaceAll("_", "");

/** Date, Number, Status: many headings have these words, so another heading may fit better. */
const isGeneric = ({ words }: Heading): boolean =>
  words.length <= 1 && (words.length === 0 || generic.includes(words[0] ?? ""));
const generic: readonly string[] = [
  "date",
  "number",
  "status",
  "kind",
  "description",
  "amount",
  "quantity",
  "hours",
  "total",
];

function scorePatterns(list: ListId, target: Target, { words, shortWords }: Heading): NameScore {
  if (target.wanted === "hours" && words.every((word) => ofKeys.includes(word))) return none;
  let best = none;
  const conflicting = conflictingWords(list, target.id);
  for (const [rank, pattern] of target.patterns.entries()) {
    const whole = scorePattern(pattern, words, target.wanted, conflicting);
    const short = shortWords === words ? whole : scorePattern(pattern, shortWords, target.wanted, conflicting);
    const score = Math.max(whole, short) - Math.min(rank, 8) * 0.004;
    if (score > best.score)
      best = { score, reason: score >= sureFrom ? reasonWords.headingSays : reasonWords.headingClose };
  }
  return best;
}

/** A column headed only with these has numbers of jobs, and no hours: "Job". */
const ofKeys: readonly string[] = ["job", "order", "operation", "number", "document", "ticket", "step", "lot", "part"];

/** Words that rule out a target: a planned date isn't when something happened, and an actual date isn't a plan. */
function conflictingWords(list: ListId, id: string): readonly string[] {
  if (happened[list].includes(id)) return planWords;
  return planned.includes(`${list}.${id}`) ? ["actual"] : [];
}

/** Words that occur only in headings of plans. */
const planWords: readonly string[] = ["plan", "estimate", "due", "promise", "request"];

function scorePattern(
  pattern: readonly Alternatives[],
  words: readonly string[],
  wanted: Wanted,
  conflicting: readonly string[],
): number {
  const shared = pattern.filter((alternatives) => isSaid(alternatives, words));
  if (shared.length === 0) return 0;
  const missing =
    pattern.length - shared.length - pattern.filter((one) => !shared.includes(one) && isUnsaid(one)).length;
  if (missing > 0 && shared.length < 2) return 0;
  const spare: readonly string[] =
    wanted === "state" || wanted === "labor-type" ? spareWords.choice : spareWords[wanted];
  const extra = words.filter(
    (word) => !spare.includes(word) && !pattern.some((alternatives) => alternatives.includes(word)),
  );
  if (meansSomethingElse(extra, wanted, pattern.length) || extra.some((word) => conflicting.includes(word))) return 0;
  // A time of day under all of a long name, as forms ask for it: "Time of LAST GOOD piece off old job".
  if (wanted === "clock" && missing === 0 && pattern.length > 1) return 0.93;
  if (missing === 0) return extra.length === 0 ? 0.96 : 0.8 - 0.09 * (extra.length - 1);
  const hits = pattern.length - missing;
  return (0.75 * 2 * hits) / (2 * hits + missing + extra.length);
}

/** Whether the other words of a heading change its meaning. */
function meansSomethingElse(extra: readonly string[], wanted: Wanted, said: number): boolean {
  if (extra.some((word) => otherMeaningWords.includes(word))) return true;
  switch (wanted) {
    case "quantity":
      return extra.some((word) => otherPieces.includes(word) || money.includes(word));
    case "amount":
      return extra.includes("open") || extra.some((word) => costParts.includes(word));
    case "choice":
      return extra.some((word) => otherThings.includes(word));
    case "clock":
      return said < 2 && extra.length > 0;
    case "date":
    case "datetime":
      return extra.some((word) => notDays.includes(word));
    case "hours":
      return extra.includes("down");
    case "state":
    case "labor-type":
    case "text":
    case "yes-no":
      return false;
  }
}

/** Words of partial costs, none of which is the whole cost. */
const costParts: readonly string[] = ["labor", "material", "outside", "burden", "overhead"];

/** Words in headings that can't be dates, whatever else they say: "Lost Reason". */
const notDays: readonly string[] = ["reason", "quantity", "amount", "cost", "price"];

/** Kinds of pieces that are a different quantity. */
const otherPieces: readonly string[] = ["open", "scrap", "rework", "alarm"];

/** Words of money, which isn't a number of pieces. */
const money: readonly string[] = ["amount", "price", "cost"];

/** What a day may be of, besides the row: "Start on mach". */
const subjects: readonly string[] = ["machine", "job", "part"];

/** Words for another row than this one. */
const otherRows: readonly string[] = ["prior", "previous", "prev", "next", "old", "other"];

/** Words that say how far something is, but not what: they name no target alone. */
const stages: readonly string[] = ["plan", "actual", "estimate", "complete"];

/**
 * Whether a heading names a target and says nothing else that we know: "Shop paid hrs", "of which OT". Words such as
 * hours and quantity alone don't name anything.
 */
export const namesAlone = ({ patterns, wanted }: Target, { words }: Heading): boolean =>
  patterns.some((pattern) => {
    const own = pattern.flat().filter((word) => words.includes(word));
    const mayBeSaid = (word: string): boolean =>
      own.includes(word) ||
      unsaid.includes(word) ||
      !(Object.hasOwn(tradeWords, word) || otherRows.includes(word)) ||
      (wanted === "date" && subjects.includes(word));
    return (
      pattern.every((alternatives) => isSaid(alternatives, words)) &&
      own.some((word) => !generic.includes(word) && !stages.includes(word)) &&
      words.every(mayBeSaid)
    );
  });

/** Words that headings often omit. */
const unsaid: readonly string[] = ["date", "hours", "number"];

const isUnsaid = (alternatives: Alternatives): boolean => alternatives.every((word) => unsaid.includes(word));
const isSaid = (alternatives: Alternatives, words: readonly string[]): boolean =>
  alternatives.some((word) => words.includes(word));
