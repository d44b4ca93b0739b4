import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { DraftKeeper, FormValues, Kept, OtherTab } from "../../draft/draft.ts";
import { useOtherTab } from "../../draft/use-other-tab.ts";
import { emptyForm, filledForm } from "../form-values.ts";

export interface SavedDraft {
  /** Whether the answers are stored on the device, so that a reload loses nothing. */
  readonly isKept: boolean;
  readonly keepNow: () => void;
  /** Empties the form and the device. */
  readonly startFresh: () => void;
  /** What another tab did to the same answers, until the visitor decides which to keep. */
  readonly otherTab: OtherTab | null;
  readonly loadStored: () => void;
  readonly overwriteStored: () => void;
}

/** Saves the answers at every change, and lets no two tabs overwrite each other without asking. */
export function useSavedDraft(form: UseFormReturn<FormValues>, draft: DraftKeeper): SavedDraft {
  const [kept, setKept] = useState<Kept>(draft.canKeep ? "on-device" : "in-page");
  const [otherTab, lookForOtherTab] = useOtherTab(draft);
  const [openMs] = useState(() => stopwatch(draft.openMs()));
  const shown = useRef(JSON.stringify(form.getValues()));
  const isReplacing = useRef(false);

  const keepNow = useCallback((): void => {
    const values = structuredClone(form.getValues());
    shown.current = JSON.stringify(values);
    setKept(draft.keep(values, { now: new Date().toISOString(), openMs: openMs() }));
    lookForOtherTab();
  }, [form, draft, openMs, lookForOtherTab]);

  const show = (values: FormValues): void => {
    shown.current = JSON.stringify(values);
    // `reset` sets one control after another; half-filled forms aren't answers. Without `keepFieldsRef`, it forgets every
    // control that isn't rendered again: choices stay chosen on the page, and new ones don't count.
    isReplacing.current = true;
    form.reset(values, { keepFieldsRef: true });
    isReplacing.current = false;
    lookForOtherTab();
  };
  const loadStored = (): void => {
    draft.loadStored();
    show(filledForm(draft.latest()));
  };
  const overwriteStored = (): void => {
    setKept(draft.overwriteStored());
    lookForOtherTab();
  };
  const startFresh = (): void => {
    draft.erase();
    show(emptyForm);
  };

  useEffect(() => {
    const callback = ({ values }: { readonly values: FormValues }): void => {
      if (!isReplacing.current && JSON.stringify(values) !== shown.current) keepNow();
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, keepNow]);
  useWarning(kept === "in-page", form);
  return { isKept: kept !== "in-page", keepNow, startFresh, otherTab, loadStored, overwriteStored };
}

/** Milliseconds, continuing those of earlier visits, independent of the device's clock, which may be changed. */
function stopwatch(before: number): () => number {
  const begun = performance.now();
  return () => before + performance.now() - begun;
}

/** If nothing can be stored, the browser asks before leaving a page with answers. */
function useWarning(isLosing: boolean, form: UseFormReturn<FormValues>): void {
  useEffect(() => {
    if (!isLosing) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (JSON.stringify(form.getValues()) !== JSON.stringify(emptyForm)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isLosing, form]);
}
