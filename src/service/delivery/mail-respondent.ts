import { longDate } from "../../report/format.ts";
import type { WireInShort } from "../../survey/wire/response.ts";
import type { Email, EmailBlock } from "./email.ts";
import { emailWords } from "./emails.words.ts";
import { type MailContext, reportLink, storageNoticeInMail } from "./mail-parts.ts";

/** The content of the email to the respondent. */
export interface RespondentFacts extends MailContext {
  readonly shopName: string;
  /** What the page says first. `null` if an older release stored it in a shape we can't read: the email then has no finding. */
  readonly inShort: WireInShort | null;
  /** The attached file in words: `a PDF`. */
  readonly attached: string;
}

const { respondent: words } = emailWords;

/** The requested email, with the report: the finding, the first task and the figures, word for word as on the page. */
export function respondentEmail(facts: RespondentFacts): Email {
  const { brand, shopName, receivedAt, attached, inShort } = facts;
  const day = longDate(receivedAt.slice(0, "2026-11-21".length));
  const contact = brand.contact === null ? [] : [words.questions(brand.contact.name, brand.contact.email)];
  return {
    subject: words.subject(brand.productName, day),
    title: inShort?.changed?.title ?? inShort?.finding ?? words.title(shopName),
    blocks: [
      ...taskOf(facts),
      { kind: "paragraph", text: words.opening(shopName, attached) },
      ...linkTo(facts),
      ...sizeOf(facts),
    ],
    footer: [words.why(day), ...storageNoticeInMail(facts), ...contact],
  };
}

function linkTo(facts: RespondentFacts): readonly EmailBlock[] {
  const address = reportLink(facts);
  return address === null ? [] : [{ kind: "link", label: words.openReport, address }];
}

function taskOf({ inShort }: RespondentFacts): readonly EmailBlock[] {
  const week = inShort?.week;
  return week === undefined ? [] : [{ kind: "paragraph", text: words.firstTask(week.task, week.who) }];
}

function sizeOf({ inShort }: RespondentFacts): readonly EmailBlock[] {
  const figures = (inShort?.figures ?? []).map(({ name, value, unit, note }) => ({ name, value, unit, note }));
  if (figures.length === 0) return [];
  return [
    { kind: "figures", figures },
    { kind: "paragraph", text: words.estimates },
  ];
}
