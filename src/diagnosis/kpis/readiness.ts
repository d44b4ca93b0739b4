import { elementsByReadinessQuestion, machineOnly } from "../../knowledge/systems/data-readiness.ts";
import type { SystemId } from "../../knowledge/systems/systems.ts";
import { type ElementId, elements } from "../../measures/elements.ts";
import type { Submission } from "../../survey/submission.ts";
import { coverageOf, type HeldLocation, nameAmong } from "./coverage.ts";
import type { NeededElement, Readiness } from "./needed-element.ts";

/** Where a shop has each data element that a KPI needs, and whether it can be used today. */
export function neededElements(
  needed: readonly ElementId[],
  shopSystems: readonly SystemId[],
  submission: Submission,
): readonly NeededElement[] {
  return coverageOf(needed, shopSystems).elements.map(({ element, best }) => ({
    id: element,
    name: elements[element],
    readiness: readinessOfElement(element, best, submission),
    place: best && {
      system: best.system,
      system_name: nameAmong(best.system, shopSystems),
      where: best.where,
      coverage: best.coverage,
      confidence: best.confidence,
    },
  }));
}

/** A KPI is as ready as the least ready of its elements. */
export function readinessOf(data: readonly NeededElement[]): Readiness {
  if (data.some(({ readiness }) => readiness === "needs-a-source")) return "needs-a-source";
  return data.some(({ readiness }) => readiness === "needs-a-habit") ? "needs-a-habit" : "ready-now";
}

function readinessOfElement(element: ElementId, location: HeldLocation | null, submission: Submission): Readiness {
  const isPracticed = practiceOf(element, submission);
  if (isPracticed === true) return "ready-now";
  if (isPracticed === false) return "needs-a-habit";
  if (location !== null) return location.coverage === "full" ? "ready-now" : "needs-a-habit";
  return isMachineOnly(element) ? "needs-a-source" : "needs-a-habit";
}

/** What the readiness questions say about an element: a no outweighs a yes; `undefined` if unanswered. */
function practiceOf(element: ElementId, submission: Submission): boolean | undefined {
  const said = (askedAbout.get(element) ?? [])
    .map((field) => submission[field])
    .filter((answer) => answer !== undefined);
  return said.length === 0 ? undefined : said.every((answer) => answer);
}

type ReadinessQuestion = keyof typeof elementsByReadinessQuestion;

/** The readiness questions, by the elements they are about. */
const askedAbout: ReadonlyMap<ElementId, readonly ReadinessQuestion[]> = new Map(
  (Object.keys(elements) as ElementId[]).map((element) => [
    element,
    (Object.keys(elementsByReadinessQuestion) as ReadinessQuestion[]).filter((field) =>
      (elementsByReadinessQuestion[field] as readonly ElementId[]).includes(element),
    ),
  ]),
);

const isMachineOnly = (element: ElementId): boolean => (machineOnly as readonly ElementId[]).includes(element);
