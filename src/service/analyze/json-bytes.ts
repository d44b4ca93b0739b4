/** A JSON text in UTF-8, as it is stored and sent. */
export type JsonBytes = Uint8Array;

/** Turns text into bytes and back. */
export interface Utf8 {
  /** Writes the pieces in their order. */
  readonly encode: (pieces: readonly string[]) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => string;
}
