import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { decidingContrast, fieldHolding } from "../comparisons/deciding-contrast.ts";
import type { Diagnosis } from "../diagnosis.ts";
import type { Case, CaseFinding } from "./case.ts";
import { causesOf } from "./finding/causes.ts";
import { findingOf, hedgedAsTold, isMeasuredOnTarget, statedBy, withCauses } from "./finding/finding.ts";
import type { Decided } from "./finding/how-it-happens.ts";
import { countedIn } from "./finding/its-count.ts";
import { mechanismOf } from "./finding/mechanism.ts";
import { proofOf, settled, withLoad } from "./finding/proof.ts";
import { situationOf, withItsSentences } from "./finding/situation.ts";
import { statedEventIn } from "./finding/stated-event.ts";
import { undecidedOf, withBoth } from "./finding/undecided.ts";
import { patternsIn } from "./patterns.ts";
import { readingOf } from "./reading.ts";
import { rulingOf } from "./ruling/ruling.ts";
import { lostHoursIn } from "./size/lost-hours.ts";
import { sizeOf } from "./size/size.ts";
import { besideOwn, workedOutOf } from "./size/worked-out.ts";
import { tilesOf } from "./tiles.ts";
import { experimentIn, withExperiment } from "./trial/experiment.ts";
import { withRivals } from "./trial/rivals.ts";
import { trialOf, withItsDoubt } from "./trial/trial.ts";
import { doubtsOf } from "./unknowns/doubts.ts";
import { unknownsOf } from "./unknowns/unknowns.ts";
import { unlikelyCausesOf } from "./unlikely-causes/unlikely-causes.ts";
import { fittedWeek } from "./week/fitted-week.ts";
import { rulingsOfLoad, trialOfLoad, weekOfLoad } from "./week/load-week.ts";
import { withoutSigning } from "./week/signing-reminder.ts";
import { weekOf } from "./week/week.ts";

/** The comparison that points to the leading cause, if its sentences hold both sides; one that points elsewhere isn't mentioned. */
function decidedBy(submission: Submission, { themes: [lead] }: CaseFinding): Decided | null {
  const deciding = decidingContrast(submission);
  if (!deciding?.isWhole || deciding.contrast.theme !== lead) return null;
  const { field, contrast } = deciding;
  const { quotes, differs, because } = contrast;
  return { quotes: quotes.map((text) => ({ field: fieldHolding(text, submission) ?? field, text })), differs, because };
}

/**
 * What page one says about a shop. Never throws; what the answers don't support is left out.
 *
 * @param lead the cause it is about, if a model has chosen one
 */
export function caseOf(submission: Submission, diagnosis: Diagnosis, lead?: ThemeId): Case {
  const reading = readingOf(submission, diagnosis);
  const answered = findingOf(reading, lead);
  const first = lead === undefined ? withLoad(answered, submission, diagnosis) : answered;
  const firstMechanism = mechanismOf(reading, first);
  const found = situationOf(reading, first, firstMechanism);
  const isOut = found !== null && found.theme !== first.themes[0] && isMeasuredOnTarget(found.theme, diagnosis);
  const isElse = first !== answered && found?.theme !== first.themes[0];
  const situation = !isOut && !isElse && (lead === undefined || found?.theme === lead) ? found : null;
  const led = statedBy(situation, first, diagnosis);
  const causes = causesOf(reading, led);
  const caused = withCauses(led, causes, diagnosis);
  const proof = proofOf(reading, caused);
  const finding = proof.isSettled ? settled(caused, proof, diagnosis) : hedgedAsTold(caused, situation, submission);
  const experiment = experimentIn(reading, situation);
  const quoted = withItsSentences(
    finding === first ? firstMechanism : mechanismOf(reading, finding),
    situation,
    reading,
  );
  const mechanism = withExperiment(quoted, experiment);
  const allSizes = sizeOf(reading, finding, situation, mechanism);
  const worked = workedOutOf(reading, finding, mechanism, allSizes);
  const size = worked.length === 0 ? allSizes : besideOwn(allSizes, situation, proof);
  // What isn't sure decides nothing about money.
  const stated = situation?.isSure ? situation : null;
  const ruled = rulingOf(reading, finding, stated, lostHoursIn(size, situation));
  const ruling = rulingsOfLoad(ruled, proof);
  const planned = withoutSigning(
    fittedWeek(
      weekOf(reading, finding, situation, {
        experiment,
        counted: countedIn(mechanism, reading),
        event: statedEventIn(mechanism, reading),
      }),
      submission,
    ),
    ruling,
  );
  const week = weekOfLoad(planned, proof);
  const trial = trialOf(reading, finding, situation, size, week);
  const test = withRivals(withItsDoubt(trialOfLoad(trial, proof), experiment), reading, finding.themes[0], ruling);
  const decided = decidedBy(submission, finding);
  const isOpen = lead === undefined && !proof.isSettled;
  const undecided = isOpen ? undecidedOf(reading, { finding, situation, decided }) : null;
  return {
    goal: reading.goal,
    finding,
    causes,
    mechanism,
    situation,
    undecided,
    experiment,
    decided,
    size,
    worked,
    proof,
    unlikelyCauses: unlikelyCausesOf(reading, finding, mechanism, size),
    ruling,
    week,
    test: withBoth(test, undecided, submission),
    unknowns: unknownsOf(reading, finding, situation),
    tiles: tilesOf(reading, finding, week),
    patterns: patternsIn(submission, reading.facts),
    doubts: doubtsOf(reading, finding, size),
  };
}
