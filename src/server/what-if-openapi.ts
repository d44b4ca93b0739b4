import type { JsonSchema } from "../service/answers-schema.ts";
import { kpiPicturesPath } from "../survey/samples.ts";
import { readingsPath } from "../survey/wire-readings.ts";
import { whatIfPath } from "../survey/wire-results.ts";
import { bodyFailures, failures, json } from "./openapi-parts.ts";

/** The OpenAPI description of what-ifs, readings of a text, and KPI pictures. */
export const whatIfPaths = {
  [whatIfPath]: {
    post: {
      operationId: "whatIf",
      summary: "Calculate what a shop would gain with its levers elsewhere",
      description: "Nothing is stored, and contact details are ignored.",
      requestBody: { required: true, content: json("WhatIfQuestion") },
      responses: {
        "200": { description: "The figures, each with its range and what it rests on", content: json("WhatIf") },
        ...failures([...bodyFailures, "not-found", "not-available"], {
          "invalid-answers": "Some answers or levers do not fit; all problems",
          "too-many-requests": "Too many what-if calls from this address; see Retry-After",
          "not-available": "The stored answers do not fit the questions of today",
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
        "200": { description: "The sentences that carry something", content: json("Readings") },
        ...failures(bodyFailures, {
          "invalid-answers": "The field or the text does not fit",
          "too-many-requests": "Too many texts from this address; see Retry-After",
        }),
      },
    },
  },
  [`${kpiPicturesPath}/{file}`]: {
    parameters: [{ name: "file", in: "path", required: true, schema: { type: "string" }, example: "kpi_otd.svg" }],
    get: {
      operationId: "kpiPicture",
      summary: "How a KPI looks on the wall, with sample values that are the same for every shop",
      responses: {
        "200": { description: "The picture", content: { "image/svg+xml": {} } },
        ...failures(["not-found"], { "not-found": "There is no such KPI" }),
      },
    },
  },
} as const satisfies JsonSchema;
