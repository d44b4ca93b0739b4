/** The blanks that replace contact details and other people's names in what a model is sent. */
const blank = /\[(?:name|shop|email|phone|website|company|person)(?: [A-Z])?\]/gu;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** What a blank may replace: a name or an address is short. */
const anything = String.raw`([^\n]{1,60}?)`;

/** A quote of a blanked answer, in the words of the answer: `[person A] wrote it up` → `Dave Lee wrote it up`. */
export function unblankedQuote(quote: string, answer: string): string {
  if (!new RegExp(blank).test(quote)) return quote;
  const pattern = quote.split(blank).map(escaped).join(anything);
  return new RegExp(pattern, "u").exec(answer)?.[0] ?? quote;
}
