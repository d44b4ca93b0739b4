/** A sentence shorter than this is shown with the next one. */
const shortest = 60;

/** The first sentence or two of a task, without the marks around field names; the whole task is in the table. */
export function firstSentence(text: string): string {
  const [first = text, second] = text.split(/(?<=[.?!])\s/);
  const said = first.length < shortest && second !== undefined ? `${first} ${second}` : first;
  return said.replaceAll("`", "");
}

/** The result of a task, without the columns of its list, which are in the table. */
export function firstClause(text: string): string {
  const said = firstSentence(text);
  const [head = said] = said.split(/: (?=\p{Ll})/u);
  return head !== said && makesAList.test(head) ? `${head}.` : said;
}

const makesAList = /^(?:List|Start|Put|Post|Follow|Keep|Hang|Draw)\b/;
