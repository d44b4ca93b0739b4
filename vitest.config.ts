import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
    globalSetup: ["test/postgres-on-demand.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: availableParallelism(),
    // No test leaves anything behind, so files share their workers, and what one has loaded the next need not. For the same
    // reason all are one project: two would turn TypeScript into JavaScript twice.
    isolate: false,
  },
});
