import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { XlsxStreamWriter } from "hucre/xlsx";
import { type ImportedFile, importFile } from "../src/imports/import-file.ts";
import { computeKpis } from "../src/imports/kpis/compute-kpis.ts";
import { shopRecords } from "../src/imports/rows/shop-records.ts";
import { measures } from "../src/knowledge/kpis/kpis.ts";
import { leaveOneOut } from "../test/exports/leave-one-out.ts";
import { outcomesOfMutants } from "../test/exports/mutants.ts";
import { printTable, rounded } from "./table.ts";

const rows = 200_000;
const previewRows = 2000;
const mutants = 10_000;

/** Most megabytes of a process that reads the largest file and computes its KPIs, with a heap of 240. */
const memoryGoal = 400;
const heap = 240;

/** Goals in seconds: until the columns are shown, and until the KPIs are. */
const goals = { csv: { preview: 1, kpis: 5 }, xlsx: { preview: 3, kpis: 8 } } as const;

/** How well exports of unknown systems are matched, how long the largest ones take, and whether anything throws. */
export async function benchImport() {
  const matched = leaveOneOut();
  const csv = await timesOf(csvBytes(rows));
  const xlsx = await timesOf(await xlsxBytes(rows));
  const { read, refused, threw } = await outcomesOfMutants(mutants, 10);
  printTable([
    ["200,000 rows × 12", "MB", "preview s", "KPIs s", "of it CPU s", "KPIs", "peak MB"],
    ["CSV", ...cells(csv)],
    ["XLSX", ...cells(xlsx)],
  ]);
  printTable([
    ["system left out", "share"],
    ["columns matched as sure", percent(matched.sure)],
    ["right among them", percent(matched.rightOfSure)],
    ["right of all", percent(matched.right)],
    ["lists recognized", percent(matched.listsRight)],
  ]);
  printTable(
    goalRows([
      ["columns sure, %", inPercent(matched.sure), 65, false],
      ["right among them, %", inPercent(matched.rightOfSure), 97, false],
      ["right of all, %", inPercent(matched.right), 80, false],
      ["lists recognized, %", inPercent(matched.listsRight), 90, false],
      ["CSV to preview, s", csv.preview, goals.csv.preview, true],
      ["CSV to KPIs, s", csv.kpis, goals.csv.kpis, true],
      ["XLSX to preview, s", xlsx.preview, goals.xlsx.preview, true],
      ["XLSX to KPIs, s", xlsx.kpis, goals.xlsx.kpis, true],
      ["memory, MB", Math.max(csv.memory, xlsx.memory), memoryGoal, true],
      ["mutated files that threw", threw.length, 0, true],
    ]),
  );
  for (const one of threw) console.error(one);
  const isFast =
    csv.preview <= goals.csv.preview &&
    csv.kpis <= goals.csv.kpis &&
    xlsx.preview <= goals.xlsx.preview &&
    xlsx.kpis <= goals.xlsx.kpis;
  const isSmall = Math.max(csv.memory, xlsx.memory) <= memoryGoal;
  const isRight =
    matched.sure >= 0.65 && matched.rightOfSure >= 0.97 && matched.right >= 0.8 && matched.listsRight >= 0.9;
  return {
    ...matched,
    csv,
    xlsx,
    mutants: { read, refused, threw: threw.length },
    goals: { ...goals, memory: memoryGoal },
    holds: isFast && isSmall && isRight && threw.length === 0,
  };
}

interface Times {
  readonly megabytes: number;
  readonly preview: number;
  readonly kpis: number;
  /** Of it on the processor: what a quiet machine would take. */
  readonly cpu: number;
  readonly computed: number;
  readonly memory: number;
}

/** Each goal with what was measured, the missed ones said. */
const goalRows = (
  rows: readonly (readonly [what: string, measured: number, goal: number, isMost: boolean])[],
): readonly (readonly (string | number)[])[] => [
  ["goal", "measured", "goal is", ""],
  ...rows.map(([what, measured, goal, isMost]) => [
    what,
    measured,
    `${isMost ? "at most" : "at least"} ${goal}`,
    (isMost ? measured <= goal : measured >= goal) ? "met" : "MISSED",
  ]),
];

const cells = ({ megabytes, preview, kpis, cpu, computed, memory }: Times): readonly (string | number)[] => [
  megabytes,
  preview,
  kpis,
  cpu,
  computed,
  memory,
];
const inPercent = (share: number): number => rounded(share * 100, 1);
const percent = (share: number): string => `${inPercent(share)}%`;

async function timesOf(bytes: Uint8Array): Promise<Times> {
  const start = performance.now();
  isRead(await importFile(bytes, { maxRows: previewRows }));
  const preview = (performance.now() - start) / 1000;
  const again = performance.now();
  const cpuBefore = process.cpuUsage();
  const file = isRead(await importFile(bytes, { takeLikely: true }));
  const values = computeKpis(measures, shopRecords([file.entries]));
  const cpu = process.cpuUsage(cpuBefore);
  return {
    megabytes: rounded(bytes.length / 1e6, 1),
    preview: rounded(preview, 2),
    kpis: rounded((performance.now() - again) / 1000, 2),
    cpu: rounded((cpu.user + cpu.system) / 1e6, 2),
    computed: values.length,
    memory: await memoryOf(bytes),
  };
}

/** In a process of its own, for this one holds both files and all that was made of them. */
async function memoryOf(bytes: Uint8Array): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  const file = join(folder, "export");
  await writeFile(file, bytes);
  const flags = [`--max-old-space-size=${heap}`, "--max-semi-space-size=4"];
  const script = fileURLToPath(new URL("import-memory.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, file]);
  await rm(folder, { recursive: true });
  return Number(stdout);
}

function isRead(file: ImportedFile) {
  if (file.kind === "refused") throw new Error(file.reason);
  return file;
}

const headings = [
  "Job",
  "Sequence",
  "Work_Center",
  "Status",
  "Est_Setup_Hrs",
  "Act_Setup_Hrs",
  "Est_Run_Hrs",
  "Act_Run_Hrs",
  "Act_Run_Qty",
  "Act_Scrap_Qty",
  "Sched_Start",
  "Date_Completed",
];

const dayOf = (row: number): Date => new Date(Date.UTC(2025, 0, 1) + Math.floor(row / 300) * 86_400_000);
const hoursOf = (row: number, step: number): number => ((row * step) % 37) / 4;

function rowAt(row: number): readonly (string | number | Date)[] {
  const hours = [3, 5, 7, 11].map((step) => hoursOf(row, step));
  return [
    `J${10_000 + Math.floor(row / 5)}`,
    10 * (1 + (row % 5)),
    `VMC${row % 9}`,
    "C",
    ...hours,
    1 + (row % 40),
    row % 3,
    dayOf(row),
    dayOf(row + 300),
  ];
}

function csvBytes(count: number): Uint8Array {
  const lines = [headings.join(",")];
  for (let row = 0; row < count; row += 1)
    lines.push(
      rowAt(row)
        .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell))
        .join(","),
    );
  return new TextEncoder().encode(lines.join("\r\n"));
}

async function xlsxBytes(count: number): Promise<Uint8Array> {
  const writer = new XlsxStreamWriter({ name: "Export" });
  writer.addRow(headings);
  for (let row = 0; row < count; row += 1) writer.addRow([...rowAt(row)]);
  return writer.finish();
}
