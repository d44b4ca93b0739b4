import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Brand } from "../report/occasion.ts";
import { exportFormats, fileNameOf } from "../survey/export-formats.ts";
import type { Attempt, Failed } from "./deliver-problems.ts";
import { visitBody, visitEvent, webhookBody, webhookEvent } from "./deliver-webhook.ts";
import type { DueDelivery } from "./deliveries.ts";
import { type ExportPorts, exportReport } from "./export-report.ts";
import { confirmationLetter, type MailAddresses } from "./mail-confirmation.ts";
import { type WrittenMail, writeLetter } from "./mail-letter.ts";
import { type LeadContact, operatorLetter } from "./mail-operator.ts";
import { type MailOccasion, reportLink } from "./mail-parts.ts";
import { respondentLetter } from "./mail-respondent.ts";
import { viewLetter } from "./mail-view.ts";
import type { Store, StoredLead } from "./ports.ts";
import { dayOf, documentIn, dossierOf, type StoredReport, shopNameOf, showReport } from "./show-report.ts";

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

export interface DeliverPorts extends Omit<ExportPorts, "admit"> {
  readonly store: Pick<Store, "leadWithId" | "visitOf">;
  readonly publicUrl: string | null;
  readonly retentionDays: number | null;
  /** Where the operator's mail goes; `null` where none is wanted. */
  readonly operator: string | null;
  /** `null` where no mail server is set up. */
  readonly sendMail: ((mail: OutgoingMail) => Promise<Sent>) | null;
  readonly addresses: MailAddresses;
  readonly callWebhook: ((call: OutgoingCall) => Promise<Sent>) | null;
}

/**
 * One attempt at one delivery. Made of what is stored, so that every attempt says the same.
 *
 * @param isStillOurs asked last before anything goes out: what was erased, or taken over by another server, does not go
 */
export async function deliver(
  delivery: DueDelivery,
  isStillOurs: () => Promise<boolean>,
  ports: DeliverPorts,
): Promise<Attempt> {
  const lead = await ports.store.leadWithId(delivery.leadId);
  if (!lead) return { kind: "withdrawn" };
  const send = await preparedFor(delivery, lead, ports);
  if (typeof send !== "function") return send;
  return (await isStillOurs()) ? send() : { kind: "withdrawn" };
}

type Prepared = Failed | (() => Promise<Attempt>);

function preparedFor(delivery: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  switch (delivery.kind) {
    case "mail-respondent":
      return respondentMail(delivery, lead, ports);
    case "mail-operator":
      return operatorMail(delivery, lead, ports);
    case "webhook":
      return webhookCall(delivery, lead, ports);
    case "mail-view":
      return viewMail(delivery, lead, ports);
    case "webhook-visit":
      return visitCall(delivery, lead, ports);
  }
}

async function respondentMail({ id }: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const { sendMail } = ports;
  if (sendMail === null) return notSetUp;
  const shown = await showReport(lead.id, ports);
  if (shown.kind === "no-report") return { kind: "failed", problem: "report-missing" };
  const to = String(lead.answers.owner_email);
  switch (await ports.addresses.standing(to, id)) {
    case "confirmed":
      return reportMail(id, { to, lead, shown }, ports, sendMail);
    case "asked":
      return async () => ({ kind: "asked" });
    case "ask":
      return confirmationMail(id, to, ports, sendMail);
  }
}

type SendMail = NonNullable<DeliverPorts["sendMail"]>;

/** Goes out once a day at most, whatever waits for the answer. */
async function confirmationMail(id: string, to: string, ports: DeliverPorts, sendMail: SendMail): Promise<Prepared> {
  const { brand, publicUrl, addresses } = ports;
  if (publicUrl === null) return notSetUp;
  const link = `${publicUrl}${confirmPath}/${await addresses.confirmToken(to)}`;
  const written = writeLetter(confirmationLetter(brand, link), brand);
  return async () => {
    const sent = await sendMail({ ...written, deliveryId: `${id}-confirm`, to, replyTo: null, attached: null });
    return sent.kind === "delivered" ? { kind: "asked" } : sent;
  };
}

interface ReportMail {
  readonly to: string;
  readonly lead: StoredLead;
  readonly shown: StoredReport;
}

