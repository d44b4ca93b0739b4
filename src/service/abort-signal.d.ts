declare global {
  /** Ends a wait. Pure folders only pass it on; folders that use it have the full type. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

export {};
