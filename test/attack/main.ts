import { usedBy } from "../../bench/server-process.ts";
import { printTable } from "../../bench/table.ts";
import { type Attack, inParallel } from "./attack.ts";
import { fuzzedBodies, fuzzedReadings } from "./bodies.ts";
import { confirmLinks, guessedAddresses, reusedKeys, spoofedAddresses } from "./doors.ts";
import { hostileTexts } from "./files.ts";
import { privateLinks } from "./links.ts";
import { brokenUploads, hoardedFiles, slowCallers } from "./network.ts";
import { postgresFaults, postgresKilled, twoServersOneKey } from "./postgres.ts";
import { damagedDatabase, fullDisk, readOnlyFolder } from "./storage.ts";
import { clockJump, crashedThread, hungMailServer, killed, ownRequests, slowWebhook } from "./world.ts";

/**
 * Attacks its own servers, on loopback only. `npm run attack -- WORD` runs the attacks with that word in their names.
 */
const attacks: readonly Attack[] = [
  fuzzedBodies,
  postgresFaults,
  killed,
  hostileTexts,
  guessedAddresses,
  privateLinks,
  slowCallers,
  fuzzedReadings,
  hoardedFiles,
  damagedDatabase,
  postgresKilled,
  twoServersOneKey,
  fullDisk,
  crashedThread,
  reusedKeys,
  slowWebhook,
  hungMailServer,
  confirmLinks,
  spoofedAddresses,
  brokenUploads,
  ownRequests,
  clockJump,
  readOnlyFolder,
];

/** Each attack has its own server. Many wait more than they work, so several run side by side, the longest first. */
const atOnce = 3;

// Interrupting the run also ends its servers and unmounts its disks.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

// Every server that was started ends with this program.
process.setMaxListeners(100);

const [word = ""] = process.argv.slice(2);
const begun = performance.now();
const chosen = attacks.filter(({ name }) => name.includes(word));
const rows: (string | number)[][] = [];
let isBroken = false;
await inParallel(chosen.length, atOnce, async (index) => {
  const attack = chosen[index];
  if (attack === undefined) return;
  const { name, wanted, run } = attack;
  const since = performance.now();
  const { tried, broke } = await run().catch((error: Error) => ({ tried: "ended early", broke: [error.message] }));
  isBroken ||= broke.length > 0;
  const seconds = Math.round((performance.now() - since) / 1000);
  rows[index] = [name, wanted, tried, broke.length === 0 ? "holds" : broke.join("; "), seconds];
  console.error(`${broke.length === 0 ? "holds" : "BROKE"} ${seconds} s  ${name}: ${[tried, ...broke].join("; ")}`);
});
printTable([["attack", "what has to hold", "tried", "result", "s"], ...rows]);
const computing = Math.round(usedBy([process.pid]).cpuSeconds);
console.log(`${Math.round((performance.now() - begun) / 1000)} s, ${computing} s of it computing`);
process.exitCode = isBroken ? 1 : 0;
