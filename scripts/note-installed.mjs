// Runs after every `npm ci`, also one by hand: notes what is installed, so that no command installs it again.
import { copyFileSync, existsSync } from "node:fs";
import { installedLock, lock, root } from "./install.mjs";

const has = (name) => existsSync(`${root}node_modules/${name}`);

// Without what builds the page, as in production, neither part is complete.
if (has("vite")) copyFileSync(lock, installedLock(has("vitest") ? "everything" : "product"));
