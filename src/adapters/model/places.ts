/** Places for questions that are asked at once, with a short queue before them. */
export interface Places {
  readonly take: (signal: AbortSignal) => Promise<Place>;
  readonly now: () => PlacesNow;
}

/** How many questions have a place, and how many wait for one. */
export interface PlacesNow {
  readonly running: number;
  readonly waiting: number;
}

export type Place =
  | { readonly kind: "place"; readonly leave: () => void }
  /** Enough are waiting. */
  | { readonly kind: "busy" }
  /** Whoever waited has gone. */
  | { readonly kind: "gone" };

/** How many may wait for each place. */
const waitingPerPlace = 3;

export function createPlaces(count: number): Places {
  const waiting = new Set<() => void>();
  let free = count;

  function leave(): void {
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
        return { kind: "place", leave };
      }
      if (waiting.size >= count * waitingPerPlace) return { kind: "busy" };
      return waitIn(waiting, signal, leave);
    },
  };
}

function waitIn(waiting: Set<() => void>, signal: AbortSignal, leave: () => void): Promise<Place> {
  return new Promise((resolve) => {
    const end = (place: Place) => {
      waiting.delete(called);
      signal.removeEventListener("abort", gone);
      resolve(place);
    };
    const called = () => end({ kind: "place", leave });
    const gone = () => end({ kind: "gone" });
    waiting.add(called);
    signal.addEventListener("abort", gone);
  });
}
