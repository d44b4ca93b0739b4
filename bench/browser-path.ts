import { existsSync } from "node:fs";

/** The browser that is installed; `undefined` leaves it to the caller's own. */
export const browserPath = (): string | undefined =>
  [process.env.CHROME_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => path && existsSync(path));
