import type { JsonSchema } from "../service/schemas/answers-schema.ts";
import { reportsPath } from "../survey/wire/wire.ts";
import { bodyFailures, failures, json } from "./openapi-parts.ts";

const parameter = (name: string, description: string): JsonSchema => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string" },
});

const report = parameter("id", "The id of the report");

/** The requests with which an owner asks people in the shop for their view. */
export const coworkerPaths: JsonSchema = {
  [`${reportsPath}/{id}/witnesses`]: {
    parameters: [report],
    get: {
      operationId: "listWitnesses",
      summary: "The people the owner has asked so far",
      responses: {
        "200": { description: "The links and the state of each", content: json("Witnesses") },
        ...failures(["not-found", "internal", "busy"]),
      },
    },
    post: {
      operationId: "inviteWitnesses",
      summary: "Make private links for people of the shop",
      description: "Each opens a short form at `/?witness={secret}` for 30 days.",
      requestBody: { required: true, content: json("Invite") },
      responses: {
        "200": { description: "The links", content: json("WitnessLinks") },
        ...failures([...bodyFailures, "not-found"]),
      },
    },
  },
  [`${reportsPath}/{id}/witnesses/{witness}`]: {
    parameters: [report, parameter("witness", "The id of the link")],
    delete: {
      operationId: "withdrawWitness",
      summary: "End a link that nobody has answered",
      responses: { "204": { description: "Ended" }, ...failures(["not-found", "internal", "busy"]) },
    },
  },
};
