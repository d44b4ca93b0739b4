import { situations } from "../../knowledge/situations.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { decidingComparison, fieldHolding } from "../comparisons/deciding-comparison.ts";
import type { Diagnosis } from "../diagnosis.ts";
import type { Case, CaseFinding } from "./case.ts";
import { causesOf } from "./finding/causes.ts";
import {
  findingOf,
  hedgedIfCompared,
  isContradictedByFiles,
  ledBySituation,
  withoutUnsupportedCause,
} from "./finding/finding.ts";
import type { ComparisonSeen } from "./finding/how-it-happens.ts";
import { countedIn } from "./finding/its-count.ts";
import { waitsForOwner } from "./finding/key-person.ts";
import { mechanismOf } from "./finding/mechanism.ts";
import { namedElsewhereOf } from "./finding/named-elsewhere.ts";
import { naturalExperimentIn, withNaturalExperiment } from "./finding/natural-experiment.ts";
import { ownProofOf } from "./finding/own-proof.ts";
import { situationOf, withSituationQuotes } from "./finding/situation.ts";
import { statedEventIn } from "./finding/stated-event.ts";
import { fitNameOf, undecidedOf, withBothExplanations } from "./finding/undecided.ts";
import { writtenElsewhereOf } from "./finding/written-elsewhere.ts";
import { patternsIn } from "./patterns.ts";
import type { Quote } from "./quote.ts";
import { type Reading, readingOf } from "./reading.ts";
import { rulingOf } from "./ruling/ruling.ts";
import { lostHoursIn } from "./size/lost-hours.ts";
import { ownSumsOf } from "./size/own-sums.ts";
import { sizeOf } from "./size/size.ts";
import type { SizeRow } from "./size/size-row.ts";
import { isLossTold } from "./size/told-loss.ts";
import { tilesOf } from "./tiles.ts";
import { fittedRows, withRivals } from "./trial/rivals.ts";
import { statedRows } from "./trial/stated-rows.ts";
import { trialOf, withExperimentDoubt, withRival } from "./trial/trial.ts";
import { doubtsOf } from "./unknowns/doubts.ts";
import { unknownsOf } from "./unknowns/unknowns.ts";
import { unlikelyCausesOf } from "./unlikely-causes/unlikely-causes.ts";
import { withSigningReminder } from "./week/signing-reminder.ts";
import { type OtherCauses, weekOf } from "./week/week.ts";

/**
 * What page one says about a shop. Never throws; what the answers don't support is left out.
 *
 * @param chosen the theme that page one is about, if a model chose it
 */
export function caseOf(submission: Submission, diagnosis: Diagnosis, chosen?: ThemeId): Case {
  const reading = readingOf(submission, diagnosis);
  const story = storyOf(reading, chosen);
  const { finding, situation, mechanism } = story;
  // A ruling on a purchase uses only a situation that we are sure of.
  const sureSituation = situation?.isSure ? situation : null;
  const comparison = comparisonFor(story, submission);
  const undecided = chosen === undefined ? undecidedOf(reading, { finding, situation, comparison }) : null;
  const namedElsewhere = chosen === undefined ? namedElsewhereOf(reading, { finding, situation, undecided }) : null;
  const writtenElsewhere =
    namedElsewhere === null ? writtenElsewhereOf(reading, { finding, situation, undecided }) : null;
  const others = { undecided, rival: (namedElsewhere ?? writtenElsewhere)?.theme ?? null };
  const proof = ownProofOf(reading, proven(story, undecided));
  const { size, ownSums, oursStayInEvidence } = numbersOf(reading, story, proof);
  const second = undecided === null ? null : fitNameOf(undecided.fits[1]);
  const ruling = rulingOf(reading, finding, sureSituation, lostHoursIn(size, situation), second);
  const { week, today } = plannedWeek(reading, story, ruling, others);
  return {
    ...story,
    goal: reading.goal,
    undecided,
    writtenElsewhere,
    namedElsewhere,
    proof,
    comparison,
    size,
    oursStayInEvidence,
    waitsForOwner: waitsForOwner(reading, situation),
    ownSums,
    unlikelyCauses: unlikelyCausesOf(reading, finding, mechanism),
    ruling,
    week,
    today,
    trial: fittedRows(trialRowsOf(reading, story, week, others)),
    unknowns: unknownsOf(reading, finding, situation),
    tiles: tilesOf(reading, finding, week),
    patterns: patternsIn(submission, reading.facts),
    doubts: doubtsOf(reading, finding, size),
  };
}

/** The part of a case that the other parts follow from: what leads the page, and how it happens. */
type Story = Pick<Case, "finding" | "causes" | "heard" | "situation" | "mechanism" | "naturalExperiment">;

function storyOf(reading: Reading, chosen: ThemeId | undefined): Story {
  const { submission, diagnosis } = reading;
  const { finding: initial, mechanism: initialMechanism, heard } = foundIn(reading, chosen);
  const ofSituation = ledBySituation(heard, initial, diagnosis);
  const causes = causesOf(reading, ofSituation, toldOf(reading, ofSituation, heard, initialMechanism));
  const supported = withoutUnsupportedCause(ofSituation, causes);
  const finding = hedgedIfCompared(supported, submission);
  const situation = namedOf(heard, finding);
  const naturalExperiment = naturalExperimentIn(reading, situation);
  const quoted = withSituationQuotes(
    finding === initial ? initialMechanism : mechanismOf(reading, finding),
    situation,
    reading,
  );
  const mechanism = withNaturalExperiment(quoted, naturalExperiment);
  return { finding, causes: apartFrom(situation, causes), heard, situation, mechanism, naturalExperiment };
}

