import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { trainedTable } from "./trained-table.ts";

const table = join(import.meta.dirname, "../src/diagnosis/reader/weights.ts");

if (process.argv.includes("--report")) {
  // Loaded only here: the report reads the table, and training must also work when the table has another form.
  const { report } = await import("./report.ts");
  report();
} else {
  writeFileSync(table, trainedTable());
  console.log(`Wrote ${table}`);
}
