/** Text as the survey keeps it: well formed, with plain spaces, without control characters, trimmed. */
export function tidyProse(text: string): string {
  return text.toWellFormed().replace(lineBreaks, "\n").replace(otherSpaces, " ").replace(controls, "").trim();
}

/** One line of text: like prose, with line breaks and tabs turned into spaces. */
export function tidyLine(text: string): string {
  return tidyProse(text.replace(lineBreaks, " ").replace(/[\n\t]+/g, " "));
}

/** All line breaks except a line feed. Word pastes a soft line break as a vertical tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const lineBreaks = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

/** Spaces that don't break or have another width, as Word and web pages put between a number and its unit. */
const otherSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Invisible characters that a terminal might interpret or that change the direction of text. Line feed and tab are
 * kept.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * The number that a person typed: `18`, `1,250.50`, `$175`. Nothing else counts as a number, not even `1e5`.
 */
export function readNumber(text: string): number | undefined {
  const match = /^([-+]?)\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?$/.exec(text.trim());
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined;
  const size = Number(`${(match[2] ?? "0").replaceAll(",", "")}${match[3] ?? ""}`);
  return match[1] === "-" ? -size : size;
}

/** The choice with this spelling, ignoring kinds of dashes and outer spaces. */
export function choiceNamed<C extends string>(choices: readonly C[], given: string): C | undefined {
  const wanted = foldDashes(given.trim());
  return choices.find((choice) => foldDashes(choice) === wanted);
}

const foldDashes = (text: string): string => text.replace(/[\u2010-\u2015\u2212-]/g, "-");
