import type { ThemeId } from "../../../knowledge/themes.ts";
import { isReportField } from "../../../survey/free-text.ts";
import { ownMeasuresOf } from "../../facts/goals/own-measures.ts";
import { type Quantity, quantitiesIn } from "../../facts/numbers/quantities.ts";
import type { Mechanism } from "../finding/how-it-happens.ts";
import { quoteOf } from "../finding/scored-sentences.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";

/**
 * Whether the shop itself tells what its cause takes, in times or money. Then its own story is the size, and our estimate, which
 * knows none of it, stays in the evidence.
 */
export function isLossTold(reading: Reading, theme: ThemeId, { steps }: Mechanism): boolean {
  const ofCause = reading.sentences
    .filter(({ field, isDenied, isWish }) => isReportField(field) && !isDenied && !isWish)
    .filter(({ themes: [first] }) => first?.theme === theme)
    .map(quoteOf);
  return isOfUnattended(theme, reading) || [...steps.flatMap(({ quotes }) => quotes), ...ofCause].some(tellsCost);
}

/** Our estimate of breakdowns is of staffed hours, which a goal in hours that machines run alone isn't about. */
const isOfUnattended = (theme: ThemeId, { submission }: Reading): boolean =>
  theme === "maintenance_downtime" &&
  ownMeasuresOf(submission).some(({ kpi, today }) => kpi === "kpi_unattended" && today !== null);

const tellsCost = ({ text }: Quote): boolean =>
  quantitiesIn(text).some(
    (one) => (one.unit === "minutes" || (one.unit === "dollars" && !isWage(one, text))) && one.low > 0,
  ) || [...text.matchAll(clock)].length > 1;

/** `So I gave him $20.50`: what somebody is paid isn't what the cause takes. */
const isWage = ({ low }: Quantity, text: string): boolean => low < mostAnHour && pays.test(text);
/** Dollars. Own judgment. */
const mostAnHour = 100;
const pays = /\b(?:(?:gave|give|pay|paid|start(?:ed|s)? at|offer\w*|ask\w* (?:for )?)|an hour|hourly|raise)\b/i;

/** `4:40 pm`: two of them in a sentence say how long it took. */
const clock = /\b\d{1,2}:\d\d\b/g;
