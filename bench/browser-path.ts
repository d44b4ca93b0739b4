import { existsSync } from "node:fs";

/** The installed browser. `undefined` leaves the choice to the caller. */
export const browserPath = (): string | undefined =>
  [process.env.CHROME_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => path && existsSync(path));
