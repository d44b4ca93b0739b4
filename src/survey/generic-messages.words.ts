/** Messages for answers without their own, worded exactly as in Zod 3. */
export const genericMessages = {
  required: "Required",
  expected: (wanted: string, given: unknown) => `Expected ${wanted}, received ${nameOf(given)}`,
  notFinite: "Number must be finite",
  notMultipleOf: (step: number) => `Number must be a multiple of ${step}`,
  notInteger: "Expected integer, received float",
  tooSmall: (min: number) => `Number must be greater than or equal to ${min}`,
  tooLarge: (max: number) => `Number must be less than or equal to ${max}`,
  tooLong: (max: number) => `String must contain at most ${max} character(s)`,
  notAChoice: (choices: readonly string[], given: string) =>
    `Invalid enum value. Expected ${choices.map(quoted).join(" | ")}, received ${quoted(shortened(given))}`,
} as const;

function nameOf(value: unknown): string {
  if (value === undefined) return "undefined";
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number" && Number.isNaN(value)) return "nan";
  return typeof value;
}

const quoted = (text: string): string => `'${text}'`;

/** The most characters of a sent value that a message quotes. */
const longestQuote = 60;
const shortened = (text: string): string => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);
