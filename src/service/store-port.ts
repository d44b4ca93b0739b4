import type { PeerFacts } from "../diagnosis/peers.ts";
import type { CoworkerAnswers, CoworkerRole } from "../survey/coworker.ts";
import type { Submission } from "../survey/submission.ts";
import type { VersionKind, WireVersion } from "../survey/wire/history.ts";
import type { JsonBytes } from "./analyze/json-bytes.ts";
import type { AskedCoworkers, CountedAnswer, StoredCoworker } from "./coworkers/coworkers.ts";
import type { Added, NewestVersion, VersionRecord } from "./reports/versions.ts";

/** An accepted submission, as stored. */
export interface Lead {
  readonly id: string;
  /** When it was received, `2026-11-21T08:30:00.000Z`. */
  readonly receivedAt: string;
  /** Hash of the caller's idempotency key; `null` when there was none. */
  readonly key: string | null;
  /** Hash of the submission: the same answers have the same fingerprint. */
  readonly fingerprint: string;
  readonly submission: Submission;
  /** Whether the respondent asked for the report by email. */
  readonly wantsMail: boolean;
  /** Whether a program seems to have sent it. It is stored and marked, but not delivered. */
  readonly isSuspect: boolean;
}

/** A stored lead, in one version of its report. */
export interface StoredLead {
  readonly id: string;
  /** 1 is the first. */
  readonly version: number;
  /** When the answers of this version were received. */
  readonly receivedAt: string;
  readonly fingerprint: string;
  /** The answers as they were accepted, perhaps under an older questionnaire. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** `null` if there is none yet or the analysis failed. */
  readonly analysis: StoredAnalysis | null;
}

/** Another version of a report, as stored before it is made. */
export interface NewVersion extends Partial<Pick<Lead, "wantsMail" | "isSuspect">> {
  readonly madeAt: string;
  readonly kind: VersionKind;
  /** Hash of the caller's idempotency key; `null` when there was none. */
  readonly key: string | null;
  readonly fingerprint: string;
  readonly submission: Submission;
  readonly comparedWith: number | null;
  readonly added: Added;
}

export type SaveVersionOutcome =
  | { readonly kind: "saved"; readonly version: PendingVersion }
  | { readonly kind: "key-taken"; readonly lead: StoredLead }
  /** There is no such report, or it was erased. */
  | { readonly kind: "no-report" };

/** A stored version that isn't made yet, with everything it needs except the coworkers. */
export interface PendingVersion extends VersionRecord {
  readonly id: string;
}

/** first: the submission alone; second: a coworker answered; return: the owner came back weeks later. */
export type Visit = "first" | "second" | "return";

/** A lead as the operator sees it in a list. */
export interface ListedLead extends Pick<StoredLead, "id" | "receivedAt" | "answers"> {
  readonly visit: Visit;
}

/** The stored form of an analysis. */
export type StoredAnalysis =
  /** As `jsonOfDossier` writes it. */
  | { readonly kind: "dossier"; readonly json: JsonBytes }
  /** What releases before the dossier stored: the whole response, including HTML. */
  | { readonly kind: "older-response"; readonly json: JsonBytes };

/** A dossier, as stored. */
export interface DossierToSave {
  /** The version of the rules that made its diagnosis. */
  readonly rulesVersion: string;
  readonly json: JsonBytes;
  /** What the shop contributes to comparisons; `null` if nothing. */
  readonly facts: PeerFacts | null;
}

/** A link for one coworker. */
export interface Invitation {
  readonly id: string;
  /** Digest of the secret in the link: the secret itself is stored nowhere. */
  readonly token: string;
  readonly role: CoworkerRole;
  readonly invitedAt: string;
}

export interface InvitedCoworker {
  readonly leadId: string;
  readonly coworker: StoredCoworker;
}

export interface VersionDossier extends Pick<DossierToSave, "rulesVersion" | "json"> {
  /** The answers it counts: they can't be changed any more. */
  readonly counted: readonly CountedAnswer[];
}

export type SaveLeadOutcome = { readonly kind: "saved" } | { readonly kind: "key-taken"; readonly lead: StoredLead };

export type SaveDossierOutcome =
  | { readonly kind: "saved" }
  /** The lead with the dossier that it already had. */
  | { readonly kind: "already-analyzed"; readonly lead: StoredLead }
  /** The lead was erased meanwhile. */
  | { readonly kind: "erased" };

/** outdated: an answer that it counts was changed or taken back meanwhile. */
export type SaveVersionDossierOutcome = SaveDossierOutcome | { readonly kind: "outdated" };

/** Whether a lead still has to be analyzed: then the caller has the exclusive lease on it. */
export type Lease = { readonly kind: "ours" } | { readonly kind: "analyzed"; readonly lead: StoredLead };

