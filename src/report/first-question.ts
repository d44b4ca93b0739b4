import { monitoredOf } from "../diagnosis/facts/numbers/monitored-machines.ts";
import { editionOf } from "../diagnosis/kpis/systems-of-shop.ts";
import { firstQuestionOfTool, howManyConnected } from "../knowledge/systems/systems.ts";
import type { Submission } from "../survey/submission.ts";

/** What to ask about a tool before it is connected; not which edition it is or how many machines a monitor is on, where the shop says so. */
export function firstQuestion(tool: keyof typeof firstQuestionOfTool, submission: Submission): string {
  const asked = editionOf(tool, submission)?.asksFirst ?? firstQuestionOfTool[tool];
  return monitoredOf(submission) === undefined ? asked : asked.replace(howManyConnected, "");
}
