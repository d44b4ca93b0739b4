import type { Generated, Kysely, Transaction } from "kysely";
import type { DeliveryKind, DeliveryState } from "../../service/delivery/deliveries.ts";
import type { CoworkerRole } from "../../survey/coworker.ts";
import type { VersionKind } from "../../survey/wire/history.ts";

/** The columns of each table. */
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
    /** 1 if the report is to be emailed to the respondent. */
    readonly wants_mail: number;
    /** 1 if a program seems to have sent it. */
    readonly is_suspect: number;
    /** 1 if the operator marked it as a test. */
    readonly is_test: Generated<number>;
    /** The process that took the lease to analyze the lead last, even if it has run out; `null` once a process returns it. */
    readonly analyst: string | null;
    /** When the lease ends unless renewed, milliseconds since 1970 by the database's clock. */
    readonly analysed_until: number | null;
    /** 1 if the owner decided to show coworkers' answers by role. */
    readonly shows_roles: Generated<number>;
  };
  /** What reports are rendered from: compressed JSON, and the version of the rules that made it. */
  readonly dossiers: { readonly lead_id: string; readonly rules: string; readonly dossier: Uint8Array };
  /** Later versions of a lead's report, from number 2; the first is in `leads` and `dossiers`. */
  readonly versions: {
    readonly lead_id: string;
    readonly number: number;
    /** When its answers were received, ISO 8601 in UTC. */
    readonly made_at: string;
    readonly kind: VersionKind;
    readonly idempotency_key: string | null;
    readonly fingerprint: string;
    readonly email: string;
    /** The submission as JSON. */
    readonly answers: string;
    /** The number of the version it is compared with. */
    readonly compared_with: number | null;
    /** What was added to the answers, as JSON: tasks done, measured values. */
    readonly added: string;
    /** `null` until the report is made; the version before is shown until then. */
    readonly rules: string | null;
    readonly dossier: Uint8Array | null;
  };
  /** Coworkers the report's owner asked for their view. No names: a role, and what they answered. */
  readonly witnesses: {
    readonly id: string;
    readonly lead_id: string;
    /** Digest of the secret in their link. */
    readonly token: string;
    readonly role: CoworkerRole;
    readonly invited_at: string;
    readonly answered_at: string | null;
    /** JSON. */
    readonly answers: string | null;
    /** 1 if they agree to be shown by role; `null` until the first answer, which the owner is notified of. */
    readonly may_show_role: number | null;
    /** The number of the first version that counts them; after that, their answers can't change. */
    readonly counted_in: number | null;
    /** Digest of the key returned to the person who answered; `null` before, and for answers of releases without keys. */
    readonly answer_key: string | null;
  };
  /** What releases before schema 7 stored: compressed JSON of the whole response. Read only. */
  readonly results: { readonly lead_id: string; readonly answer: Uint8Array };
  /** A lead's deliveries, done or not. Times are milliseconds since 1970 by the server's clock. */
  readonly deliveries: {
    readonly id: string;
    readonly lead_id: string;
    readonly kind: DeliveryKind;
    readonly state: DeliveryState;
    readonly created_at: number;
    /** When it is tried next; during an attempt, the end of the lease. Means nothing unless `state` is waiting. */
    readonly due_at: number;
    /** Attempts started since it was last set to waiting. */
    readonly attempts: number;
    /** When the first of these attempts started; `null` before it. */
    readonly tried_since: number | null;
    /** Marks the attempt in progress; `null` if there is none. */
    readonly claim: string | null;
    /** The last problem, in our words. */
    readonly problem: string | null;
  };
  /** Model tokens that one scope, a network address or all together, has used or reserved in one day. */
  readonly model_tokens: { readonly day: string; readonly scope: string; readonly tokens: number };
  /** A salt per day for hashing network addresses. */
  readonly model_days: { readonly day: string; readonly salt: string };
  /** What was erased, as digests under the keys of `erasure_keys`. */
  readonly erased: { readonly digest: string; readonly erased_at: string };
  /** Key 0 is the store's own; others came with restored data. */
  readonly erasure_keys: { readonly place: number; readonly key: string };
  /** Requests counted per limit and network address: live on PostgreSQL, saved every minute on SQLite. */
  readonly address_counts: {
    /** The limit's name, `:`, and a keyed digest of the network address. */
    readonly key: string;
    /** How many requests count. */
    readonly points: number;
    /** When they no longer count, milliseconds since 1970. */
    readonly expire: number | null;
  };
  /** Spent proofs of work until they expire; seconds since 1970. */
  readonly spent_proofs: { readonly digest: string; readonly expires_at: number };
  /** Keys shared by the servers on one database. */
  readonly secrets: { readonly name: string; readonly value: string };
  /** A server's notes for later: its last successful write check, and up to when expired leads were erased. */
  readonly server_notes: { readonly name: string; readonly value: string };
  /**
   * Emails counted within a day, for an address or, if they ask for confirmation, for a domain. They outlive the lead, so
   * that erasing doesn't reset the limit.
   */
  readonly mail_counts: {
    /** The delivery's id; for a domain, followed by `-confirm`. */
    readonly delivery_id: string;
    /** Keyed digest of the normalized address, or of `@` and the domain. */
    readonly address: string;
    /** Milliseconds since 1970. */
    readonly created_at: number;
  };
  /** Addresses that confirmed that they want reports, or were asked to within a day, as keyed digests; times in milliseconds. */
  readonly mail_addresses: {
    readonly address: string;
    /** The delivery that asked. */
    readonly asked_by: string;
    readonly asked_at: number;
    readonly confirmed_at: number | null;
  };
  /** A submission's figures for the comparison with its kind of shop. */
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
  /** The published figures of a kind of shop (`told`), and the submissions they came from (`basis`), both JSON. */
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

/** The tables that a backup and a restore copy, each with its primary key. A table comes before those that refer to it. */
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

/**
 * What a move copies besides, because only this installation needs it: limits that expire within a day, what its servers
 * noted, and `secrets` with the digests made with them. A backup has none of it, because whoever has the secrets could undo
 * what they protect. It does have `erasure_keys`: a restore recognizes by them what was erased.
 */
const ownTables = {
  secrets: ["name"],
  server_notes: ["name"],
  mail_addresses: ["address"],
  mail_counts: ["delivery_id"],
  address_counts: ["key"],
  spent_proofs: ["digest"],
} as const satisfies { readonly [Name in keyof Tables]?: readonly (keyof Tables[Name])[] };

export const movedTables = { ...carriedTables, ...ownTables };

export type CarriedTable = Exclude<keyof Tables, keyof typeof ownTables | "schema_version">;

/** A transaction on the database. */
export type Change = Transaction<Tables>;
/** The database itself, or a transaction on it. */
export type Access = Database | Change;
