import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Brand } from "../../report/occasion.ts";
import { rateMark } from "../../survey/currency.ts";
import { submissionIn } from "../analyze/stored-dossier.ts";
import type { ExportPorts } from "../reports/export-report.ts";
import { dossierOf, type StoredReport } from "../reports/show-report.ts";
import type { StoredLead } from "../store-port.ts";
import type { Attempt, Failed } from "./deliver-problems.ts";
import type { visitEvent, webhookEvent } from "./deliver-webhook.ts";
import type { RenderedEmail } from "./email.ts";
import type { MailAddresses } from "./mail-confirmation.ts";
import type { MailContext } from "./mail-parts.ts";

/** The path at which the owner of an address confirms it, followed by a token. */
export const confirmPath = "/api/confirm";

/** A rendered email with its addresses. */
export interface OutgoingMail extends RenderedEmail {
  /** The same for all attempts. */
  readonly deliveryId: string;
  readonly to: string;
  /** The reply address; `null`: the sender. */
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly attached: AttachedFile | null;
}

export interface AttachedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A request to the operator's CRM. */
export interface WebhookRequest {
  readonly deliveryId: string;
  readonly body: string;
  readonly event: typeof webhookEvent | typeof visitEvent;
}

export type SendResult = { readonly kind: "delivered" } | Failed;
export type SendMail = (mail: OutgoingMail) => Promise<SendResult>;

/** Without `admit`: emails have their own limits. */
export interface DeliverPorts extends Omit<ExportPorts, "admit"> {
  readonly publicUrl: string | null;
  readonly retentionDays: number | null;
  /** The operator's address; `null` if the operator wants no email. */
  readonly operator: string | null;
  /** `null` if no mail server is set up. */
  readonly sendMail: SendMail | null;
  readonly addresses: MailAddresses;
  readonly callWebhook: ((request: WebhookRequest) => Promise<SendResult>) | null;
}

/** A delivery that is ready to send, or why it can't be sent. */
export type Prepared = Failed | (() => Promise<Attempt>);

export const notSetUp: Failed = { kind: "failed", problem: "not-set-up" };

export const mailContextOf = ({ id, receivedAt, answers }: StoredLead, ports: DeliverPorts): MailContext => ({
  id,
  receivedAt,
  brand: ports.brand,
  publicUrl: ports.publicUrl,
  retentionDays: ports.retentionDays,
  money: rateMark(submissionIn(answers)),
});

/** `null` if an older release stored it in a shape we can't read. */
export const diagnosisIn = (shown: StoredReport, { brand }: { readonly brand: Brand }): Diagnosis | null =>
  dossierOf(shown, brand)?.diagnosis ?? null;
