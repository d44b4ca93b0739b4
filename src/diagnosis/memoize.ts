/**
 * Memoizes a function. For arguments that are our own tables or single words, of which there is
 * a limited number; past the limit it forgets everything and starts over.
 *
 * @param keyOf two arguments with the same key give the same result
 */
export function memoize<Given, Made>(
  keyOf: (given: Given) => string,
  make: (given: Given) => Made,
): (given: Given) => Made {
  const known = new Map<string, Made>();
  return (given) => {
    const key = keyOf(given);
    const made = known.get(key);
    if (made !== undefined) return made;
    if (known.size >= mostKept) known.clear();
    const fresh = make(given);
    known.set(key, fresh);
    return fresh;
  };
}

/** Memoizes by object identity; a result lives as long as its object. */
export function memoizeEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, Made>();
  return (given) => {
    const made = known.get(given) ?? make(given);
    known.set(given, made);
    return made;
  };
}

const mostKept = 2000;

/** The key of a text is the text. */
export const itself = (text: string): string => text;
