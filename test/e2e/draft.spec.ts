import { expect, type Page } from "@playwright/test";
import { type FormQuestion, formSections } from "../../src/web/survey/form-values.ts";
import { formWords } from "../../src/web/words/form.ts";
import { analysis, hostile, keeps, onDevice, phone, spotOf, topOf, visitAgain } from "./draft-parts.ts";
import { test } from "./visit.ts";
import { button, choose, fillIn, openFormFromStart, reportFrame, requiredAnswers, typed } from "./visitor.ts";

/**
 * Answers in a section, reloads, and expects answers and scroll position again. On a phone, only a choice gets the
 * focus back.
 */
async function reloadOn(page: Page, questions: readonly FormQuestion[], hasKeys: boolean): Promise<void> {
  const choice = questions.find(({ question }) => question.kind === "oneOf");
  const [field, value] = inEachSection.find(([name]) => questions.some((asked) => asked.field === name)) ?? [];
  if (field) await typed(page, field).fill(value);
  const control = page.locator(`[name="${(choice ?? questions.at(-1))?.field}"]`).first();
  await control.scrollIntoViewIfNeeded();
  await (choice ? control.check() : control.focus());
  const [before, top] = [await spotOf(page), await topOf(control)];
  await keeps(page, `\\"name\\":\\"${before.focus}\\"`);

  await page.reload();
  if (field) await expect(typed(page, field)).toHaveValue(value);
  if (choice) await expect(control).toBeChecked();
  await expect.poll(async () => Math.abs((await topOf(control)) - top)).toBeLessThan(2);
  await expect.poll(async () => (await spotOf(page)).focus).toBe(choice || hasKeys ? before.focus : null);
}

/** One question of each section, and an answer to it. */
const inEachSection = [
  ["shop_name", "Cedar"],
  ["machine_count", "1,018"],
  ["notes", hostile],
] as const;

for (const [device, use] of [
  ["a desktop", { viewport: { width: 1280, height: 800 } }],
  ["a phone", phone],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test("[R12] a reload after each section loses no answer and no scroll position", async ({ page }) => {
      // What a section shows in reply is fetched once it is answered, and moves everything below it.
      await page.route(/assets\/(?:Worth|Insight)Line-/, (route) => route.abort());
      await openFormFromStart(page);
      for (const { questions } of formSections) await reloadOn(page, questions, device === "a desktop");
      for (const [field, value] of inEachSection) await expect(typed(page, field)).toHaveValue(value);
    });

    test("[R16] on a new visit the saved answers are offered: continuing leads to where they stopped, starting over asks and erases", async ({
      page,
      context,
    }) => {
      await openFormFromStart(page);
      await typed(page, "shop_name").fill("Cedar");
      await choose(page, "primary_bottleneck", requiredAnswers.primary_bottleneck);
      const { scrolled } = await spotOf(page);
      await keeps(page, "primary_bottleneck");
      await expect.poll(() => onDevice(page)).toContain('\\"choice\\"');
      await page.close();

      const next = await context.newPage();
      await openFormFromStart(next);
      const greeting = next.getByRole("region", { name: formWords.draft.greeting });
      await expect(greeting).toContainText(
        /We saved your answers from \w+\s\d+, \d+, \d+:\d+\s[AP]M\. 2 of \d+ questions/,
      );
      await greeting.getByRole("button", { name: "Pick up where you left off" }).click();
      await expect(greeting).toHaveCount(0);
      // The greeting above is gone, so the page may be a little shorter.
      await expect.poll(async () => Math.abs((await spotOf(next)).scrolled - scrolled)).toBeLessThan(200);
      await expect.poll(async () => (await spotOf(next)).focus).toBe("primary_bottleneck");

      await visitAgain(next);
      await greeting.getByRole("button", { name: "Start over" }).click();
      await next.getByRole("button", { name: "Erase them", exact: true }).click();
      await expect(typed(next, "shop_name")).toHaveValue("");
      await expect.poll(() => next.evaluate(() => document.activeElement?.tagName)).toBe("H1");
      await expect.poll(() => onDevice(next)).toBe("{}");
      await next.reload();
      await expect(typed(next, "shop_name")).toHaveValue("");
    });
  });
}

test("[R16] continuing leads to where they stopped at once, however little of the form is drawn yet", async ({
  page,
  context,
}) => {
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("Cedar");
  await typed(page, "notes").fill("Second shift is short.");
  await keeps(page, '\\"name\\":\\"notes\\"');
  await page.close();

  const next = await context.newPage();
  // A browser that is never idle draws no section by itself.
  await next.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await next.goto("/");
  await button(next, "start").click();
  await next.getByRole("button", { name: "Pick up where you left off" }).click();
  await expect(typed(next, "notes")).toBeFocused();
});

