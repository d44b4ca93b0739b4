/** One event of a `text/event-stream`. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * The events of a stream, each as soon as it is whole. What was cut off in its middle is no event.
 *
 * @throws what reading the stream throws, as when the connection breaks
 */
export async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let begun = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (begun + decoder.decode(value, { stream: true })).split(blankLine);
      begun = blocks.pop() ?? "";
      for (const block of blocks) yield* eventIn(block);
    }
  } finally {
    // A stream that broke refuses to be given up as well; there is nothing left to give up then.
    void reader.cancel().catch(() => undefined);
  }
}

const blankLine = /\r?\n\r?\n/;

/** The event of a block of lines. A comment, with which a server keeps a quiet connection open, is none. */
function* eventIn(block: string): Generator<StreamEvent, void> {
  const lines = block.split(/\r?\n/);
  const data = valuesOf("data", lines);
  if (data.length > 0) yield { name: valuesOf("event", lines).at(-1) ?? "message", data: data.join("\n") };
}

const valuesOf = (field: string, lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ""));
