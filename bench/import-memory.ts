import { readFile } from "node:fs/promises";
import { nothingSaid } from "../src/imports/rows/machines.ts";
import { openSession } from "../src/imports/session/session.ts";
import { noChoices } from "../src/imports/session/shown.ts";
import { knownKpis } from "../src/web-worker/known-kpis.ts";

/** What the worker of the page does with one file, in a process of its own: prints the most memory it took, in MB. */
const session = openSession(knownKpis);
await session.read("file", new Uint8Array(await readFile(process.argv[2] ?? "")), { ...noChoices, takeLikely: true });
session.numbers(["file"], ["file"], nothingSaid);
console.log(Math.round(process.resourceUsage().maxRSS / 1000));
