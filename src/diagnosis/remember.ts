/**
 * The same function, which keeps what it made before. For what is made of our own tables or of single words, of which there is
 * finitely much; should that ever be untrue, it forgets everything and begins again.
 *
 * @param keyOf tells apart what makes a difference to `make`
 */
export function remember<Given, Made>(
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

/** The same for what is made of one thing alone: it is kept as long as that very thing. */
export function rememberEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
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
