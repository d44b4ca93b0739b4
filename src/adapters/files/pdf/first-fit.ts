/**
 * The layouts of the report's first page, fullest first: three amounts of text, each in four type sizes. The template
 * knows a layout by its index.
 */
const sizes = 4;
const lastLayout = 3 * sizes - 1;

/** By layout: from how many characters on the page it is the likeliest to fit. Counted on the published shops. */
const likelyFrom = [0, 5_700, 6_050, 6_200, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 6_650, 6_950] as const;

/** The layout to try first, and the last. */
export interface Layouts {
  /** A wrong guess costs one more try; the result is the same. */
  readonly likely: number;
  readonly last: number;
}

/** For a first part of one page with this many characters. */
export const layoutsFor = (characters: number): Layouts => ({
  likely: likelyFrom.findLastIndex((from) => characters >= from),
  last: lastLayout,
});

/** A letter on two pages usually fits as is. Smaller than the second size, two pages of it are too hard to read. */
export const layoutsOfLetter: Layouts = { likely: 0, last: 1 };

/** A document in one layout, and whether its first page fits. */
export interface Attempt<Document> {
  readonly document: Document;
  readonly fits: boolean;
}

/**
 * The first layout that fits, wherever the search starts. If none does, the fullest one, whose text then takes two
 * pages. For the same text, a larger size never fits if a smaller one doesn't.
 */
export function firstThatFits<Document>(
  { likely, last }: Layouts,
  typeset: (layout: number) => Attempt<Document>,
): Document {
  const attempts = new Map<number, Attempt<Document>>();
  const attempt = (layout: number): Attempt<Document> => {
    const result = attempts.get(layout) ?? typeset(layout);
    attempts.set(layout, result);
    return result;
  };
  let layout = likely;
  while (layout < last && !attempt(layout).fits) layout += 1;
  if (!attempt(layout).fits) return attempt(0).document;
  for (
    let fuller: number | undefined = layout;
    fuller !== undefined;
    fuller = fullerThan(layout).find((one) => attempt(one).fits)
  ) {
    layout = fuller;
  }
  return attempt(layout).document;
}

/** The fuller layouts to try next: the same text in the next larger size, and the next longer text in its smallest size. */
const fullerThan = (layout: number): readonly number[] =>
  [layout - (layout % sizes) - 1, layout - 1].filter((one, at, all) => one >= 0 && all.indexOf(one) === at);
