import { isRecord } from "../../survey/is-record.ts";
import { parseOrNull } from "../parse-or-null.ts";
import { isOpenSubmission, type OpenSubmission } from "./open-submission.ts";

/** The values of the form's controls: texts and chosen radio values as text, checkboxes as a list. */
export type FormValues = Record<string, string | string[]>;

/** A form as stored on the device between visits. */
export interface StoredDraft {
  /** ISO 8601, by the device's clock at that time. */
  readonly savedAt: string;
  readonly values: FormValues;
  /** The submission of these answers that was started and not yet answered. */
  readonly open: OpenSubmission | null;
  /** Milliseconds that the form was open, over all visits. */
  readonly openMs: number;
  /** Fields this release can't read, perhaps from a later one; they are written back unchanged. */
  readonly unread: Unread;
}

interface Unread {
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly others: Readonly<Record<string, unknown>>;
}

/** Increased when the meaning of a stored value changes; `migrations` then updates older drafts. */
const version = 2;

/** From each version to the next. A draft from a later release is read as far as possible. */
const migrations: Readonly<Record<number, (draft: StoredFields) => StoredFields>> = {
  // Version 1 didn't record whether the visitor was still waiting, so they are asked to click again.
  1: ({ open, ...draft }) => ({
    ...draft,
    open: isRecord(open) ? { wantsMail: false, isWaitedFor: false, ...open } : null,
  }),
};

export const noDraft: StoredDraft = {
  savedAt: "",
  values: {},
  open: null,
  openMs: 0,
  unread: { version, values: {}, others: {} },
};

/** The draft in a stored text; `null` if there is none. */
export function readDraft(text: string | null): StoredDraft | null {
  const stored = parseOrNull(text);
  if (!isRecord(stored) || !isRelease(stored.version) || !isRecord(stored.values)) return null;
  const { version: kept, savedAt, values: keptValues, open, openMs, ...others } = migrate(stored, stored.version);
  const entries = Object.entries(isRecord(keptValues) ? keptValues : {});
  return {
    savedAt: typeof savedAt === "string" && !Number.isNaN(Date.parse(savedAt)) ? savedAt : "",
    values: Object.fromEntries(entries.filter(isEntry)),
    open: isOpenSubmission(open) ? open : null,
    openMs: typeof openMs === "number" && openMs > 0 && Number.isFinite(openMs) ? openMs : 0,
    unread: {
      version: typeof kept === "number" ? kept : version,
      values: Object.fromEntries(entries.filter((entry) => !isEntry(entry))),
      others,
    },
  };
}

export function draftText({ savedAt, values, open, openMs, unread }: StoredDraft): string {
  const all = { ...unread.values, ...values };
  return JSON.stringify({ ...unread.others, version: unread.version, savedAt, values: all, open, openMs });
}

type StoredFields = Readonly<Record<string, unknown>>;

function migrate(stored: StoredFields, from: number): StoredFields {
  if (from >= version) return stored;
  const step = migrations[from];
  return migrate({ ...(step ? step(stored) : stored), version: from + 1 }, from + 1);
}

const isRelease = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

const isEntry = (entry: [string, unknown]): entry is [string, string | string[]] =>
  typeof entry[1] === "string" || (Array.isArray(entry[1]) && entry[1].every((part) => typeof part === "string"));
