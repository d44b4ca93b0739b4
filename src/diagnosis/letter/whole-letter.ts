import type { Letter, LetterSection } from "./letter.ts";

export const noLetter: Letter = {
  finding: null,
  answer: [],
  cause: [],
  memo: [],
  figures: [],
  order: [],
  decoys: [],
  rulings: [],
  rival: null,
  tests: [],
  week: [],
  plan: [],
  tiles: [],
  unknowns: [],
  sums: [],
};

/** A letter as it was stored, with the parts that its release did not know. */
export const wholeLetter = (stored: Partial<Letter>): Letter => ({
  ...noLetter,
  ...stored,
  rulings: (stored.rulings ?? []).map((one) => ({ ...one, name: one.name ?? null, tell: one.tell ?? null })),
  tests: (stored.tests ?? []).map((one) => ({
    ...one,
    on: one.on ?? null,
    who: one.who ?? null,
    keep: one.keep ?? null,
  })),
  tiles: (stored.tiles ?? []).map((one) => ({ ...one, aim: one.aim ?? null, source: one.source ?? null })),
});

/** With fewer tasks than this, a letter has no week. */
const minTasks = 3;

/** With fewer paragraphs than this, a memo doesn't tell a cause. */
const minParagraphs = 3;

/** Whether a letter can stand on page one by itself: headline, answer, cause and week. */
export const standsAlone = ({ finding, answer, cause, memo, week }: Letter): boolean =>
  finding !== null &&
  answer.length > 0 &&
  (cause.length > 0 || memo.filter(({ kind }) => kind === "text" || kind === "bullet").length >= minParagraphs) &&
  week.length >= minTasks;

/** The sections of a letter that aren't empty. */
export const sectionsIn = (letter: Letter): readonly LetterSection[] =>
  (Object.keys(noLetter) as (keyof Letter)[])
    .filter((name): name is LetterSection => name !== "sums")
    .filter((name) => {
      const section = letter[name];
      return Array.isArray(section) ? section.length > 0 : section !== null;
    });
