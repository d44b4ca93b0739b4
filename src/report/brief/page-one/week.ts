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

/** A task as the title of a calendar entry, which a phone cuts off: the first sentence that says what to do, or what of it fits. */
export function inOneLine(text: string): string {
  const sentences = text.replaceAll("`", "").split(/(?<=[.?!])\s/);
  const first = sentences.find((one) => !/^(?:You|Your|We|The|It)\b/.test(one)) ?? sentences[0] ?? text;
  const said = first.replace(/[.:]$/, "");
  if (said.length <= longestTitle) return said;
  const ends = [...said.matchAll(/(?:,|:) | (?:and|or) /g)]
    .map(({ index }) => index)
    .filter((end) => end <= longestTitle);
  return ends.length === 0 ? said : `${said.slice(0, ends.at(-1))} …`;
}

/** Characters of a title. Own judgment. */
const longestTitle = 60;
