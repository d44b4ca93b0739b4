import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { StoredLead, Visit } from "../store-port.ts";
import { type MailContext, reportLink } from "./mail-parts.ts";

/** Name and version of the event. A version may gain fields, but none is removed or changes its meaning. */
export const webhookEvent = { event: "lead.received", version: 1 } as const;

/** Something happened to a lead: someone else in the shop answered, or the owner came back. */
export const visitEvent = { event: "lead.visit", version: 1 } as const;

export interface VisitFacts extends Pick<MailContext, "publicUrl" | "id"> {
  readonly deliveryId: string;
  readonly visit: LaterVisit;
}

export type LaterVisit = Exclude<Visit, "first">;

/** The body of that request: what happened, without any answers. */
export const visitBody = ({ deliveryId, id, publicUrl, visit }: VisitFacts): string =>
  JSON.stringify({ ...visitEvent, delivery_id: deliveryId, id, report_url: reportLink({ id, publicUrl }), visit });

export interface WebhookFacts extends Pick<MailContext, "publicUrl"> {
  readonly deliveryId: string;
  readonly lead: Pick<StoredLead, "id" | "receivedAt" | "answers">;
  /** `null` when there is no report. */
  readonly diagnosis: Diagnosis | null;
}

/** The body of the request to the operator's CRM: the same for all attempts, once there is a report. */
export function webhookBody({ deliveryId, lead, diagnosis, publicUrl }: WebhookFacts): string {
  const { id, receivedAt, answers } = lead;
  return JSON.stringify({
    ...webhookEvent,
    delivery_id: deliveryId,
    id,
    received_at: receivedAt,
    report_url: diagnosis === null ? null : reportLink({ id, publicUrl }),
    contact: {
      shop_name: answers.shop_name ?? null,
      name: answers.owner_name ?? null,
      email: answers.owner_email ?? null,
      phone: answers.owner_phone ?? null,
    },
    answers,
    report: diagnosis === null ? null : reportIn(diagnosis),
  });
}

function reportIn({ rules, hidden_hours, hidden_dollars, scores, themes, kpis }: Diagnosis) {
  const range = ({ low, likely, high, unit }: Diagnosis["hidden_hours"]) => ({ low, likely, high, unit });
  return {
    rules,
    hidden_hours: range(hidden_hours),
    hidden_dollars: range(hidden_dollars),
    scores,
    themes: themes.map(({ id, name, probability, confidence }) => ({ id, name, probability, confidence })),
    kpis: kpis.map(({ id }) => id),
  };
}
