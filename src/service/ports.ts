import type { Dossier } from "../report/dossier.ts";
import type { Occasion } from "../report/occasion.ts";
import type { ExportFormatName } from "../survey/export-formats.ts";
import type { Submission } from "../survey/submission.ts";
import type { JsonBytes } from "./analyze/json-bytes.ts";
import type { OnProgress } from "./analyze/progress.ts";
import type { StoredDossier } from "./analyze/stored-dossier.ts";
import type { Narrator } from "./model/narrator.ts";
import type { Price } from "./model/receipt.ts";
import type { DossierToSave } from "./store-port.ts";

/** Whether an address may have one more analysis now. */
export type Admission =
  | {
      readonly kind: "admitted";
      /** Gives the admission back if it wasn't used. */
      readonly giveBack?: () => Promise<void>;
    }
  | { readonly kind: "refused"; readonly retryAfterSeconds: number };

/** The tokens that a model uses count for `address`. With `null`, no model is asked. */
export type MakeDossier = (
  submission: Submission,
  occasion: Occasion,
  onProgress: OnProgress,
  address: string | null,
) => Promise<StoredDossier>;

/** A model, its time limit per report, and its price. */
export interface ModelPorts {
  readonly narrator: Narrator;
  /** Ends the wait for all questions about one report. The time starts with the request. */
  readonly timeLimit: () => AbortSignal;
  /** A clock in milliseconds: only differences matter. */
  readonly clock: () => number;
  readonly price: Price | null;
}

/** Diagnoses a shop and renders the response. */
export type Analyze = (shop: {
  readonly submission: Submission;
  readonly occasion: Occasion;
  readonly onProgress: OnProgress;
  /** The tokens that a model uses count for it. With `null`, no model is asked. */
  readonly address: string | null;
  /** The id of the report; `null` if it isn't stored. */
  readonly storedAs: string | null;
}) => Promise<Analyzed>;

export interface Analyzed {
  readonly response: JsonBytes;
  readonly dossier: DossierToSave;
}

/** Files made on a separate thread. Web page and JSON are fast enough to render directly. */
export type MadeFormat = Exclude<ExportFormatName, "html" | "json">;

/** @param requester the network address that asks; `null` for an email, which has its own capacity */
export type MakeFile = (format: MadeFormat, dossier: Dossier, requester?: string | null) => Promise<MadeFile>;

export type MadeFile =
  | { readonly kind: "made"; readonly bytes: Uint8Array }
  /** The server lacks the module for such files. */
  | { readonly kind: "not-available" }
  /** Too many files are waiting already. */
  | { readonly kind: "busy" };
