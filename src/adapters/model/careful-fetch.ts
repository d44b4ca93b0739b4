/** More than any answer that could be used, bytes. */
const mostBytes = 1_000_000;

/**
 * As `fetch`, but an answer ends after a million bytes, and a server that sends us elsewhere is not followed: what
 * respondents wrote goes to the address in the settings, and nowhere else.
 */
export const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  return new Response(response.body.pipeThrough(endAfter(mostBytes)), response);
};

function endAfter(most: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > most) controller.error(new TooManyBytes());
      else controller.enqueue(chunk);
    },
  });
}

/** The answer was longer than any answer that could be used. */
export class TooManyBytes extends Error {
  override readonly name = "TooManyBytes";
}
