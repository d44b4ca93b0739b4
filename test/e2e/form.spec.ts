import { expect } from "@playwright/test";
import { questionOf } from "../../src/survey/questionnaire.ts";
import { onDevice, topOf } from "./draft-parts.ts";
import { analysisSent } from "./form-parts.ts";
import { rowsAwry } from "./rows-awry.ts";
import { test } from "./visit.ts";
import {
  askedFields,
  button,
  choose,
  fillIn,
  openForm,
  openFormWith,
  reportFrame,
  requiredAnswers,
  typed,
} from "./visitor.ts";

test("[R7] [R8] every input carries the limit of its question, and neither wheel nor arrows change a number", async ({
  page,
}) => {
  await openForm(page);
  for (const field of askedFields) {
    const question = questionOf(field);
    if (!("maxLength" in question)) continue;
    await expect(typed(page, field)).toHaveAttribute("maxlength", String(question.maxLength));
  }

  await typed(page, "machine_count").fill("18");
  await typed(page, "machine_count").hover();
  await page.mouse.wheel(0, 240);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await expect(typed(page, "machine_count")).toHaveValue("18");
  await expect(page.locator("input[type=number]")).toHaveCount(0);
});

test("[R7] a line that is cut at its limit says that it is full", async ({ page }) => {
  await openForm(page);
  const left = page.locator("#owner_phone-question .characters-left");
  await typed(page, "owner_phone").pressSequentially("+1 555 123 4567");
  await expect(left).toHaveCount(0);
  await typed(page, "owner_phone").press("End");
  await page.keyboard.insertText(" ext. 12345");
  await expect(typed(page, "owner_phone")).toHaveValue("+1 555 123 4567 ext.");
  await expect(left).toHaveText("0 characters left");
});

test("[R5] the rate is asked only if it is known or estimated, keeps its text, and isn't sent otherwise", async ({
  page,
}) => {
  await openFormWith(page, requiredAnswers);
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

test("what has loaded while a finger is down moves nothing from under it: the tap counts", async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/assets\/InsightLine-/, (route) => code.promise.then(() => route.continue()));
  await openForm(page);
  const { shift_count, primary_bottleneck, schedule_tool, ...before } = requiredAnswers;
  await fillIn(page, before);
  const choice = page.locator("#shift_count-question").getByLabel(String(shift_count), { exact: true });
  await choice.hover();
  await page.mouse.down();
  const loaded = page.waitForResponse(/assets\/InsightLine-/);
  code.resolve();
  await (await loaded).finished();
  await page.evaluate(thirtyFrames);
  await page.mouse.up();
  await expect(choice).toBeChecked();
  await expect(page.locator(".given-back").first()).toBeVisible();
});

/** React may delay showing what has loaded by up to 20 frames. */
async function thirtyFrames(): Promise<void> {
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
}

test("[R5] Other opens a box of 200 characters, and its words are sent", async ({ page }) => {
  await openFormWith(page, requiredAnswers);
  await expect(page.getByLabel("Which others?")).toHaveCount(0);
  await page.getByRole("group", { name: "What do you track today?" }).getByLabel("Other", { exact: true }).check();
  await expect(page.getByLabel("Which others?")).toHaveAttribute("maxlength", "200");
  await page.getByLabel("Which others?").fill("First pass yield, rework");
  const sent = analysisSent(page);
  await button(page, "submit").click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ current_kpi_tracking: "Other: First pass yield, rework" });
  expect(body).not.toHaveProperty("tech_stack");
});

test("[R24] a reload in the middle of the survey loses nothing, and the answers can be erased", async ({ page }) => {
  await openForm(page);
  await fillIn(page, { ...requiredAnswers, tech_stack: ["JobBOSS"], lights_out: true, notes: "First\nsecond" });
  await page.reload();
  await expect(page.getByText("We saved your answers from")).toBeVisible();
  await expect(typed(page, "shop_name")).toHaveValue(requiredAnswers.shop_name);
  await expect(page.getByRole("checkbox", { name: "JobBOSS" })).toBeChecked();
  await expect(page.getByRole("radiogroup", { name: "lights-out" }).getByLabel("Yes")).toBeChecked();
  await expect(typed(page, "notes")).toHaveValue("First\nsecond");

  await page.getByRole("button", { name: "Erase them from this device" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase them" }).click();
  await expect(typed(page, "shop_name")).toHaveValue("");
  await expect(page.locator(".question :checked")).toHaveCount(0);
  await page.reload();
  await expect(typed(page, "shop_name")).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: "JobBOSS" })).not.toBeChecked();
});

