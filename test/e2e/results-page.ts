import { expect, type Locator, type Page } from "@playwright/test";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { getResults } from "./visitor.ts";

export const slider = (page: Page, name: string): Locator => page.getByRole("slider", { name, exact: true });
export const announced = (page: Page): Locator => page.locator("#what-if").getByRole("status");
export const plan = (page: Page): Locator => page.locator("#kpi-plan");
export const card = (page: Page, name: string): Locator => plan(page).getByRole("button", { name, exact: true });

/** The results of the sample shop, once their figures are shown. */
export async function openSample(page: Page): Promise<void> {
  await getResults(page, sampleShop);
  await expect(announced(page)).toContainText("hours a year recovered");
}