test("[R16] the start page says how much of a draft is answered, and leads back to it", async ({ page }) => {
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("Cedar");
  await keeps(page, "Cedar");
  await page.evaluate(() => window.history.replaceState(null, ""));
  const code = Promise.withResolvers<void>();
  await page.route(/assets\/progress-/, (route) => code.promise.then(() => route.continue()));
  const asked = page.waitForRequest(/assets\/progress-/);
  await page.reload();
  await asked;
  const start = await button(page, "start").boundingBox();
  code.resolve();
  const onward = page.getByRole("button", { name: "Continue: 1 of 38 answered" });
  await expect(onward).toBeVisible();
  expect(await button(page, "start").boundingBox(), "under a finger that is already down").toEqual(start);
  await onward.click();
  await expect(typed(page, "shop_name")).toHaveValue("Cedar");
});

test("[R12] Back and Forward between start and survey lose neither answers nor the scroll position", async ({
  page,
}) => {
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("Cedar");
  await typed(page, "notes").fill("Second shift is short.");
  const { scrolled } = await spotOf(page);
  expect(scrolled).toBeGreaterThan(500);
  await page.goBack();
  await expect(button(page, "start")).toBeVisible();
  await page.goForward();
  await expect(typed(page, "notes")).toHaveValue("Second shift is short.");
  await expect(typed(page, "notes")).toBeFocused();
  await expect.poll(async () => Math.abs((await spotOf(page)).scrolled - scrolled)).toBeLessThan(3);
});

test("[R12] a tab that crashes within a second of the last key loses nothing", async ({ page, context }) => {
  await openFormFromStart(page);
  await typed(page, "shop_name").pressSequentially("Cedar Ridge");
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await openFormFromStart(next);
  await expect(typed(next, "shop_name")).toHaveValue("Cedar Ridge");
});

test("[R12] answers and place are kept within a second; on a touch screen no text gets the focus by itself", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...phone, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.clock.install({ time: 0 });
  await openFormFromStart(page);
  await page.clock.pauseAt(60 * 60 * 1000);
  await typed(page, "owner_name").fill("Dana");
  await page.clock.runFor(1000);
  expect(await onDevice(page)).toContain('\\"owner_name\\":\\"Dana\\"');
  expect(await onDevice(page)).toContain('\\"name\\":\\"owner_name\\"');
  await page.clock.resume();
  await page.reload();
  await expect(typed(page, "owner_name")).toHaveValue("Dana");
  expect((await spotOf(page)).focus).toBeNull();
  await context.close();
});

test("[R12] no answer is lost if a clock is set back or forward between visits", async ({ page }) => {
  await page.clock.setFixedTime("2027-03-01T08:00:00Z");
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("Cedar");
  for (const [now, said] of [
    ["2026-11-21T08:00:00Z", "We saved your answers from an earlier visit."],
    ["2031-01-01T08:00:00Z", "We saved your answers from Mar 1, 2027"],
  ] as const) {
    await page.clock.setFixedTime(now);
    await visitAgain(page);
    await expect(page.getByText(said)).toBeVisible();
    await expect(typed(page, "shop_name")).toHaveValue("Cedar");
  }
});

test("[R151] the email is offered only if it can be sent, isn't checked, and is sent along with the answers", async ({
  page,
}) => {
  await openFormFromStart(page);
  await expect(page.getByText("Email me the report")).toHaveCount(0);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"mailAvailable":false', '"mailAvailable":true');
    await route.fulfill({ response, body });
  });
  await visitAgain(page);
  await fillIn(page, requiredAnswers);
  const box = page.getByRole("checkbox", { name: "Email me the report" });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(
    `To ${requiredAnswers.owner_email}, once. No newsletter. You may have to confirm the address.`,
  );
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
  const sent = page.waitForRequest(analysis);
  await button(page, "submit").click();
  expect((await sent).postDataJSON()).toMatchObject({ mail_report: true });
});

test("[R108] a field that people never meet: no eye, no key, no screen reader", async ({ page }) => {
  await openFormFromStart(page);
  const trap = page.locator('[name="website"]');
  await expect(trap).toHaveCount(1);
  expect(await page.locator("form").ariaSnapshot()).not.toContain(formWords.trap);
  await trap.focus();
  await expect(trap).not.toBeFocused();
  const shown = await trap.evaluate((input) => input.closest("[inert]")?.getBoundingClientRect().width);
  expect(shown).toBe(1);
  await fillIn(page, requiredAnswers);
  await page.reload();
  const sent = page.waitForRequest(analysis);
  await button(page, "submit").click();
  const body: Record<string, unknown> = (await sent).postDataJSON();
  expect(body.website).toBeUndefined();
  // The time on both visits counts.
  expect(body.filled_in_ms).toBeGreaterThan(200);
});

test("[R12] on a slow network the saved answers are there as soon as the form is", async ({ page, context }) => {
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("Cedar");
  const client = await context.newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  });
  await page.reload({ waitUntil: "commit" });
  await expect(typed(page, "shop_name")).toHaveValue("Cedar", { timeout: 15_000 });
  await fillIn(page, requiredAnswers);
  const analyses: string[] = [];
  const go = Promise.withResolvers<void>();
  await page.route(analysis, async (route) => {
    analyses.push(route.request().url());
    await go.promise;
    await route.continue();
  });
  await button(page, "submit").dblclick();
  await expect(button(page, "submitting")).toBeVisible();
  go.resolve();
  await expect(reportFrame(page)).toBeVisible({ timeout: 20_000 });
  expect(analyses).toHaveLength(1);
});
