import { clearedWords } from "../../../knowledge/patterns/cleared-patterns.ts";
import { isOfOthers } from "../../../knowledge/patterns/of-others.ts";
import { type OwnProofKind, ownProofs } from "../../../knowledge/patterns/own-proofs.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { isReportField } from "../../../survey/free-text.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { isSameQuote } from "../quote.ts";
import { isPlan, type Reading } from "../reading.ts";
import type { OwnProof } from "./how-it-happens.ts";
import { isAside, isReport } from "./is-report.ts";
import { wentWell } from "./its-count.ts";
import { isClear, quoteOf, type ScoredSentence, speaksOf } from "./scored-sentences.ts";

/** The most characters that page one has room for. */
const longest = 290;

/** The one count or experiment of the shop that says most about the causes named; `null` if there is none. */
export function ownProofOf(reading: Reading, themes: readonly ThemeId[]): OwnProof | null {
  const { sentences } = reading;
  const found = sentences.flatMap((_, at): readonly Weighed[] => {
    const proof = proofAt(at, reading, themes);
    return proof === undefined || proof.quotes.map(({ text }) => text).join(" ").length > longest ? [] : [proof];
  });
  const [best] = found.toSorted((a, b) => b.weighs - a.weighs);
  return best === undefined ? null : { kind: best.kind, quotes: withItsSum(best.quotes, reading) };
}

/** With the other sentences of a sum that a sentence belongs to. */
function withItsSum(quotes: OwnProof["quotes"], { submission }: Reading): OwnProof["quotes"] {
  const sum = statedLossesIn(submission).find(
    (one) =>
      one.quotes.length > quotes.length &&
      quotes.every((quote) => one.quotes.some((other) => isSameQuote(quote, other))),
  );
  return sum?.quotes ?? quotes;
}

type Weighed = OwnProof & { readonly weighs: number };

/** What a sentence proves, alone or with its neighbors. */
function proofAt(at: number, reading: Reading, themes: readonly ThemeId[]): Weighed | undefined {
  const one = reading.sentences[at];
  if (one === undefined || !mayProve(one, reading)) return undefined;
  const told = withLeadIn(reading, at);
  if (told === undefined) return undefined;
  const alone = kindOf(one.text);
  const next = goesOnAfter(one, reading.sentences[at + 1], reading);
  const kind = alone ?? (next && kindOf(textOf([one, next])));
  if (kind === undefined) return countAt(one, told, themes);
  const window = next === undefined ? told : [...told, next];
  const about = aboutOf(window, themes, reading, kind);
  if (about === 0 && kind !== "without" && kind !== "worth") return undefined;
  return { kind, quotes: window.map(quoteOf), weighs: ownProofs[kind].weighs + Math.min(about, mostAbout) };
}

/**
 * With the sentence before if it refers to that, and with the one before that if need be: `They are 17. In 9 of them …`;
 * `undefined` if that one refers back, too.
 */
function withLeadIn(
  { sentences }: Reading,
  at: number,
  most = 2,
): readonly [ScoredSentence, ...ScoredSentence[]] | undefined {
  const [before, one] = [sentences[at - 1], sentences[at]];
  if (one === undefined) return undefined;
  if (!pointsBack(one.text)) return [one];
  if (most === 0 || before?.field !== one.field || before.isDenied || before.isWish) return undefined;
  const told = withLeadIn({ sentences } as Reading, at - 1, most - 1);
  return told && [...told, one];
}

/** The next sentence, if it has the second number or works out the first. */
function goesOnAfter(
  one: ScoredSentence,
  next: ScoredSentence | undefined,
  reading: Reading,
): ScoredSentence | undefined {
  if (next === undefined || next.field !== one.field || !mayProve(next, reading)) return undefined;
  const isPair = kindOf(one.text) === undefined && !standsAlone(next);
  return isPair || addsUp.test(next.text) ? next : undefined;
}

/** A sentence that is more about the leading cause than about any other, and has a number. */
function countAt(
  one: ScoredSentence,
  told: readonly ScoredSentence[],
  [leading]: readonly ThemeId[],
): Weighed | undefined {
  const [first] = one.themes;
  if (first === undefined || first.theme !== leading || first.logOdds < plainFrom) return undefined;
  if (!ownProofs.count.says(one.text) || !isClear(first.theme, one)) return undefined;
  return {
    kind: "count",
    quotes: told.map(quoteOf),
    weighs: ownProofs.count.weighs + Math.min(first.logOdds, mostAbout),
  };
}

