import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Part = (axe: AxeBuilder) => AxeBuilder;

/** All that a change of colors can break. */
export const colorsAlone: Part = (axe) => outsideFrames(axe).withRules(["color-contrast", "link-in-text-block"]);

/** No script runs inside the report's frame, so axe cannot either. */
const outsideFrames: Part = (axe) => axe.setLegacyMode().exclude("iframe");

/** Axe looks at the whole page; on a busy machine that alone takes longer than anything else is waited for, ms. */
const axeTakes = 20_000;

/**
 * That axe sees no violation, told softly: the test goes on. Where it sees one it looks again, for a message that is just
 * going away is half seen.
 */
export async function expectNoViolations(page: Page, when = "", part = outsideFrames): Promise<void> {
  const violations = async () => {
    const seen = await part(new AxeBuilder({ page })).analyze();
    return seen.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  };
  await expect.configure({ soft: true, timeout: axeTakes }).poll(violations, { message: when }).toEqual([]);
}
