// npm run webkit: as npm start installs and builds, then walks from start to report in WebKit.
import { buildPage } from "./build-page.mjs";
import { become, install, root } from "./install.mjs";

install();
buildPage();
become(`${root}test/webkit/main.ts`, process.argv.slice(2));
