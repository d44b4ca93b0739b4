import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

/** All that a change of colors can break. */
export const colorsAlone: readonly string[] = ["color-contrast", "link-in-text-block"];

/** Axe looks at the whole page; on a busy machine that alone takes longer than anything else is waited for, ms. */
const axeTakes = 60_000;

interface Look {
  /** Those to check; all when absent. */
  readonly rules?: readonly string[];
  /** What is left out, as it is looked at elsewhere. */
  readonly leftOut?: string;
}

/**
 * That axe sees no violation, told softly: the test goes on. Where it sees one it looks again, for a message that is just
 * going away is half seen.
 */
export async function expectNoViolations(page: Page | Frame, when = "", look: Look = {}): Promise<void> {
  await expect
    .configure({ soft: true, timeout: axeTakes })
    .poll(() => violationsIn(page, look), { message: when })
    .toEqual([]);
}

/** What axe sees, rule by rule. It is loaded into a document once: that takes longer than to look. */
async function violationsIn(page: Page | Frame, look: Look) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsHere, look);
}

/**
 * Runs in the page. No script runs inside the report's frame, so axe cannot either. While a dialog is open nothing but the
 * dialog can be used, and axe looks at nothing else.
 */
async function violationsHere({ rules, leftOut }: Look): Promise<readonly (readonly [string, readonly string[]])[]> {
  const here = Reflect.get(window, "axe") as typeof axe;
  const { violations } = await here.run(
    {
      include: document.querySelector("dialog[open], [role=dialog]") ?? document,
      exclude: [["iframe"], ...(leftOut === undefined ? [] : [[leftOut]])],
    },
    {
      resultTypes: ["violations"],
      selectors: false,
      // Nothing plays sound here, so no media has to be loaded ahead.
      preload: false,
      ...(rules !== undefined && { runOnly: [...rules] }),
    },
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
