import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { showReport } from "../reports/show-report.ts";
import type { StoredLead } from "../store-port.ts";
import { type DeliverPorts, diagnosisIn, mailContextOf, notSetUp, type Prepared } from "./deliver-ports.ts";
import type { Attempt } from "./deliver-problems.ts";
import { respondentMail, returnMail, viewMail } from "./deliver-to-owner.ts";
import { type LaterVisit, visitBody, visitEvent, webhookBody, webhookEvent } from "./deliver-webhook.ts";
import type { DueDelivery } from "./deliveries.ts";
import { renderEmail } from "./email.ts";
import { type LeadContact, operatorEmail } from "./mail-operator.ts";

/**
 * One attempt at one delivery, built from what is stored. What tells the operator of a new lead is about its first answers,
 * so that every attempt says the same; the owner gets the newest report.
 *
 * @param isStillOurs checked right before sending: a delivery that was erased or taken over by another server isn't sent
 */
export async function deliver(
  delivery: DueDelivery,
  isStillOurs: () => Promise<boolean>,
  ports: DeliverPorts,
): Promise<Attempt> {
  const lead = await ports.store.leadWithId(delivery.leadId, isOfNewLead(delivery) ? 1 : undefined);
  if (!lead) return { kind: "withdrawn" };
  const send = await preparedFor(delivery, lead, ports);
  if (typeof send !== "function") return send;
  return (await isStillOurs()) ? send() : { kind: "withdrawn" };
}

const isOfNewLead = ({ kind }: DueDelivery): boolean => kind === "mail-operator" || kind === "webhook";

function preparedFor(delivery: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  switch (delivery.kind) {
    case "mail-respondent":
      return respondentMail(delivery, lead, ports);
    case "mail-operator":
      return operatorMail(delivery, lead, ports);
    case "webhook":
      return leadRequest(delivery, lead, ports);
    case "mail-view":
      return viewMail(delivery, lead, ports);
    case "mail-return":
      return returnMail(delivery, lead, ports);
    case "webhook-view":
      return visitRequest(delivery, lead, "second", ports);
    case "webhook-visit":
      return visitRequest(delivery, lead, "return", ports);
  }
}

async function operatorMail({ id }: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const { sendMail, operator, brand } = ports;
  if (sendMail === null || operator === null) return notSetUp;
  const contact = contactIn(lead);
  const diagnosis = await diagnosisOf(lead, ports);
  const email = operatorEmail({ ...mailContextOf(lead, ports), contact, diagnosis });
  const replyTo = { name: contact.name, address: contact.email };
  return () => sendMail({ ...renderEmail(email, brand), deliveryId: id, to: operator, replyTo, attached: null });
}

async function leadRequest({ id }: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const { callWebhook, publicUrl } = ports;
  if (callWebhook === null) return notSetUp;
  const body = webhookBody({ deliveryId: id, lead, publicUrl, diagnosis: await diagnosisOf(lead, ports) });
  return () => callWebhook({ deliveryId: id, body, event: webhookEvent });
}

/** Reports only what happened. */
async function visitRequest(
  { id }: DueDelivery,
  lead: StoredLead,
  visit: LaterVisit,
  ports: DeliverPorts,
): Promise<Prepared> {
  const { callWebhook, publicUrl } = ports;
  if (callWebhook === null) return notSetUp;
  const body = visitBody({ deliveryId: id, id: lead.id, publicUrl, visit });
  return () => callWebhook({ deliveryId: id, body, event: visitEvent });
}

function contactIn({ answers }: StoredLead): LeadContact {
  const { shop_name, owner_name, owner_email, owner_phone } = answers;
  const phone = typeof owner_phone === "string" ? owner_phone : null;
  return { shopName: String(shop_name), name: String(owner_name), email: String(owner_email), phone };
}

async function diagnosisOf(lead: StoredLead, ports: DeliverPorts): Promise<Diagnosis | null> {
  const shown = await showReport(lead.id, ports, lead.version);
  return shown.kind === "no-report" ? null : diagnosisIn(shown, ports);
}
