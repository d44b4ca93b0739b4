import { brotliCompressSync } from "node:zlib";
import { expect, type Response } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { test } from "./visit.ts";
import { buttons, expectForm, getResults, openForm } from "./visitor.ts";

test("[R38] the report has no violation that axe can see", async ({ page }) => {
  await getResults(page);
  await page.goto(`/api/reports/${new URL(page.url()).searchParams.get("report")}.html`);
  await expectNoViolations(page);
});

test("[R38] nothing clickable on the form is smaller than 24 px, no choice shorter than 44 px", async ({ page }) => {
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

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("[R38] whatever can be tapped has 44 px of height, seen or not", async ({ page }) => {
    const low = () =>
      page.locator("a:visible, button:visible, summary:visible").evaluateAll((all) =>
        all
          .filter((one) => {
            const reach = getComputedStyle(one, "::after");
            const room = reach.position === "absolute" ? Number.parseFloat(reach.height) : 0;
            return Math.max(one.getBoundingClientRect().height, room) < 43.9;
          })
          .map((one) => one.outerHTML),
      );
    await page.goto("/");
    expect(await low()).toEqual([]);
    await openForm(page);
    expect(await low()).toEqual([]);
    await getResults(page);
    expect(await low()).toEqual([]);
  });
});

test("[R33] the hero, the survey and all that is fetched ahead stay under 110 kB of compressed script", async ({
  page,
}) => {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), packedSize(response));
  });
  await page.goto("/", { waitUntil: "networkidle" });
  // By keyboard: a mouse that rests on the rail would fetch its tips, and no one has to wait for those.
  await page.getByRole("button", { name: buttons.start }).press("Enter");
  await expectForm(page);
  expect([...scripts.keys()].some((url) => url.includes("SurveyStep"))).toBe(true);
  const sizes = await Promise.all(scripts.values());
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(110_000);
});

const packedSize = async (script: Response): Promise<number> => brotliCompressSync(await script.body()).length;
