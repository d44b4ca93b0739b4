import { coverageOf } from "../../diagnosis/kpis/coverage.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import type { SystemId } from "../../knowledge/systems/systems.ts";
import type { ElementId } from "../../measures/elements.ts";
import { inWords } from "../../survey/writing.ts";
import { coverageWords as words } from "./coverage.words.ts";

/** The data elements that a KPI needs. */
export const neededBy = ({ data }: PlannedKpi): readonly ElementId[] => data.map(({ id }) => id);

/** Kinds of source that a shop may lack. A shop that has one of a kind isn't advised to buy another. */
const kindsOfSource = [
  { name: words.kindsOfSystem.monitoring, ids: ["datanomix", "amper", "machinemetrics", "mtconnect"] },
  { name: words.kindsOfSystem.erp, ids: ["proshop", "jobboss", "jobboss2", "e2", "acumatica", "sage"] },
  { name: words.kindsOfSystem.sheet, ids: ["excel"] },
] as const satisfies readonly { readonly name: string; readonly ids: readonly SystemId[] }[];

/** The least gain, in KPIs, for which we advise a new system. Own judgment. */
const minGain = 0.5;

/** The kind of source that would add most to a stack, as one sentence. */
export function oneMoreSource(kpis: readonly PlannedKpi[], stack: readonly SystemId[]): string {
  const lacking = kindsOfSource.filter(({ ids }) => !ids.some((id) => stack.includes(id)));
  const [best] = lacking
    .flatMap(({ name, ids }) => ids.map((id) => gainOf(name, id, kpis, stack)))
    .toSorted((a, b) => b.sum - a.sum);
  if (best === undefined || best.sum < minGain) {
    return words.noMoreSystem;
  }
  const [was, is] = [fullIn(kpis, stack), fullIn(kpis, [...stack, best.id])];
  const inFull = is > was ? words.thenInFull(is, kpis.length, was) : "";
  return words.addsMost(best.name, inWords(best.kpis), inFull);
}

interface Gain {
  readonly name: string;
  readonly id: SystemId;
  /** The gain over all KPIs, counted in KPIs. */
  readonly sum: number;
  readonly kpis: readonly string[];
}

function gainOf(name: string, id: SystemId, kpis: readonly PlannedKpi[], stack: readonly SystemId[]): Gain {
  const gains = kpis.map((kpi) => {
    const needed = neededBy(kpi);
    return { kpi: kpi.name, gain: coverageOf(needed, [...stack, id]).share - coverageOf(needed, stack).share };
  });
  const winners = gains.filter(({ gain }) => gain > 1e-9);
  return { name, id, sum: winners.reduce((sum, { gain }) => sum + gain, 0), kpis: winners.map(({ kpi }) => kpi) };
}

const fullIn = (kpis: readonly PlannedKpi[], stack: readonly SystemId[]): number =>
  kpis.filter((kpi) => coverageOf(neededBy(kpi), stack).level === "full").length;
