const yes = new Set(["yes", "y", "true", "t", "1", "x", "-1", "on", "✓", "checked", "oui", "ja", "si", "sí"]);
const no = new Set(["no", "n", "false", "f", "0", "off", "unchecked", "non", "nein"]);

/** "Yes" or "No" for what systems write; `null` for anything else. */
export function yesNoOf(text: string): "Yes" | "No" | null {
  const word = text.toLowerCase();
  if (yes.has(word)) return "Yes";
  return no.has(word) ? "No" : null;
}

/** As `yesNoOf`, for the cells of one column. O is French for yes if N is there as well; otherwise it may mean open. */
export function yesNoIn(texts: readonly string[]): typeof yesNoOf {
  const isFrench = texts.some((text) => /^n(?:on)?$/i.test(text));
  return (text) => (isFrench && /^o$/i.test(text) ? "Yes" : yesNoOf(text));
}
