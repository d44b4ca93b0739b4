import { type FloorFacts, floorFactLabels } from "./floor-facts.ts";
import { type Field, questionOf } from "./questionnaire.ts";
import { letterLabel } from "./shared.words.ts";

/** A field's label next to its answer. */
export const labelOf = (field: Field | keyof FloorFacts | "letter"): string => {
  if (field === "letter") return letterLabel;
  return isFloorFact(field) ? floorFactLabels[field] : questionOf(field).label;
};

/** Whether a name is one of the floor facts. */
export const isFloorFact = (field: string): field is keyof FloorFacts => Object.hasOwn(floorFactLabels, field);
