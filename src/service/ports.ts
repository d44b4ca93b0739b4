import type { PeerFacts } from "../diagnosis/peers.ts";
import type { Dossier } from "../report/dossier.ts";
import type { Occasion } from "../report/occasion.ts";
import type { ExportFormatName } from "../survey/export-formats.ts";
import type { Submission } from "../survey/submission.ts";
import type { VersionKind, WireVersion } from "../survey/wire-history.ts";
import type { WitnessAnswers, WitnessRole } from "../survey/witness.ts";
import type { Narrator } from "./model/narrator.ts";
import type { Price } from "./model/receipt.ts";
import type { OnProgress } from "./progress.ts";
import type { StoredDossier } from "./stored-dossier.ts";
import type { Added, LatestVersion, NewestVersion } from "./versions.ts";
import type { AskedWitnesses, StoredWitness } from "./witnesses.ts";

/** A submission that was accepted, as it goes to disk. */
export interface Lead {
  readonly id: string;
  /** When it came, `2026-11-21T08:30:00.000Z`. */
  readonly receivedAt: string;
  /** Hash of the caller's idempotency key; `null` when there was none. */
  readonly key: string | null;
  /** Hash of the submission: the same answers have the same fingerprint. */
  readonly fingerprint: string;
  readonly submission: Submission;
  /** Whether the respondent ticked that the report is to be mailed. */
  readonly wantsMail: boolean;
  /** Whether a program seems to have sent it. It is kept and marked, and delivered to no one. */
  readonly isSuspect: boolean;
}

/** A lead as the store gives it back, in one version of its report. */
export interface StoredLead {
  readonly id: string;
  /** 1 is the first. */
  readonly version: number;
  /** When the answers of this version came. */
  readonly receivedAt: string;
  readonly fingerprint: string;
  /** The answers as they were accepted, perhaps under an older questionnaire. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** `null` while there is none, also when the analysis failed. */
  readonly analysis: StoredAnalysis | null;
}

/** Another version of a report, as it goes to disk before it is made. */
export interface NewVersion {
  readonly madeAt: string;
  readonly kind: VersionKind;
  /** Hash of the caller's idempotency key; `null` when there was none. */
  readonly key: string | null;
  readonly fingerprint: string;
  readonly submission: Submission;
  readonly comparedWith: number | null;
  readonly added: Added;
}

export type SavedVersion =
  | { readonly kind: "saved"; readonly version: PendingVersion }
  | { readonly kind: "key-taken"; readonly lead: StoredLead }
  /** There is no such report, or it was erased. */
  | { readonly kind: "no-report" };

/** A version that is on disk, with all that it is to be made of but the witnesses. */
export interface PendingVersion extends LatestVersion {
  readonly id: string;
}

/** first: the submission alone; second: a witness answered; return: the owner came back weeks later. */
export type Visit = "first" | "second" | "return";

/** A lead as the operator sees it in a list. */
export interface ListedLead extends Pick<StoredLead, "id" | "receivedAt" | "answers"> {
  readonly visit: Visit;
}

/** What is kept of an analysis. */
export type StoredAnalysis =
  /** As `jsonOfDossier` writes it. */
  | { readonly kind: "dossier"; readonly json: JsonBytes }
  /** What releases before the dossier kept: the answer of the call, HTML included. */
  | { readonly kind: "older-answer"; readonly json: JsonBytes };

/** A dossier as it goes to disk. */
export interface DossierToSave {
  /** Version of the rules that made its diagnosis. */
  readonly rules: string;
  readonly json: JsonBytes;
  /** What the shop adds to the figures of other shops; `null` where nothing of it is kept. */
  readonly facts: PeerFacts | null;
}

/** A link for one witness. */
export interface Invitation {
  readonly id: string;
  /** Digest of the secret in the link: the secret itself is stored nowhere. */
  readonly token: string;
  readonly role: WitnessRole;
  readonly invitedAt: string;
}

export interface InvitedWitness {
  readonly leadId: string;
  readonly witness: StoredWitness;
}

export interface VersionDossier extends Pick<DossierToSave, "rules" | "json"> {
  /** The witnesses that it counts: from now on they are not corrected. */
  readonly counted: readonly string[];
}

export type SavedLead = { readonly kind: "saved" } | { readonly kind: "key-taken"; readonly lead: StoredLead };

/** Whether a lead is still to be analyzed: then the caller holds the lease on it, and no one else. */
export type Lease = { readonly kind: "ours" } | { readonly kind: "analyzed"; readonly lead: StoredLead };

/** A JSON text in UTF-8, as it is stored and sent. */
export type JsonBytes = Uint8Array;

/** Turns text into bytes and back. */
export interface Utf8 {
  /** Writes the pieces in their order. */
  readonly encode: (pieces: readonly string[]) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => string;
}

