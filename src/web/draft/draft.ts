import { type Device, type DraftStorage, deviceOf } from "./draft-device.ts";
import { readSpot, type Spot } from "./draft-spot.ts";
import { draftText, type FormValues, noDraft, readDraft, type StoredDraft } from "./draft-stored.ts";
import type { OpenSubmission } from "./open-submission.ts";

export type { FormValues } from "./draft-stored.ts";

/** Where answers were saved: on the device, only in this page, or not yet because another tab changed the draft. */
export type Kept = "on-device" | "in-page" | "held-back";

/** What another tab did with the draft: changed it, or removed it by sending or erasing. */
export type OtherTab = "changed" | "removed";

/** Saves the answers between visits, or only while the page is open if the browser can't store them. */
export interface DraftKeeper {
  /** Whether the device can store anything, judging by a test write. */
  readonly canKeep: boolean;
  /** The current answers: from this visit, else from the device. */
  readonly latest: () => FormValues;
  /** When the stored draft that these answers started from was saved, ISO 8601; empty if unknown, `null` if they started from none. */
  readonly restoredFrom: () => string | null;
  /** Milliseconds that the form was open on earlier visits. */
  readonly openMs: () => number;
  readonly keep: (values: FormValues, at: { readonly now: string; readonly openMs: number }) => Kept;
  /** The submission of these answers that was started and not yet answered, perhaps on an earlier visit. */
  readonly open: () => OpenSubmission | null;
  readonly keepOpen: (open: OpenSubmission | null) => void;
  /** Where the visitor was last on the form, stored separately, so that it never counts as another tab's change. */
  readonly spot: () => Spot | null;
  readonly keepSpot: (spot: Spot) => void;
  /** What another tab did since this one last read or wrote; `null` for nothing. */
  readonly otherTab: () => OtherTab | null;
  /** Replaces the answers with those on the device, even if there are none. */
  readonly loadStored: () => void;
  /** Whether there are answers that haven't been sent. */
  readonly isUnsent: () => boolean;
  /** Shows answers that are stored elsewhere. They aren't saved on the device until they change or are sent. */
  readonly showStored: (values: FormValues) => void;
  /** Saves this tab's answers, whatever another tab did. */
  readonly overwriteStored: () => Kept;
  /**
   * The answers were sent and answered: removes them from the device; the page keeps them until something new starts.
   */
  readonly wasSent: () => void;
  /** Something new starts: forgets answers that were sent, keeps others. */
  readonly forgetSent: () => void;
  readonly erase: () => void;
}

export const draftIn = (storage: DraftStorage | null): DraftKeeper => new DraftOnDevice(deviceOf(storage));

interface Draft extends StoredDraft {
  readonly restoredFrom: string | null;
  readonly isSent: boolean;
}

const emptyDraft: Draft = { ...noDraft, restoredFrom: null, isSent: false };

function readStored(text: string | null): Draft {
  const stored = readDraft(text);
  return stored ? { ...stored, restoredFrom: stored.savedAt, isSent: false } : emptyDraft;
}

/** Detects another tab's change by comparing the stored text with what this tab last read or wrote. */
class DraftOnDevice implements DraftKeeper {
  readonly #device: Device;
  #seen: string | null;
  #draft: Draft;
  /** From this visit; stored once there is an answer. */
  #spot: Spot | null = null;

  constructor(device: Device) {
    this.#device = device;
    this.#seen = device.read(draftKey);
    this.#draft = readStored(this.#seen);
  }

  get canKeep(): boolean {
    return this.#device.canKeep;
  }
  latest(): FormValues {
    return this.#draft.values;
  }
  restoredFrom(): string | null {
    return this.#draft.restoredFrom;
  }
  openMs(): number {
    return this.#draft.openMs;
  }
  open(): OpenSubmission | null {
    return this.#draft.open;
  }
  spot(): Spot | null {
    return this.#spot ?? readSpot(this.#device.read(spotKey));
  }
  otherTab(): OtherTab | null {
    const stored = this.#device.read(draftKey);
    if (stored === this.#seen) return null;
    return stored === null ? "removed" : "changed";
  }

  keep(values: FormValues, { now, openMs }: { readonly now: string; readonly openMs: number }): Kept {
    this.#draft = { ...this.#draft, values, savedAt: now, openMs, isSent: false };
    return this.#writeUnlessBehind();
  }
  keepOpen(open: OpenSubmission | null): void {
    if (open === this.#draft.open) return;
    this.#draft = { ...this.#draft, open };
    this.#writeUnlessBehind();
  }
  keepSpot(spot: Spot): void {
    this.#spot = spot;
    if (this.#device.read(draftKey) !== null) this.#device.write(spotKey, JSON.stringify(spot));
  }

  isUnsent(): boolean {
    return !this.#draft.isSent && Object.values(this.#draft.values).join("") !== "";
  }
  showStored(values: FormValues): void {
    this.#draft = { ...emptyDraft, values, isSent: true };
  }

  loadStored(): void {
    this.#seen = this.#device.read(draftKey);
    this.#draft = readStored(this.#seen);
  }
  overwriteStored(): Kept {
    const text = draftText(this.#draft);
    if (!this.#device.write(draftKey, text)) return "in-page";
    this.#seen = text;
    return "on-device";
  }

  wasSent(): void {
    this.#draft = { ...this.#draft, restoredFrom: null, isSent: true, open: null };
    if (this.otherTab() === null) this.#forgetOnDevice();
  }
  forgetSent(): void {
    if (this.#draft.isSent) this.#forgetHere();
  }
  erase(): void {
    this.#forgetHere();
    this.#forgetOnDevice();
  }

  #writeUnlessBehind(): Kept {
    return this.otherTab() === null ? this.overwriteStored() : "held-back";
  }
  #forgetHere(): void {
    this.#draft = emptyDraft;
    this.#spot = null;
  }
  #forgetOnDevice(): void {
    this.#device.remove(draftKey);
    this.#device.remove(spotKey);
    this.#seen = this.#device.read(draftKey);
  }
}

/** Stored data outlives releases, so this key never changes. */
export const draftKey = "shop-diagnostic-draft";
const spotKey = "shop-diagnostic-spot";