/** The least log odds at which a number alone makes a sentence worth the first place. Own judgment. */
const plainFrom = 2;

const mayProve = (one: ScoredSentence, reading: Reading): boolean =>
  isReportField(one.field) &&
  !one.isDenied &&
  !one.isWish &&
  !isPlan(one, reading) &&
  !isAside(one.text) &&
  !isOfOthers.test(one.text) &&
  !wentWell.test(one.text) &&
  !praise.test(one.text) &&
  !hypothetical.test(one.text) &&
  !guessed.test(one.text) &&
  !clearedWords.some(({ says }) => says.test(one.text)) &&
  (isReport(one.text) || shortCount.test(one.text));

/** `We worked 187.` */
const shortCount = /^[^,;]{0,40}\d/;
const hypothetical =
  /\b(?:would|(?<!\b(?:nobody|no one) )could|should|might|if (?:we|I|they|he|she)|want(?:s|ed)?|next (?:year|spring|month))\b/i;

/** A number that is a guess by their own account. */
const guessed = /\b(?:invented|made[- ]up|guess(?:es|ing|work)?|(?:nobody|no one) (?:really )?knows)\b/i;

/** What goes well, what somebody claims, or what an offer says. */
const praise =
  /\b(?:[Mm]et|[Hh]its?|[Mm]ade) (?:their|the|our|its|his|her) (?:\w+ )?(?:number|date|target|goal|rate)s?\b|\b100 ?(?:%|percent) of the time\b|\b[Ss]trengths?\b|^\p{Lu}\p{Ll}+ (?:says|thinks|claims|figures|believes)\b|\b(?:wrote me|quoted us|[Aa]n? (?:quote|offer)|[Ss]alesman)\b/u;

const kindOf = (text: string): OwnProofKind | undefined =>
  (Object.keys(ownProofs) as OwnProofKind[]).find((kind) => kind !== "count" && ownProofs[kind].says(text));

const textOf = (sentences: readonly ScoredSentence[]): string => sentences.map(({ text }) => text).join(" ");

/** How much its sentences say about the causes, or else those next to them. A mean of something else says nothing of them. */
function aboutOf(
  window: readonly ScoredSentence[],
  themes: readonly ThemeId[],
  { sentences }: Reading,
  kind: OwnProofKind,
): number {
  const speaks = (some: readonly ScoredSentence[]): number =>
    Math.max(0, ...some.flatMap((one) => themes.map((theme) => speaksOf(theme, one))));
  const at = sentences.indexOf(window[0] as ScoredSentence);
  const beside = [sentences[at - 1], sentences[at + window.length]].filter(
    (one) => one !== undefined && one.field === window[0]?.field,
  ) as readonly ScoredSentence[];
  const isOfAnother = kind === "mean" && window.some((one) => one.themes.length > 0);
  return speaks(window) || (isOfAnother ? 0 : speaks(beside) / 2);
}

/** From here on, being more about the causes doesn't count more than what kind of proof it is. Own judgment. */
const mostAbout = 3;

/** Whether a sentence refers to one before it: `They shipped 58`, `On 14 of them`, `his wife was sick` without a name. */
const pointsBack = (text: string): boolean =>
  opensWithPronoun.test(text) || ofThem.test(text) || (ofPerson.test(text) && !named.test(text));
/** Also a mean, which is of what was counted before. */
const opensWithPronoun =
  /^(?:(?:and|but|so|then) )?(?:it|he|she|they|that|those|these|both|neither|his|her|their|(?:the )?(?:average|mean|median))\b/i;
const ofThem = /^[^,.;]{0,24}\bof (?:them|those|these)\b/i;
const ofPerson = /\b(?:he|she|his|him)\b/i;
/** Somebody before the pronoun: `the man from Denmark was here, he changed`, `Sylvain stayed at home with his phone off`. */
const named =
  /\b(?:the|my|our|an?|one) [\p{L}-]+[^.;]*?\b(?:he|she|his|him)\b|(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I\b)\b\p{Lu}\p{Ll}+[^.;]*?\b(?:he|she|his|him)\b/u;

/** A proof of its own, so that the sentence before doesn't need it. */
const standsAlone = ({ text }: ScoredSentence): boolean => kindOf(text) !== undefined && !pointsBack(text);

/** The next sentence works out the one before: `Average was 12 days after`, `The rest is the tray sitting`. */
const addsUp =
  /^(?:(?:the |on |my |our )?(?:average|mean|median)|(?:the )?(?:rest|remainder|other)\b|together|all told|that(?:['’]s| is| comes to| came to)) ?[^.;]*\d/i;
