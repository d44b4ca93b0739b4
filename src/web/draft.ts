/** What stands in the form's controls: text and the value of the chosen radio as text, ticks as a list. */
export type FormValues = Record<string, string | string[]>;

/** The part of the browser's storage that a draft needs. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps the answers between visits; where the browser stores nothing, while the page is open. */
export interface DraftKeeper {
  /** Whether the device lets us keep anything, as far as is known before the first try. */
  readonly canKeep: boolean;
  /** The answers as they stand: of this visit, else of the device. */
  readonly latest: () => FormValues;
  /** When the device's copy that this visit began with was written, ISO 8601. */
  readonly restoredFrom: () => string | null;
  /** Keeps the answers; says whether they are safe on the device. */
  readonly keep: (values: FormValues, now: string) => boolean;
  /** The answers were sent: the device forgets them, the open page keeps them until something new begins. */
  readonly wasSent: () => void;
  /** Something new begins: answers that were sent are forgotten, others stay. */
  readonly forgetSent: () => void;
  readonly erase: () => void;
}

export function draftIn(storage: DraftStorage | null): DraftKeeper {
  const stored = readDraft(storage?.getItem(storageKey) ?? null);
  let draft = { values: stored?.values ?? {}, restoredFrom: stored?.savedAt ?? null, isSent: false };
  const erase = (): void => {
    draft = { values: {}, restoredFrom: null, isSent: false };
    storage?.removeItem(storageKey);
  };
  return {
    canKeep: storage !== null,
    latest: () => draft.values,
    restoredFrom: () => draft.restoredFrom,
    keep: (values, savedAt) => {
      draft = { ...draft, values, isSent: false };
      return storage !== null && isWritten(storage, { version, savedAt, values });
    },
    wasSent: () => {
      draft = { ...draft, restoredFrom: null, isSent: true };
      storage?.removeItem(storageKey);
    },
    forgetSent: () => {
      if (draft.isSent) erase();
    },
    erase,
  };
}

const storageKey = "shop-diagnostic-draft";
/** Goes up when a stored value changes its meaning; `readDraft` then carries older drafts over. */
const version = 1;

interface StoredDraft {
  readonly version: number;
  readonly savedAt: string;
  readonly values: FormValues;
}

/** The draft in a stored text, or `null` where it holds none. Names the form no longer knows stay in it. */
function readDraft(text: string | null): StoredDraft | null {
  const stored = parsed(text);
  return isDraft(stored)
    ? { ...stored, values: Object.fromEntries(Object.entries(stored.values).filter(isEntry)) }
    : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null) return false;
  if (!("version" in value && "savedAt" in value && "values" in value)) return false;
  const { values, savedAt } = value;
  return value.version === version && typeof savedAt === "string" && typeof values === "object" && values !== null;
}

const isEntry = ([, value]: [string, unknown]): boolean =>
  typeof value === "string" || (Array.isArray(value) && value.every((part) => typeof part === "string"));

/** A browser may refuse to store at any time, by a quota or a policy. That is no error: the visitor is told. */
function isWritten(storage: DraftStorage, draft: StoredDraft): boolean {
  try {
    storage.setItem(storageKey, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The device's storage, or `null` where the browser forbids even to name it. */
export function deviceStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
