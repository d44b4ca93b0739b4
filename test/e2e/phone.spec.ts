import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { isAsked } from "../../src/survey/question.ts";
import { type Field, fields, questionOf } from "../../src/survey/questionnaire.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import type { Submission } from "../../src/survey/submission.ts";
import { test } from "./visit.ts";
import { button, openForm, reportFrame, resting, toast, typed } from "./visitor.ts";

const open = { width: 360, height: 740 };
/** What a phone's keyboard leaves of the window. */
const overKeyboard = { width: 360, height: 350 };
test.use({ viewport: open, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** Screenshots for a person to look at: `PHONE_SHOTS=pictures playwright test phone`. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.PHONE_SHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Markup, a formula and other scripts, then a long text without a space to break at. */
const hostile = `=1+1 "quoted" <b>&amp;</b> 机床 آلة 🛠️ ${"x".repeat(1_900)}`;

const answers: Partial<Submission> = { ...sampleShop, notes: hostile };

const isTyped = (field: Field): boolean =>
  ["line", "email", "count", "amount", "prose"].includes(questionOf(field).kind);
const question = (page: Page, field: Field): Locator => page.locator(`#${field}-question`);

/** Taps a field, opens the keyboard and types: the field and its label must stay visible above the keyboard. */
async function typeByThumb(page: Page, field: Field, text: string): Promise<void> {
  await typed(page, field).tap();
  await page.setViewportSize(overKeyboard);
  await expect(typed(page, field)).toBeFocused();
  await expectInSight(typed(page, field), field);
  await page.keyboard.insertText(text);
  await expect(typed(page, field)).toHaveValue(text);
  await expectInSight(typed(page, field), `${field}, filled in`);
  await expectInSight(question(page, field).locator(".question-text"), `label of ${field}`);
  await shoot(page, `over-keyboard-${field}`);
  await page.setViewportSize(open);
}

/** All of it is inside the window, and nothing covers it. */
async function expectInSight(found: Locator, what: string): Promise<void> {
  const fault = () =>
    found.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight) return `${top} to ${bottom} of ${window.innerHeight}`;
      const at = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 12, y));
      return at.every((one) => one !== null && (element.contains(one) || one.contains(element))) ? "" : "covered";
    });
  await expect.poll(fault, { message: what }).toBe("");
}

async function tapChoice(page: Page, field: Field, choice: string): Promise<void> {
  const label = question(page, field).locator(".choice", { has: page.getByLabel(choice, { exact: true }) });
  await label.tap();
  await expect(label.locator("input")).toBeChecked();
  await expect(page.locator("input:focus:not([type=radio], [type=checkbox]), textarea:focus")).toHaveCount(0);
}

async function answerByThumb(page: Page, field: Field): Promise<void> {
  const given = answers[field];
  const { kind } = questionOf(field);
  if (given === undefined) return;
  if (isTyped(field)) return typeByThumb(page, field, String(given));
  if (kind === "yesNo") return tapChoice(page, field, given ? "Yes" : "No");
  for (const choice of [given].flat()) await tapChoice(page, field, String(choice));
}

test("[R8] on a phone with its keyboard open, from start to report: what is typed in and its label stay in sight", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openForm(page);
  await expect(page.locator("input:focus, textarea:focus")).toHaveCount(0);
  for (const field of fields.filter((each) => isAsked(questionOf(each)))) await answerByThumb(page, field);
  await shoot(page, "filled");
  await button(page, "submit").tap();
  await expect(reportFrame(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await shoot(page, "results");
});

test("[R8] with the keyboard open, a wrong number says so in place, and a caution is dismissed with one tap", async ({
  page,
}) => {
  await openForm(page);
  await typeByThumb(page, "owner_email", "dana@");
  await typeByThumb(page, "machine_count", "40");
  await expect(page.locator("#owner_email-problem")).toHaveText("Invalid email address");
  await typeByThumb(page, "machinist_count", "2");
  await typed(page, "erp_user_count").tap();
  await page.setViewportSize(overKeyboard);
  await expectInSight(typed(page, "erp_user_count"), "the field that was tapped, though a caution came above it");
  await shoot(page, "caution-over-keyboard");
  await question(page, "machinist_count").getByRole("button", { name: "Leave it" }).tap();
  await expect(page.locator(".caution")).toHaveCount(0);
  await shoot(page, "caution-left");
});

test("[R8] sent with the keyboard open, the summary of the problems is in sight and leads to a field in sight", async ({
  page,
}) => {
  await openForm(page);
  await typed(page, "notes").tap();
  await page.setViewportSize(overKeyboard);
  await button(page, "submit").tap();
  await page.setViewportSize(open);
  await expect(toast(page, "Validation Error")).toBeVisible();
  const summary = page.locator(".problem-summary");
  await expect(summary).toBeFocused();
  await expectInSight(summary.getByRole("heading"), "its head");
  const message = await resting(toast(page, "Validation Error")).then((shown) => shown.boundingBox());
  const head = await summary.getByRole("heading").boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(head?.y ?? 0);
  await shoot(page, "refused");
  await summary.getByRole("link", { name: "Email" }).tap();
  await page.setViewportSize(overKeyboard);
  await expect(toast(page, "Validation Error")).toHaveCount(0);
  await expectInSight(typed(page, "owner_email"), "the field");
  await expectInSight(page.locator("#owner_email-problem"), "its message");
  await shoot(page, "fixed");
});

test("[R8] the browser's bars, which come and go with scrolling, pull no one back to the field they left", async ({
  page,
}) => {
  await openForm(page);
  await typeByThumb(page, "shop_name", "Cedar");
  await expect(typed(page, "shop_name")).toBeFocused();
  await typed(page, "notes").scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  const moved = await page.evaluateHandle(() => ({
    to: new Promise((resolve) => window.visualViewport?.addEventListener("resize", resolve, { once: true })).then(
      () => window.scrollY,
    ),
  }));
  await page.setViewportSize({ width: 360, height: 684 });
  expect(Math.abs((await moved.evaluate(({ to }) => to)) - scrolled)).toBeLessThan(60);
});

/** Runs in the page: React's scheduled renderings wait between the events "hold-rendering" and "go-on-rendering". */
function holdRendering(): void {
  const held: (() => void)[] = [];
  let isHeld = false;
  MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
    apply: (post, port, message) => {
      const send = (): void => Reflect.apply(post, port, message);
      if (isHeld) held.push(send);
      else send();
    },
  });
  window.addEventListener("hold-rendering", () => {
    isHeld = true;
  });
  window.addEventListener("go-on-rendering", () => {
    isHeld = false;
    for (const send of held.splice(0)) send();
  });
}

test("[R133] a keyboard that opens just when what we heard appears above leaves the field in sight", async ({
  page,
}) => {
  await page.addInitScript(holdRendering);
  await openForm(page);
  await page.route("**/api/readings", async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => window.dispatchEvent(new Event("hold-rendering")));
    await route.fulfill({ response });
  });
  await typed(page, "pain_invisible").fill(
    "Machinists walk around looking for tools and gauges while the spindle stands still.",
  );
  const read = page.waitForResponse("**/api/readings");
  await typed(page, "notes").tap();
  await (await read).finished();
  await page.setViewportSize(overKeyboard);
  await expectInSight(typed(page, "notes"), "before it is rendered");
  await page.evaluate(() => window.dispatchEvent(new Event("go-on-rendering")));
  await expect(page.getByRole("region", { name: "How we understood it" })).toBeAttached();
  await expectInSight(typed(page, "notes"), "with what we heard above it");
});
