import { type Move, type MoveId, moves } from "../../../knowledge/page-one/moves.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, freeTextFields, isGoalField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { matchesIn } from "../../matches.ts";
import { memoizeEach } from "../../memoize.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { certaintyOf } from "./plan-certainty.ts";

/** A plan that is no purchase, in the shop's words. */
export interface MoveFact {
  readonly move: Move;
  readonly field: FreeTextField;
  /** The whole sentence. */
  readonly quote: string;
  /** What it is about: `our buyer`; empty if the words give none. */
  readonly thing: string;
}

/** What a shop plans besides buying and hiring, goals first; each kind once. */
export const movesIn = memoizeEach((submission: Submission): readonly MoveFact[] => {
  const found = fieldsByWeight.flatMap((field) =>
    sentencesOf(submission[field] ?? "").flatMap((sentence) => movesOf(sentence, field)),
  );
  return found.filter((one, at) => found.findIndex(({ move }) => move.id === one.move.id) === at);
});

const fieldsByWeight = freeTextFields.toSorted((a, b) => Number(isGoalField(b)) - Number(isGoalField(a)));

function movesOf({ text }: Sentence, field: FreeTextField): readonly MoveFact[] {
  if (isOver.test(text) || isAsk.test(text)) return [];
  return moves.flatMap((move) => {
    const thing = thingOf(move, text, isGoalField(field));
    return thing === undefined ? [] : [{ move, field, quote: text, thing }];
  });
}

/** What is past, somebody else's, or only a saying. */
const isOver = quick(
  /\b(?:last (?:year|spring|summer|fall|winter|month|week)|years? ago|in (?:19|20)\d\d|used to|did try|tried|since (?:19|20)\d\d)\b/i,
);
const isAsk = quick(
  /\b(?:customers?|competitors?|suppliers?|vendors?) (?:all |also |now )?(?:wants?|asks?|says?|expects?)\b/i,
);

function thingOf(move: Move, text: string, wished: boolean): string | undefined {
  const { also, verbs } = patterns[move.id];
  const said = also?.exec(text);
  if (said) return said.groups?.thing ?? said.groups?.who ?? said.groups?.leaving ?? "";
  for (const found of matchesIn(text, verbs)) {
    const before = text.slice(0, found.index);
    if (isMeant(before, found.groups?.verb ?? "", wished)) return found.groups?.thing ?? "";
  }
  return undefined;
}

const verbsOf = ({ verbs, thing }: Move): RegExp =>
  new RegExp(
    String.raw`\b(?<verb>${verbs})\s+(?:(?!(?:because|so|but|when|if|until|than|and)\b)[^\s,.;:()]+\s+){0,4}?(?<thing>${thing})\b`,
    "giu",
  );

// The cast is sound: every move has its row.
const patterns = Object.fromEntries(
  moves.map((move) => [move.id, { verbs: quick(verbsOf(move)), also: move.also && quick(move.also) }]),
) as Readonly<Record<MoveId, { readonly verbs: RegExp; readonly also: RegExp | undefined }>>;

/** Words of a plan or a leaning before its verb, and none that rule it out. */
const isMeant = (before: string, verb: string, wished: boolean): boolean =>
  !ofOthers.test(before) &&
  (leaning.test(before) || (before === "" && /ing$/i.test(verb))
    ? !ruledOut.test(before)
    : certaintyOf(before, verb, wished) === "intended");

const ofOthers =
  /\b(?:customers?|competitors?|suppliers?|vendors?|they|he|she)(?: (?:may|might|could|will|would))?\s*$/i;
const ruledOut = /\b(?:not|never|n['’]t|without|instead of|rather than|afraid to)\b[^.;]*$/i;
const leaning =
  /\b(?:may|might|maybe|decided|could|should|leaning|tempted|talk(?:s|ed|ing)? (?:of|about)|thought (?:of|about)|wonder\w*|debat\w+|discuss\w*|mull\w*|to (?:just )?|time to|idea (?:is|of)|or|working)\b[^.;]{0,40}$/i;
