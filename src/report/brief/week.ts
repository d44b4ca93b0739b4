/** A sentence shorter than this says too little to stand alone. */
const shortest = 60;

/** The first sentence or two of a task, without the marks around field names; the whole task is in the table. */
export function firstSentence(text: string): string {
  const [first = text, second] = text.split(/(?<=[.?!])\s/);
  const said = first.length < shortest && second !== undefined ? `${first} ${second}` : first;
  return said.replaceAll("`", "");
}
