/** Most bytes that a call may carry. */
const mostBytes = 64 * 1024;

export type ReadBody =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "wrong-type" }
  | { readonly kind: "too-large" }
  | { readonly kind: "not-json" };

/** Reads the body of a call as JSON. Stops at the first byte that is too many. */
export async function readJson(request: Request): Promise<ReadBody> {
  if (!isJsonType(request.headers.get("content-type"))) return { kind: "wrong-type" };
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return { kind: "too-large" };
  const bytes = await readBytes(request.body);
  if (bytes === undefined) return { kind: "too-large" };
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

/** The body's bytes, or `undefined` when there are more than a call may carry. */
export async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
