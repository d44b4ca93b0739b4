import { join } from "node:path";
import { visits } from "./states.ts";
import { test } from "./visit.ts";

/** Screenshots of every state, for a person to look at: `SHOTS_DIR=pictures playwright test`. */
const folder = process.env.SHOTS_DIR ?? "pictures";
const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of sizes) {
    test.describe(`${viewport.width} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      for (const visit of visits) {
        test(Object.keys(visit).join(", "), async ({ page }) => {
          for (const [name, open] of Object.entries(visit)) {
            await open(page);
            const path = (kind: string): string => join(folder, `${name}-${viewport.width}-${colorScheme}${kind}.png`);
            await page.screenshot({ path: path("") });
            await page.screenshot({ path: path("-whole"), fullPage: true });
          }
        });
      }
    });
  }
}
