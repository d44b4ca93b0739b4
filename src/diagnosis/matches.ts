/**
 * Every match of a global pattern in a text, as `matchAll` finds them. `matchAll` copies the pattern for each text, which
 * takes longer than finding nothing, and most texts have no match.
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
