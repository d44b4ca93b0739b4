/** How wide the column of a choice has to be, by its longest text. styles.css knows the widths. */
export function choiceWidth(texts: readonly string[]): "tiny" | "short" | "name" | "middle" | "long" {
  const longest = Math.max(...texts.map((text) => text.length));
  if (longest <= 3) return "tiny";
  if (longest <= 12) return "short";
  if (longest <= 14) return "name";
  return longest <= 24 ? "middle" : "long";
}
