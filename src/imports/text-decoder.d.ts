declare global {
  /** Turns bytes into text; browsers and Node both have it. */
  class TextDecoder {
    constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
    decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
  }
}

export {};
