import type { ThemeId } from "../../../knowledge/themes.ts";
import { isReportField } from "../../../survey/free-text.ts";
import type { Case } from "../case.ts";
import type { Reading } from "../reading.ts";
import type { WrittenElsewhere } from "./how-it-happens.ts";
import { describes, isReport, saysEnough } from "./is-report.ts";
import { isClear, quoteOf, type ScoredSentence } from "./scored-sentences.ts";
import { denialIn } from "./weakness.ts";

/**
 * The cause that the shop writes far more about than about the one that leads, which then rests on what it checked. `null` if
 * what it writes and what it checked agree, if a sentence describes the leading one plainly, or if the page names two causes
 * anyway.
 */
export function writtenElsewhereOf(
  reading: Reading,
  { finding, situation, undecided }: Pick<Case, "finding" | "situation" | "undecided">,
): WrittenElsewhere | null {
  const [leading] = finding.themes;
  if (leading === undefined || finding.rests !== "theme" || situation !== null || undecided !== null) return null;
  const told = reading.sentences.filter(
    ({ field, text, isDenied, isWish }) => isReportField(field) && !isDenied && !isWish && isReport(text),
  );
  const weights = weightsOf(told);
  const [[theme, weight] = []] = [...weights].toSorted(([, a], [, b]) => b - a);
  if (theme === undefined || weight === undefined || finding.themes.includes(theme)) return null;
  if (weight < farMore * (weights.get(leading) ?? 0)) return null;
  const ranked = reading.diagnosis.themes.find(({ id }) => id === theme);
  if (ranked === undefined || denialIn(ranked.evidence, theme) !== undefined) return null;
  const [clearest] = told
    .filter((one) => isAbout(theme, one) && isClear(theme, one) && describes(theme, one.text) && saysEnough(one.text))
    .toSorted((a, b) => clarityOf(b) - clarityOf(a));
  return clearest === undefined ? null : { theme, quote: quoteOf(clearest) };
}

/** How much is written about each cause: over the sentences about it more than about any other, how clear they are. */
function weightsOf(sentences: readonly ScoredSentence[]): ReadonlyMap<ThemeId, number> {
  const weights = new Map<ThemeId, number>();
  for (const one of sentences) {
    const theme = one.themes[0]?.theme;
    if (theme !== undefined) weights.set(theme, (weights.get(theme) ?? 0) + Math.max(0, clarityOf(one)));
  }
  return weights;
}

const isAbout = (theme: ThemeId, { themes: [first] }: ScoredSentence): boolean => first?.theme === theme;

const clarityOf = ({ themes: [first] }: ScoredSentence): number => first?.aboveTalk ?? 0;

/** How many times as much. Own judgment. */
const farMore = 1.5;
