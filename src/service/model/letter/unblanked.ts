/** The blanks that replace contact details and other people's names in what a model is sent. */
const blank = /\[(?:name|shop|email|phone|website|company|person)(?: [A-Z])?\]/gu;

/** The most blanks in a quote. Own judgment. */
const maxBlanks = 12;
/** The most characters that a blank may replace: a name or an address is short. */
const maxReplaced = 60;

/** A quote of a blanked answer, in the words of the answer: `[person A] wrote it up` → `Dave Lee wrote it up`. */
export function unblankedQuote(quote: string, answer: string): string {
  const [first = "", ...others] = quote.split(blank);
  if (others.length === 0 || others.length > maxBlanks) return quote;
  const endAfter = endsIn(answer, others);
  for (let at = answer.indexOf(first); at >= 0 && at < answer.length; at = answer.indexOf(first, at + 1)) {
    const end = isInside(answer, at) ? undefined : endAfter(at + first.length, 0);
    if (end !== undefined) return answer.slice(at, end);
  }
  return quote;
}

/**
 * Where pieces end that follow a place in an answer, each after a blank; `undefined` if they don't. No place is tried twice, so
 * the time grows with the length of the answer, not with its power.
 */
function endsIn(answer: string, pieces: readonly string[]) {
  const tried = pieces.map(() => new Set<number>());
  return function endAfter(from: number, index: number): number | undefined {
    const piece = pieces[index];
    if (piece === undefined) return isInside(answer, from) ? undefined : from;
    if (tried[index]?.has(from)) return undefined;
    tried[index]?.add(from);
    for (const at of afterBlank(piece, answer, from)) {
      const end = endAfter(at + piece.length, index + 1);
      if (end !== undefined) return end;
    }
    return undefined;
  };
}

/** Where a piece may start after a blank that starts at `from`, the nearest first. */
function afterBlank(piece: string, answer: string, from: number): readonly number[] {
  const [line = ""] = answer.slice(from, from + maxReplaced).split("\n", 1);
  return Array.from({ length: line.length }, (_, at) => from + at + 1).filter(
    (at) => !isInside(answer, at) && answer.startsWith(piece, at),
  );
}

/** Whether a place is between the two halves of one character. */
const isInside = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(at));
