import { type OwnTheory, ownTheories, themeOfDelay } from "../../knowledge/own-theories.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themeIds, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import type { RankedTheme } from "../diagnosis.ts";
import type { NotThis } from "./case.ts";
import type { Mechanism } from "./how-it-happens.ts";
import { notTheseWords as words } from "./not-these.words.ts";
import type { Quote } from "./quote.ts";
import type { Reading } from "./reading.ts";
import { quoteOf, type ScoredSentence } from "./scored-sentences.ts";
import { denialIn, turnedBy, weaknessOf } from "./weakness.ts";

/** What the owner blames, each with a sentence of theirs that contradicts it. */
export function blamedByOwner(
  { sentences, diagnosis }: Reading,
  lead: ThemeId | undefined,
  { steps }: Mechanism,
): readonly NotThis[] {
  const quoted = steps.flatMap(({ quotes }) => quotes);
  return ownTheories.flatMap((theory) => {
    const { name, says, partOf, theme, flips } = theory;
    const said = sentences.find((one) => !one.isDenied && says.test(one.text) && !theory.against.test(one.text));
    if (said === undefined || partOf.some((id) => id === lead)) return [];
    const probability = diagnosis.themes.find(({ id }) => id === theme)?.probability ?? null;
    const fact = factAgainst(theory, sentences);
    const { but, elsewhere, unseen } = words.broughtUp;
    const without = quoted.length > 0 ? elsewhere : unseen;
    return [
      {
        kind: "own-theory",
        theme,
        name,
        weakness: fact ? "denied" : "no-sign",
        why: fact ? but : without,
        probability,
        quotes: fact ? [fact] : [],
        sum: null,
        flips,
      } as const,
    ];
  });
}

/** A sentence that contradicts it, short enough to show whole. */
function factAgainst({ against }: OwnTheory, sentences: readonly ScoredSentence[]): Quote | undefined {
  const fact = sentences.find(({ text }) => against.test(text) && text.length <= longestQuote);
  return fact && quoteOf(fact);
}

/** How many characters of a sentence fit on a line. */
const longestQuote = 160;

/** The causes they checked that don't lead, the bottleneck first. */
export function checkedByOwner(
  { submission, diagnosis }: Reading,
  shown: ReadonlySet<ThemeId>,
  mechanism: Mechanism,
): readonly NotThis[] {
  const quoted = mechanism.steps.flatMap(({ quotes }) => quotes);
  return [...checkedThemes(submission)]
    .filter(([id, choice]) => !shown.has(id) && choice !== machineKind)
    .flatMap(([id, choice]) =>
      diagnosis.themes.filter((theme) => theme.id === id).map((theme) => checkedRow(theme, choice, quoted)),
    );
}

/** A kind of machine is where work piles up, not the reason why. */
const machineKind = "5-axis";

/** Where work piles up and what makes jobs late, as checked, by the cause each box names. */
export function checkedThemes({
  primary_bottleneck: named,
  typical_delay_cause: delays = [],
}: Pick<Submission, "primary_bottleneck" | "typical_delay_cause">): ReadonlyMap<ThemeId, string> {
  const pairs: readonly (readonly [ThemeId, string])[] = [
    ...themeIds
      .filter((id) => (themes[id] satisfies Theme).bottlenecks.some(({ choice }) => choice === named))
      .map((id) => [id, named ?? ""] as const),
    ...delays.map((delay) => [themeOfDelay[delay], delay] as const),
  ];
  return new Map([...pairs].reverse());
}

function checkedRow(theme: RankedTheme, choice: string, quoted: readonly Quote[]): NotThis {
  const { id, name, probability, evidence } = theme;
  const weak = weaknessOf(theme, quoted);
  const isWritten = evidence.some(({ speaks, quoted: isQuoted }) => speaks === "for" && isQuoted);
  const why = isWritten ? words.checkedElsewhere(choice) : words.checkedOnly([choice]);
  const alone = { weakness: "one-answer", why, quotes: [] } as const;
  const isDenied = denialIn(evidence, id) !== undefined;
  const reason = isDenied ? { ...weak, why: `${words.checked(choice)} ${weak.why}` } : alone;
  return { kind: "own-theory", theme: id, name, ...reason, probability, sum: null, flips: turnedBy(id) };
}
