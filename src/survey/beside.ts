/**
 * What travels beside the answers in the body of the call and is no answer: how the form was used, and one wish. None
 * of it is asked, stored with the answers, part of their fingerprint, or an unknown field.
 */
export const besideFields = {
  /** The tick "mail me the report". */
  wantsMail: "mail_report",
  /** A field that the form has and people do not see. Programs that fill in everything fill it in. */
  trap: "website",
  /** Milliseconds from the first sight of the form to the press of the button. */
  filledInMs: "filled_in_ms",
  /** The payload of ALTCHA, where the server asks for one. */
  proof: "proof",
} as const;

export interface Beside {
  readonly wantsMail: boolean;
  /** What stands in the field that people do not see; empty where a person filled in the form. */
  readonly trap: string;
  /** `null` where the sender does not tell, as a program that calls without a form. */
  readonly filledInMs: number | null;
  readonly proof: string | null;
}

/** Longest proof that is looked at, characters: one of ALTCHA has some hundreds. */
const longestProof = 4_096;

/** Reads what travels beside the answers. Never fails: what does not fit counts as not sent. */
export function readBeside(body: unknown): Beside {
  const trap = fieldOf(body, besideFields.trap);
  const filledInMs = fieldOf(body, besideFields.filledInMs);
  const proof = fieldOf(body, besideFields.proof);
  return {
    wantsMail: isTicked(fieldOf(body, besideFields.wantsMail)),
    trap: textIn(trap),
    filledInMs: typeof filledInMs === "number" && filledInMs >= 0 && Number.isFinite(filledInMs) ? filledInMs : null,
    proof: typeof proof === "string" && proof !== "" && proof.length <= longestProof ? proof : null,
  };
}

/** As the form sends it, beside what `toWire` makes of the answers. */
export const besideOnWire = ({
  wantsMail,
  trap,
  filledInMs,
  proof,
}: Beside): Readonly<Record<string, string | number | boolean>> => ({
  ...(wantsMail && { [besideFields.wantsMail]: true }),
  ...(trap !== "" && { [besideFields.trap]: trap }),
  ...(filledInMs !== null && { [besideFields.filledInMs]: filledInMs }),
  ...(proof !== null && { [besideFields.proof]: proof }),
});

/** Whether a name in the body belongs here. */
export const isBeside = (name: string): boolean => names.has(name);

const names: ReadonlySet<string> = new Set(Object.values(besideFields));

/** A tick is a plain yes: nothing is mailed to anybody for a word that could mean something else. */
const isTicked = (value: unknown): boolean =>
  value === true || (typeof value === "string" && value.trim().toLowerCase() === "true");

/** A person leaves the trap empty or does not send it; whatever else stands there is a text that is not empty. */
function textIn(trap: unknown): string {
  if (trap === undefined || trap === null) return "";
  return typeof trap === "string" ? trap.trim() : typeof trap;
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined;
