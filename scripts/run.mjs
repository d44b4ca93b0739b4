// node scripts/run.mjs FILE … : runs a TypeScript program of the project under the pinned Node, installing it first.
import { become, install } from "./install.mjs";

install("product");
const [program, ...args] = process.argv.slice(2);
become(program, args);
