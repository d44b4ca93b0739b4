import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Field, questionOf } from "../../src/survey/questionnaire.ts";
import { rowsAwry } from "./rows-awry.ts";
import { askedFields, button, choose, fillIn, openForm, requiredAnswers, toast, typed } from "./visitor.ts";

const problemOf = (page: Page, field: string) => page.locator(`#${field}-problem`);
const analysisSent = (page: Page) => page.waitForRequest("**/functions/v1/analyze-shop");

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
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await button(page, "submit").click();
  await expect(problemOf(page, "machine_count")).toHaveText("Machine count must be at least 1");
});

test("[R3] [R9] every input carries the limit of its question, and neither wheel nor arrows change a number", async ({
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

test("[R5] the rate is asked only if it is known or estimated, keeps its text, and isn't sent otherwise", async ({
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

test("[R5] Other opens a box of 200 characters, and its words are sent", async ({ page }) => {
  await openForm(page);
  await fillIn(page, requiredAnswers);
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
  await page.reload();
  await expect(typed(page, "shop_name")).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: "JobBOSS" })).not.toBeChecked();
});

const question = (page: Page, field: Field): Locator => page.locator(`#${field}-question`);
const caution = (page: Page, field: Field): Locator => question(page, field).locator(".caution");
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;

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
  // The code of the tips is fetched by the first move; a hand that rests still moves a little.
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

test.describe("on a phone", () => {
  test.use(phone);

  test("[R7] [R8] [R9] the bars take at most 110 px together, no keyboard pops up by itself, what is typed in has the one that fits, and each section leads back to the list of all", async ({
    page,
  }) => {
    await openForm(page);
    const heights = await page
      .locator(".top-bar, .sticky-bar")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(110);
    await expect(page.locator("input:focus, textarea:focus")).toHaveCount(0);
    await expect(page.locator("[autofocus]")).toHaveCount(0);
    await expect(typed(page, "machine_count")).toHaveAttribute("inputmode", "numeric");
    await expect(typed(page, "owner_email")).toHaveAttribute("inputmode", "email");
    await choose(page, "shop_rate_known", "Estimate");
    await expect(typed(page, "shop_rate_value")).toHaveAttribute("inputmode", "decimal");
    await page.locator("#section-4").scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: "All sections" }).nth(3).tap();
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeInViewport();
    await expect(page).toHaveURL(/\/[^#]*$/);
  });

  test("[R6] one tap on a caution fixes the answer, or leads to the other answer", async ({ page }) => {
    await openForm(page);
    await typed(page, "machine_count").fill("40");
    await typed(page, "machinist_count").fill("2");
    await expect(caution(page, "machinist_count")).toHaveCount(0);
    await typed(page, "erp_user_count").tap();
    await expect(caution(page, "machinist_count")).toContainText("Is this right? 40 machines and 2 machinists");
    await expect(typed(page, "machinist_count")).toHaveAccessibleDescription(/20 machines per person/);
    await caution(page, "machinist_count").getByRole("button", { name: "We run lights-out" }).tap();
    await expect(caution(page, "machinist_count")).toHaveCount(0);
    await expect(question(page, "lights_out").getByLabel("Yes")).toBeChecked();
    // The focus stays with the question, and in no control that would open the keyboard.
    await expect(question(page, "machinist_count")).toBeFocused();

    await choose(page, "machine_utilization_known", "Yes (telemetry)");
    await typed(page, "improvement_goal").tap();
    await caution(page, "machine_utilization_known").getByRole("button", { name: "Check your system" }).tap();
    await question(page, "tech_stack").getByLabel("Amper").tap();
    await expect(caution(page, "machine_utilization_known")).toHaveCount(0);
  });

  test("[R8] over an open keyboard the bars scroll away and leave the room to the question", async ({ page }) => {
    await openForm(page);
    await typed(page, "improvement_goal").tap();
    await expect(page.locator(".sticky-bar")).toHaveCSS("position", "sticky");
    await page.setViewportSize({ width: 360, height: 340 });
    await expect(page.locator(".sticky-bar")).toHaveCSS("position", "static");
    await typed(page, "improvement_goal").pressSequentially("Setups");
    await expect(typed(page, "improvement_goal")).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(phone.viewport);
    await expect(page.locator(".sticky-bar")).toHaveCSS("position", "sticky");
  });
});

/** The focused control, when any of it lies under the bars at the edges; a control higher than the room is left out. */
function partlyCovered(): readonly string[] {
  const element = document.activeElement;
  if (!element || element === document.body || element.closest(".top-bar, .sticky-bar")) return [];
  const { top, bottom } = element.getBoundingClientRect();
  const upper = document.querySelector(".top-bar")?.getBoundingClientRect().bottom ?? 0;
  const lower = document.querySelector(".sticky-bar")?.getBoundingClientRect().top ?? window.innerHeight;
  return top < upper - 1 || bottom > lower + 1
    ? [`${element.outerHTML.slice(0, 90)} ${top} ${bottom} of ${upper} ${lower}`]
    : [];
}

test("[R9] numbers are taken as people write them: 1,018 machines, $1,250.50 an hour", async ({ page }) => {
  await openForm(page);
  await fillIn(page, requiredAnswers);
  await typed(page, "machine_count").fill(" 1,018 ");
  await choose(page, "shop_rate_known", "Estimate");
  await typed(page, "shop_rate_value").fill("$1,250.50");
  const sent = analysisSent(page);
  await button(page, "submit").click();
  expect((await sent).postDataJSON()).toMatchObject({ machine_count: 1018, shop_rate_value: 1250.5 });
});

test("[R7] [R9] Enter moves to the next question, chooses nothing and sends nothing", async ({ page }) => {
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
  expect((await next.boundingBox())?.y).toBe(before?.y);
  await page.mouse.up();
  await expect(next).toBeFocused();
  await expect(problemOf(page, "owner_email")).toHaveText("Invalid email address");
});

test("[R6] a caution that is left stays away, also after a reload; its answer is sent as it is", async ({ page }) => {
  await openForm(page);
  await fillIn(page, requiredAnswers);
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

test("[R10] [R150] the bar counts the answers, a section gives back the shop's own numbers; machines, shifts and rate say what one more hour a week is worth, with the formula on demand", async ({
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
});

test.describe("a visitor from Germany", () => {
  test.use({ locale: "de-DE" });
  test("[R9] sees figures as written at home", async ({ page }) => {
    await openForm(page);
    await typed(page, "machine_count").fill("1018");
    await choose(page, "shift_count", "1");
    await choose(page, "shop_rate_known", "Yes – accurate");
    await typed(page, "shop_rate_value").fill("175");
    await expect(page.locator(".given-back", { hasText: "One more hour" }).first()).toContainText(
      "each of your 1.018 machines is worth about 8.900.000\u00a0$ a year",
    );
  });
});

test("[R39] with text at 200%, also on a phone, and zoomed to 400% nothing is wider than the screen, and every field can be reached", async ({
  page,
}) => {
  await openForm(page);
  await choose(page, "shop_rate_known", "Estimate");
  await fillIn(page, { machine_count: 40, machinist_count: 2, shop_rate_value: 1_750 });
  await button(page, "submit").click();
  for (const [width, height, textSize] of [
    [1280, 800, "200%"],
    [360, 740, "200%"],
    [320, 256, "100%"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), textSize);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const field of ["shop_name", "machinist_count", "shop_rate_value", "notes"] as const) {
      await typed(page, field).focus();
      expect(await page.evaluate(partlyCovered)).toEqual([]);
    }
  }
});

test("[R39] in forced colors, what is chosen and where one is remain visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openForm(page);
  await choose(page, "shift_count", "2");
  const outline = (choice: string) =>
    question(page, "shift_count")
      .locator(".choice", { hasText: choice })
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline("2")).toBe("solid");
  expect(await outline("3")).toBe("none");
});
