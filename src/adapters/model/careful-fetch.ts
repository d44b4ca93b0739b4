/** Larger than any usable response, bytes. */
const maxBytes = 1_000_000;

/**
 * Like `fetch`, but limits the size of a response and never follows a redirect: respondents' text goes to the
 * configured address and nowhere else.
 */
export const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  return new Response(response.body.pipeThrough(endAfter(maxBytes)), response);
};

function endAfter(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > limit) controller.error(new TooManyBytes());
      else controller.enqueue(chunk);
    },
  });
}

/** The response exceeded `maxBytes`. */
export class TooManyBytes extends Error {
  override readonly name = "TooManyBytes";
}
