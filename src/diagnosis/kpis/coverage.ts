import type { Share } from "../../knowledge/figures/units.ts";
import type { DataSystem, ElementLocation } from "../../knowledge/systems/data-system.ts";
import {
  editions,
  orderLineElements,
  orderSystems,
  type SystemId,
  shortSystemName,
  systems,
} from "../../knowledge/systems/systems.ts";
import type { ElementId } from "../../measures/elements.ts";
import { identity, memoize, memoizeEach } from "../memoize.ts";

/** How much of the data that one KPI needs a set of systems holds. */
export interface Coverage {
  /** full: every element is held in full; none: no element is held at all. */
  readonly level: "full" | "partial" | "none";
  /** Mean over the elements: one held in full counts 1, one in part 0.5. */
  readonly share: Share;
  /** Each element with its best location, in the order they were asked for. */
  readonly elements: readonly ElementCoverage[];
  /** Elements held only in part. */
  readonly partial: readonly ElementId[];
  /** Elements that no system of the shop holds. */
  readonly missing: readonly ElementId[];
}

/** The best location of one element, or `null` if no system holds it. */
export interface ElementCoverage {
  readonly element: ElementId;
  readonly best: HeldLocation | null;
}

/** A location and its system. */
export interface HeldLocation extends ElementLocation {
  readonly system: SystemId;
}

/**
 * What a shop's systems together hold of one KPI's elements. Among equally good locations, the earlier system wins. The
 * elements of an order line come from one system, because lines of two systems have no key in common.
 */
export function coverageOf(kpiElements: readonly ElementId[], shopSystems: readonly SystemId[]): Coverage {
  const bestOf = bestLocationsIn(shopSystems);
  const home = orderHome(kpiElements.filter(isOfOrderLine), shopSystems);
  const covered = kpiElements.map((element) => ({
    element,
    best: isOfOrderLine(element) ? home && locationAmong(home, element, shopSystems) : bestOf(element),
  }));
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

/** Found once for the systems of a shop, because several KPIs need the same element. */
const bestLocationsIn = memoizeEach((shopSystems: readonly SystemId[]) =>
  memoize(identity<ElementId>, (element) => bestLocation(element, shopSystems)),
);

function bestLocation(element: ElementId, shopSystems: readonly SystemId[]): HeldLocation | null {
  return shopSystems.reduce<HeldLocation | null>((best, system) => {
    const location = locationAmong(system, element, shopSystems);
    return location !== null && (best === null || isBetter(location, best)) ? location : best;
  }, null);
}

const isOfOrderLine = (element: ElementId): boolean => (orderLineElements as readonly ElementId[]).includes(element);

/** The system that a KPI takes its order lines from; `null` if none holds any of what it needs of them. */
function orderHome(needed: readonly ElementId[], shopSystems: readonly SystemId[]): SystemId | null {
  const [home] = shopSystems
    .map((system) => ({ system, held: needed.flatMap((element) => locationAmong(system, element, shopSystems) ?? []) }))
    .filter(({ held }) => held.length > 0)
    .map(({ system, held }) => ({ system, merits: meritsAsHome(system, held) }))
    .toSorted((a, b) => byMerits(a.merits, b.merits));
  return home?.system ?? null;
}

/** Sorts the larger first merit first; if equal, the larger second one, and so on. */
const byMerits = (a: readonly number[], b: readonly number[]): number =>
  b.map((merit, index) => merit - (a[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** What decides, in this order: how many elements it holds, orders are entered there, how many in full, how certain. */
const meritsAsHome = (system: SystemId, held: readonly HeldLocation[]): readonly number[] => [
  held.length,
  Number((orderSystems as readonly SystemId[]).includes(system)),
  held.filter(({ coverage }) => coverage === "full").length,
  held.reduce((sum, { confidence }) => sum + certainty[confidence], 0),
];

/**
 * Where a system has an element. If we don't know which of two editions a shop has, what only one has in full counts as
 * held in part.
 */
function locationAmong(id: SystemId, element: ElementId, shopSystems: readonly SystemId[]): HeldLocation | null {
  const location = locationIn(id, element);
  const alike = editionsOf(id);
  const isSure = alike.every((one) => !shopSystems.includes(one) || locationIn(one, element)?.coverage === "full");
  return location === null || isSure ? location : { ...location, coverage: "partial" };
}

/** The editions of which a system is one, itself included; none if it has no others. */
const editionsOf = (id: SystemId): readonly SystemId[] =>
  editions.find((group: readonly SystemId[]) => group.includes(id)) ?? [];

const locationIn = (id: SystemId, element: ElementId): HeldLocation | null => heldLocations[id][element] ?? null;

const heldLocations = Object.fromEntries(
  (Object.entries(systems) as [SystemId, DataSystem][]).map(([system, { elements }]) => [
    system,
    Object.fromEntries(Object.entries(elements).map(([element, location]) => [element, { system, ...location }])),
  ]),
) as unknown as Readonly<Record<SystemId, Readonly<Partial<Record<ElementId, HeldLocation>>>>>;

const certainty = { low: 0, medium: 1, high: 2 } as const satisfies Record<ElementLocation["confidence"], number>;

/** Whether a location is better: full beats partial; among equals, higher confidence wins. */
function isBetter(location: ElementLocation, than: ElementLocation): boolean {
  if (location.coverage !== than.coverage) return location.coverage === "full";
  return certainty[location.confidence] > certainty[than.confidence];
}

/** A system's name for a shop. If we don't know which edition it has, the name that all editions share. */
export function nameAmong(id: SystemId, shopSystems: readonly SystemId[]): string {
  const alike = editionsOf(id);
  const [first] = alike;
  const isOpen = first !== undefined && alike.every((edition) => shopSystems.includes(edition));
  return isOpen ? shortSystemName(first) : systems[id].name;
}
