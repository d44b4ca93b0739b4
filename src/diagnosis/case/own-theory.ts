import { type OwnTheory, ownTheories, themeOfDelay } from "../../knowledge/own-theories.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { themeIds, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import type { RankedTheme, ThemeId } from "../diagnosis.ts";
import type { Mechanism, NotThis, Quote } from "./case.ts";
import type { Reading } from "./reading.ts";
import { quoteOf, type ScoredSentence } from "./scored-sentences.ts";
import { denialIn, turnedBy, weaknessOf } from "./weakness.ts";

/** What its owner blames in words, each with a sentence of theirs that speaks against it. */
export function blamedByOwner(
  { sentences, diagnosis }: Reading,
  lead: ThemeId | undefined,
  { steps }: Mechanism,
): readonly NotThis[] {
  const told = steps.flatMap(({ quotes }) => quotes);
  return ownTheories.flatMap((theory) => {
    const { name, says, partOf, theme, flips } = theory;
    const said = sentences.find((one) => !one.isDenied && says.test(one.text) && !theory.against.test(one.text));
    if (said === undefined || partOf.some((id) => id === lead)) return [];
    const probability = diagnosis.themes.find(({ id }) => id === theme)?.probability ?? null;
    const fact = factAgainst(theory, sentences, told);
    const why = fact
      ? "Your answers blame it, but your own words point elsewhere:"
      : "Your answers blame it, and none of them shows it.";
    return [
      {
        kind: "own-theory",
        theme,
        name,
        weakness: fact ? "denied" : "no-sign",
        why,
        probability,
        quotes: fact ? [fact] : [],
        sum: null,
        flips,
      } as const,
    ];
  });
}

/** What says against it, or else what tells how the leading cause happens, with a number first. */
function factAgainst(
  { says, against }: OwnTheory,
  sentences: readonly ScoredSentence[],
  told: readonly Quote[],
): Quote | undefined {
  const isFact = ({ field, text }: Quote): boolean =>
    field !== "improvement_goal" && field !== "success_metric" && !says.test(text);
  const plain = sentences.find((one) => against.test(one.text));
  const others = told.filter(isFact);
  const fact = plain ?? others.find(({ text }) => /\d/.test(text)) ?? others[0];
  return fact && quoteOf(fact);
}

/** The causes that they ticked and that don't lead, the bottleneck first. */
export function tickedByOwner(
  { submission, diagnosis }: Reading,
  shown: ReadonlySet<ThemeId>,
  mechanism: Mechanism,
): readonly NotThis[] {
  const quoted = mechanism.steps.flatMap(({ quotes }) => quotes);
  return [...tickedThemes(submission)]
    .filter(([id]) => !shown.has(id))
    .flatMap(([id, choice]) =>
      diagnosis.themes.filter((theme) => theme.id === id).map((theme) => tickedRow(theme, choice, quoted)),
    );
}

/** Where work piles up and what makes jobs late, as ticked, by the cause that each box names. */
export function tickedThemes({
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

function tickedRow(
  { id, name, probability, evidence }: RankedTheme,
  choice: string,
  quoted: readonly Quote[],
): NotThis {
  const weak = weaknessOf(evidence, quoted, themes[id].mentions);
  const alone = {
    weakness: "one-tick",
    why: `You ticked ${choice}. Apart from that, little points to it.`,
    quotes: [],
  } as const;
  const reason = denialIn(evidence) === undefined ? alone : { ...weak, why: `You ticked ${choice}. ${weak.why}` };
  return { kind: "own-theory", theme: id, name, ...reason, probability, sum: null, flips: turnedBy(id) };
}
