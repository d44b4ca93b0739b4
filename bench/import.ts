import { importFile } from "../src/imports/import-file.ts";
import type { ImportResult } from "../src/imports/imported.ts";
import { computeKpis } from "../src/imports/kpis/compute-kpis.ts";
import { shopRecords } from "../src/imports/rows/shop-records.ts";
import { measures } from "../src/knowledge/kpis/kpis.ts";
import { leaveOneOut } from "../test/exports/leave-one-out.ts";
import { outcomesOfMutants } from "../test/exports/mutants.ts";
import { csvBytes, xlsxBytes } from "./import-files.ts";
import { timesInPage } from "./import-page.ts";
import { printTable, rounded } from "./table.ts";

const rows = 200_000;
const mutants = 10_000;

/** Most megabytes the tab may take to read the largest file and compute its KPIs. */
const memoryGoal = 400;
/** Goals in seconds: until the columns are shown, and until the KPIs are shown. */
const goals = { csv: { preview: 1, kpis: 3 }, xlsx: { preview: 5, kpis: 8 } } as const;
/** Longest task allowed on the page's own thread, milliseconds. */
const longestTaskGoal = 50;
/** The page's own thread at this machine's speed, and slowed to a phone's. */
const slowDowns = [1, 4] as const;

type Goal = readonly [what: string, measured: number, goal: number, isMost: boolean];

/** How well exports of unknown systems are matched, how long the largest ones take, and whether anything throws. */
export async function benchImport() {
  const matched = leaveOneOut();
  const files = { csv: csvBytes(rows), xlsx: await xlsxBytes(rows) };
  const alone = { csv: await timesOf(files.csv), xlsx: await timesOf(files.xlsx) };
  const { read, refused, threw } = await outcomesOfMutants(mutants, 10);
  const inPage = await timesInPage({ "export.csv": files.csv, "export.xlsx": files.xlsx }, slowDowns);
  printTable([
    ["200,000 rows × 12, without a page", "MB", "to KPIs s", "of it CPU s", "KPIs"],
    ...Object.entries(alone).map(([name, { megabytes, seconds, cpu, computed }]) => [
      name,
      megabytes,
      seconds,
      cpu,
      computed,
    ]),
  ]);
  printTable([
    ["in the page", "slowed", "preview s", "KPIs s", "of it CPU s", "longest task ms", "tab MB", "before MB"],
    ...inPage.map((one) => [
      one.file,
      `${one.slowDown}×`,
      one.preview,
      one.kpis,
      one.kpisCpu,
      one.longestTask,
      one.memory,
      one.memoryBefore,
    ]),
  ]);
  const all: readonly Goal[] = [
    ["columns sure, %", inPercent(matched.sure), 65, false],
    ["right among them, %", inPercent(matched.rightOfSure), 97, false],
    ["right of all, %", inPercent(matched.right), 80, false],
    ["lists recognized, %", inPercent(matched.listsRight), 90, false],
    ...inPage.filter(({ slowDown }) => slowDown === 1).flatMap(goalsOfFile),
    ...inPage.map(
      ({ file, slowDown, longestTask }): Goal => [
        `longest task, ${file}, slowed ${slowDown}×, ms`,
        longestTask,
        longestTaskGoal,
        true,
      ],
    ),
    ["memory of the tab, MB", Math.max(...inPage.map(({ memory }) => memory)), memoryGoal, true],
    ["mutated files that threw", threw.length, 0, true],
  ];
  printTable([["goal", "measured", "goal is", ""], ...all.map(goalRow)]);
  for (const one of threw) console.error(one);
  return { ...matched, alone, inPage, mutants: { read, refused, threw: threw.length }, holds: all.every(isMet) };
}

const goalsOfFile = ({ file, preview, kpis }: { file: string; preview: number; kpis: number }): readonly Goal[] => {
  const goal = file.endsWith(".csv") ? goals.csv : goals.xlsx;
  return [
    [`${file} to preview, s`, preview, goal.preview, true],
    [`${file} to KPIs, s`, kpis, goal.kpis, true],
  ];
};

const isMet = ([, measured, goal, isMost]: Goal): boolean => (isMost ? measured <= goal : measured >= goal);

/** A goal next to what was measured; missed goals are marked. */
const goalRow = (goal: Goal): readonly (string | number)[] => {
  const [what, measured, wanted, isMost] = goal;
  return [what, measured, `${isMost ? "at most" : "at least"} ${wanted}`, isMet(goal) ? "met" : "MISSED"];
};

const inPercent = (share: number): number => rounded(share * 100, 1);

interface Times {
  readonly megabytes: number;
  readonly seconds: number;
  /** Processor time: what it takes on an idle machine. */
  readonly cpu: number;
  readonly computed: number;
}

async function timesOf(bytes: Uint8Array): Promise<Times> {
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const file = isRead(await importFile(bytes, { takeLikely: true }));
  const values = computeKpis(measures, shopRecords([file.entries]));
  const cpu = process.cpuUsage(cpuBefore);
  return {
    megabytes: rounded(bytes.length / 1e6, 1),
    seconds: rounded((performance.now() - start) / 1000, 2),
    cpu: rounded((cpu.user + cpu.system) / 1e6, 2),
    computed: values.length,
  };
}

function isRead(file: ImportResult) {
  if (file.kind === "refused") throw new Error(file.reason);
  return file;
}
