import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import { longDate } from "../report/format.ts";
import type { Letter, LetterBlock } from "./mail-letter.ts";
import { figuresInMail, type MailOccasion, receiptInMail, reportLink, themesInMail } from "./mail-parts.ts";

/** What the mail to the respondent is about. */
export interface RespondentFacts extends MailOccasion {
  readonly shopName: string;
  /** `null` where the stored diagnosis is of rules that this release does not know: the mail then goes without figures. */
  readonly diagnosis: Diagnosis | null;
  /** The file that comes with it, in words: `a PDF`. */
  readonly attached: string;
}

/** The mail that was asked for: what we think is going on, three figures, the report itself. */
export function respondentLetter(facts: RespondentFacts): Letter {
  const { brand, shopName, receivedAt, attached } = facts;
  const day = longDate(receivedAt.slice(0, "2026-11-21".length));
  const contact = brand.contact === null ? [] : [`Questions? ${brand.contact.name}, ${brand.contact.email}.`];
  return {
    subject: `${shopName}: your shop diagnostic of ${day}`,
    title: `Your shop diagnostic for ${shopName}`,
    blocks: [
      { kind: "paragraph", text: `You asked for your report by mail. It comes with this mail as ${attached}.` },
      ...linkTo(facts),
      ...findingsOf(facts.diagnosis),
    ],
    footer: [
      `You get this one mail because “Mail me the report” was chosen for this address on ${day}. It is on no list.`,
      ...receiptInMail(facts),
      ...contact,
    ],
  };
}

function linkTo(facts: RespondentFacts): readonly LetterBlock[] {
  const address = reportLink(facts);
  return address === null ? [] : [{ kind: "link", label: "Open your report", address }];
}

function findingsOf(diagnosis: Diagnosis | null): readonly LetterBlock[] {
  if (diagnosis === null) return [];
  const items = themesInMail(diagnosis);
  const themes: readonly LetterBlock[] =
    items.length === 0
      ? [
          {
            kind: "paragraph",
            text: "Your answers do not point to a cause yet. The report says what to look at first.",
          },
        ]
      : [
          { kind: "heading", text: "What we think is going on" },
          { kind: "list", items },
        ];
  return [
    ...themes,
    { kind: "heading", text: "Three figures" },
    { kind: "figures", figures: figuresInMail(diagnosis) },
    {
      kind: "paragraph",
      text: "Every figure is an estimate from your answers. The report opens each one to its formula and sources.",
    },
  ];
}
