/**
 * Rows of cells separated by a delimiter. A cell that starts with a quote ends at the next single one, so it may hold
 * delimiters and line breaks; two quotes in it are one.
 */
export function rowsOfCsv(text: string, delimiter: string, maxRows = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; rows.length < maxRows && (at < text.length || row.length > 0); ) {
    const quoted = text[at] === '"' ? quotedAt(text, at + 1) : { cell: "", after: at };
    let end = quoted.after;
    while (end < text.length && text[end] !== delimiter && !isBreak(text[end])) end++;
    row.push(quoted.cell + text.slice(quoted.after, end));
    at = end + 1;
    if (text[end] === delimiter) continue;
    if (text[end] === "\r" && text[at] === "\n") at++;
    rows.push(row);
    row = [];
  }
  return rows;
}

const isBreak = (character: string | undefined): boolean => character === "\n" || character === "\r";

function quotedAt(text: string, start: number): { readonly cell: string; readonly after: number } {
  let cell = "";
  for (let from = start; ; ) {
    const quote = text.indexOf('"', from);
    const end = quote < 0 ? text.length : quote;
    cell += text.slice(from, end);
    if (text[end + 1] !== '"') return { cell, after: end + 1 };
    cell += '"';
    from = end + 2;
  }
}
