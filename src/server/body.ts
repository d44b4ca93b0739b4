import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type ApiResponse, failed } from "./api-response.ts";
import { respond } from "./respond.ts";

/**
 * Limits the size of a body. The rest of a larger one isn't read, so the connection is closed; otherwise a proxy would
 * send another visitor's request over it.
 */
export const limited = (refusal: ApiResponse = failed("too-large")): MiddlewareHandler =>
  bodyLimit({
    maxSize: 64 * 1024,
    onError: async (context) => {
      const response = await respond(refusal, context.req.raw);
      response.headers.set("connection", "close");
      return response;
    },
  });

export type ReadBody =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "wrong-type" }
  | { readonly kind: "not-json" };

/** Reads the body of a request as JSON. */
export async function readJson(request: Request): Promise<ReadBody> {
  if (!isJsonType(request.headers.get("content-type"))) return { kind: "wrong-type" };
  const bytes = await request.arrayBuffer();
  try {
    return { kind: "json", value: JSON.parse(utf8.decode(bytes)) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return { kind: "not-json" };
    throw error;
  }
}

const isJsonType = (type: string | null): boolean => /^\s*application\/json\s*(;|$)/i.test(type ?? "");

/** Throws a TypeError for invalid UTF-8. A byte order mark is dropped. */
const utf8 = new TextDecoder("utf-8", { fatal: true });
