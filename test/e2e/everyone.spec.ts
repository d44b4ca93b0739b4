import { brotliCompressSync } from "node:zlib";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { button, buttons, getResults, openForm, reportFrame, requiredAnswers, typed } from "./visitor.ts";

test("[R38] the report has no violation that axe can see", async ({ page }) => {
  await getResults(page);
  await page.goto(`/api/reports/${new URL(page.url()).searchParams.get("report")}.html`);
  await expectNoViolations(page);
});

test("[R38] with the keyboard alone: from the start to the exported report", async ({ page }) => {
  // Some two hundred presses, one after the other.
  test.slow();
  await page.goto("/");
  await tabTo(page, button(page, "start"));
  await page.keyboard.press("Enter");
  for (const field of ["shop_name", "owner_name", "owner_email", "machine_count"] as const) {
    await tabTo(page, typed(page, field));
    await page.keyboard.type(String(requiredAnswers[field]));
  }
  for (const [field, choice] of [
    ["shift_count", "1"],
    ["primary_bottleneck", "5-axis"],
    ["schedule_tool", "ERP native"],
  ] as const) {
    await tabTo(page, typed(page, field).and(page.getByLabel(choice, { exact: true })));
    await page.keyboard.press("Space");
  }
  await tabTo(page, button(page, "submit"));
  await page.keyboard.press("Enter");
  await expect(reportFrame(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await tabTo(page, button(page, "exportReport"));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toContain("cedar-ridge-precision");
});

/** Presses Tab until the element has the focus; a page has fewer stops than this. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

test("[R38] what has the focus is never under the bars at the edges", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  const hidden = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press("Tab");
    hidden.push(...(await page.evaluate(focusUnderABar)));
  }
  expect(hidden).toEqual([]);
});

function focusUnderABar(): readonly string[] {
  const element = document.activeElement;
  if (!element || element.closest(".top-bar, .sticky-bar")) return [];
  const { top, bottom } = element.getBoundingClientRect();
  const upper = document.querySelector(".top-bar")?.getBoundingClientRect().bottom ?? 0;
  const lower = document.querySelector(".sticky-bar")?.getBoundingClientRect().top ?? window.innerHeight;
  return bottom <= upper || top >= lower ? [element.outerHTML.slice(0, 120)] : [];
}

test("[R38] nothing to be pressed on the form is smaller than 24 px, no choice lower than 44 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await expect(page.locator(".choice")).not.toHaveCount(0);
  const lowest = (selector: string) => () =>
    page
      .locator(selector)
      .evaluateAll((all) => Math.min(...all.map((element) => element.getBoundingClientRect().height)));
  await expect.poll(lowest(".choice, .control, .rail-section")).toBeGreaterThanOrEqual(44);
  await expect.poll(lowest("button:visible")).toBeGreaterThanOrEqual(24);
});

test("[R34] the hero, the survey and all that is fetched ahead stay under 110 kB of compressed script", async ({
  page,
}) => {
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.set(response.url(), brotliCompressSync(await response.body()).length);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  // By keyboard: a mouse that comes to rest on the rail fetches its tips, which nobody has to wait for.
  await page.getByRole("button", { name: buttons.start }).press("Enter");
  await page.waitForLoadState("networkidle");
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(scripts.size).toBeGreaterThan(1);
  expect(total).toBeLessThanOrEqual(110_000);
});
