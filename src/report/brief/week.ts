/** Shorter than this, a sentence says too little to stand alone. */
const shortest = 60;

/** The first sentence of a task or two, without the marks around names of fields; the whole task is in the table. */
export function firstSentence(text: string): string {
  const [first = text, second] = text.split(/(?<=[.?!])\s/);
  const said = first.length < shortest && second !== undefined ? `${first} ${second}` : first;
  return said.replaceAll("`", "");
}
