import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { announced, plan } from "./results-page.ts";
import { test } from "./visit.ts";
import {
  addressWithAnswers,
  button,
  getResults,
  openFormWith,
  reportFrame,
  requiredAnswers,
  sendRequired,
  toast,
} from "./visitor.ts";

test("[R26] a stored report opened by its link shows the same page, and its sliders work", async ({ page }) => {
  await getResults(page);
  await expect(announced(page)).toContainText("hours a year recovered");
  const sentence = await announced(page).textContent();
  const themes = await page.locator(".theme-row h3").allTextContents();
  await page.reload();
  await expect(announced(page)).toHaveText(sentence ?? "");
  expect(await page.locator(".theme-row h3").allTextContents()).toEqual(themes);
  await page.getByRole("slider").first().press("End");
  await expect(announced(page)).not.toHaveText(sentence ?? "");
});

test("[R26] functions that give no diagnosis get frame, card and buttons only", async ({ page }) => {
  await page.route("**/functions/v1/analyze-shop", (route) =>
    route.fulfill({
      json: { analysis: "<!doctype html><h1>Theirs</h1>", contact_name: "Ann", email: "ann@shop.example" },
    }),
  );
  await sendRequired(page);
  await expect(reportFrame(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "On this page" })).toHaveCount(0);
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(page.getByText("Contact: Ann (ann@shop.example)")).toBeVisible();
  await expect(page.getByText("Share this report with whoever")).toHaveCount(0);
  await expectNoViolations(page);
});

test("a report of older rules shows what of it has in your report's shape", async ({ page }) => {
  await getResults(page);
  await page.route(/\/api\/reports\/[0-9a-f]+$/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { hidden_hours, hidden_dollars, scores } = body.diagnosis;
    const diagnosis = {
      rules: "2020.1.1",
      hidden_hours,
      hidden_dollars,
      scores,
      themes: { first: "setup" },
      kpis: body.diagnosis.kpis,
    };
    await route.fulfill({ response, json: { ...body, diagnosis } });
  });
  await page.reload();
  await expect(plan(page).getByRole("heading", { level: 2 })).toBeVisible();
  await expect(page.locator("#root-themes")).toHaveCount(0);
  await expect(page.getByText("updated our math since your report")).toBeVisible();
});

test("[R32] the return in 90 days is saved as an entry for the calendar", async ({ page }) => {
  await getResults(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add the 90-day review to my calendar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^return-\d{4}-\d\d-\d\d\.ics$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("SUMMARY:Day 90: what has changed since your Spindlewise report?");
  expect(text.replaceAll("\r\n ", "")).toContain(page.url());
});

/** Makes the page believe that the server can send email. */
const withMail = (page: Page): Promise<unknown> =>
  page.route(addressWithAnswers, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"mailAvailable":false', '"mailAvailable":true');
    await route.fulfill({ response, body });
  });

test("[R32] the report is emailed to the stored address with one click, if the server can send email; a refusal is announced", async ({
  page,
}) => {
  await withMail(page);
  const bodies: (string | null)[] = [];
  const answers = [
    { status: 202, body: "" },
    { status: 429, json: { error: "It was mailed just now." } },
  ];
  await page.route("**/api/reports/*/mail", (route) => {
    bodies.push(route.request().postData());
    return route.fulfill(answers[bodies.length - 1] ?? { status: 500 });
  });
  await getResults(page);
  await page.getByRole("button", { name: "Email me a copy" }).click();
  await expect(toast(page, "Email on Its Way")).toBeVisible();
  await expect(page.getByText(/^A copy goes to/)).toBeVisible();
  await page.getByRole("button", { name: "Email it again" }).click();
  await expect(toast(page, "Not Emailed")).toContainText("It was mailed just now.");
  expect(bodies).toEqual([null, null]);
});

test("[R198] if the server can send email, one click asks for a reminder on the day of the return", async ({
  page,
}) => {
  await withMail(page);
  await page.route("**/api/reports/*/reminder", (route) => route.fulfill({ status: 202, body: "" }));
  await getResults(page);
  await page.getByRole("button", { name: "Remind me by email in 90 days" }).click();
  await expect(toast(page, "Reminder Set")).toContainText("One email to the address from the survey");
  await expect(page.getByRole("button", { name: "Remind me by email in 90 days" })).toHaveCount(0);
});

test("[R32] on paper are the summary and the address of the report, without the frame and without screen-only parts, and nothing is wider than the sheet", async ({
  page,
}) => {
  await sendRequired(page);
  // Under the mouse the message stays visible.
  await toast(page, "Analysis Complete!").hover();
  await expect(announced(page)).toContainText("hours a year recovered");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByText(/To print the full report, open http.*\/api\/reports\/[0-9a-f]{32}\.html/)).toBeVisible();
  for (const hidden of [
    reportFrame(page),
    page.getByRole("slider").first(),
    page.locator("#what-if"),
    page.locator("header.top-bar"),
    toast(page, "Analysis Complete!"),
    page.locator(".section-nav"),
    page.locator(".sticky-bar"),
  ]) {
    await expect(hidden).toBeHidden();
  }
  for (const shown of [
    page.getByRole("heading", { level: 1 }),
    page.locator("#root-themes"),
    page.locator("#kpi-plan"),
    page.locator(".figures"),
    page.locator(".theme-row").first(),
    page.locator("#kpi-plan .kpi-card").first(),
  ]) {
    await expect(shown).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
});

test("[R64] text of an answer never becomes markup among the reasons", async ({ page }) => {
  const hostile = 'Setups take twice what we quoted <img src=x onerror=alert(1)> "every" day & من الصباح 設定';
  await openFormWith(page, { ...requiredAnswers, pain_invisible: hostile });
  await button(page, "submit").click();
  await expect(announced(page)).toContainText("hours a year recovered");
  await expect(page.locator("main img[src='x']")).toHaveCount(0);
  await expect(page.locator(".theme-row q").filter({ hasText: hostile }).first()).toBeAttached();
});
