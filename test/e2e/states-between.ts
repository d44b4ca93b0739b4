import { expect, type Page } from "@playwright/test";
import { startKpis } from "../../src/survey/samples.ts";
import { formWords } from "../../src/web/words/form.ts";
import { kpiPlanWords } from "../../src/web/words/kpi-plan.ts";
import { card, openSample } from "./results-page.ts";
import {
  button,
  choose,
  filesPanel,
  fillIn,
  getResults,
  openFiles,
  openForm,
  openFormFromStart,
  openFormWith,
  requiredAnswers,
  sendRequired,
  toast,
  typed,
} from "./visitor.ts";

const analysis = "**/functions/v1/analyze-shop";

/** Opens a state of the page: from an empty tab, or from the state before it in the same visit. */
export type Open = (page: Page) => Promise<void>;

/** States that are opened one after another in one page: opening a page costs as much as checking it. */
export type Visit = Readonly<Record<string, Open>>;

/** A second tab continues with the answers given in this one, and then does something. */
async function inAnotherTab(page: Page, act: (other: Page) => Promise<void>): Promise<void> {
  await openFormWith(page, requiredAnswers);
  const other = await page.context().newPage();
  await openFormFromStart(other);
  await act(other);
  await page.bringToFront();
  await expect(page.getByRole("dialog")).toBeVisible();
}

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

export async function openFormWithCautions(page: Page): Promise<void> {
  await openForm(page);
  await choose(page, "shop_rate_known", "Estimate");
  await fillIn(page, { machine_count: 40, shift_count: "1", machinist_count: 2 });
  await choose(page, "machine_utilization_known", "Yes (telemetry)");
  await typed(page, "shop_rate_value").fill("17");
  await typed(page, "notes").focus();
  await page.getByText("How we worked this out").first().click();
  await expect(page.locator(".caution")).toHaveCount(3);
}

/** What the form says between two answers: saved, offline, asked back. */
export const visitsOfTheForm: readonly Visit[] = [
  { "form-cautions": openFormWithCautions },
  {
    "form-greeting": async (page) => {
      await openFormWith(page, requiredAnswers);
      await page.evaluate(() => window.history.replaceState(null, ""));
      await openFormFromStart(page);
      await expect(page.getByRole("region", { name: formWords.draft.greeting })).toBeVisible();
    },
  },
  {
    "form-prefilled": async (page) => {
      await openForm(page);
      await typed(page, "shop_name").fill("Mine");
      await typed(page, "machine_count").fill("12");
      await typed(page, "machine_count").blur();
      await page.goto("/?open=form&shop_name=Theirs&shift_count=9&owner_name=Dana");
      await expect(page.getByRole("button", { name: formWords.prefill.take })).toBeVisible();
    },
  },
  { "form-other-tab-went-on": (page) => inAnotherTab(page, (other) => typed(other, "shop_name").fill("Second")) },
  {
    "form-other-tab-took-away": (page) =>
      inAnotherTab(page, async (other) => {
        await other.getByRole("button", { name: formWords.draft.startFresh }).click();
        await other.getByRole("dialog").getByRole("button", { name: formWords.draft.ask.confirm }).click();
      }),
  },
  {
    "form-erase-asked": async (page) => {
      await openForm(page);
      await page.getByRole("button", { name: "Erase them from this device" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "form-offline": async (page) => {
      await closeDialog(page);
      await page.context().setOffline(true);
      await expect(page.locator(".bar-offline")).toBeVisible();
    },
    "form-refused": async (page) => {
      await page.context().setOffline(false);
      await expect(page.locator(".bar-offline")).toHaveCount(0);
      await button(page, "submit").click();
      await expect(toast(page, "Validation Error")).toBeVisible();
    },
  },
  {
    "form-canceled": async (page) => {
      await page.route(analysis, () => undefined);
      await sendRequired(page);
      await page.getByRole("button", { name: formWords.waiting.cancel, exact: true }).click();
      await expect(page.getByText(formWords.waiting.canceled).first()).toBeVisible();
    },
    "form-offline-failed": async (page) => {
      await page.unroute(analysis);
      await page.context().setOffline(true);
      await button(page, "submit").click();
      await expect(page.getByText(formWords.waiting.offlineFailed).first()).toBeVisible();
    },
    "form-too-many": async (page) => {
      await page.context().setOffline(false);
      await page.route(analysis, (route) =>
        route.fulfill({ status: 429, headers: { "retry-after": "240" }, json: { error: "Too many requests." } }),
      );
      await button(page, "submit").click();
      await expect(toast(page, "Analysis Failed").filter({ hasText: "Too many requests." })).toBeVisible();
    },
  },
];

/** What opens on the results page. */
export const visitsOfTheResults: readonly Visit[] = [
  {
    "results-opened": async (page) => {
      await openSample(page);
      for (const summary of await page.locator("#root-themes summary:visible").all()) await summary.click();
      await page.getByRole("slider", { name: "Run one more shift" }).press("ArrowRight");
      await page.locator(".filter-choice", { hasText: kpiPlanWords.readiness["needs-a-habit"] }).click();
    },
    "results-basis-sheet": async (page) => {
      await page.getByRole("button", { name: "How we worked this out" }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "results-kpi-sheet": async (page) => {
      await closeDialog(page);
      await page.locator(".filter-choice", { hasText: kpiPlanWords.all }).click();
      await card(page, startKpis.kpi_otd).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    "results-stored": async (page) => {
      await page.route("**/report.pdf?download", () => undefined);
      await getResults(page);
      await expect(page.locator(".results-shop")).toContainText(requiredAnswers.shop_name);
      await expect(page.getByRole("slider").first()).toBeVisible();
      await page.getByText("What we keep, and for how long").click();
      await expect(page.getByText("above", { exact: false }).first()).toBeVisible();
      await button(page, "exportReport").click();
      await expect(page.getByRole("button", { name: "Preparing PDF…" })).toBeVisible();
      await openFiles(page);
    },
    "results-erase-asked": async (page) => {
      await button(page, "moreFormats").click();
      await expect(filesPanel(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Erase this report" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "results-updated": async (page) => {
      await closeDialog(page);
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await page.getByRole("button", { name: "Yes", exact: true }).click();
      await page.getByRole("button", { name: "Update my report" }).click();
      await expect(page.getByText("Your report is updated")).toBeVisible();
    },
  },
  {
    "report-unreachable": async (page) => {
      await page.route(/\/api\/reports\//, (route) => route.abort());
      await page.goto("/?report=0123456789abcdef0123456789abcdef");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible({ timeout: 15_000 });
    },
  },
];
