import type { DataSystem, ElementPlace } from "../knowledge/data-system.ts";
import { editions, type SystemId, systems } from "../knowledge/systems.ts";
import type { Share } from "../knowledge/units.ts";
import type { ElementId } from "../measures/elements.ts";

/** How well a stack of systems holds the data elements that one KPI needs. */
export interface Coverage {
  /** full: every element is held in full; none: no element is held at all. */
  readonly level: "full" | "partial" | "none";
  /** Mean over the elements: one held in full counts 1, one held in part 0.5. */
  readonly share: Share;
  /** Each element with its best place, in the order they were asked for. */
  readonly elements: readonly ElementCoverage[];
  /** Elements held only in part. */
  readonly partial: readonly ElementId[];
  /** Elements that no system of the stack holds. */
  readonly missing: readonly ElementId[];
}

/** The best place of one element, or `null` where no system holds it. */
export interface ElementCoverage {
  readonly element: ElementId;
  readonly best: HeldPlace | null;
}

/** A place and the system it lies in. */
export interface HeldPlace extends ElementPlace {
  readonly system: SystemId;
}

/** What the systems of a stack together hold of the elements of one KPI. Equally good places: the earlier system wins. */
export function coverageOf(kpiElements: readonly ElementId[], stack: readonly SystemId[]): Coverage {
  const covered = kpiElements.map((element) => ({ element, best: bestPlace(element, stack) }));
  const partial = covered.filter(({ best }) => best?.coverage === "partial").map(({ element }) => element);
  const missing = covered.filter(({ best }) => best === null).map(({ element }) => element);
  const held = covered.length - missing.length - partial.length / 2;
  return {
    level: levelOf(covered.length, partial.length, missing.length),
    share: (covered.length === 0 ? 1 : held / covered.length) as Share,
    elements: covered,
    partial,
    missing,
  };
}

function levelOf(all: number, partial: number, missing: number): Coverage["level"] {
  if (partial + missing === 0) return "full";
  return missing === all ? "none" : "partial";
}

function bestPlace(element: ElementId, among: readonly SystemId[]): HeldPlace | null {
  return among.reduce<HeldPlace | null>((best, system) => {
    const place = placeAmong(system, element, among);
    return place !== null && (best === null || isBetter(place, best)) ? place : best;
  }, null);
}

/** While it is not known which of two editions a shop has, what only one holds in full counts as held in part. */
function placeAmong(id: SystemId, element: ElementId, among: readonly SystemId[]): HeldPlace | null {
  const place = placeIn(id, element);
  const alike: readonly SystemId[] = editions.find((group) => (group as readonly SystemId[]).includes(id)) ?? [];
  const isSure = alike.every((one) => !among.includes(one) || placeIn(one, element)?.coverage === "full");
  return place === null || isSure ? place : { ...place, coverage: "partial" };
}

const placeIn = (id: SystemId, element: ElementId): HeldPlace | null => heldPlaces[id][element] ?? null;

const heldPlaces = Object.fromEntries(
  (Object.entries(systems) as [SystemId, DataSystem][]).map(([system, { elements }]) => [
    system,
    Object.fromEntries(Object.entries(elements).map(([element, place]) => [element, { system, ...place }])),
  ]),
) as unknown as Readonly<Record<SystemId, Readonly<Partial<Record<ElementId, HeldPlace>>>>>;

const certainty = { low: 0, medium: 1, high: 2 } as const satisfies Record<ElementPlace["confidence"], number>;

/** Full beats partial; of two alike, the one we are surer of. */
function isBetter(place: ElementPlace, than: ElementPlace): boolean {
  if (place.coverage !== than.coverage) return place.coverage === "full";
  return certainty[place.confidence] > certainty[than.confidence];
}
