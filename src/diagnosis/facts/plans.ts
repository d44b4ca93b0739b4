import {
  type Asset,
  asking,
  assets,
  forEachAsset,
  machineNames,
  ordered,
  plannedThings,
  planningVerbs,
  refusal,
} from "../../knowledge/plan-words.ts";
import { type Sentence, sentencesOf } from "../reader/words.ts";
import { decidedIn } from "./decided-plans.ts";
import { type Price, priceOf } from "./price.ts";

/** Something that a shop means to buy, build, hire or train, or did; in its own words. */
export interface Plan {
  readonly asset: Asset;
  readonly certainty: Certainty;
  /** From the verb to the thing: `need two more wire EDM machines`. */
  readonly text: string;
  readonly start: number;
  /** The whole sentence. */
  readonly quote: string;
  /** What it costs, where they say so. */
  readonly price: Price | null;
}

/**
 * intended: they say that they will, want or need to; ordered: it is on its way; done: it is bought, hired or tried;
 * refused: they will not.
 */
export type Certainty = "intended" | "ordered" | "done" | "refused";

/**
 * The plans of a text in order, one for each thing and sentence.
 *
 * @param isWish whether the text answers what the shop wants: there a bare verb (`Add a third lathe`) is meant, and a bare
 *   thing (`A proper planning tool.`)
 */
export function plansIn(text: string, isWish: boolean): readonly Plan[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, place) => {
    const asked = assets.flatMap((asset) => planIn(sentence, asset, isWish));
    const found =
      asked.length > 0 ? asked : decidedIn(sentence).map((one) => ({ ...one, certainty: "intended" as const }));
    // Two kinds that end on the same noun claim the same thing: `measuring machine`.
    const apart = found.filter((one, at) => !found.slice(0, at).some((other) => endOf(other) === endOf(one)));
    return apart
      .filter((one) => !apart.some((other) => isPartOf(one, other) || isExtraOf(one, other)))
      .map((plan) => ({
        ...plan,
        certainty: plan.certainty === "intended" && ordered.test(sentence.text) ? "ordered" : plan.certainty,
        price: priceOf(plan, sentence, sentences[place + 1], apart.length === 1),
      }));
  });
}

/** `a 2nd cam` inside `a 2nd cam guy`. */
const isPartOf = (one: Unpriced, { start, text }: Unpriced): boolean =>
  one.start === start &&
  text.length > one.text.length &&
  !/^\s*(?:and|or|,|&|w\/|with\b|plus\b|for\b)/i.test(text.slice(one.text.length));

/** What comes with a thing: `a used VF4 w/ probe`. */
const isExtraOf = (one: Unpriced, { start, text }: Unpriced): boolean =>
  one.start === start &&
  one.text.length > text.length &&
  /^\s*(?:w\/|with\b|plus\b|for\b)/i.test(one.text.slice(text.length));

const endOf = ({ start, text }: Unpriced): number => start + text.length;

type Unpriced = Omit<Plan, "price">;

function planIn(sentence: Sentence, asset: Asset, isWish: boolean): readonly Unpriced[] {
  const { start, text } = sentence;
  const found = patterns[asset].exec(text) ?? (isWish ? (bare[asset].exec(text) ?? named[asset].exec(text)) : null);
  if (!found) return refusalIn(sentence, asset);
  const verb = found.groups?.verb ?? "";
  const certainty = verb === "" ? "intended" : certaintyOf(text.slice(0, found.index), verb, isWish);
  if (!certainty || (asset === "people" && taught.test(found[0]))) return [];
  // What is refused is quoted with its refusal.
  const from = certainty === "refused" ? (refusal.exec(text.slice(0, found.index))?.index ?? found.index) : found.index;
  const words = text.slice(from, found.index + found[0].length);
  return [{ asset, certainty, text: words, start: start + from, quote: text }];
}

/** `We will not hire`, `no plans to buy`: what is refused needs no name. Who can't find people has not refused. */
function refusalIn({ text, start }: Sentence, asset: Asset): readonly Unpriced[] {
  const deed = { people: "hire", machine: "(?:be )?buy(?:ing)? (?:any|more|another|an?\\b)" }[asset as string];
  const found = deed === undefined ? null : new RegExp(String.raw`${refusing} ${deed}\b`, "i").exec(text);
  return found ? [{ asset, certainty: "refused", text: found[0], start: start + found.index, quote: text }] : [];
}

