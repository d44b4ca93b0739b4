import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: availableParallelism(),
    projects: [
      // No test in `src` leaves anything behind, so its files share their workers: half the time.
      { extends: true, test: { name: "src", include: ["src/**/*.test.{ts,tsx}"], isolate: false } },
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
