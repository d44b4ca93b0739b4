import { diagnose } from "../src/diagnosis/diagnose.ts";
import { whatIf } from "../src/service/what-if/what-if.ts";
import type { LeverPositions } from "../src/service/what-if/what-if-levers.ts";
import type { Submission } from "../src/survey/submission.ts";
import type { WireWhatIf } from "../src/survey/wire/results.ts";

/** What a shop would gain, with the diagnosis of its answers alone. */
export const whatIfOf = (submission: Submission, positions: LeverPositions): WireWhatIf =>
  whatIf(submission, diagnose(submission), positions);
