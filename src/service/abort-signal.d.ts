declare global {
  /** What ends a wait. The pure rooms only pass it on; who may do more with it has the whole type. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

export {};
