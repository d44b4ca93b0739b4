declare global {
  /** A placeholder for the DOM type, because pure folders only pass a signal on. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

export {};
