/**
 * What a request has besides the answers: how the form was used, and whether an email is wanted. None of it is asked,
 * stored with the answers, part of their fingerprint, or an unknown field.
 */
export const extraFields = {
  /** The checkbox "mail me the report". */
  wantsMail: "mail_report",
  /** A hidden field (honeypot). Bots that fill in every field fill it in, too. */
  trap: "website",
  /** Milliseconds from the first view of the form to the click on the button. */
  filledInMs: "filled_in_ms",
  /** The payload of ALTCHA, if the server asks for one. */
  proof: "proof",
  /** Id of a stored report: the answers make its next version. */
  report: "report",
  /** Ids of tasks of the report's plan that are done. */
  done: "tasks_done",
} as const;

export interface RequestExtras {
  readonly wantsMail: boolean;
  /** The content of the hidden field; empty if a person filled in the form. */
  readonly trap: string;
  /** `null` if the sender doesn't say, such as a program that calls without a form. */
  readonly filledInMs: number | null;
  readonly proof: string | null;
  /** `null` if the answers make a new report. */
  readonly report: string | null;
  readonly done: readonly string[];
}

/** The longest proof that is read, characters. A proof from ALTCHA has a few hundred. */
const longestProof = 4_096;

/** Reads what a request has besides the answers. Never fails: what doesn't fit counts as not sent. */
export function readExtras(body: unknown): RequestExtras {
  const trap = fieldOf(body, extraFields.trap);
  const filledInMs = fieldOf(body, extraFields.filledInMs);
  const proof = fieldOf(body, extraFields.proof);
  return {
    wantsMail: isChecked(fieldOf(body, extraFields.wantsMail)),
    trap: textIn(trap),
    filledInMs: typeof filledInMs === "number" && filledInMs >= 0 && Number.isFinite(filledInMs) ? filledInMs : null,
    proof: typeof proof === "string" && proof !== "" && proof.length <= longestProof ? proof : null,
    report: textIn(fieldOf(body, extraFields.report)) || null,
    done: tasksIn(fieldOf(body, extraFields.done)),
  };
}

/** What the page sends next to the answers. The report is only sent if the answers make its next version. */
export type SentExtras = Omit<RequestExtras, "report" | "done"> & { readonly report?: string };

/** As the form sends it, next to what `toWire` makes of the answers. */
export const extrasOnWire = ({
  wantsMail,
  trap,
  filledInMs,
  proof,
  report,
}: SentExtras): Readonly<Record<string, string | number | boolean>> => ({
  ...(wantsMail && { [extraFields.wantsMail]: true }),
  ...(trap !== "" && { [extraFields.trap]: trap }),
  ...(filledInMs !== null && { [extraFields.filledInMs]: filledInMs }),
  ...(proof !== null && { [extraFields.proof]: proof }),
  ...(report !== undefined && { [extraFields.report]: report }),
});

/** Whether a field of the body is one of these. */
export const isExtra = (name: string): boolean => names.has(name);

const names: ReadonlySet<string> = new Set(Object.values(extraFields));

/** Only `true` counts as checked, so that no ambiguous value sends an email. */
const isChecked = (value: unknown): boolean =>
  value === true || (typeof value === "string" && value.trim().toLowerCase() === "true");

/** The text of a field; empty if it wasn't sent. A value that isn't text gives its type, so that it isn't empty. */
function textIn(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value.trim() : typeof value;
}

/** The most task ids that are read; no plan has more. */
const maxTasks = 50;
/** The most characters in a task's id. */
export const longestTaskId = 60;

export const tasksIn = (given: unknown): readonly string[] =>
  (typeof given === "string" ? [given] : Array.isArray(given) ? given : [])
    .slice(0, maxTasks)
    .filter((id) => typeof id === "string" && id.length <= longestTaskId && /^[a-z0-9-]+$/.test(id));

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined;
