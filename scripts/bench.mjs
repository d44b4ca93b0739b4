// npm run bench -- NAME: as npm start installs and builds, then measures.
import { buildPage } from "./build-page.mjs";
import { become, install, root } from "./install.mjs";

install();
buildPage();
become(`${root}bench/main.ts`, process.argv.slice(2));