const refusing = String.raw`\b(?:will not|won['’]t|shan['’]t|not|(?:do|does)(?:n['’]t| not) (?:want|plan|intend) to|(?:are|is)(?:n['’]t| not) (?:going|planning) to|never|refuse to|no plans? to)`;

/** Who is sent to a course is there already. */
const taught = /\b(?:send|train|teach)\b/i;

function certaintyOf(before: string, verb: string, isWish: boolean): Certainty | null {
  if (notAble.test(before)) return null;
  if (refusal.test(before)) return "refused";
  if (past.test(verb) && !/\bbe\s*$/i.test(before))
    return /\b(?:on order|about to have)\b/i.test(before) ? "intended" : "done";
  if (/\bkeep(?:s|ing)?\s*$/i.test(before)) return "done";
  if (/ing\b/i.test(verb) && /(?:\b(?:are|is|am)|['’](?:re|m))\s*$/i.test(before)) return "intended";
  if (asksForIt.test(verb) || intent.test(before)) return "intended";
  return isWish && startsClause.test(before) ? "intended" : null;
}

const asksForIt = new RegExp(`^(?:${asking})$`, "i");

/** The verb, then a few words of the same clause, then the thing; not a thing that is there already. */
const patterns = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`\b(?<verb>${planningVerbs[asset]})\s+(?:(?!(?:nothing|but|because|so|when|of|from|our|${asset === "training" ? "" : "the|"}their|these|those|out|below|with)\b)[^\s,.;:]+,?\s+){0,9}?(?:${plannedThings[asset]})\b(?!\s+(?:capacity|hours?|time)\b)(?:\s+(?:machines?|systems?)\b)?`,
      "iu",
    ),
);

/** A wish that is only the thing: `A proper finite planning tool.` */
const bare = forEachAsset(
  (asset) =>
    new RegExp(
      String.raw`^(?:then |and |plus |also )?(?:an?(?:other)?|one more|two more|new|more)\s+(?:[^\s,.;:]+\s+){0,3}?(?:${plannedThings[asset]})\b(?=\W*$)`,
      "iu",
    ),
);

/** A machine that is called by its name is one to get, also with `the`: `Get the Grob`, `replace the Integrex`. */
const named = forEachAsset((asset) =>
  asset === "machine"
    ? new RegExp(
        String.raw`\b(?<verb>get|buy|lease|order|finance|replace)\s+(?:the|that|a)\s+(?:[^\s,.;:]+\s+){0,2}?(?:${machineNames})\b`,
        "iu",
      )
    : /$^/u,
);

const past =
  /^(?:bought|purchased|ordered|added|acquired|invested in|leased|installed|put in|brought (?:in|on)|replaced|hired|recruited|started|implemented|switched to|moved to|built|expanded|rented|sent|booked|took|attended|ran|gave|paid for)$/i;
const intent =
  /\b(?:need(?:s|ed)? to|want(?:s|ed)?(?: (?:us|me|him|her|them))? to|would like to|minded to|fixin[g’']* to|says? (?:we|I|you) (?:should|need to)|on (?:us|me) to|(?:are|is|am|'re|'m) (?:going|planning|looking|about|hoping|trying|ready) (?:to|at)|plan(?:s|ned)? (?:to|on)|think(?:ing)?(?: (?:of|about))?|consider(?:s|ing)?|looking (?:at|into)|will|hope to|believe we|intend(?:s)? to|should|must|have to|decided to|quotes? (?:for|to)|price[sd]?|budget(?:ed)? (?:for|to)|about to)\b[^.;]*$/i;
/** Who can't find people has refused nothing. */
const notAble = /\b(?:cannot|can not|can['’]t|could(?:n['’]t| not)|unable to|struggl\w+ to|hard to)\s*$/i;

const startsClause = /(?:^|[,;:]\s*|\b(?:and|then|or|is|be)\s+)$/i;
