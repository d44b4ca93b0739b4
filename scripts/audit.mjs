// Asks the audit service about the production packages. A known high finding fails; a machine that can't ask prints one
// line and goes on.
import { spawnSync } from "node:child_process";

/** How long the service may take, milliseconds. */
const patience = 30_000;

const asked = spawnSync("npm", ["audit", "--omit=dev", "--audit-level=high", "--json"], {
  encoding: "utf8",
  timeout: patience,
  shell: process.platform === "win32",
});
const { isBad, words } = verdictOf(asked);
console.log(words);
process.exit(isBad ? 1 : 0);

function verdictOf({ stdout, error }) {
  const report = read(stdout);
  const counts = report?.metadata?.vulnerabilities;
  if (counts === undefined) return { isBad: false, words: `Not audited: ${reasonIn(error, report)}.` };
  const findings = Object.values(report.vulnerabilities ?? {});
  const grave = findings.filter(({ severity }) => severity === "high" || severity === "critical");
  if (grave.length === 0) return { isBad: false, words: `No known high finding; ${counts.total} lesser ones.` };
  return { isBad: true, words: grave.map(({ name, severity }) => `${severity}: ${name}`).join("\n") };
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonIn(error, report) {
  if (error?.code === "ETIMEDOUT") return `the audit service did not answer within ${patience / 1000} seconds`;
  if (report?.statusCode) return `the audit service answered ${report.statusCode}`;
  return "the audit service could not be reached";
}
