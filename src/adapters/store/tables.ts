import type { Generated, Kysely } from "kysely";
import type { DeliveryKind, DeliveryState } from "../../service/deliveries.ts";
import type { VersionKind } from "../../survey/wire-history.ts";
import type { WitnessRole } from "../../survey/witness.ts";

/** The tables, as every query sees them. */
export interface Tables {
  readonly leads: {
    readonly id: string;
    /** ISO 8601 in UTC, so that the order of the text is the order of time. */
    readonly received_at: string;
    readonly idempotency_key: string | null;
    readonly fingerprint: string;
    /** The submitter's address in lower case, to erase by. */
    readonly email: string;
    /** The submission as JSON. */
    readonly answers: string;
    /** 1 when the report is to be mailed to the respondent. */
    readonly wants_mail: number;
    /** 1 when a program seems to have sent it. */
    readonly is_suspect: number;
    /** 1 when the operator marked it as a test. */
    readonly is_test: Generated<number>;
    /** The process that holds the lease to analyze the lead, or held it last; `null` when none does. */
    readonly analyst: string | null;
    /** When the lease ends unless it is renewed, milliseconds since 1970 by the clock of the database. */
    readonly analysed_until: number | null;
    /** 1 when the owner decided that answers of witnesses are shown by role. */
    readonly shows_roles: Generated<number>;
  };
  /** What reports are rendered from: compressed JSON, and the version of the rules that made it. */
  readonly dossiers: { readonly lead_id: string; readonly rules: string; readonly dossier: Uint8Array };
  /** Reports made again for a lead, from number 2 on: the first is in `leads` and `dossiers`. */
  readonly versions: {
    readonly lead_id: string;
    readonly number: number;
    /** When its answers came, ISO 8601 in UTC. */
    readonly made_at: string;
    readonly kind: VersionKind;
    readonly idempotency_key: string | null;
    readonly fingerprint: string;
    readonly email: string;
    /** The submission as JSON. */
    readonly answers: string;
    /** Number of the version whose figures it is compared with. */
    readonly compared_with: number | null;
    /** What was added to the answers, as JSON: tasks done, measured values. */
    readonly added: string;
    /** `null` until it is made: the version before is shown. */
    readonly rules: string | null;
    readonly dossier: Uint8Array | null;
  };
  /** People whom the owner of a report asked for their view. No names: a role, and what they answered. */
  readonly witnesses: {
    readonly id: string;
    readonly lead_id: string;
    /** Digest of the secret in their link. */
    readonly token: string;
    readonly role: WitnessRole;
    readonly invited_at: string;
    readonly answered_at: string | null;
    /** JSON. */
    readonly answers: string | null;
    /** 1 when they agree to be shown by role; `null` until the first answer, of which the owner is told. */
    readonly may_show_role: number | null;
    /** Number of the version that counts them first: from then on nothing is corrected. */
    readonly counted_in: number | null;
  };
  /** What releases before schema 7 stored: compressed JSON of the whole answer. Only read. */
  readonly results: { readonly lead_id: string; readonly answer: Uint8Array };
  /** What of a lead still has to reach somebody, or did. Times are milliseconds since 1970, by the server's clock. */
  readonly deliveries: {
    readonly id: string;
    readonly lead_id: string;
    readonly kind: DeliveryKind;
    readonly state: DeliveryState;
    readonly created_at: number;
    /** When it is tried next; while a server tries it, the end of that server's time. */
    readonly due_at: number;
    /** Begun, since it was last set to waiting. */
    readonly attempts: number;
    /** The first of these attempts; `null` before it. */
    readonly tried_since: number | null;
    /** The mark of the attempt that is under way; `null` when there is none. */
    readonly claim: string | null;
    /** What went wrong last, in our words. */
    readonly problem: string | null;
  };
  /** Tokens of the language model that one scope, an address or everybody, has used or set aside in one day. */
  readonly model_tokens: { readonly day: string; readonly scope: string; readonly tokens: number };
  /** Each day has a salt of its own for the hashes of addresses. */
  readonly model_days: { readonly day: string; readonly salt: string };
  /** What was erased, as digests under the keys of `erasure_keys`. */
  readonly erased: { readonly digest: string; readonly erased_at: string };
  /** The one in place 0 is the store's own; others came with what was restored into it. */
  readonly erasure_keys: { readonly place: number; readonly key: string };
  /** What addresses, as digests, did within the hour: on PostgreSQL as it happens, on SQLite written down each minute. */
  readonly address_counts: { readonly key: string; readonly points: number; readonly expire: number | null };
  /** Proofs of work that were used, until they are over; seconds since 1970. */
  readonly spent_proofs: { readonly digest: string; readonly expires_at: number };
  /** Keys that the servers on one database share. */
  readonly secrets: { readonly name: string; readonly value: string };
  /** What a server notes down for later: its last proof that it can write, and how far expired leads were erased. */
  readonly server_notes: { readonly name: string; readonly value: string };
  /** Mails to an address within a day. They outlive the lead, so that erasing gives no one more. */
  readonly mail_counts: {
    readonly delivery_id: string;
    /** Keyed digest of the normalized address. */
    readonly address: string;
    readonly created_at: number;
  };
  /** Addresses whose owner was asked whether reports may go there, as keyed digests; times in milliseconds. */
  readonly mail_addresses: {
    readonly address: string;
    /** The delivery that asked. */
    readonly asked_by: string;
    readonly asked_at: number;
    readonly confirmed_at: number | null;
  };
  /** What a submission adds to the figures of its kind of shop. */
  readonly peer_facts: {
    readonly lead_id: string;
    /** Digest of the submitter's address: one shop counts once. */
    readonly shop: string;
    readonly kind: string;
    /** Version of the rules that made them. */
    readonly rules: string;
    readonly received_at: string;
    /** JSON of the facts, without their kind. */
    readonly facts: string;
  };
  /** What is told of a kind of shop (`told`), and of which submissions it was made (`basis`), both JSON. */
  readonly peer_publications: {
    readonly kind: string;
    readonly rules: string;
    readonly renewed_at: string;
    readonly told: string;
    readonly basis: string;
  };
  readonly schema_version: { readonly version: number };
}

export type Database = Kysely<Tables>;

/**
 * What a backup, a restore and a move to another engine carry: every table with the columns of its primary key. A table
 * that others refer to stands before them.
 */
export const carriedTables = {
  leads: ["id"],
  dossiers: ["lead_id"],
  versions: ["lead_id", "number"],
  witnesses: ["id"],
  results: ["lead_id"],
  deliveries: ["id"],
  model_tokens: ["day", "scope"],
  model_days: ["day"],
  erased: ["digest"],
  erasure_keys: ["place"],
  peer_facts: ["lead_id"],
  peer_publications: ["kind"],
} as const satisfies { readonly [Name in CarriedTable]: readonly (keyof Tables[Name])[] };

/** All but what is over within a day, and what the database that takes them has of its own: keys, and what hangs on them. */
export type CarriedTable = Exclude<
  keyof Tables,
  "schema_version" | "address_counts" | "spent_proofs" | "secrets" | "server_notes" | "mail_counts" | "mail_addresses"
>;
