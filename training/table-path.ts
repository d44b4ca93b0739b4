import { fileURLToPath } from "node:url";

/** Where a trained table is. */
export const tablePath = (file: string): string =>
  fileURLToPath(new URL(`../src/diagnosis/reader/${file}`, import.meta.url));
