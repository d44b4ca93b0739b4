/** A name with a digit in it, a time of day, and a day of a month. */
export const code =
  /(?<![\d.])\.\d{2,4}\b|(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])|\b\d{1,3}[A-Z][A-Za-z]*\d+[A-Za-z]*\b|\b[A-Za-z]+-?\d+[A-Za-z]*\b|(?<![\d.–-])\d{1,2}-\d{1,2}(?![\d.–-])|(?<![\p{L}\p{N}])#\d{1,6}\b|\b\d+(?:\.\d+)?(?:mm|in|ft|kg)\b|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:at|by|till|until) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])(?=[.,;:)](?!\d)|$| (?:and|or|on|in|at|to|so|because|but|every|each|sharp|that|when|while|o['’]clock)\b)/gu;

/** The codes in a text, in lower case. */
export const codesIn = (text: string): readonly string[] =>
  (text.match(code) ?? []).map((found) => found.toLowerCase());

/** Things that a number names: `tier 1`, `Haas 2`, `aisle 4`. Not `of 22`, and nothing measured. */
const numbered =
  /\b(?!(?:about|after|and|are|at|before|by|each|every|for|from|had|has|have|is|just|last|made|makes?|near|next|of|on|only|or|over|past|ran|run|runs|says?|than|the|then|till|to|took|under|until|up|was|were|with|within)\b)(\p{L}{2,})[ -](\d{1,4})(?:['’]?s)?\b(?![.,:/-]?\d| ?[%×÷+=−–]| (?:cents|days?|dollars|grand|h|hours?|k|min|minutes?|months?|nights?|of|percent|shifts?|times|to|weeks?|years?)\b)/giu;

/** The things in a text that a number names, in lower case. */
export const numberedIn = (text: string): readonly string[] =>
  [...text.matchAll(numbered)].map(([, name = "", number]) => `${name.toLowerCase()} ${number}`);

/** A text in which `this` stands for each thing with one of these names. */
export const withoutNumbered = (text: string, names: ReadonlySet<string>): string =>
  text.replaceAll(numbered, (found, name: string, number: string) =>
    names.has(`${name.toLowerCase()} ${number}`) ? "this" : found,
  );

/** A code, or several of them: `UMC-750s`; also one between two that are told: `v2` between `v1` and `v6`. */
export const isOneOf = (codes: ReadonlySet<string>, code: string): boolean =>
  [code, code.replace(/(?<=\d)s$/u, ""), `${code}s`].some((one) => codes.has(one)) || isBetween(codes, code);

function isBetween(codes: ReadonlySet<string>, code: string): boolean {
  const [, letters, number] = /^([a-z]+-?)(\d{1,2})$/u.exec(code) ?? [];
  if (letters === undefined) return false;
  const told = [...codes].flatMap((one) => {
    const rest = one.startsWith(letters) ? one.slice(letters.length) : "";
    return /^\d{1,2}$/u.test(rest) ? [Number(rest)] : [];
  });
  return told.some((one) => one < Number(number)) && told.some((one) => one > Number(number));
}
