import { expect, test } from "@playwright/test";
import { measurePage, medianOf } from "../../bench/lighthouse.ts";

// Measured one after the other, when nothing else is tested; once more where the machine was busy with something else.
test.describe.configure({ mode: "serial", retries: 1, timeout: 90_000 });

for (const [name, path] of [
  ["start", "/"],
  ["survey", "/?open=form"],
] as const) {
  test(`[G89] on a throttled phone the ${name} scores 95 or more for speed and 100 for all else`, async ({
    baseURL,
  }) => {
    const address = new URL(path, baseURL).href;
    const measure = await medianOf(3, () => measurePage(address, browserPath()));
    expect(measure).toMatchObject({ accessibility: 100, bestPractices: 100, seo: 100 });
    expect(measure.performance).toBeGreaterThanOrEqual(95);
    expect(measure.layoutShift).toBeLessThanOrEqual(0.01);
  });
}

const browserPath = (): string | undefined => test.info().project.use.launchOptions?.executablePath;
