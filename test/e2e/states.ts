import { expect, type Page } from "@playwright/test";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { button, fillIn, getResults, openFiles, openForm, reportFrame, requiredAnswers, toast } from "./visitor.ts";

const analysis = "**/functions/v1/analyze-shop";
const words = "Setups overrun.\n\n1. Stage the tools.\n2. Write down the first piece.";

/** Every state the page can be in, by the way that leads to it. Pictures and checks for accessibility walk through all. */
export const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  hero: async (page) => {
    await page.goto("/");
    await expect(button(page, "start")).toBeVisible();
  },
  "form-empty": openForm,
  "form-refused": async (page) => {
    await openForm(page);
    await button(page, "submit").click();
    await expect(toast(page, "Validation Error")).toBeVisible();
  },
  "form-filled": async (page) => {
    await openForm(page);
    await fillIn(page, sampleShop);
    await page.getByRole("group", { name: "What do you track today?" }).getByLabel("Other", { exact: true }).check();
    await expect(page.getByLabel("Which others?")).toBeVisible();
  },
  "form-analyzing": async (page) => {
    await page.route(analysis, () => undefined);
    await openForm(page);
    await fillIn(page, requiredAnswers);
    await button(page, "submit").click();
    await expect(button(page, "submitting")).toBeDisabled();
  },
  "form-failed": async (page) => {
    await page.route(analysis, (route) => route.fulfill({ status: 503, json: { error: "The server is busy." } }));
    await openForm(page);
    await fillIn(page, requiredAnswers);
    await button(page, "submit").click();
    await expect(toast(page, "Analysis Failed")).toBeVisible();
  },
  "form-erase-asked": async (page) => {
    await openForm(page);
    await page.getByRole("button", { name: "Erase them from this device" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  results: async (page) => {
    await getResults(page);
    await expectReport(page);
  },
  "results-sample": async (page) => {
    await openForm(page);
    await button(page, "preview").click();
    await expectReport(page);
  },
  "results-plain-text": async (page) => {
    await page.route(analysis, (route) =>
      route.fulfill({ json: { analysis: words, contact_name: "Ann", email: "ann@shop.example" } }),
    );
    await openForm(page);
    await button(page, "preview").click();
    await expect(page.getByText("Stage the tools.")).toBeVisible();
  },
  "results-files": async (page) => {
    await getResults(page);
    await openFiles(page);
  },
  "results-files-not-stored": async (page) => {
    await page.route(analysis, (route) =>
      route.fulfill({ json: { analysis: words, contact_name: "Ann", email: "ann@shop.example" } }),
    );
    await openForm(page);
    await fillIn(page, requiredAnswers);
    await button(page, "submit").click();
    await expect(page.getByText("Stage the tools.")).toBeVisible();
    await openFiles(page);
  },
  "results-exporting": async (page) => {
    await page.route("**/report.pdf?download", () => undefined);
    await getResults(page);
    await button(page, "exportReport").click();
    await expect(page.getByRole("button", { name: "Preparing PDF…" })).toBeVisible();
  },
  "results-erase-asked": async (page) => {
    await getResults(page);
    await page.getByRole("button", { name: "Erase this report" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "report-gone": async (page) => {
    await page.goto("/?report=never-there");
    await expect(page.getByRole("heading", { name: "There is no report at this address" })).toBeVisible();
  },
  "not-found": async (page) => {
    await page.goto("/no/such/page");
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  },
  broken: async (page) => {
    await page.route("**/assets/SurveyStep-*", (route) => route.abort());
    await page.goto("/");
    await button(page, "start").click();
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  },
};

const expectReport = (page: Page): Promise<void> =>
  expect(reportFrame(page).contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
