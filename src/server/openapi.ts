import type { Config } from "../adapters/settings/config.ts";
import type { JsonSchema } from "../service/schemas/answers-schema.ts";
import { wireSchemas } from "../service/schemas/wire-schemas.ts";
import { type ExportFormatName, exportFormatNames, exportFormats } from "../survey/export-formats.ts";
import { analyzeEndpoint, reportsPath, samplePath } from "../survey/wire/wire.ts";
import { challengePaths } from "./challenge-openapi.ts";
import { coworkerPaths } from "./coworker-openapi.ts";
import { bodyFailures, failures, json, schemasAt } from "./openapi-parts.ts";
import { pagePaths } from "./page-openapi.ts";
import { whatIfPaths } from "./what-if-openapi.ts";

/** The description of all requests (OpenAPI 3.1). Questions and choices come from the questionnaire. */
export function openApiDocument({ brand, anonKey }: Pick<Config, "brand" | "anonKey">): JsonSchema {
  return {
    openapi: "3.1.0",
    info: { title: `${brand.productName}: shop diagnostic`, version: "1" },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    paths: {
      [analyzeEndpoint.path]: { post: analyzeOperation(anonKey !== null) },
      [`${reportsPath}/{id}`]: { parameters: [idParameter], get: showOperation, delete: eraseOperation },
      [`${reportsPath}/{id}/history`]: { parameters: [idParameter], get: historyOperation },
      ...coworkerPaths,
      [`${reportsPath}/{id}/mail`]: { parameters: [idParameter], post: mailOperation },
      [`${reportsPath}/{id}/reminder`]: { parameters: [idParameter], post: reminderOperation },
      [`${reportsPath}/{id}.html`]: { parameters: [idParameter], get: documentOperation },
      ...filePaths(`${reportsPath}/{id}`, [idParameter], "of a stored report"),
      ...filePaths(samplePath, [], "of the fixed sample shop"),
      ...whatIfPaths,
      ...challengePaths,
      ...pagePaths,
    },
    components: {
      schemas: wireSchemas(schemasAt),
      securitySchemes: { anonKey: { type: "apiKey", in: "header", name: "apikey" } },
    },
  };
}

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
});

const analyzeOperation = (needsKey: boolean): JsonSchema => ({
  operationId: "analyzeShop",
  summary: "Analyze a shop",
  description:
    "Stores the submission and answers with the report. With `Accept: text/event-stream` the same call streams " +
    "`progress` events, then one `result` or one `error`. With `report` (the id of a stored report) next to the answers, they " +
    "make the next version of that report at the same link.",
  ...(needsKey ? { security: [{ anonKey: [] }] } : {}),
  parameters: [
    header(analyzeEndpoint.idempotencyHeader, "The same key and answers give the same stored result."),
    header(analyzeEndpoint.previewHeader, "`true` analyzes the fixed sample shop and stores nothing."),
  ],
  requestBody: { required: true, content: json("Answers") },
  responses: {
    "200": {
      description: "The report",
      content: { ...json("Answer"), "text/event-stream": { schema: { type: "string" } } },
    },
    ...failures([...bodyFailures, "wrong-key", "proof-needed", "not-found", "key-reused"], {
      "too-many-requests": "Too many analyses from this address; see Retry-After",
      internal: "An error on our side; the submission is kept",
      busy: "Too many analyses are waiting, the database is unavailable, or the server is stopping; see Retry-After",
    }),
  },
});

const idParameter: JsonSchema = { name: "id", in: "path", required: true, schema: { type: "string" } };

const showOperation: JsonSchema = {
  operationId: "showReport",
  summary: "Show a stored report again",
  responses: {
    "200": { description: "The stored answer", content: json("StoredAnswer") },
    ...failures(["not-found", "internal", "busy"]),
  },
};

const historyOperation: JsonSchema = {
  operationId: "showHistory",
  summary: "The versions of a report, and its newest answers",
  description: "Each version is shown at the report's addresses with `?version={number}`; without it, the newest.",
  responses: {
    "200": { description: "The versions and the answers", content: json("History") },
    ...failures(["not-found", "internal", "busy"]),
  },
};

const documentOperation: JsonSchema = {
  operationId: "showReportDocument",
  summary: "The report as an HTML document",
  responses: {
    "200": { description: "The report", content: { "text/html": { schema: { type: "string" } } } },
    ...failures(["not-found", "internal", "busy"]),
  },
};

/** A path for each file, all with the same description. */
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
      ...failures(["not-found", "too-many-requests", "internal", "not-available", "busy"], {
        "too-many-requests": "Too many files for this address; see Retry-After",
        busy: "Too many files are being made; see Retry-After",
      }),
    },
  };
}

const downloadParameter: JsonSchema = {
  name: "download",
  in: "query",
  description: "With it, a browser saves the file; without it, it shows the file if it can.",
  allowEmptyValue: true,
  schema: { type: "string" },
};

const eraseOperation: JsonSchema = {
  operationId: "eraseReport",
  summary: "Erase a submission and its report",
  responses: { "204": { description: "Erased" }, ...failures(["not-found", "internal", "busy"]) },
};

const mailOperation: JsonSchema = {
  operationId: "mailReport",
  summary: "Email a report to the address that it was requested with",
  description: "At most three an hour for one report.",
  responses: {
    "202": { description: "The email is queued" },
    ...failures(["not-found", "too-many-requests", "not-available", "busy"], {
      "too-many-requests": "Too many emails for this report; see Retry-After",
      "not-available": "This server sends no email",
    }),
  },
};

const reminderOperation: JsonSchema = {
  operationId: "remindOfReturn",
  summary: "Email one reminder to the same address, 90 days after the newest version of the report",
  description: "Asking again changes nothing. Erasing the report erases the reminder.",
  responses: {
    "202": { description: "The reminder is stored" },
    ...failures(["not-found", "not-available", "busy"], { "not-available": "This server sends no reminders" }),
  },
};
