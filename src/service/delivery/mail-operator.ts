import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { longDate } from "../../report/format.ts";
import type { Email, EmailBlock } from "./email.ts";
import { emailWords } from "./emails.words.ts";
import { figuresInMail, type MailContext, reportLink, themesForOperator } from "./mail-parts.ts";

/** Who completed the form. */
export interface LeadContact {
  readonly shopName: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

export interface OperatorFacts extends MailContext {
  readonly contact: LeadContact;
  /** `null` when there is no report. */
  readonly diagnosis: Diagnosis | null;
}

const { operator: words, figures: figureWords } = emailWords;

/** The email to the operator about a lead: who it is, what we found, a link to the report. Replies go to the shop. */
export function operatorEmail(facts: OperatorFacts): Email {
  const { brand, contact, receivedAt } = facts;
  return {
    subject: words.subject(contact.shopName),
    title: words.title,
    blocks: [{ kind: "facts", facts: contactFacts(facts) }, ...linkTo(facts), ...topCauses(facts)],
    footer: [words.reply, words.why(brand.productName, facts.id, receivedAt)],
  };
}

function contactFacts({ contact, receivedAt }: OperatorFacts): readonly (readonly [string, string])[] {
  return [
    [words.contact.shop, contact.shopName],
    [words.contact.name, contact.name],
    [words.contact.email, contact.email],
    ...(contact.phone === null ? [] : [[words.contact.phone, contact.phone] as const]),
    [words.contact.received, `${longDate(receivedAt.slice(0, 10))}, ${receivedAt.slice(11, 16)} UTC`],
  ];
}

function linkTo(facts: OperatorFacts): readonly EmailBlock[] {
  const address = reportLink(facts);
  return address === null || facts.diagnosis === null ? [] : [{ kind: "link", label: words.openReport, address }];
}

function topCauses({ diagnosis, money }: OperatorFacts): readonly EmailBlock[] {
  if (diagnosis === null) return [{ kind: "paragraph", text: words.noReport }];
  const items = themesForOperator(diagnosis, money);
  return [
    { kind: "heading", text: figureWords.title },
    { kind: "figures", figures: figuresInMail(diagnosis, money) },
    { kind: "heading", text: words.causes },
    items.length === 0 ? { kind: "paragraph", text: words.noCause } : { kind: "list", items },
  ];
}
