import { createRequire } from "node:module";
import { arch, platform } from "node:os";

/** Suffixes of the packages that hold the module, one for each C library of a platform. */
const suffixes = ["", "-gnu", "-musl", "-msvc", "-gnueabihf"] as const;

/**
 * Whether the native module that writes PDFs is installed for this machine. It is only resolved, not loaded; a broken
 * install shows with the first PDF.
 */
export function isPdfInstalled(): boolean {
  const { resolve } = createRequire(import.meta.url);
  const name = `@myriaddreamin/typst-ts-node-compiler-${platform()}-${arch()}`;
  return suffixes.some((suffix) => {
    try {
      return resolve(`${name}${suffix}`) !== "";
    } catch {
      return false;
    }
  });
}
