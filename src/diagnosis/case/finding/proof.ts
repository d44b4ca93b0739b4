import type { Submission } from "../../../survey/submission.ts";
import { decidingContrast } from "../../comparisons/deciding-contrast.ts";
import type { Diagnosis, RankedTheme } from "../../diagnosis.ts";
import { gateIn } from "../../facts/people/gate.ts";
import { type LastingChange, lastingChangesIn } from "../../facts/people/lasting-changes.ts";
import type { Shown, Worked } from "../../facts/settled/form.ts";
import { settledIn } from "../../facts/settled/settled.ts";
import type { CaseFinding } from "../case.ts";
import type { Reading } from "../reading.ts";
import type { Proof } from "./proven.ts";

const hasPicture = (one: Worked): one is Worked & { readonly shows: Shown } => one.shows !== undefined;

/** What their numbers settle about a finding. */
export function proofOf({ submission, sentences }: Reading, { themes: [lead] }: CaseFinding): Proof {
  const worked = settledIn(submission);
  const shown = worked.find(hasPicture) ?? null;
  const [change] = changesAbout(submission, worked);
  const told = worked.flatMap(({ meets = [] }) => meets);
  const isTold = sentences.some(({ text, themes }) => told.includes(text) && themes[0]?.theme === lead);
  const isCompared = decidingContrast(submission)?.contrast.theme === lead;
  const isCounted = shown?.shows.kind === "groups" || told.length > 0;
  // Two groups, and somebody who isn't there as before.
  const isOfSkill = shown?.shows.kind === "groups" && change?.isOfPerson === true && lead === "staffing_skills";
  return {
    shown,
    isSettled: shown?.shows.theme
      ? shown.shows.theme === lead
      : isOfSkill || worked.some(({ speaksFor }) => speaksFor === lead) || (isCounted && (isCompared || isTold)),
    change: change ?? null,
    gate: gateIn(submission),
  };
}

/** Changes that a sum's people or sentences are about first, else any of somebody who left. */
function changesAbout(submission: Submission, worked: readonly Worked[]): readonly LastingChange[] {
  const texts = worked.flatMap(({ said }) => said.map(({ sentence }) => sentence));
  const isNamed = ({ text }: LastingChange): boolean =>
    worked.some(({ shows }) => shows?.kind === "load" && shows.who !== null && text.includes(shows.who)) ||
    texts.includes(text);
  const changes = lastingChangesIn(submission);
  return [...changes.filter(isNamed), ...changes.filter((one) => one.isOfPerson && !isNamed(one))];
}

/** A finding led by the cause that hours show: no answer outweighs hours that aren't there, or that nobody uses. */
export function withLoad(finding: CaseFinding, submission: Submission, { themes }: Diagnosis): CaseFinding {
  const theme = settledIn(submission).find(hasPicture)?.shows.theme;
  const lead = themes.find(({ id }): boolean => id === theme);
  if (lead === undefined || finding.rests === "own-sum") return finding;
  return { ...finding, rests: "theme", themes: [lead.id], hedge: "very-likely", weakest: lead.id };
}

/** A finding that their numbers settle is one to act on. */
export function settled(finding: CaseFinding, { isSettled }: Proof, { themes }: Diagnosis): CaseFinding {
  const lead: RankedTheme | undefined = themes.find(({ id }) => id === finding.themes[0]);
  const isCommitted = isSettled && lead !== undefined && finding.rests === "theme" && finding.hedge === "likely";
  return isCommitted ? { ...finding, hedge: "very-likely" } : finding;
}
