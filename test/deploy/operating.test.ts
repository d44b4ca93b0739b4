import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { programFor } from "../../src/cli/program.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { ownEnvironment } from "../own-environment.ts";
import { temporaryFolder } from "../server/open-server.ts";
import { startServerProcess } from "../server/start-process.ts";
import { read, root, unknownNames } from "./deploy-files.ts";

const operating = read("docs/operating.md");

test("[R119] every setting and every file that the handbook names exists", () => {
  const code = [...operating.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  const fenced = [...operating.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  const names = [...code, ...fenced].flatMap((text) => text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+_?/g) ?? []);
  expect(names.length).toBeGreaterThan(20);
  expect(unknownNames(names)).toEqual([]);
  const paths = code.flatMap((text) => text.match(/^(?:deploy|docs|scripts|src|bench)\/[\w./-]*$/) ?? []);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect.soft([path, existsSync(join(root, path))]).toEqual([path, true]);
  for (const [, path = ""] of operating.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
    expect.soft([path, existsSync(join(root, "docs", path))]).toEqual([path, true]);
  }
});

test("[R119] every command of the tool, with its options, and every bench that the handbook names exists", async () => {
  const program = await programFor(undefined);
  const known = new Map(program.commands.map((command) => [command.name(), command.options.map(({ long }) => long)]));
  const used = [...operating.matchAll(/(?<!-[nu] |[\w/-])spindlewise(?: --)? ([a-z][\w-]*)((?: [^`\n#|]*)?)/g)];
  const commands = Map.groupBy(used, ([, name = ""]) => name);
  for (const wanted of ["backup", "restore", "erased", "migrate", "erase", "deliveries", "leads"]) {
    expect.soft([...commands.keys()]).toContain(wanted);
  }
  for (const [name, uses] of commands) {
    expect.soft([...known.keys()]).toContain(name);
    for (const option of uses.flatMap(([, , rest = ""]) => rest.match(/--[a-z]+/g) ?? [])) {
      expect.soft([name, known.get(name)]).toEqual([name, expect.arrayContaining([option])]);
    }
  }
  const benches = [...operating.matchAll(/npm run bench -- (\w+)/g)].map(([, name = ""]) => name);
  for (const name of benches) expect.soft(read("bench/main.ts")).toMatch(new RegExp(`^ {2}${name}: `, "m"));
});

test("[R119] every message in the handbook's table is in the program", () => {
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /^(?:adapters|cli|server|service)\/.*\.ts$/.test(path) && !path.endsWith(".test.ts"))
    .map((path) => read(`src/${path}`))
    .join("\n");
  const [, table = ""] = operating.split("## When something is wrong");
  const messages = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, message = ""]) => message);
  expect(messages.length).toBeGreaterThan(15);
  expect(messages.filter((message) => !sources.includes(message))).toEqual([]);
});

/** The commands in the first code block of a chapter. */
const commandsOf = (chapter: string): string =>
  new RegExp(`^## ${chapter}\n[\\s\\S]*?\`\`\`sh\n([\\s\\S]*?)\`\`\``, "m").exec(operating)?.[1] ?? "";

test("[R119] back up and restore by the words of the handbook; what was erased since stays erased", async () => {
  const settings = { DATA_DIR: temporaryFolder() };
  const { address, child, ended } = await startServerProcess(settings);
  const folder = temporaryFolder();
  symlinkSync(join(root, "deploy/spindlewise"), join(folder, "spindlewise"));
  const env = { ...ownEnvironment, ...settings, PATH: `${folder}:${process.env.PATH}` };
  const say = (words: string) => spawnSync("sh", ["-euc", words], { cwd: folder, env, encoding: "utf8" });
  for (const shop_name of ["Stays Machining", "Goes Machining"]) await submit(address, { ...sampleShop, shop_name });
  const [{ id }] = JSON.parse(say("spindlewise leads --format json").stdout).filter(isGone);

  const [makeFolder, backup, erased] = commandsOf("Back up").trim().split("\n");
  expect(say(`${makeFolder}\n${backup}`)).toMatchObject({ status: 0, stdout: summary("backed up to") });
  expect(say(`spindlewise erase ${id}`).stdout).toBe("1 submission erased\n");
  expect(say(erased ?? "")).toMatchObject({ status: 0, stdout: "1 erasure written to backups/erased.json\n" });
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
  const { status, stdout } = say(commandsOf("Restore"));
  expect([status, stdout.split("\n")[0]]).toEqual([
    0,
    `${summary("restored from").trim()}; 1 submission erased again, as before`,
  ]);
  expect(stdout).toContain("Stays Machining");
  expect(stdout).not.toContain("Goes Machining");
  expect(stdout).toMatch(/Everything is delivered\.\n$/);
});

test("[R119] the machines on paper follow from the costs above them: rate × cost ÷ 0.6", () => {
  const cost = (row: string) =>
    Number(new RegExp(`^\\| ${row}[^|]*\\|[^|]*\\| ([\\d.]+) (?:ms|kB) \\|`, "m").exec(operating)?.[1]);
  const [server, database, pdf, bytes] = [
    "CPU of the server",
    "CPU of the database",
    "CPU of one PDF",
    "bytes that stay",
  ].map(cost);
  const rows = [
    ...operating.matchAll(/^\| ([\d,]+) \| ([\d.]+) \| (\d+) \+ 1 \| ([\d.]+) \| (\d+) GB \| ([\d.]+) \|$/gm),
  ];
  expect(rows.map(([, rate]) => rate)).toEqual(["10", "100", "1,000"]);
  for (const [, written = "", ...figures] of rows) {
    const rate = Number(written.replace(",", ""));
    const cores = (milliseconds = Number.NaN) => (rate * milliseconds) / 1000 / 0.6;
    const perDay = (rate * 86_400 * (bytes ?? Number.NaN)) / 1e6;
    const exact = [cores(server), Math.ceil(cores(server)), cores(database), perDay, cores(pdf) / 2];
    expect.soft(figures.map(Number)).toEqual(exact.map((figure) => Number(figure.toPrecision(2))));
  }
});

const isGone = ({ shop_name }: { readonly shop_name: string }) => shop_name === "Goes Machining";

const summary = (done: string) => `2 submissions, 2 reports ${done} backups/latest.sqlite\n`;

async function submit(address: string, answers: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const call = { method: "POST", headers, body: JSON.stringify(answers) };
  expect((await fetch(`${address}/functions/v1/analyze-shop`, call)).status).toBe(200);
}
