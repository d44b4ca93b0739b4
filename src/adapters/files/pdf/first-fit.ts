/**
 * The ways to set the first page of the brief, fullest first: three amounts of text, each in four type sizes. The
 * template knows a way by its index.
 */
const sizes = 4;
const lastWay = 3 * sizes - 1;

/**
 * By way: the number of characters on the page from which it is the likeliest to fit. Counted on the published shops.
 */
const likelyFrom = [0, 5_700, 6_050, 6_200, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 6_650, 6_950] as const;

/** The way to try first. A wrong guess costs one more try; the result is the same. */
export const likelyWay = (characters: number): number => likelyFrom.findLastIndex((from) => characters >= from);

/** A page set one way, and whether it fits. */
export interface Attempt<Set> {
  readonly set: Set;
  readonly fits: boolean;
}

/**
 * The first way that fits, wherever the search starts; the last way if none does. For the same text, a larger size
 * never fits if a smaller one doesn't.
 */
export function firstThatFits<Set>(likely: number, set: (way: number) => Attempt<Set>): Set {
  const attempts = new Map<number, Attempt<Set>>();
  const attempt = (way: number): Attempt<Set> => {
    const result = attempts.get(way) ?? set(way);
    attempts.set(way, result);
    return result;
  };
  let way = likely;
  while (way < lastWay && !attempt(way).fits) way += 1;
  for (
    let fuller: number | undefined = way;
    fuller !== undefined;
    fuller = fullerThan(way).find((one) => attempt(one).fits)
  ) {
    way = fuller;
  }
  return attempt(way).set;
}

/**
 * The fuller ways to try next: the same text in the next larger size, and the next longer text in its smallest size.
 */
const fullerThan = (way: number): readonly number[] =>
  [way - (way % sizes) - 1, way - 1].filter((one, at, all) => one >= 0 && all.indexOf(one) === at);
