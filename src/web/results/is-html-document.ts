/** Whether an analysis is a whole HTML document, to be framed, or plain text. */
export function isHtmlDocument(analysis: string): boolean {
  const opening = analysis.trimStart().slice(0, 20).toLowerCase();
  return opening.startsWith("<!doctype html") || opening.startsWith("<html");
}
