/**
 * What a pattern can't do without: pieces of text, of which every match holds at least one. They are derived from the
 * pattern itself, so a table of patterns needs no second list.
 */

/** A text in few symbols: letters without case, one digit for all, one blank for all, and one sign for everything else. */
export const symbolOf = (code: number): number => (code < symbols.length ? (symbols[code] ?? other) : rareSymbol(code));

export const symbolCount = 32;
const other = 31;
const digit = 27;
const [blank, apostrophe, hyphen] = [28, 29, 30];
const symbols = Uint8Array.from({ length: 128 }, (_, code) => plainSymbol(String.fromCharCode(code)));

function plainSymbol(char: string): number {
  if (/[a-z]/i.test(char)) return char.toLowerCase().charCodeAt(0) - 96;
  if (/[0-9]/.test(char)) return digit;
  if (/\s/.test(char)) return blank;
  return char === "'" ? apostrophe : char === "-" ? hyphen : other;
}

/** `K` and `ſ` are a k and an s where a pattern ignores case. */
function rareSymbol(code: number): number {
  const char = String.fromCharCode(code);
  if (char === "’") return apostrophe;
  if (char === "\u212A") return symbolOf(107);
  if (char === "\u017F") return symbolOf(115);
  if (/[½¼¾]/.test(char)) return digit;
  return /\s/.test(char) ? blank : other;
}

/** A piece of text as its symbols, a character each. */
export type Piece = string;

const pieceOf = (found: readonly number[]): Piece => String.fromCharCode(...found);

/** Pieces of which a text must hold one, and roughly how likely a sentence is to do so by chance. */
interface Choice {
  readonly pieces: readonly Piece[];
  readonly commonness: number;
}

/** What a part of a pattern matches: all its strings if they are few, and pieces of which each of them holds one. */
interface Part {
  readonly exact: readonly Piece[] | null;
  readonly any: Choice | null;
}

const nothing: Part = { exact: [""], any: null };
const anything: Part = { exact: null, any: null };
const maxExact = 24;
const fewSymbols = 6;

/** The pieces of which every match of a pattern holds at least one; `null` if there are none that tell much. */
export function neededPieces({ source }: RegExp): readonly Piece[] | null {
  const reading: Reading = { source, at: 0 };
  const all = choiceOf(alternativesIn(reading));
  return all && [...new Set(all.pieces)];
}

interface Reading {
  readonly source: string;
  at: number;
}

const isNext = ({ source, at }: Reading, text: string): boolean => source.startsWith(text, at);

function takes(reading: Reading, text: string): boolean {
  if (!isNext(reading, text)) return false;
  reading.at += text.length;
  return true;
}

function taken(reading: Reading, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.source);
  if (found !== null) reading.at += found[0].length;
  return found;
}

function alternativesIn(reading: Reading): Part {
  const found = [sequenceIn(reading)];
  while (takes(reading, "|")) found.push(sequenceIn(reading));
  if (found.length === 1) return found[0] ?? anything;
  const exact = found.flatMap((one) => one.exact ?? []);
  const choices = found.map(choiceOf).filter((one) => one !== null);
  return {
    exact: found.every((one) => one.exact !== null) && exact.length <= maxExact ? exact : null,
    any: choices.length < found.length ? null : together(choices),
  };
}

function sequenceIn(reading: Reading): Part {
  let run: readonly Piece[] = [""];
  let isWhole = true;
  let any: Choice | null = null;
  while (reading.at < reading.source.length && !isNext(reading, "|") && !isNext(reading, ")")) {
    const item = quantified(itemIn(reading), reading);
    any = clearer(any, item.any);
    const longer = item.exact && run.length * item.exact.length <= maxExact ? joined(run, item.exact) : null;
    if (longer === null) {
      any = clearer(clearer(any, telling(run)), telling(item.exact));
      isWhole = false;
    }
    run = longer ?? [""];
  }
  return isWhole ? { exact: run, any } : { exact: null, any: clearer(any, telling(run)) };
}

const quantifier = /(?:[?*+]|\{(\d+)(,?)\d*\})\??/y;

const joined = (heads: readonly Piece[], tails: readonly Piece[]): readonly Piece[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail));

function quantified(item: Part, reading: Reading): Part {
  const found = taken(reading, quantifier);
  if (found === null) return item;
  const [sign = "", least] = found;
  if (sign.startsWith("?")) return { exact: item.exact && [...item.exact, ""], any: null };
  if (sign.startsWith("*") || least === "0") return anything;
  return { exact: null, any: choiceOf(item) };
}

