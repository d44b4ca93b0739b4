import type { ElementId } from "./elements.ts";
import type { Column } from "./record-list.ts";

export const none: readonly ElementId[] = [];

export const text = (
  title: string,
  meaning: string,
  example: string,
  elements: readonly ElementId[] = none,
): Column => ({
  title,
  meaning,
  elements,
  kind: "text",
  example,
});

export const date = (
  title: string,
  meaning: string,
  example: `${number}-${number}-${number}`,
  elements: readonly ElementId[],
): Column => ({ title, meaning, elements, kind: "date", example });

export const time = (
  title: string,
  meaning: string,
  example: `${number}-${number}-${number}T${number}:${number}`,
  elements: readonly ElementId[],
): Column => ({ title, meaning, elements, kind: "datetime", example });

export const number = (
  title: string,
  unit: string,
  meaning: string,
  example: number,
  elements: readonly ElementId[],
): Column => ({ title, meaning, elements, kind: "number", unit, min: 0, example });

export const choice = (
  title: string,
  choices: readonly string[],
  meaning: string,
  example: string,
  elements: readonly ElementId[] = none,
): Column => ({ title, meaning, elements, kind: "choice", choices, example });

export const yesNo = (
  title: string,
  meaning: string,
  example: "Yes" | "No",
  elements: readonly ElementId[] = none,
): Column => ({ title, meaning, elements, kind: "yes-no", example });
