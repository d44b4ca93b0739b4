import { calibrationOf, crossScores } from "./calibrate.ts";
import { isHeldBack, isOnlyTrainedOn, statements } from "./statements.ts";
import { tableOf } from "./table.ts";
import { train } from "./train.ts";

/** The table of weights that the statements give, as it stands in `src/diagnosis/reader/weights.ts`. */
export function trainedTable(): string {
  const trainedOn = statements.filter((statement) => !isHeldBack(statement));
  const crossed = trainedOn.filter((statement) => !isOnlyTrainedOn(statement));
  const scores = crossScores(crossed, trainedOn.filter(isOnlyTrainedOn));
  return tableOf(train(trainedOn), calibrationOf(crossed, scores), trainedOn.length);
}
