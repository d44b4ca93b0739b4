import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form: a page takes half as long to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everything a change of colors can break. */
export const colorsAlone: readonly string[] = ["color-contrast", "link-in-text-block"];

/** Axe checks the whole page, which takes longer than any other step on a busy machine, ms. */
const axeTakes = 60_000;

interface Look {
  /** Rules to check; all if absent. */
  readonly rules?: readonly string[];
  /** What is left out because another test checks it. */
  readonly leftOut?: string;
}

/**
 * Expects no axe violation, as a soft expectation, so that the test goes on. It looks again after a violation, because
 * a toast that is fading out looks half visible.
 */
export async function expectNoViolations(page: Page | Frame, when = "", look: Look = {}): Promise<void> {
  await expect
    .configure({ soft: true, timeout: axeTakes })
    .poll(() => violationsIn(page, look), { message: when })
    .toEqual([]);
}

/** Axe's violations, rule by rule. It is loaded once per document, because loading takes longer than checking. */
async function violationsIn(page: Page | Frame, look: Look) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(violationsHere, look);
}

/**
 * Runs in the page. Scripts can't run inside the report's frame, so axe can't check it. While a dialog is open, only
 * the dialog can be used, and axe checks only that.
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
      // The page plays no media, so none has to be preloaded.
      preload: false,
      ...(rules !== undefined && { runOnly: [...rules] }),
    },
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
