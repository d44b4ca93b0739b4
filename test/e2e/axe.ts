import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Part = (axe: AxeBuilder) => AxeBuilder;

/** No script runs inside the report's frame, so axe cannot either. */
const outsideFrames: Part = (axe) => axe.setLegacyMode().exclude("iframe");

/**
 * That axe sees no violation, told softly: the test goes on. Where it sees one it looks again, for a message that is just
 * going away is half seen.
 */
export async function expectNoViolations(page: Page, when = "", part = outsideFrames): Promise<void> {
  const violations = async () => {
    const seen = await part(new AxeBuilder({ page })).analyze();
    return seen.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  };
  await expect.configure({ soft: true }).poll(violations, { message: when }).toEqual([]);
}
