import { fileURLToPath } from "node:url";

/** The path of a trained table. */
export const tablePath = (file: string): string =>
  fileURLToPath(new URL(`../src/diagnosis/reader/${file}`, import.meta.url));
