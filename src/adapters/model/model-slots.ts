/** Slots for questions asked at the same time, with a short queue in front. */
export interface ModelSlots {
  readonly take: (signal: AbortSignal) => Promise<Admission>;
  readonly now: () => SlotCounts;
}

/** How many questions have a slot, and how many wait for one. */
export interface SlotCounts {
  readonly running: number;
  readonly waiting: number;
}

export type Admission =
  | { readonly kind: "admitted"; readonly release: () => void }
  /** Enough are waiting. */
  | { readonly kind: "busy" }
  /** Whoever waited has gone. */
  | { readonly kind: "gone" };

/** How many may wait for each slot. */
const waitingPerSlot = 3;

export function createModelSlots(count: number): ModelSlots {
  const waiting = new Set<() => void>();
  let free = count;

  function release(): void {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  }

  return {
    now: () => ({ running: count - free, waiting: waiting.size }),
    async take(signal) {
      if (signal.aborted) return { kind: "gone" };
      if (free > 0) {
        free -= 1;
        return { kind: "admitted", release };
      }
      if (waiting.size >= count * waitingPerSlot) return { kind: "busy" };
      return waitIn(waiting, signal, release);
    },
  };
}

function waitIn(waiting: Set<() => void>, signal: AbortSignal, release: () => void): Promise<Admission> {
  return new Promise((resolve) => {
    const end = (admission: Admission) => {
      waiting.delete(called);
      signal.removeEventListener("abort", gone);
      resolve(admission);
    };
    const called = () => end({ kind: "admitted", release });
    const gone = () => end({ kind: "gone" });
    waiting.add(called);
    signal.addEventListener("abort", gone);
  });
}
