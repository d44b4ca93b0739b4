import { expect, type Page } from "@playwright/test";
import { weeklyChecklist } from "../../src/survey/weekly-checklist.ts";
import { expectNoViolations } from "./axe.ts";
import { test } from "./visit.ts";
import { button, openForm, openFormWith, requiredAnswers, typed } from "./visitor.ts";

const readings = "**/api/readings";
const pain = "Machinists walk around looking for tools. The hot list changes every morning.";
const walking = weeklyChecklist.searching_for_tools.text;
const sentences = (page: Page) => page.getByRole("region", { name: "How we understood it" });
const chips = (page: Page, sentence: string) =>
  sentences(page).getByRole("group", { name: sentence }).getByRole("button");

test("[R133] leaving a text shows what it may mean; a tap confirms a meaning, another tap takes it back, and it is sent", async ({
  page,
}) => {
  await openFormWith(page, requiredAnswers);
  await typed(page, "pain_invisible").fill(pain);
  await typed(page, "pain_invisible").press("Tab");
  await expect(sentences(page).getByRole("group")).toHaveCount(2);
  const first = chips(page, "looking for tools").filter({ hasText: walking });
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await first.click();
  await chips(page, "hot list").filter({ hasText: "None of these" }).click();
  await expectNoViolations(page);

  const sent = page.waitForRequest("**/functions/v1/analyze-shop");
  await button(page, "submit").click();
  expect((await sent).postDataJSON().confirmed).toEqual([
    { field: "pain_invisible", text: "Machinists walk around looking for tools.", means: ["searching_for_tools"] },
    { field: "pain_invisible", text: "The hot list changes every morning.", means: [] },
  ]);
});

test("[R133] a confirmed meaning survives a reload with the draft, and disappears with its sentence", async ({
  page,
}) => {
  await openFormWith(page, requiredAnswers);
  await typed(page, "pain_invisible").fill(pain);
  await typed(page, "pain_invisible").press("Tab");
  await chips(page, "looking for tools").filter({ hasText: walking }).click();
  await page.reload();
  await typed(page, "pain_invisible").press("Tab");
  await expect(chips(page, "looking for tools").filter({ hasText: walking })).toHaveAttribute("aria-pressed", "true");
  await typed(page, "pain_invisible").fill("The hot list changes every morning.");
  await typed(page, "pain_invisible").press("Tab");
  await expect(sentences(page).getByRole("group")).toHaveCount(1);
  const sent = page.waitForRequest("**/functions/v1/analyze-shop");
  await button(page, "submit").click();
  expect((await sent).postDataJSON().confirmed).toBeUndefined();
});

test("[R133] the focused element keeps its place when meanings appear above it", async ({ page }) => {
  await openForm(page);
  const answered = Promise.withResolvers<void>();
  await page.route(readings, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await typed(page, "pain_invisible").fill(pain);
  await typed(page, "pain_invisible").press("Tab");
  const top = () => page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0));
  const before = await top();
  answered.resolve();
  await expect(sentences(page)).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test("[R133] if a text can't be read, nothing shows, and the form keeps working", async ({ page }) => {
  await page.route(readings, (route) => route.fulfill({ status: 503, json: { error: "Busy.", code: "busy" } }));
  await openFormWith(page, requiredAnswers);
  await typed(page, "pain_invisible").fill(pain);
  const asked = page.waitForResponse(readings);
  await typed(page, "pain_invisible").press("Tab");
  await asked;
  await expect(sentences(page)).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(0);
  await button(page, "submit").click();
  await expect(page.locator(".results-head")).toBeVisible();
});
