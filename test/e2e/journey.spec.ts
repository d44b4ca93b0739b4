import { expect } from "@playwright/test";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { test } from "./visit.ts";
import {
  button,
  choose,
  fillIn,
  getResults,
  openFormFromStart,
  reportFrame,
  requiredAnswers,
  sendForResults,
  sendRequired,
  toast,
  typed,
} from "./visitor.ts";

test("[R22] at a desk all that the start says is seen without scrolling, on a phone all down to its button: what this is, in three steps, and two KPIs in letters of at least 12 px; it leads to a sample report, and its button to the form", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turn shop-floor chaos into clear KPIs");
  await expect(page.getByText("without consultants")).toBeVisible();
  await expect(page.locator('header img[src="/favicon.svg"]')).toBeVisible();
  await expect(page.getByRole("listitem").getByRole("heading")).toHaveText([
    "Share where things slip",
    "The AI finds the root themes",
    "See your dashboard plan",
  ]);
  for (const [width, height, lowest] of [
    [360, 640, "Start Free Shop Diagnostic →"],
    [1280, 800, "A visual plan of the KPIs that matter, powered by the data in your ERP."],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText(lowest)).toBeInViewport({ ratio: 1 });
  }
  const tiles = page.locator(".hero-tile img");
  await expect(tiles).toHaveCount(2);
  const widths = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  // The smallest text of a chart is 10.5 of the chart's 292 units.
  for (const width of widths) expect((width / 292) * 10.5).toBeGreaterThanOrEqual(12);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "See a sample report" }).click();
  const sample = await opened;
  await expect(sample.getByRole("heading", { level: 1 })).toBeVisible();
  await sample.close();
  await button(page, "start").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Contact Information",
    "Shop Basics",
    "Operations & Challenges",
    "Goals & Current Tracking",
    "Wrap Up",
  ]);
});

test("[R24] from the first click to the report: bad input, good input, results", async ({ page }) => {
  await openFormFromStart(page);
  await button(page, "submit").click();
  await expect(toast(page, "Validation Error")).toContainText("Shop name is required");

  await fillIn(page, sampleShop);
  await button(page, "submit").click();
  await expect(toast(page, "Analysis Complete!")).toContainText("Your personalized KPI recommendations are ready");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Your late jobs and Saturdays come from setups that run over: 45 minutes planned, 2 hours actual",
  );
  await expect(page.locator(".results-shop")).toContainText("Cedar Ridge Precision");
  await expect(reportFrame(page).contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/\?report=[\w-]{20,}$/);
});

test("[R24] [R26] the headline shows the three figures, two of them with their range; the card names whom to turn to", async ({
  page,
}) => {
  await getResults(page);
  const figures = page.locator("dl.figures");
  await expect(figures.getByRole("term")).toHaveCount(3);
  await expect(figures).toContainText(/[\d,]+ to [\d,]+/);
  await expect(figures).toContainText(/\$[\d,]+ to \$[\d,]+/);
  await expect(figures).toContainText("Machine hours in your shifts");
  const card = page.getByRole("region", { name: "Ready to implement these recommendations?" });
  await expect(card).toContainText(`Contact: ${sampleShop.owner_name} (${sampleShop.owner_email})`);
  // It is the visitor's own address, so the card says what happens next.
  await expect(card).toContainText("Share this report with whoever does the first task.");
});

test("[R26] a refresh shows the stored report again, and so does its address in another browser", async ({
  page,
  browser,
}) => {
  await sendForResults(page);
  const finding = await page.getByRole("heading", { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(finding ?? "");
  await expect(reportFrame(page)).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(reportFrame(elsewhere)).toBeVisible();
  await elsewhere.close();
});

test("[R26] Back leads to the form with its answers, Forward to the results", async ({ page }) => {
  await openFormFromStart(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  await page.goBack();
  await expect(typed(page, "shop_name")).toHaveValue("Cedar Ridge Precision");
  await page.goBack();
  await expect(button(page, "start")).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(reportFrame(page)).toBeVisible();
});

test("[R26] Back from a sample preview leads to where the form was left", async ({ page }) => {
  await openFormFromStart(page);
  await typed(page, "notes").scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await button(page, "preview").click();
  await expect(reportFrame(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test("[R24] [R26] New Analysis returns to the start, clears results, message and address, and the next form is empty", async ({
  page,
}) => {
  await sendRequired(page);
  await expect(toast(page, "Analysis Complete!")).toBeVisible();
  await button(page, "newAnalysis").click();
  await expect(button(page, "start")).toBeVisible();
  await expect(toast(page, "Analysis Complete!")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
  await button(page, "start").click();
  await expect(typed(page, "shop_name")).toHaveValue("");
});

test("[R22] the sample preview comes without a form, is marked as sample and leaves the answers alone", async ({
  page,
}) => {
  await openFormFromStart(page);
  await typed(page, "shop_name").fill("My own shop");
  const sent = page.waitForRequest("**/functions/v1/analyze-shop");
  await button(page, "preview").click();
  expect((await sent).headers()["x-preview"]).toBe("true");
  expect((await sent).postDataJSON()).toMatchObject({ machine_count: 18, shop_rate_value: 175 });
  await expect(page.getByText("This is a sample shop.")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await button(page, "newAnalysis").click();
  await button(page, "start").click();
  await expect(typed(page, "shop_name")).toHaveValue("My own shop");
});

test("[R22] while they load, the preview buttons read Generating... and Regenerating...", async ({ page }) => {
  const answers: (() => void)[] = [];
  await page.route("**/functions/v1/analyze-shop", async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  const answer = async () => {
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()?.();
  };
  await openFormFromStart(page);
  await button(page, "preview").click();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  await answer();
  await button(page, "refresh").click();
  await expect(page.getByRole("button", { name: "Regenerating..." })).toBeDisabled();
  await answer();
  await expect(button(page, "refresh")).toBeEnabled();
});

test("[R1] the form is titled with the product's name and has one submit button", async ({ page }) => {
  await openFormFromStart(page);
  await expect(page).toHaveTitle("Spindlewise Intake & Diagnostic Survey");
  await expect(page.getByText("pinpoint where hidden hours are going")).toBeVisible();
  await expect(page.locator('button[type="submit"]')).toHaveText("Get My KPI Recommendations");
  await choose(page, "shift_count", "2");
  await expect(page.getByRole("navigation", { name: "Sections" })).toContainText("1 of 11 answered, 1 required");
});

test("[R24] the sample that replaces a visitor's report leads back to it", async ({ page }) => {
  await sendForResults(page);
  const own = page.url();
  await button(page, "refresh").click();
  await page.getByRole("button", { name: "Back to your report" }).click();
  await expect(page).toHaveURL(own);
  await expect(page.locator(".results-shop")).toContainText(requiredAnswers.shop_name);
  await expect(page.getByText("This is a sample shop.")).toHaveCount(0);
});

test("[R24] a report that is stored nowhere is not lost to the sample either", async ({ page }) => {
  await page.route("**/functions/v1/analyze-shop", (route) =>
    route.request().headers()["x-preview"] === "true"
      ? route.continue()
      : route.fulfill({ json: { analysis: "Setups overrun.", contact_name: "Ann", email: "ann@shop.example" } }),
  );
  await sendRequired(page);
  await expect(page.getByText("Setups overrun.")).toBeVisible();
  await button(page, "refresh").click();
  await page.getByRole("button", { name: "Back to your report" }).click();
  await expect(page.getByText("Setups overrun.")).toBeVisible();
});
