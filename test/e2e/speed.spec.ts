import { chromium, expect, type Page } from "@playwright/test";
import { announced } from "./results-page.ts";
import { test } from "./visit.ts";
import {
  button,
  buttons,
  fillIn,
  getResults,
  openForm,
  openFormFromStart,
  reportFrame,
  requiredAnswers,
} from "./visitor.ts";

/** What a page writes to the console besides plain logs, refusals of its policy included. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() !== "log" && complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  return complaints;
}

/** Holds every script back until the test releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("[R33] the start is there to be read, and looks the same, before and after its script", async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(button(page, "start")).toBeVisible();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const heading = await page.locator("h1").elementHandle();
  const before = await page.screenshot();
  release();
  await page.waitForLoadState("networkidle");
  expect(await page.screenshot()).toEqual(before);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

test("[R33] a click on Start before the script is there opens the survey once it is", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await button(page, "start").click();
  await expect(button(page, "start")).toHaveCSS("cursor", "progress");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spindlewise Intake & Diagnostic Survey");
});

test("[R33] a link to the survey shows its top before the script makes the questions", async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".preview-button")) return;
      watch.disconnect();
      Object.assign(window, { questionsWithTop: document.querySelectorAll(".question").length });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await openForm(page);
  expect(await page.evaluate("window.questionsWithTop")).toBe(0);
});

test("[R26] a link to a stored report and a reload of the survey never show the start", async ({ page }) => {
  await getResults(page);
  const report = page.url();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      for (const element of document.querySelectorAll(".start-button, .hero-headline")) {
        if (element.checkVisibility({ visibilityProperty: true })) seen.push(element.className);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen);
  await page.goto(report);
  await expect(reportFrame(page)).toBeVisible();
  expect(await seen()).toEqual([]);
  await page.goto("/");
  await button(page, "start").click();
  await expect(button(page, "submit")).toBeVisible();
  await page.reload();
  await expect(button(page, "submit")).toBeVisible();
  expect(await seen()).toEqual([]);
});

test("[R33] without scripts the page says what it needs, and offers no button that would do nothing", async ({
  baseURL,
}) => {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), "--blink-settings=scriptEnabled=false"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  for (const path of ["/", "/?open=form", "/?report=x"]) {
    await page.goto(new URL(path, baseURL).href);
    await expect(page.locator("noscript p")).toHaveText(/^The survey needs JavaScript\./);
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByText(buttons.start)).toBeHidden();
  }
  await browser.close();
});

test("[R35] a whole visit calls no one but our own server, and its policy blocks nothing", async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  const refused: string[] = [];
  page.on("request", (request) =>
    origins.add(new URL(request.url()).protocol === "data:" ? (baseURL ?? "") : new URL(request.url()).origin),
  );
  page.on("console", (message) => message.text().includes("Content Security Policy") && refused.push(message.text()));
  await openFormFromStart(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  // What is fetched last: the figures at the levers.
  await expect(announced(page)).toContainText("hours a year recovered");
  expect([...origins]).toEqual([new URL(baseURL ?? "").origin]);
  expect(refused).toEqual([]);
});

test("[R33] results code is fetched only when there are results, and nothing is fetched twice", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));
  await openFormFromStart(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((path) => /Results|Stored|sonner/.test(path))).toEqual([]);
  expect(scripts.filter((path) => /Survey/.test(path))).toHaveLength(1);
  expect(new Set(scripts).size).toBe(scripts.length);
});
