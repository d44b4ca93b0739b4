import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { expect, test } from "vitest";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { openServer, wireAnswers } from "./open-server.ts";
import { startServer } from "./start-server.ts";

test("[R86] the client library of another origin calls, and sees the server's own words", async () => {
  const { address } = await startServer({ ANON_KEY: "public-key" });
  const headers = { apikey: "public-key", Authorization: "Bearer public-key" };
  const client = new FunctionsClient(`${address}/functions/v1`, { headers });
  const { data, error } = await client.invoke(analyzeEndpoint.name, {
    body: wireAnswers,
    headers: { [analyzeEndpoint.idempotencyHeader]: "one", Origin: "https://shop.example" },
  });
  expect(error).toBeNull();
  expect(data.analysis).toMatch(/^<!doctype html>/i);

  const refused = await client.invoke(analyzeEndpoint.name, { body: { ...wireAnswers, shop_name: "" } });
  expect(refused.error).toBeInstanceOf(FunctionsHttpError);
  expect(await refused.error.context.json()).toMatchObject({ error: "Shop name is required" });
});

test("[R86] a browser that asks first is allowed the headers and methods that the page uses", async () => {
  const server = await openServer({ settings: { ANON_KEY: "public-key" } });
  const wanted = "authorization,x-client-info,apikey,content-type,idempotency-key,x-preview,accept";
  const response = await server.app.request(analyzeEndpoint.path, {
    method: "OPTIONS",
    headers: {
      origin: "https://shop.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": wanted,
    },
  });
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  const allowed = (response.headers.get("access-control-allow-headers") ?? "").split(",");
  for (const header of wanted.split(",")) expect(allowed).toContain(header);
  expect(response.headers.get("access-control-allow-methods")).toContain("DELETE");
});

test("[R86] only the origins that are listed are allowed", async () => {
  const server = await openServer({ settings: { CORS_ORIGINS: "https://shop.example, https://other.example" } });
  const allowedFor = async (origin: string) =>
    (await server.analyze(wireAnswers, { origin })).headers.get("access-control-allow-origin");
  expect(await allowedFor("https://other.example")).toBe("https://other.example");
  expect(await allowedFor("https://evil.example")).toBeNull();
});

test("[R86] a refusal carries the headers as well, so that the page can read it", async () => {
  const server = await openServer();
  const response = await server.analyze({}, { origin: "https://shop.example" });
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([422, "*"]);
  expect(response.headers.get("access-control-expose-headers")).toContain("retry-after");
});
