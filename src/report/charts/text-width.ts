/**
 * Widths of characters in thousandths of the font size, by the metrics of Helvetica, which system sans-serif fonts stay
 * close to. Characters that aren't listed count as wide as a digit; East Asian characters and emoji count as a full em.
 */
const widthsOfCharacters: readonly (readonly [width: number, characters: string])[] = [
  [222, "ijl|'"],
  [278, " !,./:;\\[]ftI·"],
  [333, '()-r"{}`'],
  [389, "*°"],
  [500, "cksvxyzJ"],
  [584, "+<=>~×±÷"],
  [611, "FTZ"],
  [667, "ABEKPSVXY&"],
  [722, "CDHNRUw"],
  [778, "GOQ"],
  [833, "mM"],
  [889, "%"],
  [944, "W"],
  [1015, "@"],
  [1000, "—…→●○◐▲■"],
];

const widthOf = new Map(
  widthsOfCharacters.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const)),
);

/** Fonts differ by a few percent; a box that is a little too wide never lets two labels touch. */
const allowance = 1.08;
const boldness = 1.06;

/** The same by code, for the characters that almost every text is made of. */
const widthsOfAscii = Uint16Array.from({ length: 128 }, (_, code) => widthOfCharacter(String.fromCharCode(code)));

function widthOfCharacter(character: string): number {
  return widthOf.get(character) ?? ((character.codePointAt(0) ?? 0) >= 0x1100 ? 1000 : 556);
}

/** The greatest width a text can have, in the unit of the font size. No other code measures text. */
export const textWidth = (text: string, size: number, bold = false): number => widthAt(thousandthsOf(text), size, bold);

const widthAt = (thousandths: number, size: number, bold: boolean): number =>
  (thousandths / 1000) * size * allowance * (bold ? boldness : 1);

function thousandthsOf(text: string): number {
  let thousandths = 0;
  for (let at = 0; at < text.length; at += 1) {
    const ascii = widthsOfAscii[text.charCodeAt(at)];
    const character = ascii === undefined ? String.fromCodePoint(text.codePointAt(at) ?? 0) : "";
    thousandths += ascii ?? widthOfCharacter(character);
    at += Math.max(0, character.length - 1);
  }
  return thousandths;
}

/** The text, cut off with `…` if it is wider than its space. */
export function cutText(text: string, room: number, size: number, bold = false): string {
  if (textWidth(text, size, bold) <= room) return text;
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join("").trimEnd()}…`, size, bold) > room) characters.pop();
  return characters.length === 0 ? "" : `${characters.join("").trimEnd()}…`;
}

/** The text in at most this many lines, broken at spaces; the rest is cut off. */
export function wrapText(text: string, room: number, size: number, most: number, bold = false): readonly string[] {
  const lines: string[] = [];
  let used = 0;
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const own = thousandthsOf(word);
    const together = last === undefined ? own : used + thousandthsOf(" ") + own;
    const isNext = last === undefined || widthAt(together, size, bold) > room;
    if (isNext) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
    used = isNext ? own : together;
  }
  const kept = lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")];
  return kept.map((line) => cutText(line, room, size, bold)).filter((line) => line !== "");
}
