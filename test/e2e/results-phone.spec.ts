import { expect, type Page } from "@playwright/test";
import { startKpis } from "../../src/survey/samples.ts";
import { unlikeShops } from "../briefs.ts";
import { announced, card, openSample, slider } from "./results-page.ts";
import { test } from "./visit.ts";
import {
  button,
  filesPanel,
  getResults,
  openFiles,
  openFormWith,
  reportFrame,
  requiredAnswers,
  toast,
} from "./visitor.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("[R39] nothing is wider than 360 px, whatever can be tapped is at least 44 px tall or has that room, and a KPI's sheet fits", async ({
    page,
  }) => {
    await openSample(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const small = await page
      .locator("#root-themes summary, .slider input, .filter-choice, .section-nav a, .lever .link")
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().height < 43.9)
          .map((one) => one.outerHTML),
      );
    expect(small).toEqual([]);

    await card(page, startKpis.kpi_otd).tap();
    const box = await page.getByRole("dialog").boundingBox();
    expect(box && [box.x, box.width, box.y + box.height]).toEqual([0, 360, 740]);
    // The word under the goal's mark stays in one piece, although it is near the edge.
    const goal = await page.getByRole("dialog").locator(".own-scale b").boundingBox();
    expect(goal?.height).toBeLessThan(24);
    await page.getByRole("button", { name: "Close", exact: true }).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("[R29] the first screen goes as far as the first KPI and its number", async ({ page }) => {
    await openSample(page);
    const number = await page.locator(".first-kpis :is(.goal-value, .own-value)").first().boundingBox();
    const bar = await page.locator(".sticky-bar").boundingBox();
    expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("[R39] a shop name without a blank makes nothing wider, and the figures come before what can be done with them", async ({
    page,
  }) => {
    await openFormWith(page, { ...requiredAnswers, shop_name: "W".repeat(99) });
    await button(page, "submit").click();
    await expect(reportFrame(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const top = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
    expect(await top(".figures")).toBeLessThan(await top(".head-actions"));
  });

  test("[R39] a figure with a sentence in place of a range has the whole line, and so have the links to the parts", async ({
    page,
  }) => {
    const [, wire] = unlikeShops.find(([name]) => name === "wire shop") ?? [];
    await getResults(page, wire);
    const left = (selector: string) =>
      page.locator(selector).evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().left))]);
    const [edge] = await left("h1");
    expect(await left(".figure > *")).toEqual([edge]);
    const tops = await page
      .locator(".section-nav a")
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    expect(tops).toBe(1);
  });

  test("[R39] what is said of a cause breaks before its estimate, and the files' Close is as large as any", async ({
    page,
  }) => {
    await openSample(page);
    const estimate = page.locator(".theme-name span").first();
    await expect(estimate).toHaveText("our estimate: 96%");
    expect((await estimate.boundingBox())?.height).toBeLessThan(30);
    await openFiles(page);
    await expect(filesPanel(page).getByRole("button", { name: "Close" })).toHaveCSS("font-size", "16px");
  });

  test("[R39] the message that the report is there comes with it, also on a slow phone, and covers neither the finding nor a figure", async ({
    page,
  }) => {
    await page.addInitScript(noteWhatIsThereWithToast);
    await openFormWith(page, requiredAnswers);
    await slowedDown(page);
    await button(page, "submit").click();
    const shown = toast(page, "Analysis Complete!").and(page.locator("[data-mounted=true]"));
    const covered = await shown.evaluate(async (message) => {
      await Promise.all(message.getAnimations().map(({ finished }) => finished));
      const finding = document.querySelector("h1")?.getBoundingClientRect().top ?? 0;
      return message.getBoundingClientRect().bottom - finding;
    });
    expect(covered).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.dataset.thereWithToast)).toBe("results at 0");
  });

  test("[R39] a slider follows the finger, and the figures stay in sight above the bar", async ({ page }) => {
    await openSample(page);
    const setups = slider(page, "Cut setup overruns");
    await setups.scrollIntoViewIfNeeded();
    const track = await page.locator(".slider").first().boundingBox();
    if (track === null) throw new Error("The slider is not on the page");
    await page.touchscreen.tap(track.x + track.width - 1, track.y + track.height / 2);
    await expect(setups).toHaveAttribute("aria-valuetext", "100%, all of it");
    await expect(announced(page)).toContainText("2,800 hours a year recovered");
    await expect(page.locator(".what-if-main")).toBeInViewport({ ratio: 1 });
  });

  test("[R26] the report has the whole width, and the bars around it lead out of it by touch", async ({ page }) => {
    await openSample(page);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Full report" }).tap();
    await expect.poll(async () => (await reportFrame(page).boundingBox())?.width).toBe(360);
    const own = reportFrame(page).contentFrame().locator("html");
    expect(await own.evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Causes" }).tap();
    await expect(page.getByRole("heading", { name: "Most likely cause: Setups that run over" })).toBeInViewport();
  });
});

test.describe("on a phone, text and bars", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("[R39] with text at 200% neither the start nor the results scroll sideways on a phone, and the two bars of the results leave it all but 110 of its 740 pixels", async ({
    page,
  }) => {
    const doubled = (): Promise<number> =>
      page.evaluate(() => {
        document.documentElement.style.setProperty("font-size", "200%");
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
    await page.goto("/");
    expect(await doubled()).toBe(0);
    await openSample(page);
    const heights = await page
      .locator("header.top-bar, .sticky-bar, .section-nav")
      .evaluateAll((bars) =>
        bars
          .filter((bar) => window.getComputedStyle(bar).position === "sticky")
          .map((bar) => bar.getBoundingClientRect().height),
      );
    expect(heights).toHaveLength(2);
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(110);
    expect(await doubled()).toBe(0);
  });
});

/** On a slow phone, the new screen is drawn some time after the answer arrives. */
async function slowedDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

/** Records in the page which screen is shown, and how far it is scrolled, when the first toast appears. */
function noteWhatIsThereWithToast(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector("[data-sonner-toast]") === null) return;
    observer.disconnect();
    const screen = document.querySelector(".results-head") === null ? "form" : "results";
    document.documentElement.dataset.thereWithToast = `${screen} at ${window.scrollY}`;
  });
  observer.observe(document, { subtree: true, childList: true });
}
