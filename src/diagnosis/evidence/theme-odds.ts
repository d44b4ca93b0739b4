import type { Share } from "../../knowledge/figures/units.ts";
import { causesTogether, evidenceCounts } from "../../knowledge/odds/odds.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Evidence } from "../diagnosis.ts";

/** The odds of a theme by itself: the prior odds, times each ratio for it, divided by each against it, all to one power. */
export function oddsOf(id: ThemeId, evidence: readonly Pick<Evidence, "speaks" | "ratio">[]): number {
  const moved = evidence.reduce((odds, { speaks, ratio }) => (speaks === "for" ? odds * ratio : odds / ratio), 1);
  return (themes[id].prior / (1 - themes[id].prior)) * moved ** evidenceCounts;
}

/**
 * The probabilities of all themes. If they added up to more causes than shops have, all odds are divided by the same
 * number: the more a shop writes and checks, the more of it speaks for some cause that it doesn't have.
 */
export function probabilitiesOf(odds: readonly number[]): readonly Share[] {
  const divisor = divisorOf(odds);
  return odds.map((one) => (one / (one + divisor)) as Share);
}

/** By Newton's method from 1 upward, which never overshoots, because the sum falls ever more slowly. */
function divisorOf(odds: readonly number[]): number {
  let divisor = 1;
  for (;;) {
    let [excess, slope] = [-causesTogether, 0];
    for (const one of odds) {
      excess += one / (one + divisor);
      slope += one / (one + divisor) ** 2;
    }
    if (excess < 1e-12) return divisor;
    divisor += excess / slope;
  }
}
