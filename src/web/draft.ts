import { readSpot, type Spot } from "./draft-spot.ts";
import { type FormValues, noDraft, readDraft, type StoredDraft, writtenDraft } from "./draft-stored.ts";
import type { OpenSubmission } from "./open-submission.ts";

export type { FormValues } from "./draft-stored.ts";

/** The part of the browser's storage that a draft needs. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What became of answers that were to be kept: on the device, only in this page, or held back for another tab's. */
export type Kept = "on-device" | "in-page" | "held-back";

/** What another tab did to the draft: it went on with it, or took it away by sending or erasing it. */
export type OtherTab = "went-on" | "took-away";

/** Keeps the answers between visits; where the browser stores nothing, while the page is open. */
export interface DraftKeeper {
  /** Whether the device lets us keep anything, as far as a small trial tells. */
  readonly canKeep: boolean;
  /** The answers as they stand: of this visit, else of the device. */
  readonly latest: () => FormValues;
  /** When the device's copy that these answers began with was written, ISO 8601; empty where no clock told. */
  readonly restoredFrom: () => string | null;
  /** Milliseconds that the form was open on earlier visits. */
  readonly openMs: () => number;
  readonly keep: (values: FormValues, at: { readonly now: string; readonly openMs: number }) => Kept;
  /** The submission of these answers that was begun and not yet answered, perhaps on an earlier visit. */
  readonly open: () => OpenSubmission | null;
  readonly keepOpen: (open: OpenSubmission | null) => void;
  /** Where on the form the visitor was last, kept beside the answers: it never counts as another tab's change. */
  readonly spot: () => Spot | null;
  readonly keepSpot: (spot: Spot) => void;
  /** What another tab has done since this one last read or wrote; `null` for nothing. */
  readonly otherTab: () => OtherTab | null;
  /** Takes over what the device holds, also where that is nothing. */
  readonly takeOver: () => void;
  /** Whether answers stand here that no one has got yet. */
  readonly isUnsent: () => boolean;
  /** Puts answers that are stored elsewhere into the form. The device keeps nothing of them until they change. */
  readonly lend: (values: FormValues) => void;
  /** Keeps the answers of this tab, whatever another one has done. */
  readonly insist: () => Kept;
  /** The answers were sent and answered: the device forgets them, the open page keeps them until something new begins. */
  readonly wasSent: () => void;
  /** Something new begins: answers that were sent are forgotten, others stay. */
  readonly forgetSent: () => void;
  readonly erase: () => void;
}

export const draftIn = (storage: DraftStorage | null): DraftKeeper => new DraftOnDevice(deviceOf(storage));

interface Draft extends StoredDraft {
  readonly restoredFrom: string | null;
  readonly isSent: boolean;
}

const emptyDraft: Draft = { ...noDraft, restoredFrom: null, isSent: false };

function restored(text: string | null): Draft {
  const stored = readDraft(text);
  return stored ? { ...stored, restoredFrom: stored.savedAt, isSent: false } : emptyDraft;
}

/** Knows another tab's change by the stored text: it is not the one that this tab last read or wrote. */
class DraftOnDevice implements DraftKeeper {
  readonly #device: Device;
  #seen: string | null;
  #draft: Draft;
  /** Of this visit. It goes to the device with the first answer. */
  #spot: Spot | null = null;

  constructor(device: Device) {
    this.#device = device;
    this.#seen = device.read(draftKey);
    this.#draft = restored(this.#seen);
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
    const there = this.#device.read(draftKey);
    if (there === this.#seen) return null;
    return there === null ? "took-away" : "went-on";
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
  lend(values: FormValues): void {
    this.#draft = { ...emptyDraft, values, isSent: true };
  }

  takeOver(): void {
    this.#seen = this.#device.read(draftKey);
    this.#draft = restored(this.#seen);
  }
  insist(): Kept {
    const text = writtenDraft(this.#draft);
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
    return this.otherTab() === null ? this.insist() : "held-back";
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

/** What is kept under this name outlives releases: it stays what it is. */
export const draftKey = "shop-diagnostic-draft";
const spotKey = "shop-diagnostic-spot";
const trialKey = "shop-diagnostic-trial";

type Device = ReturnType<typeof deviceOf>;

/** A browser may refuse to read or store at any time, by a quota or a policy. That is no error: the visitor is told. */
function deviceOf(storage: DraftStorage | null) {
  const isDone = (act: (storage: DraftStorage) => void): boolean => {
    try {
      if (storage) act(storage);
      return storage !== null;
    } catch {
      return false;
    }
  };
  const read = (key: string): string | null => {
    let text: string | null = null;
    isDone((there) => {
      text = there.getItem(key);
    });
    return text;
  };
  const write = (key: string, text: string): boolean => isDone((there) => there.setItem(key, text));
  const remove = (key: string): boolean => isDone((there) => there.removeItem(key));
  return { canKeep: write(trialKey, "1") && remove(trialKey), read, write, remove };
}

/** The device's storage, or `null` where the browser forbids even to name it. */
export function deviceStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
