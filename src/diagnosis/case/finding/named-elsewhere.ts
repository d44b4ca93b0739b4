import { calledFrom } from "../../../knowledge/odds/odds.ts";
import { situations } from "../../../knowledge/situations.ts";
import type { Theme } from "../../../knowledge/theme.ts";
import { themeLinks } from "../../../knowledge/theme-links.ts";
import { type ThemeId, themeIds, themes } from "../../../knowledge/themes.ts";
import type { Evidence, RankedTheme } from "../../diagnosis.ts";
import type { Case } from "../case.ts";
import { isPlan, type Reading } from "../reading.ts";
import { isCleared, isComplaint } from "./causes.ts";
import { isContradictedByFiles } from "./finding.ts";
import type { NamedElsewhere } from "./how-it-happens.ts";
import { describes, isReport, saysEnough } from "./is-report.ts";
import { isClear, quoteOf, speaksOf } from "./scored-sentences.ts";

/**
 * The bottleneck that the owner names and other answers confirm, where another cause leads: what they write about it, and
 * why it is tested second. `null` if it leads, if the page weighs it against the leading cause anyway, if an answer clears it, or
 * if nothing but that one box names it.
 */
export function namedElsewhereOf(
  reading: Reading,
  found: Pick<Case, "finding" | "situation" | "undecided">,
): NamedElsewhere | null {
  const { finding, situation, undecided } = found;
  const { primary_bottleneck: choice } = reading.submission;
  const id = themeNamed(choice);
  const weighed = [
    finding.themes[0],
    ...(situation === null ? [] : [situation.theme, ...situations[situation.id].themes]),
  ];
  const [leading, named] = [finding.themes[0], id].map((one) =>
    reading.diagnosis.themes.find((each) => each.id === one),
  );
  if (undecided !== null || leading === undefined || named === undefined || weighed.includes(named.id)) return null;
  if (isCleared(named, reading) || isContradictedByFiles(named.id, reading.diagnosis)) return null;
  const [said] = sentencesAbout(named.id, leading.id, reading);
  if (said === undefined && !named.evidence.some(isChecked)) return null;
  return { theme: named.id, choice, quote: said ? quoteOf(said) : null, because: whySecond(leading, named) };
}

/** The cause that a choice of bottleneck names. A kind of machine isn't one. */
const themeNamed = (choice: string): ThemeId | undefined =>
  choice === "5-axis"
    ? undefined
    : themeIds.find((id) => (themes[id] satisfies Theme).bottlenecks.some((one) => one.choice === choice));

/** Whether an answer besides the bottleneck is a checked one that names the cause. */
export const isChecked = ({ speaks, field, by, ratio }: Evidence): boolean =>
  speaks === "for" && by === undefined && naming.has(field) && ratio >= calledFrom.moderate;

const naming: ReadonlySet<Evidence["field"]> = new Set([
  "typical_delay_cause",
  "happens_weekly",
  "setup_time_variability",
]);

/** What they report in so many words about a cause, and not about the leading one, the plainest first. */
const sentencesAbout = (theme: ThemeId, leading: ThemeId, reading: Reading): Reading["sentences"] =>
  reading.sentences
    .filter((one) => isComplaint(one) && isReport(one.text) && saysEnough(one.text) && !isPlan(one, reading))
    .filter((one) => describes(theme, one.text) && isClear(theme, one) && one.themes[0]?.theme !== leading)
    .toSorted((a, b) => speaksOf(theme, b) - speaksOf(theme, a));

function whySecond(leading: RankedTheme, named: RankedTheme): NamedElsewhere["because"] {
  if (themeLinks.some(({ from, to }) => from === leading.id && to === named.id)) return "brought-about";
  return named.probability < leading.probability ? "less-likely" : "less-plain";
}
