import type { Config } from "../adapters/settings/config.ts";
import { answerSchema } from "../service/answer-schema.ts";
import { answersSchema, type JsonSchema } from "../service/answers-schema.ts";
import { type ExportFormatName, exportFormatNames, exportFormats } from "../survey/export-formats.ts";
import { fields } from "../survey/questionnaire.ts";
import { analyzeShop, failureCodes, reportsPath, samplePath } from "../survey/wire.ts";
import { statusOf } from "./answer.ts";
import { challengePaths } from "./challenge-openapi.ts";
import { pagePaths } from "./page-openapi.ts";
import { whatIfPaths, whatIfSchemas } from "./what-if-openapi.ts";

/** The description of all calls (OpenAPI 3.1). Questions and choices come from the questionnaire. */
export function openApiDocument({ brand, anonKey }: Pick<Config, "brand" | "anonKey">): JsonSchema {
  const { $defs, $schema, ...answer } = answerSchema();
  return {
    openapi: "3.1.0",
    info: { title: `${brand.productName}: shop diagnostic`, version: "1" },
    jsonSchemaDialect: $schema,
    paths: {
      [analyzeShop.path]: { post: analyzeOperation(anonKey !== null) },
      [`${reportsPath}/{id}`]: { parameters: [idParameter], get: showOperation, delete: eraseOperation },
      [`${reportsPath}/{id}/mail`]: { parameters: [idParameter], post: mailOperation },
      [`${reportsPath}/{id}.html`]: { parameters: [idParameter], get: documentOperation },
      ...filePaths(`${reportsPath}/{id}`, [idParameter], "of a stored report"),
      ...filePaths(samplePath, [], "of the fixed sample shop"),
      ...whatIfPaths,
      ...challengePaths,
      ...pagePaths,
    },
    components: {
      schemas: renamed({
        Answers: answersSchema(),
        Answer: answer,
        StoredAnswer: storedAnswer(answer),
        Failure: failureSchema,
        Progress: progressSchema,
        ...whatIfSchemas,
        ...($defs as Readonly<Record<string, JsonSchema>>),
      }),
      securitySchemes: { anonKey: { type: "apiKey", in: "header", name: "apikey" } },
    },
  };
}

/** References to the schemas' own definitions, as references to the document's components. */
function renamed(schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema): JsonSchema => ({ "application/json": { schema } });

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
});

const failure = (description: string): JsonSchema => ({ description, content: json(reference("Failure")) });

const analyzeOperation = (needsKey: boolean): JsonSchema => ({
  operationId: "analyzeShop",
  summary: "Analyse a shop",
  description:
    "Stores the submission and answers with the report. With `Accept: text/event-stream` the same call streams " +
    "`progress` events, then one `result` or one `error`.",
  ...(needsKey ? { security: [{ anonKey: [] }] } : {}),
  parameters: [
    header(analyzeShop.idempotencyHeader, "The same key and answers give the same stored result."),
    header(analyzeShop.previewHeader, "`true` analyses the fixed sample shop and stores nothing."),
  ],
  requestBody: { required: true, content: json(reference("Answers")) },
  responses: {
    "200": {
      description: "The report",
      content: { ...json(reference("Answer")), "text/event-stream": { schema: { type: "string" } } },
    },
    [statusOf["not-json"]]: failure("The body is not JSON"),
    [statusOf["wrong-key"]]: failure("The anonymous key is missing or wrong"),
    [statusOf["proof-needed"]]: failure("A proof of work is missing, where the server asks for one"),
    [statusOf["key-reused"]]: failure("The idempotency key was used with other answers"),
    [statusOf["too-large"]]: failure("The body is larger than 64 KiB"),
    [statusOf["wrong-type"]]: failure("The body is not declared as application/json"),
    [statusOf["invalid-answers"]]: failure("Some answers do not fit; all problems, in the order of the questions"),
    [statusOf["too-many-requests"]]: failure("Too many analyses from this address; see Retry-After"),
    [statusOf.internal]: failure("A fault on our side; the lead is kept"),
    [statusOf.busy]: failure("Many analyses are waiting, or the server is being stopped; see Retry-After"),
  },
});

