import { createRequire } from "node:module";
import { arch, platform } from "node:os";

/** Endings of the packages that hold the module, one for each C library of a platform. */
const endings = ["", "-gnu", "-musl", "-msvc", "-gnueabihf"] as const;

/**
 * Whether the native module that writes PDF files is installed for this machine. It is looked for, not loaded: one that
 * is there and does not load is found out with the first PDF.
 */
export function hasPdfWriter(): boolean {
  const { resolve } = createRequire(import.meta.url);
  const name = `@myriaddreamin/typst-ts-node-compiler-${platform()}-${arch()}`;
  return endings.some((ending) => {
    try {
      return resolve(`${name}${ending}`) !== "";
    } catch {
      return false;
    }
  });
}
