import { planTasks } from "../report/brief/plan.ts";
import type { Brand } from "../report/occasion.ts";
import { answersSoFar } from "../survey/read-answers.ts";
import type { Submission } from "../survey/submission.ts";
import type { Store, Utf8 } from "./ports.ts";
import { type ReturnForm, returnFields } from "./return-page.ts";
import { dossierOf, showReport } from "./show-report.ts";

export interface ReturnPorts {
  readonly store: Pick<Store, "leadWithId">;
  readonly utf8: Utf8;
  readonly brand: Brand;
}

/** The short form of a later visit; `null` where there is no report. */
export async function returnFormOf(id: string, ports: ReturnPorts): Promise<ReturnForm | null> {
  const shown = await showReport(id, ports);
  const stored = shown.kind === "report" ? dossierOf(shown, ports.brand) : undefined;
  if (stored === undefined) return null;
  const { submission, diagnosis, occasion } = stored;
  return { id, submission, tasks: planTasks(submission, diagnosis), done: occasion.done ?? [] };
}

/** All answers of a shop, with those of the short form in the place of the earlier ones. What is left open stays. */
export const answersAfter = (
  { submission }: Pick<ReturnForm, "submission">,
  given: Readonly<Record<string, unknown>>,
): Submission => ({ ...submission, ...answersSoFar({ ...submission, ...given }, returnFields) });
