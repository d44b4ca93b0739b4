/**
 * The layouts of the report's first page, fullest first: four amounts of text, each in four type sizes. The fullest
 * amount includes what otherwise follows the dashboard. The template identifies a layout by its index.
 */
const sizes = 4;
const alone = sizes;
const lastLayout = 4 * sizes - 1;

const never = Number.POSITIVE_INFINITY;
/**
 * For each layout of page one alone: the number of characters from which it usually is the first that fits. Counted on
 * the published shops.
 */
const likelyFrom = [0, 5_400, 6_000, 6_300, never, never, never, 7_800, never, 8_580] as const;
/** The same for page one with what follows the dashboard. */
const likelyTogether = [0, 5_000, 6_300, 6_560] as const;

/** The layouts to try. */
export interface Layouts {
  readonly fullest: number;
  /** The first one tried. A wrong guess costs one more try; the result is the same. */
  readonly likely: number;
  readonly last: number;
}

/** The layouts for a page one with this many characters. */
export const layoutsFor = (characters: number): Layouts => ({
  fullest: alone,
  likely: alone + likelyFrom.findLastIndex((from) => characters >= from),
  last: lastLayout,
});

/** The layouts for a page one that may have room for what follows the dashboard, with this many characters in total. */
export const layoutsTogether = (characters: number): Layouts => ({
  fullest: 0,
  likely: likelyTogether.findLastIndex((from) => characters >= from),
  last: lastLayout,
});

/** The layout in the size of the later pages. */
const usual = alone + 1;

/** The layouts for a letter of two pages. It usually fits as is; below the next size it is too hard to read. */
export const layoutsOfLetter: Layouts = { fullest: usual, likely: usual, last: usual + 1 };

/** A document in one layout, and whether its first page fits. */
export interface Attempt<Document> {
  readonly document: Document;
  readonly fits: boolean;
}

/**
 * The first layout that fits, wherever the search starts. If none does, the whole text of page one in the
 * usual size, which then takes two pages. This relies on the rule that a larger type size never fits if a smaller one doesn't.
 */
export function firstThatFits<Document>(
  { fullest, likely, last }: Layouts,
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
  if (!attempt(layout).fits) return attempt(usual).document;
  for (
    let fuller: number | undefined = layout;
    fuller !== undefined;
    fuller = fullerThan(layout).find((one) => one >= fullest && attempt(one).fits)
  ) {
    layout = fuller;
  }
  return attempt(layout).document;
}

/** The fuller layouts to try next: the same text in the next larger size, and the next longer text in its smallest size. */
const fullerThan = (layout: number): readonly number[] =>
  [layout - (layout % sizes) - 1, layout - 1].filter((one, at, all) => all.indexOf(one) === at);
