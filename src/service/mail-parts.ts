import type { Diagnosis, Loss, RankedTheme } from "../diagnosis/diagnosis.ts";
import { headlineOf, howSure, isGrounded } from "../report/chapters/first-page.ts";
import { inPercent } from "../report/chapters/root-themes.ts";
import { likely, longDate, plainNumber, rangeOf, spanOf } from "../report/format.ts";
import type { Brand } from "../report/occasion.ts";
import { allInMoney, inMoney } from "../report/own-money.ts";
import { currencyNames } from "../report/wording.ts";
import { usMark } from "../survey/currency.ts";
import { keptUntil, storedReceipt } from "../survey/stored-receipt.ts";
import { lowerFirst } from "../survey/writing.ts";
import type { EmailFigure } from "./email.ts";

/** What all emails need to know. */
export interface MailOccasion {
  readonly brand: Brand;
  /** Names the stored report. */
  readonly id: string;
  /** When its answers came. */
  readonly receivedAt: string;
  /** The public address of the page; `null` leaves out links. */
  readonly publicUrl: string | null;
  readonly retentionDays: number | null;
  /** What stands before amounts of money. */
  readonly money: string;
}

/** The address of the report; `null` if the server's public address isn't set. */
export const reportLink = ({ id, publicUrl }: Pick<MailOccasion, "id" | "publicUrl">): string | null =>
  publicUrl === null ? null : `${publicUrl}/?report=${encodeURIComponent(id)}`;

/** The key figures of the first page. */
export function figuresInMail(
  { hidden_hours, hidden_dollars, scores }: Diagnosis,
  money: string,
): readonly EmailFigure[] {
  const between = (text: string): string => text.replace(" – ", " and ");
  const figures = [
    {
      name: "Hidden machine hours",
      value: `${likely(hidden_hours, hidden_hours.unit)} a year`,
      note: `Estimate: between ${between(spanOf(hidden_hours, hidden_hours.unit))} a year.`,
    },
    {
      name: "What those hours could be worth",
      value: `${likely(hidden_dollars, hidden_dollars.unit)} a year`,
      note: `Potential sales, not a forecast: between ${between(spanOf(hidden_dollars, hidden_dollars.unit))} a year.`,
    },
    {
      name: "How much of the shop you can see",
      value: `${plainNumber(scores.visibility_index)} of 100`,
      note: `Based on what you measure and can look up today: ${lowerFirst(scores.visibility_tier)}.`,
    },
  ];
  return allInMoney(figures, money);
}

/** How many themes an email lists. */
const maxThemes = 3;

/** The leading themes, each as a sentence, without those that no answer points to. */
export const themesInMail = ({ themes }: Diagnosis) =>
  leading(themes).map((theme) => ({ text: `${headlineOf(theme)}.`, note: `${theme.name}. ${howSure(theme)}` }));

/** The same in the operator's terms. */
export const themesForOperator = ({ themes }: Diagnosis, money: string) =>
  leading(themes).map(({ name, probability, confidence, losses }) => ({
    text: name,
    note: `Our estimate: ${inPercent(probability)} likely a cause, ${confidence} confidence. ${costOf(losses, money)}`,
  }));

/** The first loss with its range. Losses have different units and are never added. */
function costOf(losses: readonly Loss[], money: string): string {
  const loss = losses.find(({ amount }) => amount.likely > 0);
  if (loss === undefined) return "We don't know enough to put a figure on it.";
  // Labor cost rests on US wages, whatever the shop counts in.
  const mark = loss.currency === "labor_dollars" ? usMark(money) : money;
  return `${currencyNames[loss.currency]}, estimated: ${inMoney(rangeOf(loss.amount, loss.amount.unit), mark)}.`;
}

const leading = (themes: readonly RankedTheme[]): readonly RankedTheme[] =>
  themes.filter(isGrounded).slice(0, maxThemes);

/** What we store, as the small print of an email. */
export function receiptInMail(occasion: MailOccasion): readonly string[] {
  const until = keptUntil(occasion.receivedAt, occasion.retentionDays);
  const { what, until: kept, erase } = storedReceipt(until === null ? null : longDate(until), howToErase(occasion));
  return [`${what} ${kept}`, erase];
}

function howToErase({ brand, id, publicUrl }: MailOccasion): string {
  if (publicUrl !== null) {
    return `open your report and click “Erase this report”`;
  }
  const whom =
    brand.contact === null ? "whoever sent you to this survey" : `${brand.contact.name}, ${brand.contact.email}`;
  return `write to ${whom} and name the report ${id}`;
}
