import { expect, type Locator, type Page } from "@playwright/test";
import { openFormFromStart } from "./visitor.ts";

export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const analysis = "**/functions/v1/analyze-shop";
export const hostile = `=1+1 "quoted" <b>&amp;</b> 机床 آلة 🛠️ ${"x".repeat(1_900)}`;

/** What the device stores, as text. */
export const onDevice = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(window.localStorage));
export const keeps = (page: Page, text: string): Promise<void> => expect.poll(() => onDevice(page)).toContain(text);

/** A new visit in the same tab: the same address, without the history. */
export async function visitAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.history.replaceState(null, ""));
  await openFormFromStart(page);
}

/** How far below the top of the window something is, CSS pixels. */
export const topOf = (found: Locator): Promise<number> =>
  found.evaluate((element) => element.getBoundingClientRect().top);

/** Scroll position and focus of the visitor. */
export const spotOf = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return {
      scrolled: Math.round(window.scrollY),
      focus: active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active.name : null,
    };
  });
