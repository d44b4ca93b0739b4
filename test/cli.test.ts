import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { readConfig } from "../src/adapters/settings/config.ts";
import { writeOutput } from "../src/cli/output.ts";
import { makeDossier } from "../src/service/analyze/make-dossier.ts";
import { documentOf, evidenceAt } from "../src/service/analyze/render-response.ts";
import { dayOf } from "../src/service/reports/day-of.ts";
import { exportFormatNames, fileNameOf } from "../src/survey/export-formats.ts";
import { fields } from "../src/survey/questionnaire.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import { spindlewise } from "./commands.ts";
import { toolProgram } from "./programs.ts";
import { openServer, temporaryFolder, wireAnswers } from "./server/open-server.ts";
import { startProcess } from "./server/start-process.ts";

const asProcess = (args: readonly string[], settings = {}, input = "") =>
  startProcess([toolProgram, ...args], settings, input).ended;

function answersFile(answers: unknown): string {
  const file = join(temporaryFolder(), "answers.json");
  writeFileSync(file, JSON.stringify(answers));
  return file;
}

const today = () => dayOf(new Date().toISOString(), readConfig({}).timeZone);

test("[R68] analyze writes the report as HTML, to standard output or into a file, and stores nothing", async () => {
  const file = answersFile(sampleShop);
  const out = join(temporaryFolder(), "report.html");
  const dataDir = join(temporaryFolder(), "data");
  const printed = await asProcess(["analyze", file], { DATA_DIR: dataDir });
  const written = await spindlewise(["analyze", file, "--out", out], { DATA_DIR: dataDir });
  const analysis = documentOf(await makeDossier(sampleShop, { date: today(), brand: readConfig({}).brand })).join("");
  expect(printed).toEqual({ code: 0, output: analysis, errors: "" });
  expect([written, readFileSync(out, "utf8")]).toEqual([{ code: 0, output: "", errors: "" }, analysis]);
  expect(existsSync(dataDir)).toBe(false);
});

test("[R68] analyze --format json prints what the call answers with, less what is stored: its id and the links to its evidence", async () => {
  const { output } = await asProcess(["analyze", "-", "--format", "json"], {}, JSON.stringify(wireAnswers));
  const server = await openServer({ settings: { PEERS: "off" } });
  const { id, ...body } = await (await server.analyze()).json();
  expect(id).toBeDefined();
  const link = `<a href="${evidenceAt(id)}[^"]*"[^>]*>`;
  const only = new RegExp(
    `(?:<p class="how">${link}How we worked it out</a></p>| ?${link}How we worked it out</a>)`,
    "g",
  );
  const analysis = body.analysis.replace(only, "").replace(new RegExp(`${link}([^<]*)</a>`, "g"), "$1");
  expect(JSON.parse(output)).toEqual({ ...body, analysis });
});

test("[R68] analyze writes each file under its own name into a folder, or where --out says", async () => {
  const folder = temporaryFolder();
  await spindlewise(["analyze", "--sample", "--format", "calendar", "--out", folder]);
  await spindlewise(["analyze", "--sample", "--format", "csv", "--out", `${folder}/new/`]);
  await spindlewise(["analyze", "--sample", "--format", "tv", "--out", join(folder, "wall.html")]);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    `cedar-ridge-precision-kpi-calendar-${today()}.ics`,
    "new",
    `new/cedar-ridge-precision-kpi-data-${today()}.csv`,
    "wall.html",
  ]);
});

test("[R68] --format all writes every file into a folder and prints where each went", async () => {
  const folder = join(temporaryFolder(), "all");
  const { code, output, errors } = await spindlewise(["analyze", "--sample", "--format", "all", "--out", folder]);
  const names = exportFormatNames.map((format) => fileNameOf(sampleShop.shop_name, today(), format));
  expect([code, errors]).toEqual([0, ""]);
  expect(output).toBe(names.map((name) => `${join(folder, name)}\n`).join(""));
  expect(readdirSync(folder).sort()).toEqual(names.toSorted());
});

