import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { failed, type Reply } from "./answer.ts";
import { respond } from "./respond.ts";

/**
 * Lets in what a call may carry. The body is not read beyond that, so the connection is of no more use, and says so: a proxy
 * would else send another visitor's call over it.
 */
export const limited = (refusal: Reply = failed("too-large")): MiddlewareHandler =>
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

/** Reads the body of a call as JSON. */
export async function readJson(request: Request): Promise<ReadBody> {
  if (!isJsonType(request.headers.get("content-type"))) return { kind: "wrong-type" };
  const bytes = await request.arrayBuffer();
  try {
    return { kind: "json", value: JSON.parse(utf8.decode(bytes)) };
  } catch (mistake) {
    if (mistake instanceof SyntaxError || mistake instanceof TypeError) return { kind: "not-json" };
    throw mistake;
  }
}

const isJsonType = (type: string | null): boolean => /^\s*application\/json\s*(;|$)/i.test(type ?? "");

/** Refuses bytes that are not UTF-8 with a TypeError. A byte order mark is left out. */
const utf8 = new TextDecoder("utf-8", { fatal: true });