test("[R24] after the answers are erased, what is chosen next counts like what is typed", async ({ page }) => {
  await openForm(page);
  await fillIn(page, { shop_name: "Cedar", shift_count: "2", tech_stack: ["JobBOSS"] });
  await page.getByRole("button", { name: "Erase them from this device" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase them" }).click();
  await expect(typed(page, "shop_name")).toHaveValue("");
  await expect.poll(() => onDevice(page), "nothing of the old form is saved again").toBe("{}");
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(reportFrame(page)).toBeVisible();
});

test("[R7] on a desktop the rail counts what is answered and required, shows on hover what is missing and jumps to any section; a yes or no is on its own line", async ({
  page,
}) => {
  await openForm(page);
  await expect(page.locator(".question-row")).not.toHaveCount(0);
  expect(await page.evaluate(rowsAwry)).toEqual([]);
  const rail = page.getByRole("navigation", { name: "Sections" });
  await expect(rail.getByRole("button")).toHaveCount(5);
  await typed(page, "shop_name").fill("Cedar");
  await expect(rail.getByRole("button", { name: "Contact Information" })).toContainText("1 of 4 answered, 2 required");
  const section = rail.getByRole("button", { name: "Contact" });
  await section.hover();
  // The code of the tips is fetched on the first move; even a resting hand moves a little.
  await expect(section).toHaveAttribute("data-state", "closed");
  await section.hover({ position: { x: 20, y: 20 } });
  await expect(page.getByRole("tooltip")).toHaveText("Still required: Owner name · Email");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await rail.getByRole("button", { name: "Goals & Current Tracking" }).click();
  await expect(page.getByRole("heading", { name: "Goals & Current Tracking" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Goals & Current Tracking" })).toBeInViewport();
  await expect(rail.locator("[aria-current=step]")).toHaveText(/Goals & Current Tracking/);
});

test("[R8] numbers are taken as people write them: 1,018 machines, $1,250.50 an hour", async ({ page }) => {
  await openFormWith(page, requiredAnswers);
  await typed(page, "machine_count").fill(" 1,018 ");
  await choose(page, "shop_rate_known", "Estimate");
  await typed(page, "shop_rate_value").fill("$1,250.50");
  const sent = analysisSent(page);
  await button(page, "submit").click();
  expect((await sent).postDataJSON()).toMatchObject({ machine_count: 1018, shop_rate_value: 1250.5 });
});

test("[R7] [R8] Enter moves to the next question, chooses nothing and sends nothing", async ({ page }) => {
  await openForm(page);
  await typed(page, "shop_name").fill("Cedar");
  await page.keyboard.press("Enter");
  await expect(typed(page, "owner_name")).toBeFocused();
  await typed(page, "machine_count").fill("12");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "1", exact: true })).toBeFocused();
  await expect(page.getByRole("radio", { name: "1", exact: true })).not.toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.locator(".problem-summary")).toHaveCount(0);
});

test("[R10] the bar counts the answers, a section gives back the shop's own numbers; machines, shifts and rate say what one more hour a week is worth, with the formula on demand", async ({
  page,
}) => {
  await openForm(page);
  const worth = page.locator(".given-back", { hasText: "One more hour a week" });
  await typed(page, "machine_count").fill("18");
  await expect(worth).toHaveCount(0);
  await choose(page, "shift_count", "2");
  await expect(page.locator(".bar-todo")).toContainText("2 of 38 answered.");
  await expect(page.getByText("18 machines on 2 shifts: 1,440 machine hours a week to fill.")).toBeVisible();
  await choose(page, "shift_count", "1");
  await expect(worth).toContainText("is worth $64,000 to $97,000 a year");
  await worth.getByText("How we worked this out").click();
  await expect(worth).toContainText("18 machines × 1 hour a week × 50 weeks × $90 an hour = $81,000.");
  await expect(worth).toContainText("How Much Does CNC Machining Cost Per Hour (Lead Machinery), no date given");
  await choose(page, "shop_rate_known", "Yes – accurate");
  await typed(page, "shop_rate_value").fill("175");
  await expect(worth.last()).toContainText("each of your 18 machines is worth about $160,000 a year");
  await expect(worth).toHaveCount(2);
});

test("[R6] a number of machines beyond any shop is asked about, and no money is made of it", async ({ page }) => {
  await openForm(page);
  const worth = page.getByText("One more hour a week from each of your 18 machines");
  await fillIn(page, { machine_count: 18, shift_count: "1" });
  await expect(worth).toBeVisible();
  await typed(page, "machine_count").fill("99999999");
  await typed(page, "machine_count").blur();
  await expect(page.locator("#machine_count-question .caution")).toContainText("Is there a digit too many?");
  await expect(page.getByText("One more hour a week")).toHaveCount(0);
});

test("[R1] a yes or no that isn't known can be said so, and isn't sent", async ({ page }) => {
  await openFormWith(page, { ...requiredAnswers, lights_out: true });
  const lightsOut = page.getByRole("radiogroup", { name: "lights-out" });
  await choose(page, "lights_out", "Don’t know");
  await expect(lightsOut.getByLabel("Yes")).not.toBeChecked();
  const sent = analysisSent(page);
  await button(page, "submit").click();
  expect((await sent).postDataJSON()).not.toHaveProperty("lights_out");
});

test("[R7] a section that is done folds to its heading, and opens again for a problem", async ({ page }) => {
  await openFormWith(page, requiredAnswers);
  const section = page.getByRole("region", { name: "Contact Information" });
  const fold = section.getByRole("button", { name: "Hide answers Contact Information" });
  await fold.click();
  const show = section.getByRole("button", { name: "Show answers Contact Information" });
  await expect(show).toBeFocused();
  await expect(show).toHaveAttribute("aria-expanded", "false");
  await expect(section.getByRole("heading")).toBeVisible();
  await expect(typed(page, "shop_name")).toBeHidden();
  await show.click();
  await typed(page, "shop_name").fill("");
  await expect(fold).toHaveCount(0);
  await typed(page, "shop_name").fill("Cedar");
  await fold.click();

  const message = "Invalid email address";
  await page.route("**/functions/v1/analyze-shop", (route) =>
    route.fulfill({ status: 400, json: { error: message, problems: [{ field: "owner_email", message }] } }),
  );
  await button(page, "submit").click();
  await page.getByRole("link", { name: "Email", exact: true }).click();
  await expect(typed(page, "owner_email")).toBeFocused();
});

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

/** Notes on the page each shift that counts, and each of something that is seen elsewhere than before. */
function noteShifts(): void {
  new PerformanceObserver((seen) => {
    for (const shift of seen.getEntries() as LayoutShift[]) {
      const isSeen = shift.sources.some(({ previousRect, currentRect }) => previousRect.top !== currentRect.top);
      if (isSeen || !shift.hadRecentInput) document.body.dataset.shift = JSON.stringify(shift);
    }
  }).observe({ type: "layout-shift" });
}

test("[R7] a section with all its answers folds by itself once it is out of sight, and nothing visible moves", async ({
  page,
}) => {
  await openFormWith(page, { ...requiredAnswers, owner_phone: "555-0142" });
  const section = page.getByRole("region", { name: "Contact Information" });
  const show = section.getByRole("button", { name: "Show answers Contact Information" });
  await typed(page, "machine_count").focus();
  await expect(typed(page, "shop_name")).toBeVisible();

  await typed(page, "top_customers_industries").scrollIntoViewIfNeeded();
  await page.evaluate(noteShifts);
  const below = typed(page, "top_customers_industries");
  await below.hover();
  const before = await topOf(below);
  await page.mouse.down();
  await expect(below).toBeFocused();
  await expect(typed(page, "shop_name")).toBeVisible();
  await page.mouse.up();
  await expect(show).toHaveAttribute("aria-expanded", "false");
  expect(Math.abs((await topOf(below)) - before)).toBeLessThan(1);
  expect(await page.evaluate(() => document.body.dataset.shift)).toBeUndefined();

  await show.press("Enter");
  await expect(typed(page, "shop_name")).toBeVisible();
  await below.focus();
  await typed(page, "pain_invisible").focus();
  await expect(typed(page, "shop_name")).toBeVisible();
});

test("[R6] a caution that leads to a folded section opens it", async ({ page }) => {
  await openFormWith(page, requiredAnswers);
  const basics = page.getByRole("region", { name: "Shop Basics" });
  const top = () =>
    typed(page, "machine_count").evaluate(
      (field) => field.getBoundingClientRect().top - Number(field.closest("section")?.getBoundingClientRect().top),
    );
  await choose(page, "machine_utilization_known", "Yes (telemetry)");
  await typed(page, "notes").focus();
  await basics.getByRole("button", { name: "Hide answers Shop Basics" }).click();
  await expect(typed(page, "machine_count")).toBeHidden();
  await page.getByRole("button", { name: "Check your system" }).click();
  await expect(typed(page, "tech_stack").first()).toBeFocused();

  // The button that folds it appears and disappears while one types, and moves nothing.
  await typed(page, "machine_count").fill("18");
  const before = await top();
  await typed(page, "machine_count").fill("");
  await expect(basics.getByRole("button", { name: "Hide answers" })).toHaveCount(0);
  expect(await top()).toBe(before);
});

test("[R10] a section that is filled in as far as it must gives one published figure back, with source and year", async ({
  page,
}) => {
  await openForm(page);
  const contact = page.getByRole("region", { name: "Contact Information" }).locator(".given-back");
  await fillIn(page, { shop_name: "Cedar", owner_name: "Dana" });
  await expect(contact).toHaveCount(0);
  await fillIn(page, { owner_email: "dana@cedar.example" });
  await expect(contact).toContainText("10 to 25% more capacity");
  await expect(contact.getByRole("link")).toHaveText(/AMark Consulting with TMA\), 2018/);
  // Publisher and year are visible; the title is read out and shows on hover.
  await expect(contact.getByRole("link").locator(".sr-only").first()).toHaveText(
    "Capacity Utilization Research Report (",
  );
  await expect(contact.getByRole("link")).toHaveAttribute("title", /^Capacity Utilization Research Report/);
});
