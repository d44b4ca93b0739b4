import type * as z from "zod/mini";
import { enoughAnswers } from "../../survey/enough-answers.ts";
import type { WireDiagnosis } from "../../survey/wire/response.ts";
import { type WireKpi, type WireTheme, wireAnswered, wireKpi, wireTheme } from "../../survey/wire/results.ts";
import { typeset } from "../../survey/writing.ts";

/** The themes of a diagnosis, without those of another shape, as in older reports. */
export const readThemes = (value: unknown): readonly WireTheme[] => rowsOf(value, wireTheme);

/** The planned KPIs of a diagnosis, typeset, without those of another shape. */
export const readKpis = (value: unknown): readonly WireKpi[] => rowsOf(value, wireKpi).map(typesetKpi);

/** Whether too few questions are answered for a score; `false` for an older report, which doesn't say. */
export function hasFewAnswers({ answered }: WireDiagnosis): boolean {
  const counts = wireAnswered.safeParse(answered).data;
  return counts !== undefined && counts.answered < enoughAnswers * counts.asked;
}

/** The rows that fit the schema. */
function rowsOf<Row>(value: unknown, row: z.ZodMiniType<Row>): readonly Row[] {
  return Array.isArray(value) ? value.flatMap((item) => row.safeParse(item).data ?? []) : [];
}

function typesetKpi(kpi: WireKpi): WireKpi {
  const { typical, good, world_class } = kpi.target;
  const target = { typical: typeset(typical), good: typeset(good), world_class: typeset(world_class) };
  return { ...kpi, formula: typeset(kpi.formula), target };
}
