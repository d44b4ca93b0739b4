import { useEffect, useState, useSyncExternalStore } from "react";
import { today } from "../day-on-device.ts";
import { deviceStorage } from "../draft/draft-device.ts";
import { dayBefore, forgetDays, type KeptDay, keepDay, readDays } from "./kept-values.ts";
import { NumbersKeeper } from "./numbers-keeper.ts";
import type { NumbersState } from "./numbers-state.ts";
import { keepMatches, readMatches } from "./remembered.ts";
import { startSession } from "./session-client.ts";
import { keepStaffedHours, readStaffedHours } from "./staffed-hours.ts";

export interface OwnNumbers {
  readonly keeper: NumbersKeeper;
  readonly state: NumbersState;
  /** The values of the last earlier day that had any. */
  readonly before: KeptDay | null;
  /** Forgets the values of all earlier days. */
  readonly forget: () => void;
}

/** Files, numbers and remembered matches while the page is open. */
export function useNumbers(): OwnNumbers {
  const [storage] = useState(deviceStorage);
  const [before, setBefore] = useState(() => dayBefore(readDays(storage), today()));
  const [keeper] = useState(
    () =>
      new NumbersKeeper({
        startSession,
        matches: () => readMatches(storage),
        keepMatches: (matches) => keepMatches(storage, matches),
        staffedHours: () => readStaffedHours(storage),
        keepStaffedHours: (hours) => keepStaffedHours(storage, hours),
        onNumbers: ({ tiles }) => {
          if (tiles.length > 0) keepDay(storage, today(), tiles);
        },
      }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => keeper.close, [keeper]);
  const forget = (): void => {
    forgetDays(storage);
    setBefore(null);
  };
  return { keeper, state, before, forget };
}
