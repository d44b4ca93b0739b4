/** The first sentence of a task, without the marks around names of fields; the whole task is in the table. */
export const firstSentence = (text: string): string => (text.split(/(?<=[.?!])\s/)[0] ?? text).replaceAll("`", "");
