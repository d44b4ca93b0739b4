import { expect, type Page } from "@playwright/test";
import { cutText, movement, smallTargets, structureFaults, textOutOfSight } from "./access-checks.ts";
import { colorsAlone, expectNoViolations } from "./axe.ts";
import { visits } from "./states.ts";
import { test } from "./visit.ts";

/** From WCAG 1.4.12: spacing a reader may set without losing any text. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  "zoomed to 400%": { width: 320, height: 256 },
} as const;

/** The page takes a moment to follow a new size. */
const soft = expect.configure({ soft: true });

async function expectFit(page: Page, size: keyof typeof sizes): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await soft.poll(() => page.evaluate(smallTargets), { message: size }).toEqual([]);
  await expectNothingCut(page, size);
}

async function expectNothingCut(page: Page, when: string): Promise<void> {
  await soft.poll(() => page.evaluate(cutText), { message: when }).toEqual([]);
  await soft.poll(() => page.evaluate(textOutOfSight), { message: when }).toEqual([]);
}

/** Both sizes are checked in light mode; each other variant at one size. */
const otherColors = {
  phone: { colorScheme: "dark", forcedColors: "none" },
  desktop: { colorScheme: "light", forcedColors: "active" },
} as const;

/** The form's questions are the same in all of its states except these, so axe checks them only here. */
const withQuestions: readonly string[] = ["form-refused", "form-filled", "form-cautions"];
const questions = '[id$="-question"]';

async function expectAccess(page: Page, name: string): Promise<void> {
  const seen = withQuestions.includes(name) ? {} : { leftOut: questions };
  expect.soft(await page.evaluate(structureFaults)).toEqual([]);
  expect.soft(await page.evaluate(movement)).toEqual([]);
  // Each size once: after a new one the page is laid out anew.
  await expectFit(page, "zoomed to 400%");
  for (const size of ["phone", "desktop"] as const) {
    await expectFit(page, size);
    await expectNoViolations(page, size, seen);
    await page.emulateMedia(otherColors[size]);
    await expectNoViolations(page, `${size} ${Object.values(otherColors[size])}`, { ...seen, rules: colorsAlone });
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    const spaced = await page.addStyleTag({ content: textSpacing });
    await expectNothingCut(page, `${size}, wide text`);
    await spaced.evaluate((style) => style.parentNode?.removeChild(style));
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectNothingCut(page, "text at 200%");
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

for (const visit of visits) {
  test(`[R38] [R39] ${Object.keys(visit).join(", ")}: nothing that axe can see in light, dark or forced colors; headings in order, targets of 24 px, nothing cut at any size`, async ({
    page,
  }) => {
    if (Object.keys(visit).length > 1) test.slow();
    for (const [name, open] of Object.entries(visit)) {
      await test.step(name, async () => {
        await page.setViewportSize(sizes.phone);
        await open(page);
        await expectAccess(page, name);
      });
    }
  });
}
