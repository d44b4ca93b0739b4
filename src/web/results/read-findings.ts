import type * as z from "zod/mini";
import { statedEnough } from "../../survey/stated-enough.ts";
import type { WireDiagnosis } from "../../survey/wire-answer.ts";
import { type WireKpi, type WireTheme, wireAnswered, wireKpi, wireTheme } from "../../survey/wire-results.ts";
import { typeset } from "../../survey/writing.ts";

/** The themes of a diagnosis, those left out whose shape is another one, as an older report may have it. */
export const readThemes = (value: unknown): readonly WireTheme[] => rowsOf(value, wireTheme);

/** The planned KPIs of a diagnosis, set as in print, those left out whose shape is another one. */
export const readKpis = (value: unknown): readonly WireKpi[] => rowsOf(value, wireKpi).map(typesetKpi);

/** Whether too few questions are answered for a score; an older report doesn't say. */
export function hasFewAnswers({ answered }: WireDiagnosis): boolean {
  const counts = wireAnswered.safeParse(answered).data;
  return counts !== undefined && counts.answered < statedEnough * counts.asked;
}

/** The rows that fit the schema. */
function rowsOf<Row>(value: unknown, row: z.ZodMiniType<Row>): readonly Row[] {
  return Array.isArray(value) ? value.flatMap((one) => row.safeParse(one).data ?? []) : [];
}

function typesetKpi(kpi: WireKpi): WireKpi {
  const { typical, good, world_class } = kpi.target;
  const target = { typical: typeset(typical), good: typeset(good), world_class: typeset(world_class) };
  return { ...kpi, formula: typeset(kpi.formula), target };
}

/** The name of a system without what is explained in brackets. */
export const shortName = (system: string): string => system.replace(/ \(.*\)$/, "");
