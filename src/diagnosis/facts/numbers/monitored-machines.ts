import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { monitors } from "../../../survey/tech-stack.ts";
import { sentencesOf } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "./number-in-text.ts";

/** How many machines a monitor is on, if a sentence says that it is on some of them: `MachineMetrics is only on 6 of the 14 machines`. */
export function monitoredOf(submission: Submission): number | undefined {
  for (const field of freeTextFields) {
    for (const { text } of sentencesOf(submission[field] ?? "")) {
      const part = monitored.test(text) ? numbersIn(partOf.exec(text)?.groups?.part ?? "")[0]?.low : undefined;
      if (part !== undefined && part < submission.machine_count) return part;
    }
  }
  return undefined;
}

const monitored = new RegExp(String.raw`\b(?:${monitors.join("|")}|monitor\w*|telemetry|connected|hooked up)\b`, "i");
const partOf = new RegExp(
  String.raw`\bon (?:only |just )?(?<part>${writtenNumber}) (?:out )?of (?:the |our |my |all )?(?:${writtenNumber} )?machines\b`,
  "i",
);