/** The sentences with the leading cause's numbers, and the one that describes its situation. */
function toldOf(
  reading: Reading,
  { themes: [leading] }: CaseFinding,
  heard: Case["heard"],
  mechanism: Case["mechanism"],
): readonly Quote[] {
  const rows = leading === undefined ? [] : statedRows(leading, reading, heard, mechanism);
  const ofLeading = rows.flatMap(({ cause, sum }) => (cause === leading ? sum.quotes : []));
  return [...ofLeading, ...(heard?.theme === leading && heard !== null ? [heard.quote] : [])];
}

/** Without a cause that only a checked box supports and that the situation named is a symptom of, too: it would be said twice. */
const apartFrom = (situation: Case["situation"], causes: Case["causes"]): Case["causes"] =>
  causes.filter(
    ({ theme, quotes }, at) => at === 0 || quotes.length > 0 || situation === null || !isSymptomOf(situation, theme),
  );

const isSymptomOf = ({ id }: NonNullable<Case["situation"]>, theme: ThemeId): boolean =>
  [...situations[id].themes].includes(theme);

/**
 * The finding, and the situation that narrows it. A situation of another cause is dropped if the shop's files contradict
 * that cause, if a model chose the leading one, or if the shop's own setup in numbers is the finding.
 */
function foundIn(reading: Reading, chosen: ThemeId | undefined): Pick<Case, "finding" | "mechanism" | "heard"> {
  const finding = findingOf(reading, chosen);
  const mechanism = mechanismOf(reading, finding);
  const heard = situationOf(reading, finding, mechanism);
  const isDropped =
    heard !== null &&
    heard.theme !== finding.themes[0] &&
    (chosen !== undefined || finding.rests === "own-sum" || isContradictedByFiles(heard.theme, reading.diagnosis));
  return { finding, mechanism, heard: isDropped ? null : heard };
}

/**
 * The situation that page one names: one that is plainly described, or any if there is no cause to name. Title, week,
 * table, count and plan are about what page one names, so no other situation leads any of them.
 */
const namedOf = (heard: Case["heard"], { rests }: CaseFinding): Case["situation"] =>
  heard?.isSure || rests === "too-little" ? heard : null;

/** The causes that a proof is looked for: the leading one, and the other one that fits as well. */
const proven = ({ finding, situation }: Story, undecided: Case["undecided"]): readonly ThemeId[] =>
  undecided === null ? [situation?.theme ?? finding.themes[0] ?? []].flat() : undecided.fits.map(({ theme }) => theme);

/**
 * The size, and the sums of the shop's own numbers beside it. Next to a goal, a sum, a count or a story of the shop's own, our
 * estimates of hours stay in the evidence: they know none of it, and nobody can do them again in the head.
 */
function numbersOf(
  reading: Reading,
  { finding, causes, situation, mechanism }: Story,
  proof: Case["proof"],
): Pick<Case, "size" | "ownSums" | "oursStayInEvidence"> {
  const all = sizeOf(reading, finding, situation, mechanism);
  const [leading] = finding.themes;
  const isOwn =
    all.some((row) => isOwnFigure(row, causes)) ||
    (proof !== null && proof.kind !== "count") ||
    (leading !== undefined && isLossTold(reading, leading, mechanism));
  const size = isOwn ? all.filter(isNotOurs) : all;
  const ownSums = ownSumsOf(reading, finding, mechanism, size);
  // Next to the shop's own sums, our estimate of the whole cause's hours covers more than the situation.
  const isWider = ownSums.length > 0 && situation !== null;
  return { size: isWider ? size.filter(isNotOurs) : size, ownSums, oursStayInEvidence: isOwn || isWider };
}

const isNotOurs = (row: SizeRow): boolean => row.kind !== "our-hours" || row.isStated;

/** Whether page one has a figure with a goal of the shop's own, or a sum over its own numbers. */
const isOwnFigure = (row: SizeRow, causes: Case["causes"]): boolean =>
  row.kind === "goal-gap" ||
  row.kind === "on-time-gap" ||
  (row.kind === "stated-loss" && causes.some(({ theme }) => theme === row.cause));

function plannedWeek(
  reading: Reading,
  { finding, situation, mechanism, naturalExperiment }: Story,
  ruling: Case["ruling"],
  others: OtherCauses,
): Pick<Case, "week" | "today"> {
  const seen = { naturalExperiment, counted: countedIn(mechanism, reading), event: statedEventIn(mechanism, reading) };
  const { week, today } = weekOf(reading, finding, situation, seen, others);
  return { week: withSigningReminder(week, ruling), today };
}

function trialRowsOf(
  reading: Reading,
  { finding, situation, naturalExperiment }: Story,
  week: Case["week"],
  { undecided, rival }: OtherCauses,
): Case["trial"] {
  const { submission } = reading;
  const trial = withExperimentDoubt(trialOf(reading, finding, situation, week), naturalExperiment);
  const rows = withRivals(trial, reading, finding.themes[0]);
  return withRival(withBothExplanations(rows, undecided, submission), rival, submission);
}

/**
 * The comparison that points to the leading cause, if its sentences hold both sides; one that points elsewhere isn't
 * mentioned, nor one that points to the cause but not to the situation that page one names.
 */
function comparisonFor({ finding, situation }: Story, submission: Submission): ComparisonSeen | null {
  const deciding = decidingComparison(submission);
  if (!deciding?.isWhole || deciding.comparison.theme !== finding.themes[0]) return null;
  const { field, comparison } = deciding;
  const { quotes, sides, because } = comparison;
  if (situation !== null && !quotes.some((text) => situations[situation.id].says.test(text))) return null;
  return { quotes: quotes.map((text) => ({ field: fieldHolding(text, submission) ?? field, text })), sides, because };
}