function itemIn(reading: Reading): Part {
  if (takes(reading, "(")) return groupIn(reading);
  if (takes(reading, "[")) return classIn(reading);
  if (takes(reading, "\\")) return escapeIn(reading);
  if (takes(reading, ".")) return anything;
  if (takes(reading, "^") || takes(reading, "$")) return nothing;
  return textIn(reading);
}

const groupKind = /\?(?:[:=!]|<[=!]|<\w+>)/y;

function groupIn(reading: Reading): Part {
  const [kind = ""] = taken(reading, groupKind) ?? [];
  if (isNext(reading, "?")) throw new Error(`A group of ${reading.source} isn't read`);
  const inner = alternativesIn(reading);
  if (!takes(reading, ")")) throw new Error(`A group of ${reading.source} isn't read`);
  if (kind.endsWith("!")) return nothing;
  return kind.endsWith("=") ? { exact: [""], any: choiceOf(inner) } : inner;
}

function escapeIn(reading: Reading): Part {
  if (takes(reading, "b") || takes(reading, "B")) return nothing;
  if (takes(reading, "d")) return { exact: [pieceOf([digit])], any: null };
  if (takes(reading, "s")) return { exact: [pieceOf([blank])], any: null };
  return taken(reading, escapeOfMany) ? anything : literal(reading);
}

const escapeOfMany = /[wWDS\d]|[pP]\{[^}]*\}|k<\w+>|[nrtfv]|u[\da-f]{4}|u\{[\da-f]+\}|x[\da-f]{2}/iy;

const literal = (reading: Reading): Part => {
  const code = reading.source.charCodeAt(reading.at);
  reading.at += 1;
  return { exact: [pieceOf([symbolOf(code)])], any: null };
};

/** Letters and blanks that no sign after them repeats: most of a pattern, so they are read at once. */
const plainText = /[a-z ]{2,}(?![?*+{])/iy;

function textIn(reading: Reading): Part {
  const [text] = taken(reading, plainText) ?? [];
  if (text === undefined) return literal(reading);
  return { exact: [pieceOf(Array.from(text, (char) => symbolOf(char.charCodeAt(0))))], any: null };
}

const restOfClass = /(?:[^\]\\]|\\.)*\]/sy;

/** A class of few symbols, without the escapes that stand for many. */
function classIn(reading: Reading): Part {
  const [all = ""] = taken(reading, restOfClass) ?? [];
  const inside = all.slice(0, -1);
  if (inside.startsWith("^") || /\\[^ds\-.\]/\\]|[^\d]-[^\d]/.test(inside.replace(/^-|-$/g, ""))) return anything;
  const found = new Set<number>();
  for (const [sign] of inside.matchAll(/\\?./gs)) {
    if (sign === "\\d") found.add(digit);
    else if (sign === "\\s") found.add(blank);
    else found.add(symbolOf(sign.charCodeAt(sign.length - 1)));
  }
  // The hyphen of a range of digits is read as one more sign, which does no harm.
  return found.size > fewSymbols ? anything : { exact: [...found].map((one) => pieceOf([one])), any: null };
}

const choiceOf = ({ exact, any }: Part): Choice | null => clearer(telling(exact), any);

const together = (choices: readonly Choice[]): Choice => ({
  pieces: choices.flatMap(({ pieces }) => pieces),
  commonness: choices.reduce((sum, { commonness }) => sum + commonness, 0),
});

/** Shorter pieces are in almost every sentence. */
const shortest = 3;
const anyDigit = pieceOf([digit]);

/** The strings as pieces to look for, where each is long enough; of those with a digit, the digit is enough. */
function telling(exact: readonly Piece[] | null): Choice | null {
  if (exact === null) return null;
  const pieces = exact.map((one) => (one.length < shortest && one.includes(anyDigit) ? anyDigit : one));
  if (pieces.some((one) => one.length < shortest && one !== anyDigit)) return null;
  return { pieces, commonness: pieces.reduce((sum, one) => sum + commonnessOf(one), 0) };
}

/** Of two choices, the one of which a text is less likely to hold a piece. */
function clearer(one: Choice | null, other: Choice | null): Choice | null {
  if (one === null || other === null) return one ?? other;
  return other.commonness < one.commonness ? other : one;
}

/** Each letter more makes a piece a third as likely. A digit is as likely as two letters. */
const commonnessOf = ({ length }: Piece): number => 3 ** -Math.min(length === 1 ? 2 : length, longestCounted);

const longestCounted = 7;
