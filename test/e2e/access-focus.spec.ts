import { expect, type Page } from "@playwright/test";
import { kpiPlanWords } from "../../src/web/words/kpi-plan.ts";
import { focusStop, type Stop, watchLateRegions } from "./access-checks.ts";
import { openSample } from "./results-page.ts";
import { openFormWithCautions } from "./states-between.ts";
import { test } from "./visit.ts";
import { button, choose, fillIn, openForm, requiredAnswers, toast, typed } from "./visitor.ts";

const analysis = "**/functions/v1/analyze-shop";
const devices = {
  "a desk": { viewport: { width: 1280, height: 800 } },
  "a phone": { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const;

/** Presses Tab from the top of the page until every stop has had the focus once. */
async function tabThrough(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const stops: Stop[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await restingStop(page);
    if (stop === null || stops.some(({ what, index }) => what === stop.what && index === stop.index)) break;
    stops.push(stop);
    // Inside the report, Tab moves through the report: the frame itself is the one stop that counts here.
    if (stop.what.startsWith("<iframe")) await leaveFrame(page);
  }
  return stops;
}

/** Where the focus is, once a toast has gone and the page has finished scrolling. */
async function restingStop(page: Page): Promise<Stop | null> {
  let stop = await page.evaluate(focusStop);
  const isClear = async () => {
    stop = await page.evaluate(focusStop);
    return stop === null || stop.coveredBy === "";
  };
  if (stop !== null && stop.coveredBy !== "")
    await expect
      .poll(isClear)
      .toBe(true)
      .catch(() => undefined);
  return stop;
}

const leaveFrame = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button, summary")];
    const frame = document.querySelector("iframe");
    const isAfter = (one: HTMLElement): boolean =>
      frame !== null && (frame.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const before = all.filter((one) => !isAfter(one)).at(-1);
    const next = all.find((one) => isAfter(one) && one.checkVisibility());
    (next ?? before)?.focus();
  });

interface Opened {
  readonly open: (page: Page) => Promise<void>;
  /** The least number of stops. */
  readonly stops: number;
  /** Whether each stop fits between the bars and must be seen whole. */
  readonly isAllSmall?: true;
}

const pages: Readonly<Record<string, Opened>> = {
  start: { open: async (page) => void (await page.goto("/")), stops: 2 },
  form: {
    open: async (page) => {
      await openForm(page);
      await choose(page, "shop_rate_known", "Estimate");
      await page.locator("h1").focus();
      await expect(button(page, "submit")).toBeVisible();
    },
    stops: 40,
    isAllSmall: true,
  },
  "form with cautions and problems": {
    open: async (page) => {
      await openFormWithCautions(page);
      await button(page, "submit").click();
      await expect(toast(page, "Validation Error")).toBeVisible();
    },
    stops: 40,
  },
  results: { open: openSample, stops: 20 },
};

for (const [device, use] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    for (const [name, { open, stops: least, isAllSmall }] of Object.entries(pages)) {
      test(`[R39] ${name}: Tab goes in reading order, its focus is always visible, and no bar covers it`, async ({
        page,
      }) => {
        test.slow();
        await open(page);
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThanOrEqual(least);
        expect.soft(stops.filter(({ isDrawn }) => !isDrawn)).toEqual([]);
        expect.soft(stops.filter(({ coveredBy }) => coveredBy !== "")).toEqual([]);
        if (isAllSmall) expect.soft(stops.filter(({ isWhole }) => !isWhole)).toEqual([]);
        const inOrder = stops
          .map(({ index }) => index)
          .every((index, at, all) => at === 0 || index > (all[at - 1] ?? 0));
        expect.soft(inOrder, stops.map(({ what, index }) => `${index} ${what.slice(0, 60)}`).join("\n")).toBe(true);
      });
    }
  });
}

test("[R38] every live region is there before it speaks: in the form, offline, waiting, failed, on the results", async ({
  page,
  context,
}) => {
  await page.addInitScript(watchLateRegions);
  const late = () => page.evaluate(() => Reflect.get(window, "lateRegions") as readonly string[]);
  let isRefused = true;
  await page.route(analysis, (route) =>
    isRefused ? route.fulfill({ status: 503, json: { error: "The server is busy." } }) : route.continue(),
  );
  await openForm(page);
  await typed(page, "owner_email").fill("dana@");
  await fillIn(page, { machine_count: 40, machinist_count: 2 });
  await typed(page, "notes").focus();
  await expect(page.locator(".caution")).toHaveCount(1);
  await context.setOffline(true);
  await expect(page.locator(".bar-offline")).toBeVisible();
  await context.setOffline(false);
  await button(page, "submit").click();
  await expect(toast(page, "Validation Error")).toBeVisible();
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(toast(page, "Analysis Failed")).toBeVisible();
  expect(await late()).toEqual([]);

  isRefused = false;
  await button(page, "submit").click();
  await expect(toast(page, "Analysis Complete!")).toBeVisible();
  const announced = page.locator("#what-if").getByRole("status");
  await expect(announced).toContainText("hours a year recovered");
  // What came with the results is read in place; every word that is new from here on must be announced.
  await page.evaluate(() => (Reflect.get(window, "lateRegions") as string[]).splice(0));
  const before = await announced.textContent();
  await page.getByRole("slider").first().press("End");
  await expect(announced).not.toHaveText(before ?? "");
  await page.locator(".filter-choice", { hasText: kpiPlanWords.readiness["needs-a-habit"] }).click();
  expect(await late()).toEqual([]);
});

test("[R38] in forced colors the focus on a chosen answer is drawn otherwise than the choice alone", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openForm(page);
  await choose(page, "shift_count", "2");
  const chosen = page.locator("#shift_count-question .choice", { hasText: "2" });
  const outline = () =>
    chosen.evaluate((one) => [getComputedStyle(one).outlineWidth, getComputedStyle(one).outlineOffset]);
  await typed(page, "machinist_count").focus();
  const without = await outline();
  await page.keyboard.press("Shift+Tab");
  await expect(chosen.locator("input")).toBeFocused();
  expect(await outline()).not.toEqual(without);
});

test("[R38] on phone and desktop a short message has its close button inside, next to its words, large enough and usable by keyboard", async ({
  page,
}) => {
  await openForm(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await button(page, "submit").click();
    const shown = toast(page, "Validation Error");
    await expect(shown).toHaveAttribute("data-mounted", "true");
    // Under the mouse it stays open.
    await shown.hover();
    const close = shown.getByRole("button", { name: "Close toast" });
    const inside = () =>
      close.evaluate((one) => {
        const [own, around] = [one.getBoundingClientRect(), one.closest("li")?.getBoundingClientRect()];
        const words = one.closest("li")?.querySelector("[data-title]")?.getBoundingClientRect();
        if (!around || !words) return null;
        const isInside =
          own.left >= around.left && own.right <= around.right && own.top >= around.top && own.bottom <= around.bottom;
        return { isInside, isBesideWords: own.left >= words.left, isLarge: Math.min(own.width, own.height) >= 24 };
      });
    await expect.poll(inside).toEqual({ isInside: true, isBesideWords: true, isLarge: true });
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(0);
  }
});
