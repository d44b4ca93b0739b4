import type { Diagnosis, Loss, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { isGrounded } from "../../diagnosis/evidence/is-grounded.ts";
import { inPercent } from "../../report/evidence/root-themes.ts";
import { lossUnitNames } from "../../report/figures.words.ts";
import { likely, longDate, plainNumber, spanOf } from "../../report/format.ts";
import type { Brand } from "../../report/occasion.ts";
import { allInMoney, inMoney } from "../../report/own-money.ts";
import { usMark } from "../../survey/currency.ts";
import { enoughAnswers } from "../../survey/enough-answers.ts";
import { keptUntil, storageNotice } from "../../survey/storage-notice.ts";
import { lowerFirst } from "../../survey/writing.ts";
import type { EmailFigure } from "./email.ts";
import { emailWords } from "./emails.words.ts";

/** What all emails need to know. */
export interface MailContext {
  readonly brand: Brand;
  /** Names the stored report. */
  readonly id: string;
  /** When its answers were received. */
  readonly receivedAt: string;
  /** The public address of the page; `null` leaves out links. */
  readonly publicUrl: string | null;
  readonly retentionDays: number | null;
  /** The currency symbol. */
  readonly money: string;
}

/** The address of the report; `null` if the server's public address isn't set. */
export const reportLink = ({ id, publicUrl }: Pick<MailContext, "id" | "publicUrl">): string | null =>
  publicUrl === null ? null : `${publicUrl}/?report=${encodeURIComponent(id)}`;

/** The key figures of the evidence. Too few answers give no score. */
export function figuresInMail(
  { hidden_hours, hidden_dollars, scores, answered }: Diagnosis,
  money: string,
): readonly EmailFigure[] {
  const words = emailWords.figures;
  const visible = {
    name: words.visible,
    value: plainNumber(scores.visibility_index),
    unit: words.ofHundred,
    note: words.visibleWhy(lowerFirst(scores.visibility_tier)),
  };
  const figures = [
    {
      name: words.hours,
      value: likely(hidden_hours, hidden_hours.unit),
      unit: words.aYear,
      note: words.hoursRange(between(spanOf(hidden_hours, hidden_hours.unit))),
    },
    {
      name: words.worth,
      value: likely(hidden_dollars, hidden_dollars.unit),
      unit: words.aYear,
      note: words.worthRange(between(spanOf(hidden_dollars, hidden_dollars.unit))),
    },
    ...(answered.answered < enoughAnswers * answered.asked ? [] : [visible]),
  ];
  return allInMoney(figures, money);
}

/** How many themes an email lists. */
const maxThemes = 3;

/** The leading themes in the operator's terms, without those that no answer points to. */
export const themesForOperator = ({ themes }: Diagnosis, money: string) =>
  leading(themes).map(({ name, probability, confidence, losses }) => ({
    text: name,
    note: emailWords.operator.likely(inPercent(probability), confidence, costOf(losses, money)),
  }));

/** A range in a sentence that begins with `between`. */
const between = (text: string): string => text.replace(" – ", " and ");

/** The first loss with its range. Losses have different units and are never added. */
function costOf(losses: readonly Loss[], money: string): string {
  const loss = losses.find(({ amount }) => amount.likely > 0);
  if (loss === undefined) return emailWords.operator.costsUnknown;
  // Labor cost is based on US wages, whatever the shop's currency.
  const mark = loss.currency === "labor_dollars" ? usMark(money) : money;
  const { amount, currency } = loss;
  const [about, span] = [likely(amount, amount.unit), between(spanOf(amount, amount.unit))];
  return emailWords.operator.costs(lossUnitNames[currency], inMoney(about, mark), inMoney(span, mark));
}

const leading = (themes: readonly RankedTheme[]): readonly RankedTheme[] =>
  themes.filter(isGrounded).slice(0, maxThemes);

/** What we store, as the small print of an email. */
export function storageNoticeInMail(occasion: MailContext): readonly string[] {
  const until = keptUntil(occasion.receivedAt, occasion.retentionDays);
  const { what, until: kept, erase } = storageNotice(until === null ? null : longDate(until), howToErase(occasion));
  return [`${what} ${kept}`, erase];
}

function howToErase({ brand, id, publicUrl }: MailContext): string {
  const words = emailWords.storageNotice;
  if (publicUrl !== null) return words.eraseOnPage;
  const whom = brand.contact === null ? words.whoeverSent : `${brand.contact.name}, ${brand.contact.email}`;
  return words.eraseBy(whom, id);
}
