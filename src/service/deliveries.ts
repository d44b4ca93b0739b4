import type { Lead } from "./ports.ts";

/** Whom an accepted lead goes to. */
export const leadDeliveryKinds = ["mail-respondent", "mail-operator", "webhook"] as const;
export type LeadDeliveryKind = (typeof leadDeliveryKinds)[number];

/** What follows later: the owner hears of a second view and of the day to come back, the operator's CRM that a lead went on. */
export const deliveryKinds = [...leadDeliveryKinds, "mail-view", "mail-return", "webhook-visit"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Which ways out the operator has set up. */
export interface Channels {
  /** Mail to whoever filled in the form, when they asked for it. */
  readonly respondent: boolean;
  readonly operator: boolean;
  readonly webhook: boolean;
}

/**
 * waiting: due at its time, also while it is under way; delivered: over; parked: given up until somebody sends it again;
 * withheld: of a suspect, one mail too many, or to an address that has not confirmed yet.
 */
const deliveryStates = ["waiting", "delivered", "parked", "withheld"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a delivery is written down and not sent, in words for the operator. */
export const withheldWords = {
  suspect: "a program seems to have sent the form",
  "many-mails": "this address got many mails from here today",
  unconfirmed: "the address has not confirmed yet that it wants the report",
} as const;
export type WithheldReason = keyof typeof withheldWords;

/** Mails to one mailbox within a day, over all reports: whoever fills in forms with a stranger's address fills no mailbox. */
export const recipientLimit = { max: 6, windowMs: 24 * 60 * 60 * 1000 } as const;

/** A delivery as it is written beside its lead, in the same transaction. */
export interface NewDelivery {
  /** Stays the same over all attempts: whoever gets it twice knows it by this. */
  readonly id: string;
  readonly kind: DeliveryKind;
  /** Why it isn't sent automatically; `null` where it is. */
  readonly withheld: WithheldReason | null;
  readonly createdAt: Date;
  /** When it is sent at the latest. As soon as the report is stored it is due at once. */
  readonly dueAt: Date;
}

/** A delivery whose turn it is. */
export interface DueDelivery {
  readonly id: string;
  readonly leadId: string;
  readonly kind: DeliveryKind;
  /** This one included. */
  readonly attempts: number;
  /** When it was first tried since it was last set to waiting. */
  readonly triedSince: Date;
}

/** No analysis takes longer: the highest time limit of a model is 10 minutes. After that a lead goes out without its report. */
const longestAnalysisMs = 15 * 60 * 1000;

/** What is to be delivered of a lead. */
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

/** What is to be delivered when a lead goes on: a person whom the owner asked has answered, or the owner came back. */
export function deliveriesOfVisit(
  {
    isView,
    wantsMail,
    isSuspect,
  }: { readonly isView: boolean; readonly wantsMail: boolean; readonly isSuspect: boolean },
  channels: Channels,
  createdAt: Date,
  newId: () => string,
): readonly NewDelivery[] {
  const kinds: readonly DeliveryKind[] = [
    ...(isView && wantsMail && channels.respondent ? (["mail-view"] as const) : []),
    ...(channels.webhook ? (["webhook-visit"] as const) : []),
  ];
  return kinds.map((kind) => ({
    id: newId(),
    kind,
    withheld: isSuspect ? "suspect" : null,
    createdAt,
    dueAt: createdAt,
  }));
}
