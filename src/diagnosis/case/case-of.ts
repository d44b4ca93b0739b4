import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { decidingContrast, fieldHolding } from "../comparisons/deciding-contrast.ts";
import type { Diagnosis } from "../diagnosis.ts";
import type { Case, CaseFinding } from "./case.ts";
import { causesOf } from "./finding/causes.ts";
import { findingOf, hedgedIfCompared, isMeasuredOnTarget, statedBy, withCauses } from "./finding/finding.ts";
import type { Decided } from "./finding/how-it-happens.ts";
import { countedIn } from "./finding/its-count.ts";
import { mechanismOf } from "./finding/mechanism.ts";
import { situationOf, withItsSentences } from "./finding/situation.ts";
import { statedEventIn } from "./finding/stated-event.ts";
import { fitNameOf, undecidedOf, withBoth } from "./finding/undecided.ts";
import { patternsIn } from "./patterns.ts";
import { type Reading, readingOf } from "./reading.ts";
import { rulingOf } from "./ruling/ruling.ts";
import { lostHoursIn } from "./size/lost-hours.ts";
import { sizeOf } from "./size/size.ts";
import type { SizeRow } from "./size/size-row.ts";
import { workedOutOf } from "./size/worked-out.ts";
import { tilesOf } from "./tiles.ts";
import { experimentIn, withExperiment } from "./trial/experiment.ts";
import { withRivals } from "./trial/rivals.ts";
import { trialOf, withItsDoubt } from "./trial/trial.ts";
import { doubtsOf } from "./unknowns/doubts.ts";
import { unknownsOf } from "./unknowns/unknowns.ts";
import { unlikelyCausesOf } from "./unlikely-causes/unlikely-causes.ts";
import { fittedWeek } from "./week/fitted-week.ts";
import { withoutSigning } from "./week/signing-reminder.ts";
import { weekOf } from "./week/week.ts";

/**
 * What page one says about a shop. Never throws; what the answers don't support is left out.
 *
 * @param lead the cause it is about, if a model has chosen one
 */
export function caseOf(submission: Submission, diagnosis: Diagnosis, lead?: ThemeId): Case {
  const reading = readingOf(submission, diagnosis);
  const story = storyOf(reading, lead);
  const { finding, situation, mechanism } = story;
  const { size, worked } = numbersOf(reading, story);
  // What isn't sure decides nothing about money.
  const stated = situation?.isSure ? situation : null;
  const decided = decidedBy(submission, finding);
  const undecided = lead === undefined ? undecidedOf(reading, { finding, situation, decided }) : null;
  const second = undecided?.between === "causes" ? fitNameOf(undecided.fits[1]) : null;
  const ruling = rulingOf(reading, finding, stated, lostHoursIn(size, situation), second);
  const week = plannedWeek(reading, story, ruling, undecided);
  return {
    ...story,
    goal: reading.goal,
    undecided,
    decided,
    size,
    worked,
    unlikelyCauses: unlikelyCausesOf(reading, finding, mechanism, size),
    ruling,
    week,
    test: withBoth(testOf(reading, story, { size, week, ruling }), undecided, submission),
    unknowns: unknownsOf(reading, finding, situation),
    tiles: tilesOf(reading, finding, week),
    patterns: patternsIn(submission, reading.facts),
    doubts: doubtsOf(reading, finding, size),
  };
}

/** The part of a case that the other parts follow from: what leads the page, and how it happens. */
type Story = Pick<Case, "finding" | "causes" | "situation" | "mechanism" | "experiment">;

function storyOf(reading: Reading, chosen: ThemeId | undefined): Story {
  const { submission, diagnosis } = reading;
  const { finding: first, mechanism: firstMechanism, situation } = leadOf(reading, chosen);
  const led = statedBy(situation, first, diagnosis);
  const causes = causesOf(reading, led);
  const caused = withCauses(led, causes, diagnosis);
  const finding = hedgedIfCompared(caused, submission);
  const experiment = experimentIn(reading, situation);
  const quoted = withItsSentences(
    finding === first ? firstMechanism : mechanismOf(reading, finding),
    situation,
    reading,
  );
  return { finding, causes, situation, mechanism: withExperiment(quoted, experiment), experiment };
}

/** The finding, and the situation that narrows it; not one of another cause if hours, files or a model say which cause leads. */
function leadOf(reading: Reading, chosen: ThemeId | undefined): Pick<Case, "finding" | "mechanism" | "situation"> {
  const finding = findingOf(reading, chosen);
  const mechanism = mechanismOf(reading, finding);
  const found = situationOf(reading, finding, mechanism);
  if (found === null) return { finding, mechanism, situation: null };
  const isOfLead = found.theme === finding.themes[0];
  const isChosen = chosen === undefined || found.theme === chosen;
  const mayLead = !isMeasuredOnTarget(found.theme, reading.diagnosis);
  return { finding, mechanism, situation: isChosen && (isOfLead || mayLead) ? found : null };
}

/** The size, and the sums of the shop's own numbers beside it. */
function numbersOf(reading: Reading, { finding, situation, mechanism }: Story): Pick<Case, "size" | "worked"> {
  const size = sizeOf(reading, finding, situation, mechanism);
  const worked = workedOutOf(reading, finding, mechanism, size);
  // Next to sums of theirs, hours that we only estimate for more than the situation are none of it.
  const isOfMore = (row: SizeRow): boolean => row.kind === "our-hours" && !row.isStated && situation !== null;
  return { size: worked.length === 0 ? size : size.filter((row) => !isOfMore(row)), worked };
}

function plannedWeek(
  reading: Reading,
  { finding, situation, mechanism, experiment }: Story,
  ruling: Case["ruling"],
  undecided: Case["undecided"],
): Case["week"] {
  const seen = { experiment, counted: countedIn(mechanism, reading), event: statedEventIn(mechanism, reading) };
  const week = weekOf(reading, finding, situation, seen, undecided);
  return withoutSigning(fittedWeek(week, reading.submission), ruling);
}

function testOf(
  reading: Reading,
  { finding, situation, experiment }: Story,
  { size, week, ruling }: Pick<Case, "size" | "week" | "ruling">,
): Case["test"] {
  const trial = trialOf(reading, finding, situation, size, week);
  return withRivals(withItsDoubt(trial, experiment), reading, finding.themes[0], ruling);
}

/** The comparison that points to the leading cause, if its sentences hold both sides; one that points elsewhere isn't mentioned. */
function decidedBy(submission: Submission, { themes: [lead] }: CaseFinding): Decided | null {
  const deciding = decidingContrast(submission);
  if (!deciding?.isWhole || deciding.contrast.theme !== lead) return null;
  const { field, contrast } = deciding;
  const { quotes, differs, because } = contrast;
  return { quotes: quotes.map((text) => ({ field: fieldHolding(text, submission) ?? field, text })), differs, because };
}
