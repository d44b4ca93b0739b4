import { expect, type Page } from "@playwright/test";
import { formWords } from "../../src/web/words/form.ts";
import { pageWords } from "../../src/web/words/page.ts";
import { resultsWords } from "../../src/web/words/results.ts";
import { expectNoViolations } from "./axe.ts";
import { test } from "./visit.ts";
import {
  button,
  getResults,
  openFormWith,
  reportFrame,
  requiredAnswers,
  sendForResults,
  toast,
  typed,
} from "./visitor.ts";

const pain = "Machinists walk around looking for tools. The hot list changes every morning.";

const analysis = "**/functions/v1/analyze-shop";
const region = (page: Page) => page.getByRole("region", { name: resultsWords.sharpen.title });
const tap = (page: Page, name: "Yes" | "No" | "Skip") =>
  region(page).getByRole("button", { name, exact: true }).click();

test("[R148] after the first report, taps on what happens every week make the report again, and the page says so", async ({
  page,
}) => {
  await sendForResults(page);
  const first = page.url();
  await region(page).getByRole("button", { name: "Start" }).click();
  await expect(region(page).getByRole("status")).toHaveText("Setups take longer than we planned or quoted.");
  await tap(page, "Yes");
  await tap(page, "No");
  await tap(page, "Skip");
  await expect(region(page)).toContainText("4 of 22");
  await expect(region(page)).toContainText("2 answers so far");
  const sent = page.waitForRequest(analysis);
  await region(page).getByRole("button", { name: "Update my report" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    happens_weekly: "setups_run_over",
    does_not_happen: "program_not_ready",
    shop_name: "Cedar Ridge Precision",
  });
  await expect(page.getByText("Your report is updated with what you just told us.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(page.url()).toBe(first);
  await page.getByText("2 versions of this report").click();
  await expect(page.getByRole("link", { name: /your first answers$/ })).toBeVisible();
});

test("[R148] after the seven required answers the taps come before the KPIs, and nothing is scored or priced that no one stated", async ({
  page,
}) => {
  await getResults(page);
  const top = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
  expect(await top(".figures")).toBeLessThan(await top(".sharpen"));
  expect(await top(".sharpen")).toBeLessThan(await top(".first-kpis"));
  await expect(page.locator(".figures")).toContainText("Machine hours in your shifts");
  await expect(page.locator(".figures")).toContainText("at $100 an hour");
});

test("[R148] the taps work by keyboard alone, stay where the focus is, and can be taken back", async ({ page }) => {
  await getResults(page);
  await region(page).getByRole("button", { name: "Start" }).press("Enter");
  const yes = region(page).getByRole("button", { name: "Yes", exact: true });
  await expect(yes).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(yes).toBeFocused();
  await region(page).getByRole("button", { name: "Previous" }).press("Enter");
  await expect(yes).toHaveAttribute("aria-pressed", "true");
  await yes.press("Enter");
  await expect(yes).toHaveAttribute("aria-pressed", "false");
  await expect(region(page)).toContainText("1 of 22");
  await expect(region(page)).toContainText("0 answers so far");
  await expectNoViolations(page);
});

test("[R148] answers that were sent can all be taken back, and the report is made again without them", async ({
  page,
}) => {
  await sendForResults(page);
  const update = region(page).getByRole("button", { name: "Update my report" });
  await region(page).getByRole("button", { name: "Start" }).click();
  await tap(page, "Yes");
  await update.click();
  await expect(page.getByText("Your report is updated with what you just told us.")).toBeVisible();
  const open = region(page).getByRole("button", { name: "Keep going" });
  if (await open.isVisible()) await open.click();
  await region(page).getByRole("button", { name: "Previous" }).click();
  await tap(page, "Yes");
  await expect(region(page)).toContainText("0 answers so far");
  const sent = page.waitForRequest(analysis);
  await update.click();
  expect((await sent).postDataJSON()).not.toHaveProperty("happens_weekly", "setups_run_over");
  await expect(page.getByText("3 versions of this report")).toBeVisible();
});

test("[R148] going back and on again by Skip keeps the answers", async ({ page }) => {
  await getResults(page);
  await region(page).getByRole("button", { name: "Start" }).click();
  await tap(page, "Yes");
  await tap(page, "No");
  const previous = region(page).getByRole("button", { name: "Previous" });
  await previous.click();
  await previous.click();
  await tap(page, "Skip");
  await tap(page, "Skip");
  await expect(region(page)).toContainText("3 of 22");
  await expect(region(page)).toContainText("2 answers so far");
});

test("[R148] the answers behind a report can be changed, also after a reload: the same link shows the new version", async ({
  page,
}) => {
  await getResults(page);
  const first = page.url();
  await page.reload();
  await page.getByRole("button", { name: "Change my answers" }).click();
  await expect(typed(page, "shop_name")).toBeVisible();
  await expect(typed(page, "shop_name")).toHaveValue("Cedar Ridge Precision");
  await typed(page, "machine_count").fill("40");
  const sent = page.waitForRequest(analysis);
  await button(page, "submit").click();
  expect((await sent).postDataJSON()).toMatchObject({ machine_count: 40 });
  await expect(page.getByText("2 versions of this report")).toBeVisible();
  expect(page.url()).toBe(first);
  await page.getByText("2 versions of this report").click();
  await page.getByRole("link", { name: /your first answers$/ }).click();
  await expect(page.getByText("This is version 1, an older one.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change my answers" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go to the newest version" }).click();
  await expect(page.getByRole("button", { name: "Change my answers" })).toBeVisible();
});

test("[R148] opened by its link, a report leads to its answers without a network too", async ({ page, context }) => {
  await getResults(page);
  await expect(page.locator("[aria-label^=Notifications]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Change my answers" }).click();
  await expect(typed(page, "shop_name")).toHaveValue("Cedar Ridge Precision");
});

test("[R20] if what leads back to the answers can't be loaded, the page says so, and a reload brings it", async ({
  page,
}) => {
  const code = /assets\/answer-values-/;
  await page.route(code, (route) => route.abort());
  await getResults(page);
  const change = page.getByRole("button", { name: "Change my answers" });
  await change.click();
  await expect(toast(page, pageWords.notLoaded.title)).toContainText(pageWords.notLoaded.text);
  await page.unroute(code);
  await page.reload();
  await change.click();
  await expect(typed(page, "shop_name")).toHaveValue("Cedar Ridge Precision");
});

test("[R148] with unsent answers in the form, the page says where they are before it shows those of a report", async ({
  page,
}) => {
  await sendForResults(page);
  await page.goBack();
  await typed(page, "shop_name").fill("Second thoughts");
  await page.goForward();
  await page.getByRole("button", { name: "Change my answers" }).click();
  await expect(toast(page, resultsWords.unsent)).toContainText(resultsWords.unsentText);
  await button(page, "newAnalysis").click();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(typed(page, "shop_name")).toHaveValue("Second thoughts");
});

test("[R148] an open question leads to its field in the form", async ({ page }) => {
  await getResults(page);
  const open = region(page).getByRole("listitem").getByRole("button");
  await expect(open).not.toHaveCount(0);
  const label = (await open.first().textContent()) ?? "";
  await open.first().click();
  await expect(page.getByText(label, { exact: false }).first()).toBeInViewport();
});

test("[R148] a quoted sentence that was meant otherwise is put right with a tap: the report is made again at its link", async ({
  page,
}) => {
  await openFormWith(page, { ...requiredAnswers, pain_invisible: pain });
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  const first = page.url();
  const why = page.locator("#root-themes details.theme-why", { hasText: "hot list" }).first();
  const more = page.locator(".more-themes > summary");
  if (!(await why.isVisible())) await more.click();
  await why.locator("summary").click();
  const reason = why.locator("li", { hasText: "hot list" });
  await reason.getByRole("button", { name: "Not what I meant" }).press("Enter");
  const sentence = reason.getByRole("group", { name: "hot list" });
  await expect(sentence.getByRole("button").last()).toHaveText(formWords.sentences.none);
  await expectNoViolations(page);
  const sent = page.waitForRequest(analysis);
  await sentence.getByRole("button", { name: formWords.sentences.none }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    confirmed: [{ field: "pain_invisible", text: "The hot list changes every morning.", means: [] }],
  });
  await expect(page.getByText("Your report is updated with what you just told us.")).toBeVisible();
  expect(page.url()).toBe(first);
  await expect(page.getByText("2 versions of this report")).toBeVisible();
  await expect(page.locator("#root-themes")).not.toContainText("hot list");
});