async function reportMail(
  id: string,
  { to, lead, shown }: ReportMail,
  ports: DeliverPorts,
  sendMail: SendMail,
): Promise<Prepared> {
  const { brand } = ports;
  const made = await reportFile(lead.id, shown, ports);
  if (made.kind === "failed") return made;
  const attached = made.isPdf ? "a PDF" : "a web page you can open in any browser";
  const facts = { ...occasionOf(lead, ports), shopName: shopNameOf(shown), diagnosis: diagnosisIn(shown, ports) };
  const written = writeLetter(respondentLetter({ ...facts, attached }), brand);
  return () => sendMail({ ...written, deliveryId: id, to, replyTo: answersGoTo(brand), attached: made.file });
}

const notSetUp: Failed = { kind: "failed", problem: "not-set-up" };

const answersGoTo = ({ contact }: Brand): OutgoingMail["replyTo"] =>
  contact === null ? null : { name: contact.name, address: contact.email };

async function operatorMail({ id }: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const { sendMail, operator, brand } = ports;
  if (sendMail === null || operator === null) return notSetUp;
  const contact = contactIn(lead);
  const diagnosis = await diagnosisOf(lead, ports);
  const letter = operatorLetter({ ...occasionOf(lead, ports), contact, diagnosis });
  const replyTo = { name: contact.name, address: contact.email };
  return () => sendMail({ ...writeLetter(letter, brand), deliveryId: id, to: operator, replyTo, attached: null });
}

async function webhookCall({ id }: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const { callWebhook, publicUrl } = ports;
  if (callWebhook === null) return notSetUp;
  const body = webhookBody({ deliveryId: id, lead, publicUrl, diagnosis: await diagnosisOf(lead, ports) });
  return () => callWebhook({ deliveryId: id, body, event: webhookEvent });
}

async function viewMail({ id }: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const { sendMail, addresses, brand } = ports;
  const address = reportLink({ id: lead.id, publicUrl: ports.publicUrl });
  if (sendMail === null || address === null) return notSetUp;
  const to = String(lead.answers.owner_email);
  switch (await addresses.standing(to, id)) {
    case "confirmed": {
      const written = writeLetter(viewLetter(brand, address), brand);
      return () => sendMail({ ...written, deliveryId: id, to, replyTo: answersGoTo(brand), attached: null });
    }
    case "asked":
      return async () => ({ kind: "asked" });
    case "ask":
      return confirmationMail(id, to, ports, sendMail);
  }
}

/** How far the lead has come, and no more. */
async function visitCall({ id }: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const { callWebhook, publicUrl } = ports;
  if (callWebhook === null) return notSetUp;
  const body = visitBody({ deliveryId: id, id: lead.id, publicUrl, visit: await ports.store.visitOf(lead.id) });
  return () => callWebhook({ deliveryId: id, body, event: visitEvent });
}

const occasionOf = ({ id, receivedAt }: StoredLead, ports: DeliverPorts): MailOccasion => ({
  id,
  receivedAt,
  brand: ports.brand,
  publicUrl: ports.publicUrl,
  retentionDays: ports.retentionDays,
});

function contactIn({ answers }: StoredLead): LeadContact {
  const { shop_name, owner_name, owner_email, owner_phone } = answers;
  const phone = typeof owner_phone === "string" ? owner_phone : null;
  return { shopName: String(shop_name), name: String(owner_name), email: String(owner_email), phone };
}

async function diagnosisOf(lead: StoredLead, ports: DeliverPorts): Promise<Diagnosis | null> {
  const shown = await showReport(lead.id, ports);
  return shown.kind === "no-report" ? null : diagnosisIn(shown, ports);
}

const diagnosisIn = (shown: StoredReport, { brand }: Pick<DeliverPorts, "brand">): Diagnosis | null =>
  dossierOf(shown, brand)?.diagnosis ?? null;

type ReportFile = { readonly kind: "file"; readonly isPdf: boolean; readonly file: AttachedFile } | Failed;

/** The PDF, or the report as a web page where this machine cannot write PDF files. */
async function reportFile(id: string, shown: StoredReport, ports: DeliverPorts): Promise<ReportFile> {
  const admit = async () => ({ kind: "admitted" }) as const;
  const pdf = await exportReport(id, { format: "pdf", address: "", isForMail: true }, { ...ports, admit });
  if (pdf.kind === "busy") return { kind: "failed", problem: "report-busy" };
  if (pdf.kind === "file") return { kind: "file", isPdf: true, file: pdf };
  const name = fileNameOf(shopNameOf(shown), dayOf(shown.receivedAt), "html");
  const bytes = ports.utf8.encode(documentIn(shown, true));
  return { kind: "file", isPdf: false, file: { name, type: exportFormats.html.type, bytes } };
}