const noReport = failure("There is no such report, or it was erased");
const idParameter: JsonSchema = { name: "id", in: "path", required: true, schema: { type: "string" } };

const showOperation: JsonSchema = {
  operationId: "showReport",
  summary: "Show a stored report again",
  responses: {
    "200": { description: "The stored answer", content: json(reference("StoredAnswer")) },
    [statusOf["not-found"]]: noReport,
  },
};

const documentOperation: JsonSchema = {
  operationId: "showReportDocument",
  summary: "The report as an HTML document",
  responses: {
    "200": { description: "The report", content: { "text/html": { schema: { type: "string" } } } },
    [statusOf["not-found"]]: noReport,
  },
};

/** A path for each file, all alike. */
function filePaths(base: string, parameters: readonly JsonSchema[], whose: string): JsonSchema {
  return Object.fromEntries(
    exportFormatNames.map((format) => [
      `${base}/${exportFormats[format].path}`,
      { parameters: [...parameters, downloadParameter], get: fileOperation(format, whose) },
    ]),
  );
}

function fileOperation(format: ExportFormatName, whose: string): JsonSchema {
  const { label, goodFor, type } = exportFormats[format];
  const [mediaType = type] = type.split(";");
  return {
    summary: `${label}, ${whose}`,
    description: goodFor,
    responses: {
      "200": { description: label, content: { [mediaType]: {} } },
      [statusOf["not-found"]]: noReport,
      [statusOf["too-many-requests"]]: failure("Too many files for this address; see Retry-After"),
      [statusOf.internal]: failure("A fault on our side"),
      [statusOf["not-available"]]: failure("This server cannot make this file"),
      [statusOf.busy]: failure("Too many files are being made; see Retry-After"),
    },
  };
}

const downloadParameter: JsonSchema = {
  name: "download",
  in: "query",
  description: "With it, a browser saves the file; without it, it shows what it can.",
  allowEmptyValue: true,
  schema: { type: "string" },
};

const eraseOperation: JsonSchema = {
  operationId: "eraseReport",
  summary: "Erase a submission and its report",
  responses: { "204": { description: "Erased" }, [statusOf["not-found"]]: noReport },
};

const mailOperation: JsonSchema = {
  operationId: "mailReport",
  summary: "Mail a report to the address that it was asked for with",
  description: "At most three an hour for one report.",
  responses: {
    "202": { description: "The mail is queued" },
    [statusOf["not-found"]]: noReport,
    [statusOf["too-many-requests"]]: failure("Too many mails for this report; see Retry-After"),
    [statusOf["not-available"]]: failure("This server sends no mail"),
    [statusOf.busy]: failure("The server is being stopped; see Retry-After"),
  },
};

const failureSchema: JsonSchema = {
  type: "object",
  required: ["error", "code"],
  additionalProperties: false,
  properties: {
    error: { type: "string", description: "What went wrong, for people." },
    code: { enum: failureCodes },
    problems: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "message"],
        additionalProperties: false,
        properties: { field: { enum: [...fields, null] }, message: { type: "string" } },
      },
    },
  },
};

const progressSchema: JsonSchema = {
  type: "object",
  required: ["stage", "message", "done", "total"],
  additionalProperties: false,
  properties: {
    stage: { type: "string" },
    message: { type: "string" },
    done: { type: "integer" },
    total: { type: "integer" },
  },
};

/** A stored answer names its shop and its time as well. */
function storedAnswer(answer: JsonSchema): JsonSchema {
  const added = { shop_name: { type: "string" }, created_at: { type: "string", format: "date-time" } };
  return {
    ...answer,
    required: [...(answer.required as readonly string[]), "id", ...Object.keys(added)],
    properties: { ...(answer.properties as JsonSchema), ...added },
  };
}
