import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: availableParallelism(),
    // No test leaves anything behind, so files share their workers, and what one has loaded the next need not.
    isolate: false,
    projects: [
      { extends: true, test: { name: "src", include: ["src/**/*.test.{ts,tsx}"] } },
      {
        extends: true,
        test: {
          name: "whole",
          include: ["test/**/*.test.ts"],
          globalSetup: ["test/postgres-on-demand.ts"],
        },
      },
    ],
  },
});
