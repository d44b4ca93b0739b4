import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./visit.ts";
import { filesPanel, reportFrame, requiredAnswers, toast, typed } from "./visitor.ts";

/** Presses Tab, or Shift+Tab to go back, until the element has the focus; no page has more stops than this. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const element = await target.elementHandle();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await element?.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const named = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

test("[R39] with the keyboard alone: a refusal, a fix, a caution, sending, the sliders, a KPI and an export", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/");
  await pressOn(page, named(page, "Start Free Shop Diagnostic →"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  // Sent empty: the summary takes the focus, and its links lead to the fields.
  await pressOn(page, named(page, "Get My KPI Recommendations"));
  const summary = page.locator(".problem-summary");
  await expect(summary).toBeFocused();
  await pressOn(page, summary.getByRole("link", { name: "Shop name" }));
  await expect(typed(page, "shop_name")).toBeFocused();
  for (const field of ["shop_name", "owner_name", "owner_email"] as const) {
    await tabTo(page, typed(page, field));
    await page.keyboard.type(requiredAnswers[field]);
  }
  await tabTo(page, typed(page, "machine_count"));
  await page.keyboard.type("40");
  for (const [field, choice] of [
    ["shift_count", "1"],
    ["primary_bottleneck", "5-axis"],
  ] as const) {
    const radios = typed(page, field);
    const at = (await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).indexOf(choice);
    await pressOn(page, radios.first(), "Space");
    for (let steps = 0; steps < at; steps += 1) await page.keyboard.press("ArrowDown");
    await expect(radios.nth(at)).toBeChecked();
  }

  // A caution is fixed with one keystroke, and the focus stays with its question.
  await tabTo(page, typed(page, "machinist_count"));
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await pressOn(page, named(page, "We run lights-out"));
  await expect(page.locator("#machinist_count-question")).toBeFocused();
  await pressOn(page, typed(page, "schedule_tool").first(), "Space");
  await pressOn(page, named(page, "Get My KPI Recommendations"));

  // The results: a lever moved with an arrow key, a KPI opened and closed with Escape, the files, the report itself.
  await expect(reportFrame(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const lever = page.getByRole("slider").first();
  await tabTo(page, lever);
  const before = await lever.getAttribute("aria-valuetext");
  await page.keyboard.press("End");
  await expect(lever).not.toHaveAttribute("aria-valuetext", before ?? "");
  const card = page.locator("#kpi-plan .kpi-card button").first();
  await pressOn(page, card);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card).toBeFocused();

  // Back to the bar above: the way forward leads through the report's frame, which headless Chromium does not always leave.
  await tabTo(page, page.getByRole("link", { name: "Full report" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await pressOn(page, named(page, "More formats"));
  await expect(filesPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(filesPanel(page)).toBeHidden();
  await expect(named(page, "More formats")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(named(page, "Export Report")).toBeFocused();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toContain("cedar-ridge-precision");
  await expect(toast(page, "Analysis Failed")).toHaveCount(0);
});
