import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import { longDate } from "../report/format.ts";
import type { Email, EmailBlock } from "./email.ts";
import { emailWords } from "./emails.words.ts";
import { figuresInMail, type MailOccasion, receiptInMail, reportLink, themesInMail } from "./mail-parts.ts";

/** The content of the email to the respondent. */
export interface RespondentFacts extends MailOccasion {
  readonly shopName: string;
  /** `null` if an older release stored it in a shape we can't read: the email then has no figures. */
  readonly diagnosis: Diagnosis | null;
  /** The attached file in words: `a PDF`. */
  readonly attached: string;
}

const { respondent: words, figures: figureWords } = emailWords;

/** The requested email: what we think is going on, the key figures, the report itself. */
export function respondentEmail(facts: RespondentFacts): Email {
  const { brand, shopName, receivedAt, attached } = facts;
  const day = longDate(receivedAt.slice(0, "2026-11-21".length));
  const contact = brand.contact === null ? [] : [words.questions(brand.contact.name, brand.contact.email)];
  return {
    subject: words.subject(brand.productName, day),
    title: words.title(shopName),
    blocks: [{ kind: "paragraph", text: words.opening(attached) }, ...linkTo(facts), ...findingsOf(facts)],
    footer: [words.why(day), ...receiptInMail(facts), ...contact],
  };
}

function linkTo(facts: RespondentFacts): readonly EmailBlock[] {
  const address = reportLink(facts);
  return address === null ? [] : [{ kind: "link", label: words.openReport, address }];
}

function findingsOf({ diagnosis, money }: RespondentFacts): readonly EmailBlock[] {
  if (diagnosis === null) return [];
  const items = themesInMail(diagnosis);
  const themes: readonly EmailBlock[] =
    items.length === 0
      ? [{ kind: "paragraph", text: words.noCause }]
      : [
          { kind: "heading", text: words.causes },
          { kind: "list", items },
        ];
  return [
    ...themes,
    { kind: "heading", text: figureWords.title },
    { kind: "figures", figures: figuresInMail(diagnosis, money) },
    { kind: "paragraph", text: words.estimates },
  ];
}
