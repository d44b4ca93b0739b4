import { acrossWriters, calibrationOf, crossScored } from "./calibrate.ts";
import { isHeldBack, statements, writersOf } from "./statements.ts";
import { calibrationTable, tableOf } from "./table.ts";
import { train } from "./train.ts";

/** The table of weights that the statements produce, as it is in `src/diagnosis/reader/weights.ts`. */
export function trainedTable(): string {
  const trainedOn = statements.filter((statement) => !isHeldBack(statement));
  const scored = crossScored(trainedOn);
  const calibration = calibrationOf(scored);
  console.log(JSON.stringify(acrossWriters(scored, calibration)));
  for (const [writers, rows] of Map.groupBy(scored, ({ statement }) => writersOf(statement))) {
    console.log(`writers ${writers}: ${JSON.stringify(acrossWriters(rows, calibration))}`);
  }
  const about = `${trainedOn.length} labeled statements`;
  const table = tableOf(train(trainedOn), { type: "Aspect", from: "./aspect.ts", about });
  return `${table}${calibrationTable(calibration)}`;
}
