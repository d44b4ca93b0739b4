import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts", "bench/**/*.test.ts"],
    testTimeout: 60_000,
    globalSetup: ["test/postgres-on-demand.ts"],
  },
});
