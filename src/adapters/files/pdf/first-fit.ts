/**
 * The ways to set the first page of the brief, the fullest first: three endings, each in four sizes of type. The template
 * knows them by their place.
 */
const sizes = 4;
const last = 3 * sizes - 1;

/** From so many characters on the page on, each way is the likeliest to fit. Counted on the published shops. */
const likelyFrom = [0, 5_700, 6_050, 6_200, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 6_650, 6_950] as const;

/** The way to try first. A wrong guess costs one more try and changes nothing. */
export const likelyWay = (characters: number): number => likelyFrom.findLastIndex((from) => characters >= from);

/** One way, tried. */
export interface Tried<Set> {
  readonly set: Set;
  readonly fits: boolean;
}

/**
 * The first way that fits, whichever is tried first; the last one where none does. Of one ending, a larger size never fits
 * where a smaller one doesn't.
 */
export function firstThatFits<Set>(likely: number, set: (way: number) => Tried<Set>): Set {
  const known = new Map<number, Tried<Set>>();
  const tried = (way: number): Tried<Set> => {
    const found = known.get(way) ?? set(way);
    known.set(way, found);
    return found;
  };
  let way = likely;
  while (way < last && !tried(way).fits) way += 1;
  for (
    let fuller: number | undefined = way;
    fuller !== undefined;
    fuller = fullerThan(way).find((one) => tried(one).fits)
  ) {
    way = fuller;
  }
  return tried(way).set;
}

/** The ways that would take the place of one if they fitted: the ending before in its smallest size, and the next larger size. */
const fullerThan = (way: number): readonly number[] =>
  [way - (way % sizes) - 1, way - 1].filter((one, at, all) => one >= 0 && all.indexOf(one) === at);
