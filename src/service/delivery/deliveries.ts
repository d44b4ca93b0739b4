import { dayMs } from "../../survey/day-ms.ts";
import type { Lead } from "../store-port.ts";

/** Deliveries of an accepted lead. */
export const leadDeliveryKinds = ["mail-respondent", "mail-operator", "webhook"] as const;
export type LeadDeliveryKind = (typeof leadDeliveryKinds)[number];

/**
 * Also later deliveries: the owner is notified of a coworker's answer and of the return date, the operator's CRM of a
 * coworker's answer and of the owner's return.
 */
export const deliveryKinds = [
  ...leadDeliveryKinds,
  "mail-view",
  "mail-return",
  "webhook-view",
  "webhook-visit",
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** The delivery channels the operator has set up. */
export interface Channels {
  /** Email to the respondent, if requested. */
  readonly respondent: boolean;
  readonly operator: boolean;
  readonly webhook: boolean;
}

/**
 * waiting: due at its time or in progress; delivered: done; parked: given up until someone sends it again; withheld:
 * from a suspect, over the email limit, or to an address that isn't confirmed yet.
 */
const deliveryStates = ["waiting", "delivered", "parked", "withheld"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Emails to one mailbox within a day, over all reports, so that forms with a stranger's address can't flood it. */
export const recipientLimit = { max: 6, windowMs: dayMs } as const;

/**
 * Addresses of one domain that are asked to confirm within a day: more than a shop has owners. A domain may route
 * anything before the @ to one mailbox. Own judgment.
 */
export const domainLimit = 10;

/** A delivery as stored with its lead, in the same transaction. */
export interface NewDelivery {
  /** The same for all attempts, so that a receiver can recognize duplicates. */
  readonly id: string;
  readonly kind: DeliveryKind;
  /** Why it isn't sent automatically; `null` if it is. */
  readonly withheld: "suspect" | null;
  readonly createdAt: Date;
  /** The latest time it is sent. It is due as soon as the report is stored. */
  readonly dueAt: Date;
}

/** A delivery that is due. */
export interface DueDelivery {
  readonly id: string;
  readonly leadId: string;
  readonly kind: DeliveryKind;
  /** Including this one. */
  readonly attempts: number;
  /** The first attempt since it was last set to waiting. */
  readonly triedSince: Date;
}

/**
 * No analysis takes longer, because a model's time limit is at most 10 minutes. After that, a lead is sent without its
 * report.
 */
const longestAnalysisMs = 15 * 60 * 1000;

/** The deliveries of a new lead. */
export function deliveriesOf(
  lead: Pick<Lead, "wantsMail" | "isSuspect" | "receivedAt">,
  channels: Channels,
  newId: () => string,
): readonly NewDelivery[] {
  const createdAt = new Date(lead.receivedAt);
  const dueAt = new Date(createdAt.getTime() + longestAnalysisMs);
  const withheld = lead.isSuspect ? "suspect" : null;
  return leadDeliveryKinds
    .filter((kind) => isWanted(kind, lead, channels))
    .map((kind) => ({ id: newId(), kind, withheld, createdAt, dueAt }));
}

function isWanted(kind: LeadDeliveryKind, { wantsMail }: Pick<Lead, "wantsMail">, channels: Channels): boolean {
  switch (kind) {
    case "mail-respondent":
      return channels.respondent && wantsMail;
    case "mail-operator":
      return channels.operator;
    case "webhook":
      return channels.webhook;
  }
}

/** What happened to a report after it was made. `report-wanted`: its owner changed answers and asked for the report by email. */
export type VisitEvent = "coworker-answered" | "owner-returned" | "report-wanted";

interface Visit {
  readonly event: VisitEvent;
  readonly wantsMail: boolean;
  readonly isSuspect: boolean;
}

const kindsOf = {
  "coworker-answered": { mail: ["mail-view"], webhook: ["webhook-view"], waitMs: 0 },
  "owner-returned": { mail: [], webhook: ["webhook-visit"], waitMs: 0 },
  "report-wanted": { mail: ["mail-respondent"], webhook: [], waitMs: longestAnalysisMs },
} as const satisfies Readonly<Record<VisitEvent, KindsOfVisit>>;

interface KindsOfVisit {
  readonly mail: readonly DeliveryKind[];
  readonly webhook: readonly DeliveryKind[];
  /** How long the delivery may wait for the next version of the report. */
  readonly waitMs: number;
}

/** The deliveries of a later visit. */
export function deliveriesOfVisit(
  { event, wantsMail, isSuspect }: Visit,
  channels: Channels,
  createdAt: Date,
  newId: () => string,
): readonly NewDelivery[] {
  const { mail, webhook, waitMs } = kindsOf[event];
  const dueAt = new Date(createdAt.getTime() + waitMs);
  const kinds: readonly DeliveryKind[] = [
    ...(wantsMail && channels.respondent ? mail : []),
    ...(channels.webhook ? webhook : []),
  ];
  return kinds.map((kind) => ({
    id: newId(),
    kind,
    withheld: isSuspect ? "suspect" : null,
    createdAt,
    dueAt,
  }));
}
