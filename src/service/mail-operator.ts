import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import { longDate } from "../report/format.ts";
import type { Email, EmailBlock } from "./email.ts";
import { figuresInMail, type MailOccasion, reportLink, themesForOperator } from "./mail-parts.ts";

/** Who completed the form. */
export interface LeadContact {
  readonly shopName: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

export interface OperatorFacts extends MailOccasion {
  readonly contact: LeadContact;
  /** `null` when there is no report. */
  readonly diagnosis: Diagnosis | null;
}

/** All sentences of this email. */
const words = {
  subject: (shop: string) => `New lead: ${shop}`,
  title: "A shop completed the diagnostic",
  openReport: "Open the report",
  figures: "Key figures",
  causes: "Top causes",
  noCause: "No answer points to a cause yet.",
  noReport:
    "There is no report for this lead: the analysis failed or was interrupted. The answers are safe; “spindlewise leads” prints them. If the shop sends the form again, the report is made.",
  reply: "Reply to this email to write to the shop.",
  why: (product: string, id: string, receivedAt: string) =>
    `Sent by ${product} because LEAD_EMAIL is set. Lead ${id}, ${receivedAt}.`,
} as const;

/** The email to the operator about a lead: who it is, what we found, a link to the report. Replies go to the shop. */
export function operatorEmail(facts: OperatorFacts): Email {
  const { brand, contact, receivedAt } = facts;
  return {
    subject: words.subject(contact.shopName),
    title: words.title,
    blocks: [{ kind: "facts", facts: contactFacts(facts) }, ...linkTo(facts), ...findingsOf(facts)],
    footer: [words.reply, words.why(brand.productName, facts.id, receivedAt)],
  };
}

function contactFacts({ contact, receivedAt }: OperatorFacts): readonly (readonly [string, string])[] {
  return [
    ["Shop", contact.shopName],
    ["Name", contact.name],
    ["Email", contact.email],
    ...(contact.phone === null ? [] : [["Phone", contact.phone] as const]),
    ["Received", `${longDate(receivedAt.slice(0, 10))}, ${receivedAt.slice(11, 16)} UTC`],
  ];
}

function linkTo(facts: OperatorFacts): readonly EmailBlock[] {
  const address = reportLink(facts);
  return address === null || facts.diagnosis === null ? [] : [{ kind: "link", label: words.openReport, address }];
}

function findingsOf({ diagnosis, money }: OperatorFacts): readonly EmailBlock[] {
  if (diagnosis === null) return [{ kind: "paragraph", text: words.noReport }];
  const items = themesForOperator(diagnosis, money);
  return [
    { kind: "heading", text: words.figures },
    { kind: "figures", figures: figuresInMail(diagnosis, money) },
    { kind: "heading", text: words.causes },
    items.length === 0 ? { kind: "paragraph", text: words.noCause } : { kind: "list", items },
  ];
}
