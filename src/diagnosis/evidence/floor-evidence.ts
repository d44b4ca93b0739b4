import { floorFacts } from "../../knowledge/odds/odds.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Confirmation, FloorFacts } from "../../survey/floor-facts.ts";
import { type StatementId, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import type { Evidence } from "../diagnosis.ts";
import { evidenceWords } from "./evidence.words.ts";

/** A tap on the checklist as evidence for or against one theme. */
export interface FloorEvidence extends Omit<Evidence, "weight"> {
  readonly theme: ThemeId;
}

/** A shop's floor facts as evidence: what happens weekly, what doesn't, and confirmed meanings of its own words. */
export function floorEvidenceIn({
  happens_weekly = [],
  does_not_happen = [],
  confirmed = [],
}: FloorFacts): readonly FloorEvidence[] {
  return [
    ...happens_weekly.map(happens),
    ...does_not_happen.map(doesNotHappen),
    ...confirmed.flatMap((one) => themesMeant(one).map((theme) => meant(one, theme))),
  ];
}

/** The theme that a statement is a symptom of. A test checks its id against the themes. */
const themeOfStatement = (id: StatementId): ThemeId => weeklyChecklist[id].theme;

const themesMeant = ({ means }: Confirmation): readonly ThemeId[] => [...new Set(means.map(themeOfStatement))];

const happens = (id: StatementId): FloorEvidence => ({
  theme: themeOfStatement(id),
  speaks: "for",
  ratio: floorFacts.happens,
  field: "happens_weekly",
  answer: weeklyChecklist[id].text,
  quoted: false,
  words: [],
  why: evidenceWords.happens,
});

const doesNotHappen = (id: StatementId): FloorEvidence => ({
  ...happens(id),
  speaks: "against",
  ratio: floorFacts.doesNotHappen,
  field: "does_not_happen",
  why: evidenceWords.doesNotHappen,
});

const meant = ({ field, text, means }: Confirmation, theme: ThemeId): FloorEvidence => ({
  theme,
  speaks: "for",
  ratio: floorFacts.confirmed[field],
  field,
  answer: text,
  quoted: true,
  clear: true,
  words: [],
  why: evidenceWords.confirmed(
    means
      .filter((id) => themeOfStatement(id) === theme)
      .map((id) => weeklyChecklist[id].text)
      .join(" "),
  ),
});
