import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Tests of the whole product go first: they wait for processes and databases, and one that comes last would keep the
 * run waiting for it alone.
 */
class WholeProductFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWhole = ({ moduleId }: TestSpecification): boolean => moduleId.startsWith(`${import.meta.dirname}/test/`);
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))];
  }
}

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
    globalSetup: ["test/postgres-on-demand.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: availableParallelism(),
    sequence: { sequencer: WholeProductFirst },
    // No test leaves anything behind, so files share their workers, and what one has loaded the next need not. For the same
    // reason all are one project: two would turn TypeScript into JavaScript twice.
    isolate: false,
  },
});
