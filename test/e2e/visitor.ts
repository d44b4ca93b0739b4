import { expect, type Locator, type Page } from "@playwright/test";
import { isAsked } from "../../src/survey/question.ts";
import { type Field, fields, questionOf } from "../../src/survey/questionnaire.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import type { Submission } from "../../src/survey/submission.ts";
import { formQuery } from "../../src/survey/wire/page-address.ts";
import { analyzeEndpoint, toWire } from "../../src/survey/wire/wire.ts";
import { formWords } from "../../src/web/words/form.ts";

/** The text of the buttons, as `docs/rules.md` quotes it. */
export const buttons = {
  start: "Start Free Shop Diagnostic →",
  submit: "Get My KPI Recommendations",
  submitting: "Analyzing with Spindlewise AI...",
  preview: "Preview with Sample Data",
  refresh: "Refresh Preview",
  exportReport: "Export Report",
  moreFormats: "More formats",
  newAnalysis: "New Analysis",
} as const;

export const button = (page: Page, name: keyof typeof buttons): Locator =>
  page.getByRole("button", { name: buttons[name], exact: true });

export const toast = (page: Page, title: string): Locator =>
  page.locator("[data-sonner-toast]").filter({ hasText: title });

/** Something that moves into its place, once it is there. */
export async function resting(moving: Locator): Promise<Locator> {
  await moving.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  return moving;
}

export const reportFrame = (page: Page): Locator => page.locator('iframe[title="Diagnostic Report"]');

/** The seven answers without which nothing is analyzed. */
export const requiredAnswers = {
  shop_name: sampleShop.shop_name,
  owner_name: sampleShop.owner_name,
  owner_email: sampleShop.owner_email,
  machine_count: sampleShop.machine_count,
  shift_count: sampleShop.shift_count,
  primary_bottleneck: sampleShop.primary_bottleneck,
  schedule_tool: sampleShop.schedule_tool,
} as const satisfies Partial<Submission>;

/** Opens the form by its link. */
export async function openForm(page: Page, address = `/?${formQuery.name}=${formQuery.value}`): Promise<void> {
  await page.goto(address);
  await expectForm(page);
}

/** Opens the form as a visitor does, with the button on the start page. */
export async function openFormFromStart(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await button(page, "start").click();
  await expectForm(page);
}

/** Waits for the last question of the form: sections below the first are drawn while the browser is idle. */
export async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Spindlewise Intake & Diagnostic Survey");
  await expect(page.locator("#notes-question")).toBeAttached();
}

/** The address that `openFormWith` opens, whatever the answers. */
export const addressWithAnswers = "/?*";

/** Opens the form with answers from a link, for tests that don't care how they got there. */
export async function openFormWith(page: Page, answers: Partial<Submission>): Promise<void> {
  const given = Object.entries(answers).flatMap(([field, value]) => [value].flat().map((one) => [field, String(one)]));
  await openForm(page, `/?${new URLSearchParams([[formQuery.name, formQuery.value], ...given])}`);
  await page.getByRole("button", { name: formWords.prefill.fill, exact: true }).click();
}

/** Types, chooses and checks the answers, in the order of the questions. */
export async function fillIn(page: Page, answers: Partial<Submission>): Promise<void> {
  for (const field of fields) {
    if (answers[field] !== undefined) await answer(page, field, answers[field]);
  }
}

async function answer(page: Page, field: Field, given: Submission[Field]): Promise<void> {
  switch (questionOf(field).kind) {
    case "line":
    case "prose":
    case "email":
    case "count":
    case "amount":
      return typed(page, field).fill(String(given));
    case "oneOf":
      return choose(page, field, String(given));
    case "yesNo":
      return choose(page, field, given ? "Yes" : "No");
    case "anyOf":
      for (const choice of given as readonly string[]) await choose(page, field, choice);
  }
}

/** The control of a question that is answered by typing. */
export const typed = (page: Page, field: Field): Locator => page.locator(`[name="${field}"]`);

/** By the question's id: finding it by role and name makes the browser compute every name on the form. */
export const choose = (page: Page, field: Field, choice: string): Promise<void> =>
  page.locator(`#${field}-question`).getByLabel(choice, { exact: true }).check();

export const askedFields: readonly Field[] = fields.filter((field) => isAsked(questionOf(field)));

/** Opens the form with what is required and sends it. */
export async function sendRequired(page: Page): Promise<void> {
  await openFormWith(page, requiredAnswers);
  await button(page, "submit").click();
}

/** Sends what is required and waits for the results. */
export async function sendForResults(page: Page): Promise<void> {
  await sendRequired(page);
  await expect(reportFrame(page)).toBeVisible();
}

/** Opens a report by its address, for tests that don't care how it was made. */
export async function getResults(page: Page, answers: Partial<Submission> = requiredAnswers): Promise<void> {
  const response = await page.request.post(analyzeEndpoint.path, { data: toWire(answers) });
  await page.goto(`/?report=${(await response.json()).id}`);
  await expect(reportFrame(page)).toBeVisible();
}

/** The panel of all files of a report. */
export const filesPanel = (page: Page): Locator => page.getByRole("region", { name: "More formats" });

export async function openFiles(page: Page): Promise<void> {
  await button(page, "moreFormats").click();
  await expect(filesPanel(page)).toBeVisible();
}
