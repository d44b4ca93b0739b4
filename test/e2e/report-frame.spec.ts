import { expect, type Page } from "@playwright/test";
import { type PlacedText, pagesOf } from "../read-pdf.ts";
import { test } from "./visit.ts";
import { button, getResults, openForm, openFormWith, reportFrame, requiredAnswers } from "./visitor.ts";

/** Opens the results of a function that answers with this analysis. */
async function openResultsOf(page: Page, analysis: string): Promise<void> {
  await page.route("**/functions/v1/analyze-shop", (route) =>
    route.fulfill({ json: { analysis, contact_name: "Ann", email: "ann@shop.example" } }),
  );
  await openForm(page);
  await button(page, "preview").click();
  await expect(page.getByText("Contact: Ann (ann@shop.example)")).toBeVisible();
}

test("[R26] the frame is at least 800 px high and grants neither scripts nor our origin", async ({ page }) => {
  await getResults(page);
  await expect(reportFrame(page)).toHaveCSS("min-height", "800px");
  expect((await reportFrame(page).boundingBox())?.height).toBeGreaterThanOrEqual(800);
  expect(await reportFrame(page).getAttribute("sandbox")).not.toMatch(/allow-scripts|allow-same-origin/);
});

test("[R26] full size at a desk the report has at most nine screens, what folds away being folded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/api/sample/report.html");
  expect(await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)).toBeLessThanOrEqual(9);
});

/** A day of the first column, and not one of a chart. */
const isDayOfWeek = ({ str, left }: PlacedText): boolean => left < 100 && /^(?:Mon|Tue|Wed|Thu|Fri)\b/.test(str.trim());

test("[R26] printed from the browser, a table has no row of its week alone on a page", async ({ page }) => {
  await page.goto("/api/sample/report.html");
  const rows: number[][] = [];
  // Further down by a row each time: at one of these the page ends before the last row, and at another after the first.
  for (const down of [0, 30, 60, 90, 120, 150, 180, 210]) {
    await page
      .locator("section.first > table")
      .first()
      .evaluate((table, by) => {
        table.style.marginTop = `${by}px`;
      }, down);
    const pages = await pagesOf(await page.pdf({ format: "Letter" }));
    rows.push(pages.map(({ texts }) => texts.filter(isDayOfWeek).length));
  }
  expect(rows.map((counts) => counts.reduce((sum, count) => sum + count, 0))).toEqual(rows.map(() => 5));
  expect(rows.filter((counts) => counts.includes(1))).toEqual([]);
  expect(rows.filter((counts) => counts.includes(2))).not.toEqual([]);
});

test("[R26] a script in an analysis does not run", async ({ page }) => {
  await openResultsOf(page, "<!DOCTYPE html><p>before</p><script>document.body.append('ran')</script><p>after</p>");
  const body = reportFrame(page).contentFrame().locator("body");
  await expect(body).toContainText("after");
  await expect(body.getByText("ran", { exact: true })).toHaveCount(0);
});

test("[R26] a link inside the report scrolls the report; a source opens in its own tab", async ({ page, context }) => {
  await context.route("https://source.example/**", (route) => route.fulfill({ body: "The source" }));
  const filler = "<p>text</p>".repeat(200);
  await openResultsOf(
    page,
    `<html><a href="#end">to the end</a> <a href="https://source.example/1">source</a>${filler}<h2 id="end">The end</h2>${filler}`,
  );
  const report = reportFrame(page).contentFrame();
  const tab = context.waitForEvent("page");
  await report.getByRole("link", { name: "source" }).click();
  expect((await tab).url()).toBe("https://source.example/1");
  await report.getByRole("link", { name: "to the end" }).click();
  await expect(report.getByRole("heading", { name: "The end" })).toBeInViewport();
});

test("[R26] text that isn't HTML document is shown as text with its line breaks", async ({ page }) => {
  await openResultsOf(page, "Setups overrun <b>often</b>.\n\nStage the tools.");
  const text = page.getByText("Setups overrun <b>often</b>.");
  await expect(text).toHaveCSS("white-space-collapse", "preserve");
  await expect(text).toHaveText("Setups overrun <b>often</b>.\n\nStage the tools.", { useInnerText: true });
  await expect(reportFrame(page)).toHaveCount(0);
});

test("[R64] markup in an answer is text on the page and in the report", async ({ page }) => {
  await openFormWith(page, { ...requiredAnswers, shop_name: "<img src=x onerror=alert(1)>" });
  await button(page, "submit").click();
  await expect(page.locator(".results-shop b")).toHaveText("<img src=x onerror=alert(1)>");
  await expect(reportFrame(page).contentFrame().locator('img[src="x"]')).toHaveCount(0);
});
