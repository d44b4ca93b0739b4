import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import { kpiWorth } from "../../knowledge/plan.ts";
import type { Situation } from "../../knowledge/situations/situation.ts";
import { situations } from "../../knowledge/situations.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { situationsFrom } from "../reader/read-sentence.ts";
import { answersRead } from "../reader/sentences.ts";

/** A cause and how likely it is. */
export interface LikelyTheme {
  readonly id: ThemeId;
  readonly probability: number;
}

/** A sentence that describes a situation that a KPI measures. */
export interface DescribedKpi {
  readonly field: DescribingField;
  readonly answer: string;
  /** In units of one theme. */
  readonly worth: number;
  /** Whether it says enough to be given as a reason. */
  readonly isPlain: boolean;
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
): ReadonlyMap<KpiId, DescribedKpi> {
  const best = new Map<KpiId, DescribedKpi>();
  for (const field of Object.keys(described.fields) as readonly DescribingField[]) {
    const answer = answersRead(submission).find((one) => one.field === field);
    for (const { text, passage } of answer?.sentences ?? [])
      for (const { kpi, worth, isPlain } of shownBy(situationsFrom(described.atLeast, text, passage.stretch), ranked)) {
        const here = { field, answer: text, worth: worth * described.fields[field], isPlain };
        if (here.worth > (best.get(kpi)?.worth ?? 0)) best.set(kpi, here);
      }
  }
  return best;
}

/** The KPIs that measure these situations. */
const shownBy = (matching: ReturnType<typeof situationsFrom>, ranked: readonly LikelyTheme[]) =>
  matching.flatMap(({ label, score }) => {
    const { themes, shownBy: measuring }: Situation = situations[label];
    const likeliest = ranked.find((theme) => themes.includes(theme.id))?.probability ?? 0;
    return (measuring ?? []).map((kpi, at) => ({
      kpi,
      worth: described.worth * Math.min(1, score) * likeliest * described.next ** at,
      isPlain: score >= described.quotedFrom,
    }));
  });
