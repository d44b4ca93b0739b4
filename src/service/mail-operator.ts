import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import { longDate } from "../report/format.ts";
import type { Letter, LetterBlock } from "./mail-letter.ts";
import { figuresInMail, type MailOccasion, reportLink, themesForOperator } from "./mail-parts.ts";

/** Who filled in the form. */
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

/** The mail that tells the operator of a lead: who, what we found, and the way to the report. An answer goes to the shop. */
export function operatorLetter(facts: OperatorFacts): Letter {
  const { brand, contact, diagnosis, receivedAt } = facts;
  return {
    subject: `New lead: ${contact.shopName}`,
    title: "A shop filled in the diagnostic",
    blocks: [{ kind: "facts", facts: contactFacts(facts) }, ...linkTo(facts), ...findingsOf(diagnosis)],
    footer: [
      "Answer this mail to write to the shop.",
      `Sent by ${brand.productName}, because LEAD_EMAIL is set. Lead ${facts.id}, ${receivedAt}.`,
    ],
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

function linkTo(facts: OperatorFacts): readonly LetterBlock[] {
  const address = reportLink(facts);
  return address === null || facts.diagnosis === null ? [] : [{ kind: "link", label: "Open the report", address }];
}

function findingsOf(diagnosis: Diagnosis | null): readonly LetterBlock[] {
  if (diagnosis === null) return [{ kind: "paragraph", text: noReport }];
  const items = themesForOperator(diagnosis);
  return [
    { kind: "heading", text: "Three figures" },
    { kind: "figures", figures: figuresInMail(diagnosis) },
    { kind: "heading", text: "Leading themes" },
    items.length === 0 ? { kind: "paragraph", text: "No answer points to a cause yet." } : { kind: "list", items },
  ];
}

const noReport =
  "There is no report for this lead: its analysis failed or was cut off. The answers are safe; “spindlewise leads” prints them. When the shop sends the form once more, the report is made.";
