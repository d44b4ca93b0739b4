import { likelihoodFrom } from "../../../knowledge/odds/likelihood.ts";
import type { Diagnosis, RankedTheme } from "../../diagnosis.ts";

/**
 * Other evidence with at least this ratio makes a theme more than a note. Own judgment, as in `calledFrom.moderate`.
 */
export const moreThanANote = 1.8;

/** The cause that the chain links to the leading one, unless another cause level with it is likelier. */
export function secondTo(leading: RankedTheme, diagnosis: Diagnosis): RankedTheme | undefined {
  const [joined, level] = [joinedTo(leading, diagnosis), levelWith(leading, diagnosis)];
  return joined && level && level.probability > joined.probability ? level : (joined ?? level);
}

/** The likeliest theme that the chain links to the leading one. */
export const joinedTo = ({ id }: RankedTheme, { chain, themes }: Diagnosis): RankedTheme | undefined =>
  themes.find((one) =>
    chain?.links.some(({ from, to }) => (from === id && to === one.id) || (to === id && from === one.id)),
  );

/** A cause with at least this share of the leading one's odds is level with it. Own judgment. */
const levelFrom = 0.75;

/** The next cause, if its odds are about the same as the leading one's. */
const levelWith = (leading: RankedTheme, { themes }: Diagnosis): RankedTheme | undefined =>
  themes.find(
    (one) =>
      one.id !== leading.id &&
      one.confidence !== "low" &&
      hasGroundsBeside(one, leading) &&
      one.probability <= leading.probability &&
      one.probability >= Math.max(likelihoodFrom.may, levelFrom * leading.probability),
  );

/** Whether it has evidence that doesn't also count for the leading cause. */
const hasGroundsBeside = ({ evidence }: RankedTheme, leading: RankedTheme): boolean =>
  evidence.some(
    ({ speaks, ratio, answer }) =>
      speaks === "for" && ratio >= moreThanANote && !leading.evidence.some((other) => other.answer === answer),
  );
