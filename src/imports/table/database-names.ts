/** The share of headings that are names from a database. Own judgment. */
const mostNames = 0.7;

/** JobOper_OpComplete, PURC_ORDER_ID: such names are whole, each occurs once, and a word above them is only for the eye. */
export function areDatabaseNames(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== "");
  const named = filled.filter((text) => /^\p{L}[\p{L}\d/]*(?:_[\p{L}\d/]+)+$/u.test(text));
  return filled.length > 3 && named.length >= filled.length * mostNames && new Set(filled).size === filled.length;
}
