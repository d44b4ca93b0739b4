/**
 * Dollar signs in our text that mean the shop's currency: `$72,000`, `$ per machine hour`. A sign after a letter already
 * names a currency: `US$`, `MX$`, `C$`.
 */
const marks = /(?<![A-Z])\$(?=\d| per\b)/g;
/** Dollar signs as a unit: `Value ($)`, `Value, $`, `a number in $, 0 or more`. */
const asUnit = / ?\(\$\)|, \$$| in \$(?=,)/g;

/**
 * Our text with the shop's currency symbol in place of `$`. A shop with another currency writes no `$` itself, and a
 * published rate (`27.94 $/hour`) stays as it was published.
 */
export function inMoney(text: string, mark: string): string {
  if (mark === "$" || !text.includes("$")) return text;
  return text
    .replaceAll(marks, () => mark)
    .replaceAll(asUnit, (unit) => (mark === "" ? "" : unit.replace("$", () => mark.trim())));
}

/**
 * The same for all words in a value, at any depth.
 *
 * @param published texts to keep in US dollars because they are based on published wages
 */
export function allInMoney<T>(value: T, mark: string, published: ReadonlySet<string> = none): T {
  if (mark === "$") return value;
  const changed = (part: unknown): unknown => {
    if (typeof part === "string") return inMoney(part, published.has(part) ? "US$" : mark);
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, changed(inner)]));
  };
  // The cast is sound: every part keeps its kind.
  return changed(value) as T;
}

const none: ReadonlySet<string> = new Set();
