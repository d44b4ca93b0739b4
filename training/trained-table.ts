import { calibrationOf, crossScored } from "./calibrate.ts";
import { isHeldBack, statements } from "./statements.ts";
import { tableOf } from "./table.ts";
import { train } from "./train.ts";

/** The table of weights that the statements give, as it stands in `src/diagnosis/reader/weights.ts`. */
export function trainedTable(): string {
  const trainedOn = statements.filter((statement) => !isHeldBack(statement));
  return tableOf(train(trainedOn), calibrationOf(crossScored(trainedOn)), trainedOn.length);
}