test("[R68] a file that isn't text goes through a pipe whole, but never to a terminal", async () => {
  const folder = temporaryFolder();
  await spindlewise(["analyze", "--sample", "--format", "pdf", "--out", join(folder, "a.pdf")]);
  expect(readFileSync(join(folder, "a.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  const file = { bytes: Buffer.from([0x50, 0x4b, 0xff]), name: "tracker.xlsx", isText: false };
  const pipe = new PassThrough();
  await writeOutput(file, undefined, pipe);
  expect(pipe.read()).toEqual(file.bytes);
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  await expect(writeOutput(file, undefined, terminal)).rejects.toThrow(
    new Error("A terminal can't show this file. Name one with --out tracker.xlsx, or redirect with >."),
  );
});

test("[R68] --paper lays the PDF out on A4, else on what the setting PAPER names", async () => {
  const folder = temporaryFolder();
  const bytesOn = async (name: string, args: readonly string[], settings = {}) => {
    const out = join(folder, name);
    await spindlewise(["analyze", "--sample", "--format", "pdf", "--out", out, ...args], settings);
    return readFileSync(out);
  };
  const letter = await bytesOn("letter.pdf", []);
  const a4 = await bytesOn("a4.pdf", ["--paper", "a4"]);
  expect(await bytesOn("setting.pdf", [], { PAPER: "a4" })).toEqual(a4);
  expect(letter.equals(a4)).toBe(false);
});

test("[R68] analyze --sample needs no file", async () => {
  const fromFile = await spindlewise(["analyze", answersFile(sampleShop)]);
  expect(await spindlewise(["analyze", "--sample"])).toEqual(fromFile);
});

test("[R68] problems are printed one a line, in the order of the questions", async () => {
  const ended = await spindlewise(["analyze", answersFile({ ...sampleShop, shop_name: "", machine_count: 0 })]);
  expect(ended).toEqual({
    code: 1,
    output: "",
    errors: "shop_name: Shop name is required\nmachine_count: Machine count must be at least 1\n",
  });
});

test.for([
  ["what is not JSON", ["analyze", "-"], /^Standard input is not JSON: .+\n$/],
  [
    "a format that is not there",
    ["analyze", "--format", "docx"],
    /^error: option '--format <format>' argument 'docx' is invalid/,
  ],
  ["a command that is not there", ["analyse"], /^error: unknown command 'analyse'/],
] as const)("[R68] %s is reported in one sentence, without a stack", async ([, args, message], { expect }) => {
  const { code, output, errors } = await asProcess(args, { DATA_DIR: temporaryFolder() }, "{");
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toMatch(message);
  expect(errors).not.toMatch(/\n\s+at /);
});

test.for([
  [
    "a file that is not there",
    ["analyze", "/nowhere/answers.json"],
    /^ENOENT: no such file or directory, open '\/nowhere\/answers.json'\n$/,
  ],
  [
    "every file without a folder",
    ["analyze", "--sample", "--format", "all"],
    /^To write all files, name a folder: --out FOLDER\.\n$/,
  ],
  [
    "a folder without a database",
    ["leads"],
    /^There is no database at .*spindlewise\.sqlite\. DATA_DIR names its folder\.\n$/,
  ],
] as const)("[R68] %s is reported in one sentence", async ([, args, message], { expect }) => {
  const ended = await spindlewise(args, { DATA_DIR: temporaryFolder() });
  expect(ended).toEqual({ code: 1, output: "", errors: expect.stringMatching(message) });
});

test("[R120] questions prints every field, as text or as JSON", async () => {
  const text = (await spindlewise(["questions"])).output;
  for (const field of fields) expect(text).toContain(`\n  ${field}`);
  const json = JSON.parse((await spindlewise(["questions", "--format", "json"])).output);
  expect(json.map(({ field }: { field: string }) => field)).toEqual(fields);
});

test("[R64] leads prints what is stored, while a server has it open", async () => {
  const server = await openServer();
  const { id } = await (await server.analyze({ ...wireAnswers, shop_name: '=HYPERLINK("x")' })).json();
  const settings = { DATA_DIR: server.config.dataDir };
  const csv = (await spindlewise(["leads"], settings)).output;
  expect(csv.split("\r\n")[1]).toMatch(new RegExp(`^${id},.{24},"'=HYPERLINK\\(""x""\\)",`));
  const json = JSON.parse((await spindlewise(["leads", "--format", "json"], settings)).output);
  expect(json).toMatchObject([{ ...sampleShop, id, shop_name: '=HYPERLINK("x")' }]);
});

test("[R97] erase takes an id or an address, and says so when there is nothing", async () => {
  const server = await openServer();
  const settings = { DATA_DIR: server.config.dataDir };
  const { id } = await (await server.analyze()).json();
  await server.analyze();
  const ended = [
    await spindlewise(["erase", id], settings),
    await spindlewise(["erase", "--email", sampleShop.owner_email.toUpperCase()], settings),
    await spindlewise(["erase", id], settings),
    await spindlewise(["erase"], settings),
  ];
  expect(ended).toEqual([
    { code: 0, output: "1 submission erased\n", errors: "" },
    { code: 0, output: "1 submission erased\n", errors: "" },
    { code: 1, output: "", errors: "There is no such submission. Nothing was erased.\n" },
    { code: 1, output: "", errors: "Name either an id or --email ADDRESS.\n" },
  ]);
});

test("[R120] eval prints a line a case, how reliable probabilities were, and the summary last; cases of low confidence do not count", async () => {
  const { code, output } = await spindlewise(["eval", "test/cases/dev-cases.json"]);
  const lines = output.trimEnd().split("\n");
  expect([code, lines.length]).toEqual([0, 38 + 7 + 1 + 1]);
  expect(lines.at(-2)).toMatch(
    /^9 shops that named something else: first cause right in \d+% by one view, \d+% with coworkers/,
  );
  const summary = JSON.parse(lines.at(-1) ?? "");
  const measures = ["n", "hit1", "first_is_true", "hit3", "recall3", "mrr", "kpi_recall8", "gap_hit1"];
  expect(Object.keys(summary)).toEqual([
    ...measures,
    "page_one",
    "hours",
    "with_extras",
    "required_and_checklist",
    "with_witnesses",
  ]);
  expect(Object.keys(summary.with_extras)).toEqual(["tapped", ...measures]);
  expect([summary.n, summary.with_extras.n, summary.with_extras.tapped]).toEqual([36, 36, 24]);
});

test("[R120] a file without cases is reported in one sentence", async () => {
  const { code, errors } = await spindlewise(["eval", answersFile([{ id: "a" }])]);
  expect([code, errors.split("\n")[0]]).toEqual([1, expect.stringContaining("does not hold cases")]);
});

test("[R130] measure says what an export is and computes its KPIs; --json prints one object", async () => {
  const file = join(temporaryFolder(), "orders.csv");
  const lines = ["Order,Line,Order Date,Prom Date,Qty Ord,Amount,Ship Date,Qty Shipped,Sales Person"];
  for (let day = 10; day < 30; day += 1)
    lines.push(`A${day},1,2026-10-${day},2026-11-${day},5,"1,200.50",2026-11-${day % 4 === 0 ? 30 : day},5,Pat Smith`);
  writeFileSync(file, lines.join("\n"));
  const { output, code } = await spindlewise(["measure", file]);
  expect(code).toBe(0);
  expect(output).toContain("Looks like deliveries. We found 7 of the 9 columns we can use. 20 rows.");
  expect(output).toContain("On-time delivery: 75 %, 2026-11-10 to 2026-11-30, 20 rows.");
  const json = JSON.parse((await spindlewise(["measure", file, "--json"])).output);
  expect(Object.keys(json)).toEqual(["files", "kpis", "measured"]);
  expect(Object.keys(json.files[0])).toEqual([
    "file",
    "refused",
    "system",
    "list",
    "rows",
    "left_out",
    "mapping",
    "questions",
    "missing",
  ]);
  expect(json.kpis.map(({ id }: { id: string }) => id)).toContain("kpi_otd");
  expect(Object.keys(json.kpis[0])).toEqual(["id", "value", "unit", "refused", "rows", "from", "to", "weeks", "also"]);
  expect(output + JSON.stringify(json)).not.toContain("Pat Smith");
});

test("[R130] measure asks for the staffed hours that a monitor doesn't know", async () => {
  const file = join(temporaryFolder(), "monitor.csv");
  const days = Array.from({ length: 20 }, (_, day) => `VF-2,2026-11-${day + 10},${day % 2 === 0 ? 6 : 7}`);
  writeFileSync(file, ["Machine,Date,Run Hours", ...days].join("\n"));
  expect((await spindlewise(["measure", file])).output).toContain("--staffed 16");
  const { output } = await spindlewise(["measure", file, "--staffed", "8"]);
  expect(output).toContain("Spindle utilization: ");
  expect(output).not.toContain("--staffed");
});

test("[R130] measure says why it cannot read a file", async () => {
  const file = join(temporaryFolder(), "old.xls");
  writeFileSync(file, Buffer.from("d0cf11e0a1b11ae1", "hex"));
  const { output, code } = await spindlewise(["measure", file]);
  expect([code, output.split("\n")[1]]).toEqual([
    1,
    "  Not read. This is an old Excel file (.xls). Open it and save it as XLSX or CSV.",
  ]);
});
