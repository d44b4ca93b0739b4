/** One line of comma-separated values (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/**
 * Adds an apostrophe wherever a spreadsheet might begin a cell with a formula: at the beginning, and after a line
 * break, tab or semicolon, because a spreadsheet that separates cells by semicolons takes our quotation marks for text
 * and ends the row at a line break. The wide characters are those of East Asian keyboards. A number stays one: -8 is no
 * formula, and an apostrophe would make it text.
 */
function cell(text: string): string {
  if (/^-\d+(?:\.\d+)?$/.test(text)) return text;
  const inert = text.replace(/^(?=[\t\r])|(^|[;\t\r\n])([ "]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
