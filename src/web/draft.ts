import { isOpenSubmission, type OpenSubmission } from "./open-submission.ts";

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
  /** The submission of these answers that was begun and not yet answered, perhaps on an earlier visit. */
  readonly open: () => OpenSubmission | null;
  readonly keepOpen: (open: OpenSubmission | null) => void;
  /** The answers were sent and answered: the device forgets them, the open page keeps them until something new begins. */
  readonly wasSent: () => void;
  /** Something new begins: answers that were sent are forgotten, others stay. */
  readonly forgetSent: () => void;
  readonly erase: () => void;
}

export function draftIn(storage: DraftStorage | null): DraftKeeper {
  const stored = readDraft(storage?.getItem(storageKey) ?? null);
  let draft: Draft = stored ? { ...stored, restoredFrom: stored.savedAt, isSent: false } : emptyDraft;
  const write = (): boolean => storage !== null && isWritten(storage, draft);
  const erase = (): void => {
    draft = emptyDraft;
    storage?.removeItem(storageKey);
  };
  return {
    canKeep: storage !== null,
    latest: () => draft.values,
    restoredFrom: () => draft.restoredFrom,
    keep: (values, savedAt) => {
      draft = { ...draft, values, savedAt, isSent: false };
      return write();
    },
    open: () => draft.open,
    keepOpen: (open) => {
      draft = { ...draft, open };
      write();
    },
    wasSent: () => {
      draft = { ...draft, restoredFrom: null, isSent: true, open: null };
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
  readonly savedAt: string;
  readonly values: FormValues;
  readonly open: OpenSubmission | null;
}

interface Draft extends StoredDraft {
  readonly restoredFrom: string | null;
  readonly isSent: boolean;
}

const emptyDraft: Draft = { savedAt: "", values: {}, open: null, restoredFrom: null, isSent: false };

/** The draft in a stored text, or `null` where it holds none. Names the form no longer knows stay in it. */
function readDraft(text: string | null): StoredDraft | null {
  const stored = parsed(text);
  if (!isDraft(stored)) return null;
  const { savedAt, values } = stored;
  const open = "open" in stored && isOpenSubmission(stored.open) ? stored.open : null;
  return { savedAt, values: Object.fromEntries(Object.entries(values).filter(isEntry)), open };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Pick<StoredDraft, "savedAt" | "values"> {
  if (typeof value !== "object" || value === null) return false;
  if (!("version" in value && "savedAt" in value && "values" in value)) return false;
  const { values, savedAt } = value;
  return value.version === version && typeof savedAt === "string" && typeof values === "object" && values !== null;
}

const isEntry = ([, value]: [string, unknown]): boolean =>
  typeof value === "string" || (Array.isArray(value) && value.every((part) => typeof part === "string"));

/** A browser may refuse to store at any time, by a quota or a policy. That is no error: the visitor is told. */
function isWritten(storage: DraftStorage, { savedAt, values, open }: StoredDraft): boolean {
  try {
    storage.setItem(storageKey, JSON.stringify({ version, savedAt, values, open }));
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
