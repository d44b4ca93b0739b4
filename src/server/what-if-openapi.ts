import type { JsonSchema } from "../service/answers-schema.ts";
import { kpiPicturesPath, sampleReport, whatIfPath } from "../survey/wire-results.ts";
import { statusOf } from "./answer.ts";

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema): JsonSchema => ({ "application/json": { schema } });
const failure = (description: string): JsonSchema => ({ description, content: json(reference("Failure")) });

/** What the description of all calls says about trying out levers, and about the pictures of KPIs. */
export const whatIfPaths = {
  [whatIfPath]: {
    post: {
      operationId: "whatIf",
      summary: "Reckon what a shop would win with its levers elsewhere",
      description: "Answered by the terms of the diagnosis. Nothing is stored, and contact details are not looked at.",
      requestBody: { required: true, content: json(reference("WhatIfQuestion")) },
      responses: {
        "200": {
          description: "The figures, each with its range and what it rests on",
          content: json(reference("WhatIf")),
        },
        [statusOf["not-json"]]: failure("The body is not JSON"),
        [statusOf["not-found"]]: failure("There is no such report, or it was erased"),
        [statusOf["too-large"]]: failure("The body is larger than 64 KiB"),
        [statusOf["wrong-type"]]: failure("The body is not declared as application/json"),
        [statusOf["invalid-answers"]]: failure("Some answers or levers do not fit; all problems"),
        [statusOf["too-many-requests"]]: failure("Too many trials from this address; see Retry-After"),
        [statusOf.internal]: failure("A fault on our side"),
        [statusOf["not-available"]]: failure("The stored answers do not fit the questions of today"),
        [statusOf.busy]: failure("The server is being stopped; see Retry-After"),
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
        [statusOf["not-found"]]: failure("There is no such KPI"),
      },
    },
  },
} as const satisfies JsonSchema;

const closed = (properties: JsonSchema, optional: readonly string[] = []): JsonSchema => ({
  type: "object",
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
  properties,
});

const text = { type: "string" } as const;
const number = { type: "number" } as const;
const worked = reference("WorkedFigure");

export const whatIfSchemas = {
  WhatIfQuestion: {
    ...closed(
      {
        report: { type: "string", description: `The id of a stored report, or \`${sampleReport}\`.` },
        answers: {
          type: "object",
          description: "Instead of a report: answers as for an analysis. Contact details may be left out.",
        },
        levers: {
          type: "object",
          description: "Where each lever stands, by its id; the answer names all that the shop has.",
          additionalProperties: number,
        },
      },
      ["report", "answers", "levers"],
    ),
    oneOf: [{ required: ["report"] }, { required: ["answers"] }],
  },
  WhatIf: closed({
    rules: text,
    levers: {
      type: "array",
      items: closed({
        id: text,
        min: number,
        max: number,
        step: number,
        today: number,
        at: number,
        hours: { anyOf: [worked, { type: "null" }] },
      }),
    },
    won_back: closed({ hours: worked, sales: worked }),
    added: closed({ hours: worked, sales: worked, labor_hours: worked, labor_dollars: worked }),
    whole: closed({ hours: worked, sales: worked }),
  }),
  WorkedFigure: {
    description: "A number with its range, and in words what it rests on.",
    ...closed({
      low: number,
      likely: number,
      high: number,
      unit: { enum: ["h/yr", "$/yr"] },
      basis: closed({
        formula: text,
        rests_on: { type: "array", items: closed({ name: text, value: text, source: text }) },
      }),
    }),
  },
} as const satisfies JsonSchema;
