import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

/** All that a change of colors can break. */
export const colorsAlone: readonly string[] = ["color-contrast", "link-in-text-block"];

/** Axe looks at the whole page; on a busy machine that alone takes longer than anything else is waited for, ms. */
const axeTakes = 20_000;

/**
 * That axe sees no violation, told softly: the test goes on. Where it sees one it looks again, for a message that is just
 * going away is half seen.
 *
 * @param rules those to check; all when absent
 */
export async function expectNoViolations(page: Page | Frame, when = "", rules?: readonly string[]): Promise<void> {
  await expect
    .configure({ soft: true, timeout: axeTakes })
    .poll(() => violationsIn(page, rules), { message: when })
    .toEqual([]);
}

/** What axe sees, rule by rule. It is loaded into a document once: that takes longer than to look. */
async function violationsIn(page: Page | Frame, rules: readonly string[] | undefined) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsHere, rules === undefined ? {} : { runOnly: [...rules] });
}

/** Runs in the page. No script runs inside the report's frame, so axe cannot either. */
async function violationsHere(options: axe.RunOptions): Promise<readonly (readonly [string, readonly string[]])[]> {
  const here = Reflect.get(window, "axe") as typeof axe;
  const { violations } = await here.run(
    { exclude: [["iframe"]] },
    // Nothing plays sound here, so no media has to be loaded ahead.
    { ...options, resultTypes: ["violations"], selectors: false, preload: false },
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
