/** The blanks that replace contact details and other people's names in what a model is sent. */
const blank = /\[(?:name|shop|email|phone|website|company|person)\]/gu;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** What a blank may replace: a name or an address is short. */
const anything = String.raw`([^\n]{1,60}?)`;

/** A quote of a blanked answer, in the words of the answer: `[person] wrote it up` → `Dave Lee wrote it up`. */
export function unblankedQuote(quote: string, answer: string): string {
  if (!new RegExp(blank).test(quote)) return quote;
  const pattern = quote.split(blank).map(escaped).join(anything);
  return new RegExp(pattern, "u").exec(answer)?.[0] ?? quote;
}

/** The one person whose name was blanked in these texts; `undefined` if there is none, or more than one. */
export function onePerson(texts: readonly string[], blanked: readonly string[]): string | undefined {
  const names = texts.flatMap((text, at) => namesBehind(text, blanked[at] ?? text));
  const [first, ...others] = new Set(names);
  return others.length === 0 ? first : undefined;
}

function namesBehind(text: string, blanked: string): readonly string[] {
  const kinds = blanked.match(blank) ?? [];
  const found = new RegExp(`^${blanked.split(blank).map(escaped).join(String.raw`([\s\S]{1,60}?)`)}$`, "u").exec(text);
  return kinds.flatMap((kind, at) => (kind === "[person]" ? (found?.[at + 1] ?? []) : []));
}
