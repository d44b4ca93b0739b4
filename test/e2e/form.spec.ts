import { expect, type Page, test } from "@playwright/test";
import { questionOf } from "../../src/survey/questionnaire.ts";
import {
  askedFields,
  button,
  choose,
  fillIn,
  openForm,
  reportFrame,
  requiredAnswers,
  toast,
  typed,
} from "./visitor.ts";

const problemOf = (page: Page, field: string) => page.locator(`#${field}-problem`);
const analysisSent = (page: Page) => page.waitForRequest("**/functions/v1/analyze-shop");

test("[G4] a press on an empty form tells the first problem, shows each with its field and goes to the first", async ({
  page,
}) => {
  await openForm(page);
  await button(page, "submit").click();
  await expect(toast(page, "Validation Error")).toContainText("Shop name is required");
  await expect(typed(page, "shop_name")).toBeFocused();
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
});

test("[G4] the summary leads to each field and shrinks as things are mended", async ({ page }) => {
  await openForm(page);
  await button(page, "submit").click();
  const summary = page.getByRole("region", { name: "7 answers need a look" });
  await summary.getByRole("button", { name: "How many shifts?" }).click();
  await expect(page.getByRole("radio", { name: "1", exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "6 answers need a look" })).toBeVisible();
  await page.getByRole("button", { name: "Go to the next one" }).click();
  await expect(typed(page, "shop_name")).toBeFocused();
});

test("[G4] a field is flagged when it is left, not before, and the flag goes when its cause goes", async ({ page }) => {
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
});

test("[G4] moving through the choices of a question is not leaving it", async ({ page }) => {
  await openForm(page);
  await page.getByRole("radio", { name: "1", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  await expect(problemOf(page, "shift_count")).toHaveCount(0);
});

test("[G4] a problem that only the server finds is shown with its field", async ({ page }) => {
  const problems = [{ field: "machine_count", message: "Machine count must be at least 1" }];
  await page.route("**/functions/v1/analyze-shop", (route) =>
    route.fulfill({ status: 422, json: { error: problems[0]?.message, code: "invalid-answers", problems } }),
  );
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(problemOf(page, "machine_count")).toHaveText("Machine count must be at least 1");
});

test("[G14] every input carries the limit of its question", async ({ page }) => {
  await openForm(page);
  for (const field of askedFields) {
    const question = questionOf(field);
    if (!("maxLength" in question)) continue;
    await expect(typed(page, field)).toHaveAttribute("maxlength", String(question.maxLength));
  }
});

test("[G15] the rate is asked only when it is known or estimated, keeps its text, and is not sent unasked", async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await expect(typed(page, "shop_rate_value")).toHaveCount(0);
  await choose(page, "shop_rate_known", "Estimate");
  await typed(page, "shop_rate_value").fill("$1,175.50");
  await choose(page, "shop_rate_known", "Not sure");
  await expect(typed(page, "shop_rate_value")).toHaveCount(0);
  await choose(page, "shop_rate_known", "Yes – accurate");
  await expect(typed(page, "shop_rate_value")).toHaveValue("$1,175.50");
  await choose(page, "shop_rate_known", "Not sure");
  const sent = analysisSent(page);
  await button(page, "submit").click();
  expect((await sent).postDataJSON()).not.toHaveProperty("shop_rate_value");
});

test("[G15] Other opens a box of 200 characters, and its words are sent", async ({ page }) => {
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await expect(page.getByLabel("Which others?")).toHaveCount(0);
  await page.getByRole("group", { name: "What do you track today?" }).getByLabel("Other", { exact: true }).check();
  await expect(page.getByLabel("Which others?")).toHaveAttribute("maxlength", "200");
  await page.getByLabel("Which others?").fill("First pass yield, rework");
  const sent = analysisSent(page);
  await button(page, "submit").click();
  expect((await sent).postDataJSON()).toMatchObject({
    tech_stack: "",
    current_kpi_tracking: "Other: First pass yield, rework",
  });
});

test("[G4] Enter in a line does not send the form", async ({ page }) => {
  await openForm(page);
  await typed(page, "shop_name").fill("Cedar");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "1", exact: true }).press("Enter");
  await expect(toast(page, "Validation Error")).toHaveCount(0);
  await expect(page.locator(".problem-summary")).toHaveCount(0);
});

test("[G6] a reload in the middle of the survey loses nothing, and the answers can be erased", async ({ page }) => {
  await openForm(page);
  await fillIn(page, { ...requiredAnswers, tech_stack: ["JobBOSS"], lights_out: true, notes: "First\nsecond" });
  await page.reload();
  await expect(page.getByText("We kept your answers from")).toBeVisible();
  await expect(typed(page, "shop_name")).toHaveValue(requiredAnswers.shop_name);
  await expect(page.getByRole("checkbox", { name: "JobBOSS" })).toBeChecked();
  await expect(page.getByRole("radiogroup", { name: "lights-out" }).getByLabel("Yes")).toBeChecked();
  await expect(typed(page, "notes")).toHaveValue("First\nsecond");

  await page.getByRole("button", { name: "Erase them from this device" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase them" }).click();
  await expect(typed(page, "shop_name")).toHaveValue("");
  await page.reload();
  await expect(typed(page, "shop_name")).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: "JobBOSS" })).not.toBeChecked();
});

test("[G6] what was sent does not stay on the device", async ({ page }) => {
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).toBe("{}");
});

test("[G4] an optional choice can be taken back", async ({ page }) => {
  await openForm(page);
  await choose(page, "overtime_dependency", "Often");
  await page.getByRole("button", { name: "Clear the answer to: How often do you need overtime" }).click();
  await expect(page.getByRole("radio", { name: "Often", exact: true })).not.toBeChecked();
});
