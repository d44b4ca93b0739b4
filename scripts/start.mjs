// npm start: installs from the lock file, builds the page when it is older than its sources, serves it.
import { buildPage } from "./build-page.mjs";
import { become, install, root } from "./install.mjs";

install();
buildPage();
become(`${root}src/server/main.ts`);
