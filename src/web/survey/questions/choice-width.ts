/** The column width for a question's choices, by the longest text. styles.css defines the widths. */
export function choiceWidth(texts: readonly string[]): "tiny" | "short" | "name" | "middle" | "long" {
  const longest = Math.max(...texts.map((text) => text.length));
  if (longest <= 3) return "tiny";
  if (longest <= 12) return "short";
  if (longest <= 14) return "name";
  return longest <= 24 ? "middle" : "long";
}
