import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Brand } from "../report/occasion.ts";
import type { Attempt, Failed } from "./deliver-problems.ts";
import type { visitEvent, webhookEvent } from "./deliver-webhook.ts";
import type { ExportPorts } from "./export-report.ts";
import type { MailAddresses } from "./mail-confirmation.ts";
import type { WrittenMail } from "./mail-letter.ts";
import type { MailOccasion } from "./mail-parts.ts";
import type { Store, StoredLead } from "./ports.ts";
import { dossierOf, type StoredReport } from "./show-report.ts";

/** Where the owner of an address confirms it, followed by a token. */
export const confirmPath = "/api/confirm";

/** A mail with the ways it goes. */
export interface OutgoingMail extends WrittenMail {
  /** Stays the same over all attempts. */
  readonly deliveryId: string;
  readonly to: string;
  /** Whom an answer goes to; `null` is the sender. */
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly attached: AttachedFile | null;
}

export interface AttachedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A call to the operator's CRM. */
export interface OutgoingCall {
  readonly deliveryId: string;
  readonly body: string;
  readonly event: typeof webhookEvent | typeof visitEvent;
}

export type Sent = { readonly kind: "delivered" } | Failed;
export type SendMail = (mail: OutgoingMail) => Promise<Sent>;

export interface DeliverPorts extends Omit<ExportPorts, "admit"> {
  readonly store: Pick<Store, "leadWithId" | "visitOf">;
  readonly publicUrl: string | null;
  readonly retentionDays: number | null;
  /** Where the operator's mail goes; `null` where none is wanted. */
  readonly operator: string | null;
  /** `null` where no mail server is set up. */
  readonly sendMail: SendMail | null;
  readonly addresses: MailAddresses;
  readonly callWebhook: ((call: OutgoingCall) => Promise<Sent>) | null;
}

/** A delivery that only has to go out, or why it can't. */
export type Prepared = Failed | (() => Promise<Attempt>);

export const notSetUp: Failed = { kind: "failed", problem: "not-set-up" };

export const occasionOf = ({ id, receivedAt }: StoredLead, ports: DeliverPorts): MailOccasion => ({
  id,
  receivedAt,
  brand: ports.brand,
  publicUrl: ports.publicUrl,
  retentionDays: ports.retentionDays,
});

/** `null` where an older release stored it in a shape we no longer read. */
export const diagnosisIn = (shown: StoredReport, { brand }: { readonly brand: Brand }): Diagnosis | null =>
  dossierOf(shown, brand)?.diagnosis ?? null;
