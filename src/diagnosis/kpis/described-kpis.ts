import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import { detectionOdds } from "../../knowledge/odds/odds.ts";
import { kpiWorth } from "../../knowledge/plan.ts";
import type { Situation } from "../../knowledge/situations/situation.ts";
import { situations } from "../../knowledge/situations.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { aboveTalk, type Passage } from "../reader/read-passage.ts";
import { situationsFrom } from "../reader/read-sentence.ts";
import { answersRead } from "../reader/sentences.ts";

/** A cause and how likely it is. */
export interface LikelyTheme {
  readonly id: ThemeId;
  readonly probability: number;
}

/** The sentence that supports a KPI most, because it describes a situation that the KPI measures. */
export interface DescribingSentence {
  readonly field: DescribingField;
  readonly answer: string;
  /** What it adds to the worth of the KPI; 1 is a theme that is certain and fully exposed (see `kpiWorth`). */
  readonly worth: number;
  /** Whether it is clear enough to be given as a reason. */
  readonly isQuotable: boolean;
}

const { described } = kpiWorth;

type DescribingField = keyof typeof described.fields;

/**
 * The KPIs that measure a situation the shop describes, each with the sentence that supports it most.
 *
 * @param ranked the likeliest first
 */
export function describedKpis(
  submission: Submission,
  ranked: readonly LikelyTheme[],
): ReadonlyMap<KpiId, DescribingSentence> {
  const best = new Map<KpiId, DescribingSentence>();
  for (const field of Object.keys(described.fields) as readonly DescribingField[]) {
    const answer = answersRead(submission).find((one) => one.field === field);
    for (const { text, passage } of answer?.sentences ?? [])
      for (const { kpi, worth, isQuotable } of kpisMeasuring(
        situationsFrom(described.atLeast, text, passage.stretch),
        passage,
        ranked,
      )) {
        const here = { field, answer: text, worth: worth * described.fields[field], isQuotable };
        if (here.worth > (best.get(kpi)?.worth ?? 0)) best.set(kpi, here);
      }
  }
  return best;
}

/** The KPIs that measure these situations. A sentence that names no cause of one isn't given as a reason. */
const kpisMeasuring = (matching: ReturnType<typeof situationsFrom>, passage: Passage, ranked: readonly LikelyTheme[]) =>
  matching.flatMap(({ label, score }) => {
    const { themes, shownBy }: Situation = situations[label];
    const likeliest = ranked.find((theme) => themes.includes(theme.id))?.probability ?? 0;
    return (shownBy ?? []).map((kpi, at) => ({
      kpi,
      worth: described.worth * Math.min(1, score) * likeliest * described.next ** at,
      isQuotable:
        score >= described.quotedFrom && themes.some((theme) => aboveTalk(theme, passage) >= detectionOdds.clearFrom),
    }));
  });
