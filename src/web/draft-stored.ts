import { isRecord } from "../survey/is-record.ts";
import { isOpenSubmission, type OpenSubmission } from "./open-submission.ts";

/** What stands in the form's controls: text and the value of the chosen radio as text, ticks as a list. */
export type FormValues = Record<string, string | string[]>;

/** What the device keeps of a form between visits. */
export interface StoredDraft {
  /** ISO 8601, by the clock of the device at that time. */
  readonly savedAt: string;
  readonly values: FormValues;
  /** The submission of these answers that was begun and not yet answered. */
  readonly open: OpenSubmission | null;
  /** Milliseconds that the form was open on all visits so far. */
  readonly openMs: number;
  /** What this release cannot read, perhaps of a later one: it is written back as it was. */
  readonly unread: Unread;
}

interface Unread {
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly others: Readonly<Record<string, unknown>>;
}

/** Goes up when a stored value changes its meaning; `migrations` then carries older drafts over. */
const version = 2;

/** From each older version to the next. A draft of a later release is read as far as it can be. */
const migrations: Readonly<Record<number, (draft: StoredFields) => StoredFields>> = {
  // Version 1 did not know whether the report was still waited for: then the visitor is asked to press again.
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

/** The draft in a stored text, or `null` where it holds none. */
export function readDraft(text: string | null): StoredDraft | null {
  const stored = parsed(text);
  if (!isRecord(stored) || !isRelease(stored.version) || !isRecord(stored.values)) return null;
  const { version: kept, savedAt, values: keptValues, open, openMs, ...others } = migrated(stored, stored.version);
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

export function writtenDraft({ savedAt, values, open, openMs, unread }: StoredDraft): string {
  const all = { ...unread.values, ...values };
  return JSON.stringify({ ...unread.others, version: unread.version, savedAt, values: all, open, openMs });
}

type StoredFields = Readonly<Record<string, unknown>>;

function migrated(stored: StoredFields, from: number): StoredFields {
  if (from >= version) return stored;
  const migrate = migrations[from];
  return migrated({ ...(migrate ? migrate(stored) : stored), version: from + 1 }, from + 1);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isRelease = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

const isEntry = (entry: [string, unknown]): entry is [string, string | string[]] =>
  typeof entry[1] === "string" || (Array.isArray(entry[1]) && entry[1].every((part) => typeof part === "string"));
