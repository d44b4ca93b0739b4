import { readFileSync, writeFileSync } from "node:fs";
import { fingerprints, recordPath } from "./fingerprints.ts";
import { sentenceTables } from "./sentence-tables.ts";
import { tablePath } from "./table-path.ts";
import { trainedTable } from "./trained-table.ts";

if (process.argv.includes("--report")) {
  // Loaded only when needed: the report reads the tables, and training must also work when a table's format has
  // changed.
  const { report } = await import("./report.ts");
  report();
} else if (process.argv.includes("--across-writers")) {
  const { acrossWriters } = await import("./across-writers.ts");
  acrossWriters();
} else {
  const tables = [{ file: "weights.ts", text: trainedTable() }, ...sentenceTables()];
  if (process.argv.includes("--check")) check(tables);
  else write(tables);
}

function check(tables: readonly Table[]): void {
  const others = tables.filter(({ file, text }) => readFileSync(tablePath(file), "utf8") !== text);
  for (const { file } of others) console.log(`Training gives another ${file}: run npm run train.`);
  if (others.length === 0) console.log("Training gives the tables that are checked in.");
  process.exitCode = others.length === 0 ? 0 : 1;
}

function write(tables: readonly Table[]): void {
  for (const { file, text } of tables) {
    writeFileSync(tablePath(file), text);
    console.log(`Wrote ${tablePath(file)}`);
  }
  writeFileSync(recordPath, `${JSON.stringify(fingerprints(), null, 2)}\n`);
}

interface Table {
  readonly file: string;
  readonly text: string;
}
