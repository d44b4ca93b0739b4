import { readFileSync, writeFileSync } from "node:fs";
import { fingerprints, recordPath, tablePath } from "./fingerprints.ts";
import { trainedTable } from "./trained-table.ts";

if (process.argv.includes("--report")) {
  // Loaded only here: the report reads the table, and training must also work when the table has another form.
  const { report } = await import("./report.ts");
  report();
} else if (process.argv.includes("--check")) {
  const isSame = trainedTable() === readFileSync(tablePath, "utf8");
  console.log(
    isSame ? "Training gives the table that is checked in." : "Training gives another table: run npm run train.",
  );
  process.exitCode = isSame ? 0 : 1;
} else {
  writeFileSync(tablePath, trainedTable());
  writeFileSync(recordPath, `${JSON.stringify(fingerprints(), null, 2)}\n`);
  console.log(`Wrote ${tablePath}`);
}
