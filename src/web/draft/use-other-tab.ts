import { useEffect, useState } from "react";
import type { DraftKeeper, OtherTab } from "./draft.ts";

/** What another tab did to the draft since this one last read or wrote it, as soon as this one can know. */
export function useOtherTab(draft: DraftKeeper): readonly [OtherTab | null, () => void] {
  const [otherTab, setOtherTab] = useState<OtherTab | null>(null);
  const [look] = useState(() => () => setOtherTab(draft.otherTab()));
  useEffect(() => {
    // A suspended tab gets no events, so it checks when it is shown again.
    const shown = ["storage", "pageshow", "focus"] as const;
    for (const name of shown) window.addEventListener(name, look);
    document.addEventListener("visibilitychange", look);
    return () => {
      for (const name of shown) window.removeEventListener(name, look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [look]);
  return [otherTab, look];
}