/** Where leads and their answers are kept. What a promise has confirmed is on disk. */
export interface Store {
  /**
   * Stores a lead, unless its key is taken: then nothing is stored and the lead that has the key is returned. The caller
   * holds the lease on a lead it stored.
   */
  saveLead(lead: Lead): Promise<SavedLead>;
  /**
   * Stores the dossier of a lead, and with it what it adds to the figures of other shops. The first one stays: where
   * another was first, that lead is returned.
   */
  saveDossier(id: string, dossier: DossierToSave): Promise<StoredLead | null>;
  /**
   * Waits for the dossier of a lead that another server is analyzing. When none is, or it stopped without a result, the
   * caller gets the lease.
   */
  awaitLease(id: string): Promise<Lease>;
  /** Holds the lease on a lead while the work runs, and gives it back when the work fails. */
  duringLease<Result>(id: string, work: () => Promise<Result>): Promise<Result>;
  /** The version of a lead that came with this key. */
  leadWithKey(key: string): Promise<StoredLead | undefined>;
  /** A lead in the newest version that has a report, or in the one that is asked for. */
  leadWithId(id: string, version?: number): Promise<StoredLead | undefined>;
  /**
   * Stores what the next version of a report is to be made of, unless its key is taken. Of several at once each gets a
   * number of its own and sees the answers of the one before.
   */
  saveVersion(id: string, next: (latest: NewestVersion) => NewVersion): Promise<SavedVersion>;
  /** Stores the dossier of a version. The first one stays: where another was first, or all is erased, nothing is stored. */
  saveVersionDossier(id: string, version: number, dossier: VersionDossier): Promise<void>;
  /** The versions of a report that can be shown, the oldest first. */
  versionsOf(id: string): Promise<readonly WireVersion[]>;
  /** Everybody whom the owner of a report asked for a view. */
  witnessesOf(id: string): Promise<AskedWitnesses>;
  /** Whether a version of a report waits to be made, or an answer of a witness to be counted. */
  isBehind(id: string): Promise<boolean>;
  /**
   * Stores links for witnesses, at most so many for one report. The first call settles whether their answers are shown by
   * role.
   */
  inviteWitnesses(
    id: string,
    showsRoles: boolean,
    invitations: readonly Invitation[],
    most: number,
  ): Promise<"invited" | "no-report" | "too-many">;
  /** By the digest of the secret in the link. */
  witnessWithToken(token: string): Promise<InvitedWitness | undefined>;
  /** Stores an answer or corrects it. An answer that a report counts stays as it is. */
  answerWitness(
    token: string,
    answers: WitnessAnswers,
    given: { readonly at: string; readonly mayShowRole: boolean },
  ): Promise<"kept" | "counted" | "gone">;
  /** Erases an answer that no report counts yet. Its link can be answered again. */
  takeBackWitness(token: string): Promise<void>;
  /** Ends a link that nobody has answered. Returns 0 or 1. */
  withdrawWitness(id: string, witness: string): Promise<number>;
  /** The versions that were accepted and not made yet, the oldest first. */
  pendingVersions(id: string): Promise<readonly PendingVersion[]>;
  /** All leads with their newest answers, the oldest first, read in pages: memory stays flat. */
  leads(): AsyncIterable<ListedLead>;
  /** Whether the respondent of a lead was sent a copy of its report, or waits for one. */
  isMailed(id: string): Promise<boolean>;
  /** How far a lead has come. */
  visitOf(id: string): Promise<Visit>;
  /** Marks a lead as a test of the operator, or takes the mark away: a test counts for no comparison. Returns 0 or 1. */
  markTest(id: string, isTest: boolean): Promise<number>;
  /** Erases the answers and the report of one lead. Returns how many leads went: 0 or 1. */
  eraseLead(id: string): Promise<number>;
  /** Erases all leads with this email address, whatever its case. */
  eraseAddress(email: string): Promise<number>;
  /** How many leads came before this time, of how many; and the time before which leads were erased last. */
  expiring(receivedAt: string): Promise<Expiring>;
  /** Erases all leads that came before this time, and notes the time. */
  eraseBefore(receivedAt: string): Promise<number>;
}

export interface Expiring {
  readonly expired: number;
  readonly stored: number;
  /** `null` where leads were never erased for their age. */
  readonly lastBefore: string | null;
}

/** Whether an address may have one more analysis now. */
export type Admission =
  | {
      readonly kind: "admitted";
      /** Takes it back where nothing was done for it. */
      readonly giveBack?: () => Promise<void>;
    }
  | { readonly kind: "refused"; readonly retryAfterSeconds: number };

/** `address` is whose share of a model's tokens is used; `null` where no model is to be asked. */
export type MakeDossier = (
  submission: Submission,
  occasion: Occasion,
  onProgress: OnProgress,
  address: string | null,
) => Promise<StoredDossier>;

/** A model, the time that it may take for one report, and what it costs. */
export interface ModelPorts {
  readonly narrator: Narrator;
  /** Ends the wait for all questions about one report. The time begins when it is called. */
  readonly timeLimit: () => AbortSignal;
  /** Milliseconds since some moment: only differences count. */
  readonly clock: () => number;
  readonly price: Price | null;
}

/** Diagnoses a shop and renders the answer. `id` names the stored report; `undefined` where nothing is stored. */
export type Analyze = (...given: [...Parameters<MakeDossier>, id: string | undefined]) => Promise<Analyzed>;

export interface Analyzed {
  readonly answer: JsonBytes;
  readonly dossier: DossierToSave;
}

/** The files that are made on a thread of their own. Web page and JSON are quick enough to be rendered at once. */
export type MadeFormat = Exclude<ExportFormatName, "html" | "json">;

/** @param whose the network address that asks; `null` for a mail, which has room of its own */
export type MakeFile = (format: MadeFormat, dossier: Dossier, whose?: string | null) => Promise<MadeFile>;

export type MadeFile =
  | { readonly kind: "made"; readonly bytes: Uint8Array }
  /** This machine lacks the module that writes such files. */
  | { readonly kind: "not-available" }
  /** Too many files are waiting already. */
  | { readonly kind: "busy" };
