import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Claim, Letter, Prose, ProsePiece } from "../../diagnosis/letter/letter.ts";
import type { Unit } from "../../diagnosis/letter/unit.ts";
import { figuresOf } from "../figures.ts";
import { evidence, joined, plain, said, type Text, wordsOf } from "../text.ts";
import { amountInWords, amountOf, periods } from "./amount.ts";
import { letterWords } from "./letter.words.ts";

/** Turns a model's text into text of the report: marks quotes, fills in sums and figures. */
export interface ProseFormatter {
  readonly prose: (prose: Prose) => Text;
  /** A claim, marked if it is only the model's interpretation. */
  readonly claim: (claim: Claim) => Text;
  readonly claims: (claims: readonly Claim[]) => Text;
  /** The same as plain words, quotes in quotation marks. */
  readonly words: (prose: Prose) => string;
}

/** @param amount how a sum or figure is worded */
export function formatterOf({ sums }: Letter, diagnosis: Diagnosis, amount = amountInWords): ProseFormatter {
  const piece = (one: ProsePiece, at: number, all: Prose): Text => {
    switch (one.kind) {
      case "words":
        return plain(unbroken(one.text));
      case "quote":
        return [said(one.text)];
      case "sum":
        return sums
          .filter(({ id }) => id === one.id)
          .flatMap((sum) => plain(amount({ ...sum, unit: unitIn(sum.unit, sentenceAround(at, all)) })));
      case "figure":
        return figureText(one.id, diagnosis, amount);
    }
  };
  const prose = (all: Prose): Text => all.map(withoutDoubledStop).flatMap(piece);
  const claim = ({ says, isReading }: Claim): Text => [
    ...(isReading ? withoutStop(prose(says)) : withStop(says, prose(says))),
    ...(isReading ? plain(`${letterWords.reading}.`) : []),
  ];
  return {
    prose,
    claim,
    claims: (all) => joined(all.map(claim), " "),
    words: (all) => wordsOf(prose(all)),
  };
}

/** Lines break before a sum's `=`, `+` and `−`: never within a product, a date, or between a number and what it counts. */
const unbroken = (text: string): string =>
  text
    .replaceAll(/ (?=[×÷] [\d$£€(])/gu, "\u00a0")
    .replaceAll(/(?<=[ \u00a0][×÷+−=-]) (?=[\d$£€(])/gu, "\u00a0")
    .replaceAll(
      /(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\d)/gu,
      "\u00a0",
    )
    .replaceAll(/(?<=\d) of (?=\d)/gu, "\u00a0of\u00a0")
    .replaceAll(/(?<=\d) (?=(?:each|percent|h|min|[a-z]{2,9}s)\b)/gu, "\u00a0");

/** The model's words in the sentence around a piece. */
function sentenceAround(at: number, all: Prose): { readonly before: string; readonly after: string } {
  const said = (pieces: Prose): string => pieces.map((one) => (one.kind === "words" ? one.text : " … ")).join("");
  const [before = ""] = said(all.slice(0, at))
    .split(/[.?!] /)
    .slice(-1);
  const [after = ""] = said(all.slice(at + 1)).split(/[.?!](?: |$)/);
  return { before, after };
}

/** A unit without the part that the sentence already says. */
const unitIn = (unit: Unit, { before, after }: ReturnType<typeof sentenceAround>): Unit =>
  withoutCounted(withoutNamed(unit, `${before} … ${after}`), before);

/** `cap open orders at 240 orders`. */
const withoutCounted = (unit: Unit, before: string): Unit => {
  const [, counted = ""] = /\b([a-z]+)s (?:at|to|by) $/i.exec(before) ?? [];
  return Object.fromEntries(
    Object.entries(unit).filter(([name, power]) => power < 0 || name !== counted.toLowerCase()),
  );
};

/** If a sentence counts things one by one, its unit needs no “per”: `an order waits 9 days per order`. */
const withoutNamed = (unit: Unit, sentence: string): Unit =>
  Object.fromEntries(
    Object.entries(unit).filter(
      ([name, power = 0]) =>
        power > 0 ||
        periods.has(name) ||
        !/^[a-z_]{3,}$/.test(name) ||
        !new RegExp(
          `\\b(?:an?|each|every|per|one|the)(?: [a-z-]+){0,2} ${name.replaceAll("_", " ")}\\b(?! hours?\\b)`,
          "i",
        ).test(sentence),
    ),
  );

/**
 * A quotation often ends with its own period. It is dropped if the sentence continues, so that there are never two.
 */
const withoutDoubledStop = (piece: ProsePiece, at: number, all: Prose): ProsePiece => {
  const [before, after] = [all[at - 1], all[at + 1]];
  if (piece.kind === "quote" && after?.kind === "words" && /^,? ?\p{Ll}/u.test(after.text)) {
    return { ...piece, text: piece.text.replace(/[.;]$/u, "") };
  }
  const isDoubled = before?.kind === "quote" && /[.?!…]$/u.test(before.text) && piece.kind === "words";
  return isDoubled && piece.kind === "words" ? { ...piece, text: piece.text.replace(/^\./, "") } : piece;
};

/** Adds the period that a claim ending with a quote may lack. */
const withStop = (says: Prose, text: Text): Text => {
  const last = says.at(-1);
  return last?.kind === "quote" && !/[.?!…]$/u.test(last.text) ? [...text, ...plain(".")] : text;
};

function withoutStop(text: Text): Text {
  const last = text.at(-1);
  return last?.kind === "plain" ? [...text.slice(0, -1), ...plain(last.text.replace(/\.$/, ""))] : text;
}

function figureText(id: string, diagnosis: Diagnosis, amount: typeof amountInWords): Text {
  const named = figuresOf(diagnosis).find((one) => one.id === id);
  if (named === undefined) return [];
  return [evidence(amount(amountOf(named)), id)];
}
