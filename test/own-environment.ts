import { join } from "node:path";

const project = join(import.meta.dirname, "..");

/**
 * The environment a test passes to a program of ours in its own process. Code one process has compiled is cached for
 * the next, which halves the time to start.
 */
export const ownEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(project, "node_modules/.cache/node"),
} as const;
