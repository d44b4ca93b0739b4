import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { temporaryFolder } from "./server/open-server.ts";

const script = fileURLToPath(new URL("../scripts/audit.mjs", import.meta.url));

/** Runs the step with an `npm` that gives this answer. */
function audited(answer: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "answer"), answer);
  writeFileSync(join(folder, "npm"), `#!/bin/sh\ncat '${join(folder, "answer")}'\nexit 1\n`);
  chmodSync(join(folder, "npm"), 0o755);
  const { status, stdout } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  return { status, said: stdout.trim() };
}

const findings = (...severities: readonly string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(severities.map((severity) => [severity, { name: `a-${severity}`, severity }])),
    metadata: { vulnerabilities: { total: severities.length } },
  });

test.for([
  ["a high finding fails and is named", findings("low", "high", "critical"), 1, "high: a-high\ncritical: a-critical"],
  ["lesser findings do not", findings("low", "moderate"), 0, "No known high finding; 2 lesser ones."],
  ["nothing found", findings(), 0, "No known high finding; 0 lesser ones."],
  ["a service that answers no audits", '{"statusCode":405}', 0, "Not audited: the audit service answered 405."],
  ["no network", '{"message":"getaddrinfo"}', 0, "Not audited: the audit service could not be reached."],
  ["an npm that says nothing", "", 0, "Not audited: the audit service could not be reached."],
] as const)("[R111] %s", ([, answer, status, said], { expect }) => {
  expect(audited(answer)).toEqual({ status, said });
});
