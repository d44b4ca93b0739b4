import type { JsonSchema } from "../service/schemas/answers-schema.ts";
import { kpiPicturesPath } from "../survey/samples.ts";
import { readingsPath } from "../survey/wire/readings.ts";
import { whatIfPath } from "../survey/wire/results.ts";
import { bodyFailures, failures, json } from "./openapi-parts.ts";

/** The OpenAPI description of what-ifs, readings of a text, and KPI pictures. */
export const whatIfPaths = {
  [whatIfPath]: {
    post: {
      operationId: "whatIf",
      summary: "Calculate what a shop would gain with its levers moved",
      description: "Nothing is stored, and contact details are ignored.",
      requestBody: { required: true, content: json("WhatIfQuestion") },
      responses: {
        "200": { description: "The figures, each with its range and basis", content: json("WhatIf") },
        ...failures([...bodyFailures, "not-found", "not-available"], {
          "invalid-answers": "Some answers or levers are invalid; lists all problems",
          "too-many-requests": "Too many what-if calls from this address; see Retry-After",
          "not-available": "The stored answers no longer fit the questions",
        }),
      },
    },
  },
  [readingsPath]: {
    post: {
      operationId: "readSentences",
      summary: "Read a text of the survey before it is sent",
      description: "Nothing is stored, and no language model is asked.",
      requestBody: { required: true, content: json("ReadingsQuestion") },
      responses: {
        "200": { description: "The sentences that mean something to us", content: json("Readings") },
        ...failures(bodyFailures, {
          "invalid-answers": "The field or the text is invalid",
          "too-many-requests": "Too many texts from this address; see Retry-After",
        }),
      },
    },
  },
  [`${kpiPicturesPath}/{file}`]: {
    parameters: [{ name: "file", in: "path", required: true, schema: { type: "string" }, example: "kpi_otd.svg" }],
    get: {
      operationId: "kpiPicture",
      summary: "A KPI as it looks on the dashboard, with the same sample values for every shop",
      responses: {
        "200": { description: "The picture", content: { "image/svg+xml": {} } },
        ...failures(["not-found"], { "not-found": "There is no such KPI" }),
      },
    },
  },
} as const satisfies JsonSchema;
