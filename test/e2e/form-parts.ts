import type { Locator, Page } from "@playwright/test";
import type { Field } from "../../src/survey/questionnaire.ts";

export const problemOf = (page: Page, field: string) => page.locator(`#${field}-problem`);
export const analysisSent = (page: Page) => page.waitForRequest("**/functions/v1/analyze-shop");

export const question = (page: Page, field: Field): Locator => page.locator(`#${field}-question`);
export const caution = (page: Page, field: Field): Locator => question(page, field).locator(".caution");
export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/**
 * The focused control, if a bar at an edge covers part of it. A control taller than the space between the bars is left
 * out.
 */
export function partlyCovered(): readonly string[] {
  const element = document.activeElement;
  if (!element || element === document.body || element.closest(".top-bar, .sticky-bar")) return [];
  const { top, bottom } = element.getBoundingClientRect();
  const upper = document.querySelector(".top-bar")?.getBoundingClientRect().bottom ?? 0;
  const lower = document.querySelector(".sticky-bar")?.getBoundingClientRect().top ?? window.innerHeight;
  return top < upper - 1 || bottom > lower + 1
    ? [`${element.outerHTML.slice(0, 90)} ${top} ${bottom} of ${upper} ${lower}`]
    : [];
}
