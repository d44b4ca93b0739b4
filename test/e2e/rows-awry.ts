/** An expression: the questions for a yes or a no, laid out as rows, whose words and choices are not on one line. */
export const rowsAwry = `[...document.querySelectorAll(".question-row")].filter((row) => {
  const [words, choices] = [".question-text", ".choices"].map((part) => row.querySelector(part).getBoundingClientRect());
  return words.right > choices.left || words.bottom < choices.top || words.top > choices.bottom;
}).map((row) => row.id)`;
