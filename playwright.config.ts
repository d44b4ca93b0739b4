import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = 3117;
/** A server that runs already, to be tested in place of a fresh one. */
const running = process.env.E2E_BASE_URL;
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const programs = ["chromium-headless-shell", "chromium", "google-chrome"].map((name) => `/usr/bin/${name}`);
const browser = [process.env.CHROME_PATH, ...programs].find(
  (path) => path !== undefined && path !== "" && existsSync(path),
);

/**
 * Chromium keeps two hidden pages for the address bar of every window: as much work as the page under test; it starts a
 * process for every sandboxed frame; and it compiles a script while it comes in, even if its process has done so before. It
 * heeds one list alone, so what Playwright itself switches off stands here again.
 */
const switchedOff = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding", "LensOverlay"],
  ...["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  ...["PreconnectToSearch", "SpareRendererForSitePerProcess", "IsolateSandboxedIframes", "ScriptStreaming"],
];

/** The page as a visitor uses it: the built page, the real server, a real browser. */
export default defineConfig({
  testDir: "test/e2e",
  testMatch: process.env.SHOTS_DIR ? "shots.ts" : process.env.PICTURES ? "pictures.ts" : "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A busy machine takes several times as long as a quiet one; what is right is there at once on both.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    // With `test/e2e/visit.ts`, from which every test starts.
    reuseContext: true,
    baseURL: running ?? `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "America/Chicago",
    // A page that moves is drawn sixty times a second. A test of what moves turns it back on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [
        "--no-sandbox",
        "--renderer-process-limit=1",
        "--disable-gpu",
        // What is drawn need not be handed to another process.
        "--in-process-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // No page lives long enough for the slowest of the compilers to pay.
        "--js-flags=--no-turbofan",
        `--disable-features=${switchedOff}`,
      ],
    },
  },
  ...(running === undefined &&
    !isWorker && {
      webServer: {
        command: `${process.env.PAGE_IS_BUILT ? "" : "vite build --logLevel warn && "}node dist/server/serve.js`,
        port,
        env: {
          PORT: String(port),
          DATA_DIR: mkdtempSync(join(tmpdir(), "page-tests-")),
          RATE_LIMIT: "off",
          LOG_LEVEL: "warn",
        },
        timeout: 120_000,
      },
    }),
});
