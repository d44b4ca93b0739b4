import type { Letter, LetterSection } from "./letter.ts";

export const noLetter: Letter = {
  finding: null,
  answer: [],
  cause: [],
  comparison: null,
  table: null,
  cost: [],
  figures: [],
  order: [],
  decoys: [],
  rulings: [],
  rival: null,
  tests: [],
  limits: [],
  week: [],
  plan: [],
  kpis: [],
  tiles: [],
  unknowns: [],
  sums: [],
};

/** A letter as it was stored, with the parts that its release did not know. */
export const wholeLetter = (stored: Partial<Letter>): Letter => ({
  ...noLetter,
  ...stored,
  rulings: (stored.rulings ?? []).map((one) => ({ ...one, tell: one.tell ?? null })),
  tiles: (stored.tiles ?? []).map((one) => ({ ...one, aim: one.aim ?? null, source: one.source ?? null })),
});

/** The sections of a letter that aren't empty. */
export const sectionsIn = (letter: Letter): readonly LetterSection[] =>
  (Object.keys(noLetter) as (keyof Letter)[])
    .filter((name): name is LetterSection => name !== "sums")
    .filter((name) => {
      const section = letter[name];
      return Array.isArray(section) ? section.length > 0 : section !== null;
    });
