import { type OwnTheory, ownTheories, themeOfDelay } from "../../../knowledge/page-one/own-theories.ts";
import type { Theme } from "../../../knowledge/theme.ts";
import { type ThemeId, themeIds, themes } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { RankedTheme } from "../../diagnosis.ts";
import { around } from "../../reader/around.ts";
import type { UnlikelyCause } from "../case.ts";
import type { Mechanism } from "../finding/how-it-happens.ts";
import type { ScoredSentence } from "../finding/scored-sentences.ts";
import { denialIn, turnedBy, weaknessOf } from "../finding/weakness.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import { unlikelyCausesWords as words } from "./unlikely-causes.words.ts";

/** What the owner blames, each with one of the owner's sentences that contradicts it. */
export function blamedByOwner(
  { sentences, diagnosis }: Reading,
  leading: ThemeId | undefined,
  { steps }: Mechanism,
): readonly UnlikelyCause[] {
  const quoted = steps.flatMap(({ quotes }) => quotes);
  return theoriesRaised(sentences, leading).flatMap((theory) => {
    const { name, theme, flips } = theory;
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

/** The theories that their words bring up, if the leading cause isn't one. */
export const theoriesRaised = (
  sentences: readonly ScoredSentence[],
  leading: ThemeId | undefined,
): readonly OwnTheory[] =>
  ownTheories.filter(
    ({ says, against, partOf }) =>
      !partOf.some((id) => id === leading) &&
      sentences.some((one) => !one.isDenied && says.test(one.text) && !against.test(one.text)),
  );

/** The words that contradict it. */
function factAgainst({ against }: OwnTheory, sentences: readonly ScoredSentence[]): Quote | undefined {
  const fact = sentences.find(({ text }) => against.test(text));
  const found = fact && against.exec(fact.text);
  return fact && found
    ? { field: fact.field, text: around(fact.text, found.index, found.index + found[0].length) }
    : undefined;
}

/** The causes they checked that don't lead, the bottleneck first. */
export function checkedByOwner(
  { submission, diagnosis }: Reading,
  shown: ReadonlySet<ThemeId>,
  mechanism: Mechanism,
): readonly UnlikelyCause[] {
  const quoted = mechanism.steps.flatMap(({ quotes }) => quotes);
  const causes = [...checkedThemes(submission)]
    .filter(([id, choice]) => !shown.has(id) && choice !== machineKind)
    .flatMap(([id, choice]) =>
      diagnosis.themes.filter((theme) => theme.id === id).map((theme) => checkedRow(theme, choice, quoted)),
    );
  const isOfMachine = submission.primary_bottleneck === machineKind && quoted.length > 0;
  return isOfMachine && !shown.has("capacity_visibility") ? [tooFewOf(machineKind), ...causes] : causes;
}

/** A kind of machine that they checked is blamed, too: there may be too few of it. */
const tooFewOf = (choice: string): UnlikelyCause => ({
  kind: "own-theory",
  theme: null,
  name: words.tooFew.name(choice),
  weakness: "no-sign",
  why: words.checkedElsewhere(choice),
  probability: null,
  quotes: [],
  sum: null,
  flips: words.tooFew.flips,
});

/** The choice of the bottleneck question that names a kind of machine, which isn't a cause. */
const machineKind = "5-axis";

/** Where work piles up and what makes jobs late, as checked, by the cause each box names. */
function checkedThemes({
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

function checkedRow(theme: RankedTheme, choice: string, quoted: readonly Quote[]): UnlikelyCause {
  const { id, name, probability, evidence } = theme;
  const weak = weaknessOf(theme, quoted);
  const isWritten = evidence.some(({ speaks, quoted: isQuoted }) => speaks === "for" && isQuoted);
  const why = isWritten ? words.checkedElsewhere(choice) : words.checkedOnly([choice]);
  const alone = { weakness: "one-answer", why, quotes: [] } as const;
  const isDenied = denialIn(evidence, id) !== undefined;
  const reason = isDenied ? { ...weak, why: `${words.checked(choice)} ${weak.why}` } : alone;
  return { kind: "own-theory", theme: id, name, ...reason, probability, sum: null, flips: turnedBy(id) };
}
