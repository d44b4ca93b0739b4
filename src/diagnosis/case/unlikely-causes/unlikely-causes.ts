import { blamed, type Decoy, decoys, recurs } from "../../../knowledge/page-one/decoys.ts";
import { nameInSentence, type ThemeId } from "../../../knowledge/themes.ts";
import { isUnlikely, unlikelyUnder } from "../../../survey/wire/results.ts";
import type { RankedTheme } from "../../diagnosis.ts";
import type { CaseFinding, UnlikelyCause } from "../case.ts";
import type { Mechanism } from "../finding/how-it-happens.ts";
import { isReport } from "../finding/is-report.ts";
import { isClear, quoteOf, type ScoredSentence } from "../finding/scored-sentences.ts";
import { crewSum, denialIn, turnedBy, weaknessOf } from "../finding/weakness.ts";
import { asksFor } from "../goal.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import { clearedByOwner } from "./cleared-by-owner.ts";
import { impliedByPlans } from "./implied-by-plans.ts";
import { blamedByOwner, checkedByOwner } from "./own-theory.ts";
import { unlikelyCausesWords as words } from "./unlikely-causes.words.ts";

const maxRows = 6;
/**
 * A cause below `runnerUp` isn't worth a line. A cause above `unlikely` is called unlikely only if an answer denies it. From
 * `denied` on, no cause is called unlikely, because one in three isn't. Own judgment.
 */
const limits = { runnerUp: 0.15, unlikely: unlikelyUnder, denied: 0.35 } as const;

/** Tempting explanations that are probably wrong. Empty if the answers don't point to a cause. */
export function unlikelyCausesOf(
  reading: Reading,
  finding: CaseFinding,
  mechanism: Mechanism,
): readonly UnlikelyCause[] {
  if (finding.themes.length === 0) return blamedRows(reading, finding, mechanism);
  const shown = new Set([...finding.themes, ...mechanism.steps.flatMap(({ theme }) => theme ?? [])]);
  const rows = [
    ...blamedByOwner(reading, finding.themes[0], mechanism),
    ...checkedByOwner(reading, shown, mechanism),
    ...impliedByPlans(reading, shown),
    ...blamedRows(reading, finding, mechanism).filter(({ kind }) => kind !== "price" || !isAboutPrices(finding)),
    ...clearedByOwner(reading, shown),
    ...runnersUp(reading, shown, mechanism),
    ...goalDecoys(reading, shown),
  ]
    .filter((row) => maySetAside(row, reading))
    .filter((row) => !isSupported(row, reading));
  const isFirst = (row: UnlikelyCause, at: number): boolean =>
    rows.findIndex((other) => (row.theme === null ? other.name === row.name : other.theme === row.theme)) === at &&
    !rows.slice(0, at).some((other) => isSameSentence(other, row));
  const unlikely = rows.filter(isFirst);
  const blamed = unlikely.filter((row) => row.kind !== "runner-up" || row.weakness === "denied");
  return (blamed.length > 0 ? blamed : unlikely.slice(0, 1)).slice(0, maxRows);
}

/** Whether a cause is unlikely enough: if an answer denies it, also one that is called possible. */
function maySetAside({ theme, probability, weakness }: UnlikelyCause, reading: Reading): boolean {
  if (probability === null) return true;
  if (weakness === "denied") return probability < limits.denied;
  const ranked = theme && themeOf(reading, theme);
  return ranked ? isUnlikely(ranked) : probability < limits.unlikely;
}

/** Whether the owner also describes a cause that only a checked box seemed to name. */
const isSupported = ({ theme, weakness }: UnlikelyCause, { sentences }: Reading): boolean =>
  theme !== null &&
  weakness !== "denied" &&
  sentences.some(
    (one) =>
      !one.isDenied &&
      !one.isWish &&
      isReport(one.text) &&
      ((one.themes[0]?.theme === theme && isClear(theme, one)) ||
        (theme === "staffing_skills" && fewCan.test(one.text))),
  );

/** `He is alone on the electrodes`, `four fitters for 120 machines`: skills that few have. */
const fewCan =
  /\b(?:is|am|are|was) (?:all )?alone (?:on|with|for)\b|\b[Oo]nly (?:he|she|one (?:man|person|guy|of them)|\p{Lu}\p{Ll}+) (?:can|knows?|does|may)\b|\b(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[1-5]) [a-z]{4,} for (?:all )?\d{2,} machines\b/u;

