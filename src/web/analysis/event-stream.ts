/** One event of a `text/event-stream`. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * The events of a stream, each as soon as it is complete. A truncated event is dropped.
 *
 * @throws what reading the stream throws, such as when the connection breaks
 */
export async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let partial = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (partial + decoder.decode(value, { stream: true })).split(blankLine);
      partial = blocks.pop() ?? "";
      for (const block of blocks) yield* eventIn(block);
    }
  } finally {
    // Canceling a broken stream fails, and there is nothing left to cancel.
    void reader.cancel().catch(() => undefined);
  }
}

const blankLine = /\r?\n\r?\n/;

/** The event in a block of lines. A comment, which a server sends to keep the connection open, is not one. */
function* eventIn(block: string): Generator<StreamEvent, void> {
  const lines = block.split(/\r?\n/);
  const data = valuesOf("data", lines);
  if (data.length > 0) yield { name: valuesOf("event", lines).at(-1) ?? "message", data: data.join("\n") };
}

const valuesOf = (field: string, lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ""));
