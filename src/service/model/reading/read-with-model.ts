import type { Observation } from "../../../diagnosis/evidence/observation.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { ModelReply, Narrator } from "../narrator.ts";
import type { ModelCall } from "../receipt.ts";
import { type CheckedReading, checkSymptoms } from "./check-symptoms.ts";
import { symptomQuestion } from "./symptom-question.ts";

/** What a model read in the free text of a shop, checked, and the calls it took. */
export interface ModelReading {
  readonly observations: readonly Observation[];
  /** Empty if the shop wrote no free text. */
  readonly calls: readonly ModelCall[];
}

/**
 * Has a model read the free text of a shop. Returns only passages of the shop's own answers, each with a theme, whatever
 * the model replies.
 *
 * @param address whose share of tokens is used
 * @param signal ends the wait
 */
export async function readWithModel(
  submission: Submission,
  narrator: Narrator,
  address: string,
  signal: AbortSignal,
): Promise<ModelReading> {
  const question = symptomQuestion(submission);
  if (question === undefined) return { observations: [], calls: [] };
  const reply = await narrator.ask(question, address, signal);
  const sent = { instructions: question.instructions, data: question.data };
  const call = { purpose: question.purpose, sent, usage: reply.usage };
  const read = checkedIn(reply, submission);
  switch (read.kind) {
    case "failed":
      return { observations: [], calls: [{ ...call, outcome: read.why }] };
    case "wrong-form":
      return { observations: [], calls: [{ ...call, outcome: "wrong-form" }] };
    case "read":
      return {
        observations: read.observations,
        calls: [{ ...call, outcome: outcomeOf(read), dropped: read.dropped }],
      };
  }
}

type Failed = Extract<ModelReply, { readonly kind: "failed" }>;
type Read = Extract<CheckedReading, { readonly kind: "read" }>;

const checkedIn = (reply: ModelReply, submission: Submission): CheckedReading | Failed =>
  reply.kind === "failed" ? reply : checkSymptoms(reply.value, submission);

/** Finding nothing in the text also counts as an answer. */
function outcomeOf({ observations, dropped }: Read): ModelCall["outcome"] {
  if (dropped.length === 0) return "used";
  return observations.length === 0 ? "dropped" : "partly-used";
}
