/** Whether an analysis is a complete HTML document, to show in a frame, rather than plain text. */
export function isHtmlDocument(analysis: string): boolean {
  const opening = analysis.trimStart().slice(0, 20).toLowerCase();
  return opening.startsWith("<!doctype html") || opening.startsWith("<html");
}
