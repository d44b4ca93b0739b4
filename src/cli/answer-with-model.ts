import { openNarrator } from "../adapters/model/open-narrator.ts";
import { portsOf } from "../adapters/model/server-model.ts";
import { createLog } from "../adapters/monitoring/log.ts";
import type { Config } from "../adapters/settings/config.ts";
import type { Occasion } from "../report/occasion.ts";
import { type Answer, makeAnswer } from "../service/make-answer.ts";
import { isUsed, type Receipt } from "../service/model/receipt.ts";
import { tellNobody } from "../service/progress.ts";
import type { Submission } from "../survey/submission.ts";

/**
 * Makes an answer with the model that the settings name, and says on the error stream how much of it was of use.
 * `undefined` where they name none.
 */
export async function answerWithModel(
  submission: Submission,
  occasion: Occasion,
  { model, logLevel }: Config,
): Promise<Answer | undefined> {
  const narrator = openNarrator(model, { log: createLog(logLevel) });
  if (model === null || narrator === undefined) return undefined;
  try {
    const answer = await makeAnswer(submission, occasion, tellNobody, "command line", portsOf(model, narrator));
    if (answer.receipt) console.error(usedLine(answer.receipt));
    return answer;
  } finally {
    narrator.close();
  }
}

const usedLine = ({ model, calls }: Receipt): string =>
  `${model}: ${calls.filter(isUsed).length} of ${calls.length} replies are used. The rules did the rest.`;
