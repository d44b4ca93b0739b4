// node scripts/run-built.mjs FILE …: as run.mjs, but builds the page and the server first when a source is newer.
import { become, install, run } from "./install.mjs";
import { isStale } from "./stale.mjs";

const [program, ...args] = process.argv.slice(2);
install(program.startsWith("dist/") ? "product" : "everything");
if (isStale()) {
  console.log("Building the page and the server …");
  if (run("vite", ["build", "--logLevel", "error"]) !== 0) process.exit(1);
}
become(program, args);
