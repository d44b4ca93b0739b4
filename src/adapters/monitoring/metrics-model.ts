import type { MakeAnswer } from "../../service/ports.ts";
import type { Metrics } from "./metrics.ts";

/** Counts what a model was asked for each answer. */
export const metered =
  (makeAnswer: MakeAnswer, metrics: Pick<Metrics, "countModel">): MakeAnswer =>
  async (...given) => {
    const answer = await makeAnswer(...given);
    if (answer.receipt !== undefined) metrics.countModel(answer.receipt);
    return answer;
  };