/** Stores leads and their answers. Once a promise resolves, the data is on disk. */
export interface Store {
  /**
   * Stores a lead, unless its key is taken: then nothing is stored and the lead with the key is returned. The caller has the
   * lease on a lead it stored.
   */
  saveLead(lead: Lead): Promise<SaveLeadOutcome>;
  /** Stores the dossier of a lead, and what it contributes to comparisons, unless the lead already has a dossier. */
  saveDossier(id: string, dossier: DossierToSave): Promise<SaveDossierOutcome>;
  /**
   * Waits for the dossier of a version that another server is making. If none is, or it stopped without a result, the caller
   * gets the lease.
   */
  awaitLease(id: string, version: number): Promise<Lease>;
  /** Keeps the lease on a lead while the work runs, and releases it if the work fails. */
  duringLease<Result>(id: string, work: () => Promise<Result>): Promise<Result>;
  /** Whether a server has the lease: it may be making a version of the report. */
  isUnderWay(id: string): Promise<boolean>;
  /** The version of a lead that came with the key of this hash. */
  leadWithKey(key: string): Promise<StoredLead | undefined>;
  /** A lead in the requested version, or in the newest one that has a report. */
  leadWithId(id: string, version?: number): Promise<StoredLead | undefined>;
  /**
   * Stores what the next version of a report is made from, unless its key is taken. Concurrent requests each get their own number
   * and see the answers of the version before. The caller has the lease, except for a version that counts coworkers.
   */
  saveVersion(id: string, next: (latest: NewestVersion) => NewVersion): Promise<SaveVersionOutcome>;
  /** Stores the dossier of a version. The first one stays: unless the outcome is `saved`, nothing is stored. */
  saveVersionDossier(id: string, version: number, dossier: VersionDossier): Promise<SaveVersionDossierOutcome>;
  /** The versions of a report that can be shown, the oldest first. */
  versionsOf(id: string): Promise<readonly WireVersion[]>;
  /** Everybody the owner of a report asked for a view. */
  coworkersOf(id: string): Promise<AskedCoworkers>;
  /** Whether a version of a report still has to be made, or a coworker's answer still has to be counted. */
  isBehind(id: string): Promise<boolean>;
  /**
   * Stores links for coworkers, unless one report would have more than `max`: then nothing changes. The first request decides whether their answers are shown by role.
   */
  inviteCoworkers(
    id: string,
    showsRoles: boolean,
    invitations: readonly Invitation[],
    max: number,
  ): Promise<"invited" | "no-report" | "too-many">;
  /** Finds a coworker by the digest of the secret in the link. */
  coworkerWithToken(token: string): Promise<InvitedCoworker | undefined>;
  /** Stores an answer, or replaces one with the same key. An answer that a report counts or someone else gave isn't replaced. */
  answerCoworker(
    token: string,
    answers: CoworkerAnswers,
    consent: CoworkerConsent,
  ): Promise<"kept" | "answered" | "counted" | "gone">;
  /** Erases an answer with this key that no report counts yet. Its link can be answered again. */
  takeBackCoworker(token: string, key: string): Promise<void>;
  /** Ends an unanswered link. Returns 0 or 1. */
  withdrawCoworker(id: string, coworker: string): Promise<number>;
  /** Accepted versions that aren't made yet, the oldest first. */
  pendingVersions(id: string): Promise<readonly PendingVersion[]>;
  /** All leads with their newest answers, the oldest first, read in pages to limit memory. */
  leads(): AsyncIterable<ListedLead>;
  /** Whether a copy of the report was sent to the respondent or is queued. */
  isMailed(id: string): Promise<boolean>;
  /** Marks or unmarks a lead as the operator's test, which counts for no comparison. Returns 0 or 1. */
  markTest(id: string, isTest: boolean): Promise<number>;
  /** Erases the answers and the report of one lead. Returns the number of erased leads: 0 or 1. */
  eraseLead(id: string): Promise<number>;
  /** Erases all leads with this email address, whatever its case. */
  eraseAddress(email: string): Promise<number>;
  /** How many leads were received before this time, out of how many, and the cutoff time of the last erasure by age. */
  expiring(receivedAt: string): Promise<Expiring>;
  /** How many leads there were at `seenAt`, and how many of them had no version since `receivedAt` then. */
  expiredAsOf(seenAt: string, receivedAt: string): Promise<{ readonly expired: number; readonly seen: number }>;
  /** Erases all leads whose newest version came before this time, and stores the time. */
  eraseBefore(receivedAt: string): Promise<number>;
}

/** What comes with a coworker's answers. */
export interface CoworkerConsent {
  readonly at: string;
  readonly mayShowRole: boolean;
  /** Digest of the key returned to the person who answers. */
  readonly key: string;
}

export interface Expiring {
  readonly expired: number;
  readonly stored: number;
  /** `null` if leads were never erased for their age. */
  readonly lastBefore: string | null;
}