/** Whether two rows are based on the same sentence; then they become one row. */
const isSameSentence = (a: UnlikelyCause, b: UnlikelyCause): boolean =>
  a.weakness === "denied" &&
  b.weakness === "denied" &&
  [a, b].every(({ quotes }) => quotes[0] !== undefined) &&
  [a, b].some((one) => [a, b].every(({ quotes }) => quotes[0]?.text.includes(one.quotes[0]?.text ?? "")));

const isAboutPrices = ({ themes }: CaseFinding): boolean =>
  themes.includes("material_supply") || themes.includes("quoting_estimating");

const themeOf = ({ diagnosis }: Reading, id: ThemeId): RankedTheme | undefined =>
  diagnosis.themes.find((one) => one.id === id);

/** Whether a sentence says that something cost days, hours or a date, so that it may be blamed. */
const looksLikeCause =
  /\b(?:late|behind|lost|lose|losing|because|cost(?:s|ing)? us|(?:half a |a |\d+ |\w+ )(?:days?|weeks?|hours?)|down|shut|scrap\w*|missed|short|eats?|killing|squeez\w*)\b/i;

/** Rows for what the text blames, without sentences that describe how the leading cause happens. */
function blamedRows(
  { sentences, facts }: Reading,
  { themes: found }: CaseFinding,
  { steps }: Mechanism,
): readonly UnlikelyCause[] {
  const isPlanned = (text: string): boolean => facts.plans.some(({ quote }) => quote === text);
  const isQuoted = (text: string): boolean => steps.some(({ quotes }) => quotes.some((quote) => quote.text === text));
  const isOfCause = (one: ScoredSentence): boolean => found.some((id) => one.themes[0]?.theme === id);
  const rows = (Object.keys(blamed) as (keyof typeof blamed)[]).flatMap((kind) => {
    const { says, name, weakness, why, flips } = blamed[kind];
    const said = sentences.find(
      (one, at) =>
        one.field !== "improvement_goal" &&
        one.field !== "success_metric" &&
        !isPlanned(one.text) &&
        !isQuoted(one.text) &&
        !isOfCause(one) &&
        says.test(one.text) &&
        !(kind === "one-off" && saysItRecurs(sentences[at + 1])) &&
        looksLikeCause.test(one.text),
    );
    return said
      ? [{ kind, theme: null, name, weakness, why, probability: null, quotes: [quoteOf(said)], sum: null, flips }]
      : [];
  });
  return rows.filter(({ quotes: [said] }, at) => rows.findIndex(({ quotes }) => quotes[0]?.text === said?.text) === at);
}

/** `It happens every quarter`: about the sentence before. */
const saysItRecurs = (next: ScoredSentence | undefined): boolean =>
  next !== undefined && /^(?:and |but )?(?:it|that|this|same|happens)\b/i.test(next.text) && recurs.test(next.text);

function runnersUp(reading: Reading, shown: ReadonlySet<ThemeId>, mechanism: Mechanism): readonly UnlikelyCause[] {
  const quoted = mechanism.steps.flatMap(({ quotes }) => quotes);
  return reading.diagnosis.themes
    .filter(({ id, probability }) => !shown.has(id) && probability >= limits.runnerUp && probability < limits.denied)
    .filter(({ id, probability, evidence }) => probability < limits.unlikely || denialIn(evidence, id) !== undefined)
    .slice(0, 2)
    .map((theme) => runnerUp(theme, reading, quoted));
}

function runnerUp(theme: RankedTheme, reading: Reading, quoted: readonly Quote[]): UnlikelyCause {
  const { id, name, probability } = theme;
  return {
    kind: "runner-up",
    theme: id,
    name,
    ...weaknessOf(theme, quoted),
    probability,
    sum: id === "staffing_skills" ? crewSum(reading) : null,
    flips: turnedBy(id),
  };
}

/** The cause that the goal suggests, if it is unlikely. */
function goalDecoys(reading: Reading, shown: ReadonlySet<ThemeId>): readonly UnlikelyCause[] {
  return (decoys as readonly Decoy[]).flatMap(({ goals, theme, name, flips }) => {
    const ranked = themeOf(reading, theme);
    if (!asksFor(reading.goal, ...goals) || shown.has(theme) || !ranked) return [];
    if (ranked.probability >= limits.unlikely) return [];
    const isSpoken = ranked.evidence.some(({ speaks }) => speaks === "for");
    return [
      {
        kind: "runner-up",
        theme,
        name,
        weakness: isSpoken ? "few-answers" : "not-mentioned",
        why: isSpoken ? words.littlePointsTo(nameInSentence(theme)) : words.notNamed,
        probability: ranked.probability,
        quotes: [],
        sum: theme === "staffing_skills" ? crewSum(reading) : null,
        flips,
      } as const,
    ];
  });
}
