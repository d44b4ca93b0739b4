/**
 * Every match of a global pattern in a text, like `matchAll`. But `matchAll` copies the pattern for each text, which takes
 * longer than the search itself if there is no match, as in most texts.
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
