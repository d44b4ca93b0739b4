import { identity, memoize } from "../../memoize.ts";

/** The ends of a range; of one number, twice the same. */
export interface Ends {
  readonly low: number;
  readonly high: number;
}

/**
 * The ends of a range as written. A scale that is written once belongs to both, as in `$250-300k` or `five to six hundred`.
 * `undefined` if one isn't a number, or if the first is larger.
 */
export function endsOf(from: string, to: string): Ends | undefined {
  const first = numberOf(from);
  const high = numberOf(to);
  if (first === undefined || high === undefined) return undefined;
  const scale = scalesBehind(to).find((one) => first * one < high && high <= first * one * widestShared) ?? 1;
  const low = first * scale;
  return low <= high ? { low, high } : undefined;
}

/** `Lots of 1 to 50 thousand` may begin with one part: from here on, the scale is that of the high end alone. Own judgment. */
const widestShared = 20;

/** What the scales at the end of a number come to, the largest first: of `six hundred thousand`, 100,000 and 1,000. */
function scalesBehind(written: string): readonly number[] {
  const names = /(?:(?<![a-z])(?:dozen|hundred|thousand|grand|million|k|mm?|mil)[\s-]*)+$/i.exec(written)?.[0] ?? "";
  const values = names.split(/[\s-]+/).flatMap((name) => scales[name.toLowerCase()] ?? []);
  return values.map((_, at) => values.slice(at).reduce((product, value) => product * value, 1));
}

/**
 * The value of digits or of words such as `forty-five`, `two and a half`, `a dozen`; otherwise `undefined`. Shops write
 * the same numbers again and again.
 */
const numberOf = memoize(identity, (written): number | undefined => {
  const plain = written
    .toLowerCase()
    .replaceAll(",", "")
    .replace(/^(?:[$£€]|r(?=\d))/, "")
    .trim();
  if (!/^[.\d½¼¾]/.test(plain)) return numberOfWords(plain);
  const { few = "", scale } = withScale.exec(plain)?.groups ?? {};
  if (scale === undefined) return numberOfDigits(plain);
  const value = (numberOfDigits(few) ?? Number.NaN) * (scales[scale] ?? Number.NaN);
  return Number.isNaN(value) ? undefined : Number(value.toPrecision(12));
});

/** `300k`, `1/2 million`, `¾ of a million`. */
const withScale = /^(?<few>[^a-z]*[\d½¼¾])\s*(?:of an? )?(?<scale>[a-z]+)$/;

function numberOfDigits(plain: string): number | undefined {
  const fraction = /^(?:(\d+)[ -])?([1-9])\/([1-9])$/.exec(plain);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const sign = /^(\d+)? ?([½¼¾])$/.exec(plain);
  const value = sign ? Number(sign[1] ?? 0) + (fractionSigns[sign[2] ?? ""] ?? Number.NaN) : Number(plain);
  return Number.isNaN(value) ? undefined : value;
}

const fractionSigns: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

/** `Forty five` and `half two` are one number, and `two three` are two. @param last the value of the word before, `null` after a scale */
const mayFollow = (value: number, last: number | null): boolean =>
  last === null || Math.min(last, value) < 1 || (last >= 20 && value < 10);

function numberOfWords(words: string): number | undefined {
  let [total, current] = [0, 0];
  let last: number | null = null;
  for (const word of wordsOf(words)) {
    const scale = scales[word];
    const value = numberWords[word] ?? quarters[word];
    if (scale !== undefined) current = (current || 1) * scale;
    else if (value !== undefined && mayFollow(value, last)) current += value;
    else return undefined;
    last = scale === undefined ? (value ?? null) : null;
    if (scale !== undefined && scale >= 1000) [total, current] = [total + current, 0];
  }
  const value = total + current;
  return value > 0 ? value : undefined;
}

/** The words that count, with each number of quarters as one. */
const wordsOf = (words: string): readonly string[] =>
  words
    .replace(/\b(?:(one|three)[\s-]+)?quarters?\b/g, (_, count = "one") => `${count}/4`)
    .split(/[\s-]+/)
    .filter((word) => !["and", "a", "an", "of", "odd"].includes(word));

const quarters: Readonly<Record<string, number>> = { "one/4": 0.25, "three/4": 0.75 };

/** What each number word counts. */
export const numberWords: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  k: 1000,
  grand: 1000,
  million: 1e6,
  mil: 1e6,
  mm: 1e6,
  m: 1e6,
};
