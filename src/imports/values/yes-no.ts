const yes = new Set(["yes", "y", "true", "t", "1", "x", "-1", "on", "✓", "checked", "o", "oui", "ja", "si"]);
const no = new Set(["no", "n", "false", "f", "0", "off", "unchecked", "non", "nein"]);

/** "Yes" or "No" for what systems write; `null` for anything else. */
export function yesNoOf(text: string): "Yes" | "No" | null {
  const word = text.toLowerCase();
  if (yes.has(word)) return "Yes";
  return no.has(word) ? "No" : null;
}
