import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { startKpis } from "../../src/survey/samples.ts";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { kpiPlanWords } from "../../src/web/words/kpi-plan.ts";
import { card, openSample, plan } from "./results-page.ts";
import { test } from "./visit.ts";
import { button, getResults, openForm, reportFrame } from "./visitor.ts";

test("[R29] [R78] [R146] the page opens with the report's own finding, figures, dashboard and what to do this week; the themes show likelihood, hours and range, and why on a click", async ({
  page,
}) => {
  await openSample(page);
  await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(
    "Your late jobs and Saturdays come from setups that run over: 45 minutes planned, 2 hours actual",
  );
  await expect(page.locator(".results-shop")).toContainText(sampleShop.shop_name);
  await expect(page.locator(".lead-line")).toHaveText(/^Do this first: .+ Who: .+\.$/);
  await expect(page.locator(".first-kpis .kpi-card")).toHaveCount(3);

  const report = reportFrame(page).contentFrame();
  await expect(report.getByRole("heading", { level: 1 })).toHaveText(
    "Your late jobs and Saturdays come from setups that run over: 45 minutes planned, 2 hours actual",
  );
  await expect(page.locator(".theme-row").first()).toContainText("2,800 machine hours a year");
  await expect(report.locator(".figures").first()).toContainText("2,800");
  expect(await page.locator("dl.figures").getByRole("term").allTextContents()).toEqual(
    await report.locator(".figures").first().locator("h3").allTextContents(),
  );

  const drawn = reportFrame(page).contentFrame().locator(".dashboard svg > title, .widget-grid svg > title");
  const names = (await drawn.allTextContents()).map((title) => title.split(":")[0]);
  const counts = await page.locator(".first-kpis .count-card h3").allTextContents();
  expect(counts).toEqual(["Setups more than 25% over plan"]);
  const hung = names.filter((name) => !counts.includes(name ?? ""));
  expect((await plan(page).locator(".kpi-card h3").allTextContents()).slice(0, hung.length)).toEqual(hung);
  const own = plan(page).locator(".kpi-card", { hasText: startKpis.kpi_otd });
  await expect(own).toContainText("70–85%");
  await expect(own).toContainText("needs work you told us");

  await expect(page.getByRole("heading", { name: "Most likely cause: Setups that run over" })).toBeVisible();
  const first = page.locator(".theme-row").first();
  await expect(first).toContainText("very likely a cause, our estimate: 96%");
  await expect(first).toContainText("2,800 machine hours a year");
  await expect(first).toContainText("1,700 to 3,900");
  await expect(page.locator(".reason-why").filter({ hasText: "BM-" })).toHaveCount(0);
  await expect(first.getByText("You wrote").first()).toBeHidden();
  await first.getByText("Why we think so").click();
  await expect(first.locator("q").first()).toHaveText(
    "Machinists walk around looking for tools and gauges while the spindle stands still.",
  );
  await page.getByText(/^\d more causes, less likely/).click();
  await expect(page.locator(".theme-row:visible")).toHaveCount(11);
});

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
] as const)
  test(`[R29] finding, task, figures and first KPIs fit on a screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSample(page);
    const tiles = await page.locator(".first-kpis").boundingBox();
    const bar = await page.locator(".sticky-bar").boundingBox();
    expect((tiles?.y ?? 0) + (tiles?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(page.locator(".first-kpis").getByRole("img")).toHaveCount(0);
  });

test("[R29] the plan is filtered by readiness with counts, and the number shown is announced", async ({ page }) => {
  await openSample(page);
  await expect(plan(page).getByRole("heading", { level: 2 })).toHaveText("8 KPIs for your dashboard, 3 ready now");
  const { readiness } = kpiPlanWords;
  const cards = plan(page).locator(".kpi-card");
  const announced = plan(page).getByRole("status");
  for (const [choice, count] of [
    [`${readiness["ready-now"]} 3`, 3],
    [`${readiness["needs-a-habit"]} 3`, 3],
    [`${readiness["needs-a-source"]} 2`, 2],
    ["All 8", 8],
  ] as const) {
    await plan(page).getByRole("radio", { name: choice }).check();
    await expect(cards).toHaveCount(count);
    await expect(announced).toHaveText(`${count} KPIs shown`);
  }
  await plan(page).getByRole("radio", { name: "All 8" }).press("ArrowRight");
  await expect(cards).toHaveCount(3);
});

test("[R30] a KPI opens by keyboard with all it takes, leads to the next, and Escape gives the focus back", async ({
  page,
}) => {
  await openSample(page);
  await card(page, startKpis.kpi_otd).press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toHaveAccessibleName(startKpis.kpi_otd);
  for (const text of [
    "Do we ship when we said we would?",
    "in the period × 100",
    "typical 85% → good 95%; leading shops 99%",
    "Planner, weekly. On the board by day 30.",
    "Go through the orders due",
    "JobBOSS: Delivery.Promised_Date",
    "you told us",
  ]) {
    await expect(sheet).toContainText(text);
  }
  await sheet.getByRole("button", { name: "Next KPI" }).press("Enter");
  await expect(sheet).toHaveAccessibleName("Overtime");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(card(page, startKpis.kpi_otd)).toBeFocused();
});

test("[R30] a KPI without a reading shows its goal, how to count it and its lights, on the dashboard and once it is opened", async ({
  page,
}) => {
  await openSample(page);
  await expect(plan(page).getByRole("img")).toHaveCount(0);
  // Two of the eight tiles show the shop's own answers.
  await expect(plan(page).locator(".goal-value")).toHaveText([
    "your goal no Saturdays worked",
    ...Array<RegExp>(5).fill(/^our goal (?:at most .+|.+ or (?:more|less))/),
  ]);
  await expect(plan(page).locator(".goal-how")).toHaveText(Array<RegExp>(6).fill(/^How to count it: .+\.$/));
  const lights = plan(page).locator(".goal-lights").first();
  await expect(lights).toHaveText("green: none in four weeks yellow: one red: two or more");
  const gaps = await plan(page)
    .locator(".unit-gap")
    .evaluateAll((all) => all.map((gap) => Math.round(gap.getBoundingClientRect().width)).filter((width) => width > 0));
  expect(new Set(gaps).size, "one gap between every number and its unit").toBe(1);
  await plan(page).getByRole("button", { name: "Overtime" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("no Saturdays");
  await expect(sheet).toContainText("how many of the last four Saturdays");
  await expect(sheet.getByRole("img", { name: /example numbers/ })).toHaveCount(0);
});

test("the bar of parts stays in sight and leads out of the report; Back still leads to the form", async ({ page }) => {
  await openForm(page);
  await button(page, "preview").click();
  const bar = page.getByRole("navigation", { name: "On this page" });
  await bar.getByRole("link", { name: "Full report" }).click();
  await expect(page.getByRole("heading", { name: "The full report" })).toBeFocused();
  await expect(bar.getByRole("link", { name: "Full report" })).toHaveAttribute("aria-current", "true");
  await bar.getByRole("link", { name: "Causes" }).click();
  await expect(page.getByRole("heading", { name: "Most likely cause: Setups that run over" })).toBeInViewport();
  await page.goBack();
  await expect(button(page, "submit")).toBeVisible();
});

test("below the report the bar of actions scrolls away under the bar of parts, whose names stay", async ({ page }) => {
  await getResults(page);
  const nav = page.getByRole("navigation", { name: "On this page" });
  await nav.getByRole("link").last().click();
  const isOnTop = () =>
    nav.getByRole("link").evaluateAll((links) =>
      links.every((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    );
  await expect.poll(isOnTop).toBe(true);
  await page.evaluate(() => {
    const bar = document.querySelector(".sticky-bar")?.getBoundingClientRect();
    window.scrollBy(0, (bar?.top ?? 0) - 42);
  });
  await expect.poll(isOnTop).toBe(true);
});

test("[R146] on a screen of any size finding, this week and the three figures are seen without scrolling", async ({
  page,
}) => {
  await openSample(page);
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator(".lead-line")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".figures")).toBeInViewport({ ratio: 1 });
    const [bottom, bar] = await page.evaluate(() =>
      [".figures", ".sticky-bar"].map((one) => document.querySelector(one)?.getBoundingClientRect()),
    );
    expect(bottom?.bottom ?? 0).toBeLessThanOrEqual(bar?.top ?? 0);
  }
});

test("[R146] where the finding is about another cause than the likeliest, the list says which to test first", async ({
  page,
}) => {
  const shops: readonly { id: string; answers: object }[] = JSON.parse(
    readFileSync("test/cases/full-shops.json", "utf8"),
  );
  const shop = shops.find(({ id }) => id === "lanyard-precision");
  const response = await page.request.post(analyzeEndpoint.path, { data: shop?.answers });
  await page.goto(`/?report=${(await response.json()).id}`);
  await expect(page.getByRole("heading", { name: "All causes", exact: true })).toBeVisible();
  await expect(page.locator("#root-themes")).toContainText(
    "Test “skills only a few have” first: it’s closest to what you told us. With every answer counted, “unexplained stops” is at least as likely, so check it next.",
  );
});
