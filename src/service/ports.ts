import type { PeerFacts } from "../diagnosis/peers.ts";
import type { Dossier } from "../report/dossier.ts";
import type { Occasion } from "../report/occasion.ts";
import type { ExportFormatName } from "../survey/export-formats.ts";
import type { Submission } from "../survey/submission.ts";
import type { Narrator } from "./model/narrator.ts";
import type { Price } from "./model/receipt.ts";
import type { OnProgress } from "./progress.ts";
import type { StoredDossier } from "./stored-dossier.ts";

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
  /** Whether a program seems to have sent it. It is kept and marked, and delivered to nobody. */
  readonly isSuspect: boolean;
}

/** A lead as the store gives it back. */
export interface StoredLead {
  readonly id: string;
  readonly receivedAt: string;
  readonly fingerprint: string;
  /** The answers as they were accepted, perhaps under an older questionnaire. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** `null` while there is none, also when the analysis failed. */
  readonly analysis: StoredAnalysis | null;
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

export type SavedLead = { readonly kind: "saved" } | { readonly kind: "key-taken"; readonly lead: StoredLead };

/** Whether a lead is still to be analyzed: then the caller holds the lease on it, and no one else. */
export type Lease = { readonly kind: "ours" } | { readonly kind: "analyzed"; readonly lead: StoredLead };

/** A JSON text in UTF-8, as it is stored and sent. */
export type JsonBytes = Uint8Array;

/** Turns text into bytes and back. */
export interface Utf8 {
  /** Writes the pieces one behind the other. */
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
  leadWithKey(key: string): Promise<StoredLead | undefined>;
  leadWithId(id: string): Promise<StoredLead | undefined>;
  /** All leads without their analyses, the oldest first, read in pages: memory stays flat. */
  leads(): AsyncIterable<Omit<StoredLead, "analysis">>;
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
