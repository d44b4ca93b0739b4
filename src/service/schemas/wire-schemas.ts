import * as z from "zod/mini";
import { wireCoworkers, wireInvite, wireLinks } from "../../survey/wire/coworkers.ts";
import { wireHistory } from "../../survey/wire/history.ts";
import { wireReadings, wireReadingsQuestion } from "../../survey/wire/readings.ts";
import { analyzeFailure, wireReceipt } from "../../survey/wire/response.ts";
import { wireWhatIf, wireWorkedFigure } from "../../survey/wire/results.ts";
import { progress } from "../analyze/progress.ts";
import { answersSchema, type JsonSchema } from "./answers-schema.ts";
import { diagnosis, figure } from "./diagnosis-schema.ts";
import { peers } from "./peers-schema.ts";
import { response, storedResponse } from "./response-schema.ts";

const levers = z.optional(z.record(z.string(), z.number()));
const whatIfQuestion = z.union([
  z.object({ report: z.string(), levers }),
  z.object({ answers: z.record(z.string(), z.unknown()), levers }),
]);

interface Name {
  readonly id: string;
  readonly description?: string;
}

/** Every shape of a request or a response, by its published name. */
const published = z.registry<Name>();
published.add(response, { id: "Answer" });
published.add(storedResponse, { id: "StoredAnswer" });
published.add(analyzeFailure, { id: "Failure" });
published.add(progress, { id: "Progress" });
published.add(whatIfQuestion, {
  id: "WhatIfQuestion",
  description:
    "A stored report by its id, or `sample`; or answers as for an analysis, in which contact details may be left out. `levers` has the value of each lever by its id; the answer names all levers of the shop.",
});
published.add(wireWhatIf, { id: "WhatIf" });
published.add(wireReadingsQuestion, {
  id: "ReadingsQuestion",
  description: "A text of the survey, before it is submitted.",
});
published.add(wireReadings, {
  id: "Readings",
  description: "Statements of the weekly checklist that each sentence may mean, the likeliest first.",
});
published.add(wireWorkedFigure, {
  id: "WorkedFigure",
  description: "A number with its range and, in words, its basis.",
});
published.add(figure, { id: "Figure", description: "A number with its range and derivation." });
published.add(diagnosis, { id: "Diagnosis", description: "What we think is going on in one shop." });
published.add(wireReceipt, {
  id: "Receipt",
  description: "What was sent to a language model for this report, word for word, and how its replies were used.",
});
published.add(wireHistory, {
  id: "History",
  description: "The versions of a report, and its newest answers, as a call sends them.",
});
published.add(wireInvite, { id: "Invite", description: "The people an owner asks for their view." });
published.add(wireLinks, { id: "WitnessLinks", description: "New links; each secret is sent only once." });
published.add(wireCoworkers, { id: "Witnesses", description: "The people an owner has asked so far." });
published.add(peers, { id: "Peers", description: "How the stored shops of the same kind compare." });

/**
 * The JSON Schemas (draft 2020-12) of all shapes on the wire. They are closed: no other fields are allowed.
 *
 * @param base the start of a reference to a schema: `#/components/schemas/`
 */
export function wireSchemas(base: string): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(published, { target: "draft-2020-12", reused: "inline", uri: (id) => base + id });
  const plain = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]);
  return { Answers: answersSchema(), ...Object.fromEntries(plain) };
}
