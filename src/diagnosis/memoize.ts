/**
 * Memoizes a function, for arguments of which there are few: our own tables, single words, the texts of one shop. Past
 * the limit, it drops all results and starts over.
 *
 * @param keyOf two arguments with the same key give the same result
 */
export function memoize<Given, Made>(
  keyOf: (given: Given) => string,
  make: (given: Given) => Made,
  mostKept = 2000,
): (given: Given) => Made {
  const known = new Map<string, { readonly made: Made }>();
  return (given) => {
    const key = keyOf(given);
    const kept = known.get(key);
    if (kept !== undefined) return kept.made;
    if (known.size >= mostKept) known.clear();
    const made = make(given);
    known.set(key, { made });
    return made;
  };
}

/** Memoizes by object identity; a result lives as long as its object. */
export function memoizeEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, { readonly made: Made }>();
  return (given) => {
    const kept = known.get(given);
    if (kept !== undefined) return kept.made;
    const made = make(given);
    known.set(given, { made });
    return made;
  };
}

/**
 * Memoizes what is read in a text. Many functions read a shop's sentences in turn; results are kept for only a few
 * shops, so that no text stays in memory long.
 */
export const memoizeText = <Made>(read: (text: string) => Made): ((text: string) => Made) =>
  memoize(itself, read, maxTexts);

export const maxTexts = 200;

/** The key of a text is the text. */
export const itself = <Text extends string>(text: Text): Text => text;
