/**
 * Memoizes a function, for arguments of which there are few: our own tables, single words, the texts of one shop. Past
 * the limit, it drops all results and starts over.
 *
 * @param keyOf two arguments with the same key give the same result
 */
export function memoize<Argument, Result>(
  keyOf: (argument: Argument) => string,
  make: (argument: Argument) => Result,
  maxSize = 2000,
): (argument: Argument) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (argument) => {
    const key = keyOf(argument);
    const kept = known.get(key);
    if (kept !== undefined) return kept.result;
    if (known.size >= maxSize) known.clear();
    const result = make(argument);
    known.set(key, { result });
    return result;
  };
}

/** Memoizes by object identity; a result lives as long as its object. */
export function memoizeEach<Argument extends object, Result>(
  make: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const known = new WeakMap<Argument, { readonly result: Result }>();
  return (argument) => {
    const kept = known.get(argument);
    if (kept !== undefined) return kept.result;
    const result = make(argument);
    known.set(argument, { result });
    return result;
  };
}

/**
 * Memoizes a function of one text. Many functions read a shop's sentences in turn; results are kept for only a few shops,
 * so that no text stays in memory long.
 */
export const memoizeText = <Result>(read: (text: string) => Result): ((text: string) => Result) =>
  memoize(identity, read, maxTexts);

export const maxTexts = 600;

/** The key of a text is the text. */
export const identity = <Text extends string>(text: Text): Text => text;
