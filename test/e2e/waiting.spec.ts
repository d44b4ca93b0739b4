import { expect, type Page } from "@playwright/test";
import { formWords } from "../../src/web/words/form.ts";
import { type Between, standBetween, type Trouble } from "./between.ts";
import { test as base } from "./visit.ts";
import {
  addressWithAnswers,
  button,
  fillIn,
  openFormFromStart,
  reportFrame,
  requiredAnswers,
  sendRequired,
  toast,
  typed,
} from "./visitor.ts";

/** Tests of the wait for an analysis, with `between` as a proxy that causes network trouble. */
const test = base.extend<{ trouble: Trouble; between: Between }>({
  trouble: [{ kind: "hold", afterSteps: 2 }, { option: true }],
  between: async ({ trouble }, use, { project }) => {
    const between = await standBetween(project.use.baseURL ?? "", trouble);
    await use(between);
    between.close();
  },
  baseURL: async ({ between }, use) => use(between.address),
});

const bar = (page: Page) => page.getByRole("progressbar");
const announced = (page: Page) => page.locator("output.sr-only");
const dayMs = 24 * 60 * 60 * 1000;

test("[R24] [R86] while an analysis runs the button is disabled, shows a spinner and keeps its words, and bar and words show the step", async ({
  page,
  between,
}) => {
  await sendRequired(page);
  await expect(bar(page)).toHaveAccessibleName(/causes ranked · step 2 of 5$/);
  await expect(bar(page)).toHaveJSProperty("position", 0.4);
  await expect(button(page, "submitting")).toBeDisabled();
  await expect(button(page, "submitting")).toHaveText("Analyzing with Spindlewise AI...");
  await expect(button(page, "submitting").locator("svg")).toBeVisible();
  await expect(typed(page, "shop_name")).toHaveValue(requiredAnswers.shop_name);
  between.letPass();
  await expect(reportFrame(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("[R86] the step is announced politely, in a region that was there before", async ({ page, between }) => {
  await page.clock.install();
  await openFormFromStart(page);
  await expect(announced(page)).toBeEmpty();
  await announced(page).evaluate((region) => region.setAttribute("data-seen", "before"));
  await fillIn(page, requiredAnswers);
  await page.clock.pauseAt(Date.now() + dayMs);
  await button(page, "submit").click();
  await expect(bar(page)).toHaveAccessibleName(/2 of 5$/);
  await page.clock.runFor(2900);
  await expect(announced(page)).toBeEmpty();
  await page.clock.runFor(100);
  await expect(announced(page)).toHaveText(/causes ranked · step 2 of 5$/);
  await expect(announced(page)).toHaveAttribute("data-seen", "before");
  between.letPass();
  await expect(announced(page)).toBeEmpty();
});

test("[R86] a sample preview reports its steps too", async ({ page, between }) => {
  await openFormFromStart(page);
  await button(page, "preview").click();
  await expect(bar(page)).toHaveAccessibleName(/2 of 5$/);
  between.letPass();
  await expect(reportFrame(page)).toBeVisible();
});

const cancel = (page: Page) => page.getByRole("button", { name: "Cancel", exact: true });
const pickedUp = (page: Page) => page.locator(".sticky-bar p").filter({ hasText: formWords.waiting.pickedUp });

async function expectOneKey(page: Page, { calls }: Between, count: number): Promise<void> {
  await expect(reportFrame(page)).toBeVisible();
  const keys = calls.map(({ key }) => key);
  expect(keys).toHaveLength(count);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.localStorage))).toBe("{}");
}

test("[R19] a reload while the analysis runs picks it up by itself: same key, answers in sight, steps again", async ({
  page,
  between,
}) => {
  await sendRequired(page);
  await expect(bar(page)).toHaveAccessibleName(/2 of 5$/);
  // The stream reports one step and breaks; the plain call that fetches the rest waits.
  const wait = Promise.withResolvers<void>();
  await page.route("**/analyze-shop", async (route) => {
    const step = JSON.stringify({ stage: "pricing-hours", message: "Recoverable hours estimated", done: 3, total: 5 });
    const body = `event: progress\ndata: ${step}\n\n`;
    if (route.request().headers().accept === "text/event-stream")
      return route.fulfill({ contentType: "text/event-stream", body });
    await wait.promise;
    await route.continue();
  });
  await page.reload();
  await expect(pickedUp(page)).toBeVisible();
  await expect(button(page, "submitting")).toBeDisabled();
  await expect(bar(page)).toHaveAccessibleName("Recoverable hours estimated · step 3 of 5");
  await expect(typed(page, "shop_name")).toHaveValue(requiredAnswers.shop_name);
  wait.resolve();
  await expectOneKey(page, between, 2);
});

test("[R19] a closed tab does so as well: the next visit goes straight to the survey and waits on", async ({
  page,
  between,
  context,
}) => {
  await sendRequired(page);
  await expect(bar(page)).toHaveAccessibleName(/2 of 5$/);
  await page.close();
  const next = await context.newPage();
  await next.goto("/");
  await expect(pickedUp(next)).toBeVisible();
  between.letPass();
  await expectOneKey(next, between, 2);
});

test("[R19] Back and Forward while it runs lead to the same report", async ({ page, between }) => {
  await openFormFromStart(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(bar(page)).toHaveAccessibleName(/2 of 5$/);
  await page.goBack();
  await expect(button(page, "start")).toBeVisible();
  await page.goForward();
  await expect(pickedUp(page)).toBeVisible();
  between.letPass();
  await expectOneKey(page, between, 2);
});

test("[R20] cancel stops the waiting and keeps the answers; a reload sends nothing, one click gets that report", async ({
  page,
  between,
}) => {
  await sendRequired(page);
  await expect(bar(page)).toHaveAccessibleName(/2 of 5$/);
  await cancel(page).click();
  await expect(page.locator(".sticky-bar").getByRole("status")).toHaveText(formWords.waiting.canceled);
  await expect(button(page, "submit")).toBeFocused();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(typed(page, "shop_name")).toHaveValue(requiredAnswers.shop_name);
  await expect(button(page, "submit")).toBeEnabled();
  expect(between.calls).toHaveLength(1);
  between.letPass();
  await button(page, "submit").click();
  await expectOneKey(page, between, 2);
});

test("[R20] a sample preview can be canceled, and nothing of it is picked up", async ({ page, between }) => {
  await openFormFromStart(page);
  await button(page, "preview").click();
  await expect(bar(page)).toHaveAccessibleName(/2 of 5$/);
  await cancel(page).click();
  await expect(button(page, "preview")).toBeEnabled();
  await page.reload();
  await expect(button(page, "submit")).toBeEnabled();
  expect(between.calls).toHaveLength(1);
});

test("[R86] functions of another host are called plainly, and the bar says only that something runs", async ({
  page,
}) => {
  await page.route(addressWithAnswers, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"functionsUrl":"[^"]*"/, '"functionsUrl":"https://host.example/f"');
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  const asked = Promise.withResolvers<string | undefined>();
  const answered = Promise.withResolvers<void>();
  await page.route("https://host.example/**", async (route) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (route.request().method() === "OPTIONS") return route.fulfill({ headers });
    asked.resolve(route.request().headers().accept);
    await answered.promise;
    await route.fulfill({ headers, json: { analysis: "Setups overrun." } });
  });
  await sendRequired(page);
  expect(await asked.promise).toBe("*/*");
  await expect(bar(page)).toHaveAccessibleName("Working on your report");
  await expect(bar(page)).toHaveJSProperty("position", -1);
  answered.resolve();
  await expect(page.getByText("Setups overrun.")).toBeVisible();
});

test.describe("a stream that breaks in its middle", () => {
  test.use({ trouble: { kind: "cut", afterSteps: 3 } });
  test("[R19] is picked up by one plain call with the same key, and no one notices", async ({ page, between }) => {
    await sendRequired(page);
    await expect(toast(page, "Analysis Complete!")).toBeVisible();
    await expect(reportFrame(page)).toBeVisible();
    const [first, second] = between.calls;
    expect(between.calls.map(({ isStream }) => isStream)).toEqual([true, false]);
    expect(second?.key).toBe(first?.key);
  });
});

test.describe("a stream that breaks within its result", () => {
  test.use({ trouble: { kind: "cut", afterSteps: 5 } });
  test("[R19] is picked up in the same way", async ({ page, between }) => {
    await sendRequired(page);
    await expect(reportFrame(page)).toBeVisible();
    expect(between.calls.map(({ isStream }) => isStream)).toEqual([true, false]);
  });
});
