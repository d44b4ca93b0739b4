/** A sentence shorter than this says too little to stand alone. */
const shortest = 60;

/** The first sentence or two of a task, without the marks around field names; the whole task is in the table. */
export function firstSentence(text: string): string {
  const [first = text, second] = text.split(/(?<=[.?!])\s/);
  const said = first.length < shortest && second !== undefined ? `${first} ${second}` : first;
  return said.replaceAll("`", "");
}

/** What a task makes, without the columns of a list: the table has those. */
export function firstClause(text: string): string {
  const said = firstSentence(text);
  const [head = said] = said.split(/: (?=\p{Ll})/u);
  return head !== said && makesAList.test(head) ? `${head}.` : said;
}

const makesAList = /^(?:List|Start|Put|Post|Follow|Keep|Hang|Draw)\b/;
