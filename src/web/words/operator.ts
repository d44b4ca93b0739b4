/** What the page says about the answers' keeping, and about answers that came with a link. */
export const operatorWords = {
  privacy: {
    link: "Privacy",
    summary: "What is stored",
    text: "Your answers and your report are stored on this server, at an address that nobody can guess. You can erase both on the results page. Without your name, figures of the report may go into comparisons of at least 20 shops. What you type before you send it stays in your browser. No cookies, no tracking, nothing from other sites.",
    kept: (days: number): string =>
      days === 1 ? "Both are erased by themselves after one day." : `Both are erased by themselves after ${days} days.`,
  },

  prefill: {
    filled: (count: number): string =>
      count === 1
        ? "One answer came with the link you followed. Look it over: it is yours to change."
        : `${count} answers came with the link you followed. Look them over: they are yours to change.`,
    differs: (count: number): string =>
      count === 1
        ? "The link you followed brings another answer to one question. Yours was left as it is."
        : `The link you followed brings other answers to ${count} questions. Yours were left as they are.`,
    take: "Use those of the link",
    taken: "The answers of the link are in the form now.",
    unfit: (count: number): string =>
      count === 1
        ? "One answer in the link did not fit its question and was left out."
        : `${count} answers in the link did not fit their questions and were left out.`,
  },
} as const;
