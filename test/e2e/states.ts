import { expect, type Page } from "@playwright/test";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { visitsOfNumbers } from "./own-numbers.ts";
import { type Open, type Visit, visitsOfTheForm, visitsOfTheResults } from "./states-between.ts";
import {
  button,
  openFiles,
  openForm,
  openFormWith,
  reportFrame,
  sendForResults,
  sendRequired,
  typed,
} from "./visitor.ts";

const analysis = "**/functions/v1/analyze-shop";
const words = "Setups overrun.\n\n1. Stage the tools.\n2. Write down the first piece.";

const stepsWithAModel = [
  { stage: "letter", message: "We’ve drafted your report", done: 6, total: 12 },
  { stage: "letter", message: "We’ve written your report: 9 parts passed our checks", done: 9, total: 12 },
]
  .map((progress) => `event: progress\ndata: ${JSON.stringify(progress)}\n\n`)
  .join("");

const usage = { input: 1240, output: 180, isEstimated: false };
const wordedByAModel = {
  analysis: words,
  contact_name: "Ann",
  email: "ann@shop.example",
  engine: { kind: "model", model: "qwen3:4b-instruct-2507-q4_K_M" },
  receipt: {
    model: "qwen3:4b-instruct-2507-q4_K_M",
    calls: [
      {
        purpose: "letter",
        sent: { instructions: "Draft it.", data: '{"notes":"<b>Setups overrun</b> من الصباح"}' },
        outcome: "used",
        usage,
      },
      { purpose: "rewrite", sent: { instructions: "Write it.", data: "{}" }, outcome: "partly-used", usage },
      { purpose: "review", sent: { instructions: "Review it.", data: "{}" }, outcome: "timed-out", usage: null },
    ],
    tokens: { input: 2480, output: 360, isEstimated: true },
    cost_dollars: 0.00421,
  },
};

/** States that each need a page of their own. */
const alone: Readonly<Record<string, Open>> = {
  hero: async (page) => {
    await page.goto("/");
    await expect(button(page, "start")).toBeVisible();
  },
  "form-filled": async (page) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    });
    await openFormWith(page, sampleShop);
    await page.getByRole("group", { name: "What do you track today?" }).getByLabel("Other", { exact: true }).check();
    await expect(page.getByLabel("Which others?")).toBeVisible();
    await typed(page, "pain_invisible").press("Tab");
    await page.locator(".meaning-chip").first().click();
    await expect(page.locator(".sticky-bar .text-loss")).toBeVisible();
  },
  "form-analyzing-steps": async (page) => {
    // The stream breaks after its steps, and the plain call that replaces it gets no answer.
    await page.route(analysis, (route) =>
      route.request().headers().accept === "text/event-stream"
        ? route.fulfill({ contentType: "text/event-stream", body: stepsWithAModel })
        : undefined,
    );
    await sendRequired(page);
    await expect(page.getByRole("progressbar")).toHaveAccessibleName(
      "We’ve written your report: 9 parts passed our checks · step 9 of 12",
    );
  },
  results: async (page) => {
    await sendForResults(page);
    await expectReport(page);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
  },
  "results-worded-by-a-model": async (page) => {
    await page.route(analysis, (route) => route.fulfill({ json: wordedByAModel }));
    await openForm(page);
    await button(page, "preview").click();
    await page.getByText("helped with this report").click();
    await page.getByText("Drafting the report").click();
    await expect(page.getByText("Draft it.")).toBeVisible();
  },
  "results-files-not-stored": async (page) => {
    await page.route(analysis, (route) =>
      route.fulfill({ json: { analysis: words, contact_name: "Ann", email: "ann@shop.example" } }),
    );
    await sendRequired(page);
    await expect(page.getByText("Stage the tools.")).toBeVisible();
    await openFiles(page);
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

/**
 * Every state the page can be in, and how to get there. Screenshots and accessibility checks go through all of them.
 */
export const visits: readonly Visit[] = [
  ...Object.entries(alone).map(([name, open]) => ({ [name]: open })),
  ...visitsOfTheForm,
  ...visitsOfTheResults,
  ...visitsOfNumbers,
];

const expectReport = (page: Page): Promise<void> =>
  expect(reportFrame(page).contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
