/** A script expression: yes-or-no questions laid out as rows whose text and choices aren't on one line. */
export const rowsAwry = `[...document.querySelectorAll(".question-row")].filter((row) => {
  const [words, choices] = [".question-text", ".choices"].map((part) => row.querySelector(part).getBoundingClientRect());
  return words.right > choices.left || words.bottom < choices.top || words.top > choices.bottom;
}).map((row) => row.id)`;
