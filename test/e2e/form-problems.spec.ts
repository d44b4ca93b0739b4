import { expect } from "@playwright/test";
import { analysisSent, caution, problemOf } from "./form-parts.ts";
import { test } from "./visit.ts";
import { button, choose, openForm, openFormWith, requiredAnswers, toast, typed } from "./visitor.ts";

test("[R7] a click on an empty form announces the first problem, shows each at its field, and leads to the summary, which leads to each field and shrinks; a message goes away when its problem is fixed", async ({
  page,
}) => {
  await openForm(page);
  await button(page, "submit").click();
  await expect(toast(page, "Validation Error")).toContainText("Shop name is required");
  await expect(page.getByRole("region", { name: "7 required answers are missing" })).toBeFocused();
  await expect(page.locator(".problem")).toHaveText([
    "Shop name is required",
    "Owner name is required",
    "Invalid email address",
    "Required",
    "Shift count is required",
    "Primary bottleneck is required",
    "Schedule tool is required",
  ]);
  await expect(typed(page, "shop_name")).toHaveAttribute("aria-invalid", "true");
  await expect(typed(page, "shop_name")).toHaveAccessibleDescription("Shop name is required");

  const summary = page.locator(".problem-summary");
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole("link")).toHaveCount(7);
  await summary.getByRole("link", { name: "Where does work pile up?" }).press("Enter");
  await expect(page.getByRole("radio", { name: "5-axis" })).toBeFocused();
  const group = page.getByRole("radiogroup", { name: "Where does work pile up?" });
  await expect(group).toHaveAccessibleDescription(/Primary bottleneck is required/);
  await expect(group).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Space");
  await expect(summary.getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("radio", { name: "5-axis" })).toBeFocused();
  await summary.getByRole("link", { name: "How many shifts?" }).click();
  await expect(page.getByRole("radio", { name: "1", exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "5 required answers are missing" })).toBeVisible();
  await page.getByRole("button", { name: "Next required question" }).click();
  await expect(typed(page, "shop_name")).toBeFocused();

  await typed(page, "shop_name").fill("Cedar");
  await expect(toast(page, "Validation Error")).toHaveCount(0);
  await button(page, "submit").click();
  await expect(toast(page, "Validation Error")).toContainText("Owner name is required");
});

test("[R7] a field is flagged when it is left, not before, and the flag goes when its cause goes; moving through choices is not leaving; an optional choice can be taken back", async ({
  page,
}) => {
  await openForm(page);
  const status = page.locator('p[role="status"]');
  await expect(status).toHaveText("");
  await typed(page, "owner_email").pressSequentially("dana@");
  await expect(problemOf(page, "owner_email")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(problemOf(page, "owner_email")).toHaveText("Invalid email address");
  await expect(status).toHaveText("Email: Invalid email address");
  await typed(page, "owner_email").fill("dana@shop.example");
  await expect(problemOf(page, "owner_email")).toHaveCount(0);

  await page.getByRole("radio", { name: "1", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  await expect(problemOf(page, "shift_count")).toHaveCount(0);

  await choose(page, "overtime_dependency", "Often");
  await page.getByRole("button", { name: "Clear the answer to: How often do you need overtime" }).click();
  await expect(page.getByRole("radio", { name: "Often", exact: true })).not.toBeChecked();
});

test("[R7] a problem that only the server finds is shown with its field", async ({ page }) => {
  const problems = [{ field: "machine_count", message: "Machine count must be at least 1" }];
  await page.route("**/functions/v1/analyze-shop", (route) =>
    route.fulfill({ status: 422, json: { error: problems[0]?.message, code: "invalid-answers", problems } }),
  );
  await openFormWith(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(problemOf(page, "machine_count")).toHaveText("Machine count must be at least 1");
});

test("[R7] what is not asked any more has no problem", async ({ page }) => {
  await openForm(page);
  await choose(page, "shop_rate_known", "Estimate");
  await typed(page, "shop_rate_value").fill("-3");
  await page.keyboard.press("Tab");
  await expect(problemOf(page, "shop_rate_value")).toHaveText("Shop rate must be positive");
  await button(page, "submit").click();
  await expect(page.locator(".problem-summary").getByRole("link", { name: "Shop rate", exact: true })).toBeVisible();
  await choose(page, "shop_rate_known", "Not sure");
  await expect(page.locator(".problem-summary").getByRole("link", { name: "Shop rate", exact: true })).toHaveCount(0);
});

test("[R7] a message that appears when a field is left doesn't move what is being clicked", async ({ page }) => {
  await openForm(page);
  await typed(page, "owner_email").fill("dana@");
  const next = typed(page, "owner_phone");
  await next.hover();
  const before = await next.boundingBox();
  await page.mouse.down();
  await expect(next).toBeFocused();
  expect((await next.boundingBox())?.y).toBe(before?.y);
  await page.mouse.up();
  await expect(problemOf(page, "owner_email")).toHaveText("Invalid email address");
});

test("[R6] a caution that is left stays away, also after a reload; its answer is sent as it is", async ({ page }) => {
  await openFormWith(page, requiredAnswers);
  await choose(page, "shop_rate_known", "Estimate");
  await typed(page, "shop_rate_value").fill("1750");
  await expect(caution(page, "shop_rate_value")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(caution(page, "shop_rate_value")).toContainText("$40 to $200");
  await expect(page.locator('div[role="status"]').filter({ hasText: "Shop rate Is this right?" })).toHaveCount(1);
  await page.reload();
  await expect(caution(page, "shop_rate_value")).toBeVisible();
  await caution(page, "shop_rate_value").getByRole("button", { name: "Leave it: Shop rate" }).click();
  await expect(caution(page, "shop_rate_value")).toHaveCount(0);
  await page.reload();
  await expect(typed(page, "shop_rate_value")).toHaveValue("1750");
  await expect(caution(page, "shop_rate_value")).toHaveCount(0);
  const sent = analysisSent(page);
  await button(page, "submit").click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ shop_rate_value: 1750 });
  expect(body).not.toHaveProperty("cautions_left");
});

test("[R6] a caution goes while its cause is typed away, and one tap sets the rate that was meant", async ({
  page,
}) => {
  await openForm(page);
  await choose(page, "shop_rate_known", "Yes – accurate");
  await typed(page, "shop_rate_value").fill("17");
  await page.keyboard.press("Tab");
  await typed(page, "shop_rate_value").press("End");
  await typed(page, "shop_rate_value").pressSequentially("0");
  await expect(caution(page, "shop_rate_value")).toHaveCount(0);
  await typed(page, "shop_rate_value").fill("1,750");
  await page.keyboard.press("Tab");
  await caution(page, "shop_rate_value").getByRole("button", { name: "I meant $175" }).click();
  await expect(typed(page, "shop_rate_value")).toHaveValue("175");
});
