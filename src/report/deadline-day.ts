import { type Day, daysAfter } from "./files/calendar-days.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthNamed = `(?<month>${months.join("|")})(?:r?uary|ch|il|e|y|ust|t|tember|ober|ember)?\\b\\.?`;
const dated = new RegExp(
  String.raw`\b${monthNamed} (?<day>\d{1,2})(?:st|nd|rd|th)?\b|\b(?<dayOf>\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthNamed.replace("month", "monthOf")}\b`,
  "i",
);
const ordinal = /\b(?<day>\d{1,2})(?:st|nd|rd|th)\b/i;
/** A month without a day lasts to its end. */
const endOfNamed = new RegExp(String.raw`\b(?:end of|in|during|late|this) ${monthNamed}`, "i");
const monthEnd = /\b(?:month[- ]end|end of (?:the |this )?month)\b/i;

/** The day that a deadline means in the shop's words: `by the 11th`, `before January 15`, `in February`, `by month end`. `undefined` if it names none. */
export function deadlineDay(said: string, date: Day): Day | undefined {
  const [year = 0, month = 1, today = 1] = date.split("-").map(Number);
  const { month: name, day, monthOf = name, dayOf = day } = dated.exec(said)?.groups ?? {};
  if (monthOf !== undefined && dayOf !== undefined) {
    const named = dayIn(year, months.indexOf(monthOf.toLowerCase()) + 1, Number(dayOf));
    return named < date ? dayIn(year + 1, months.indexOf(monthOf.toLowerCase()) + 1, Number(dayOf)) : named;
  }
  const { month: ended } = endOfNamed.exec(said)?.groups ?? {};
  if (ended !== undefined) {
    const number = months.indexOf(ended.toLowerCase()) + 1;
    const end = daysAfter(dayIn(year, number + 1, 1), -1);
    return end < date ? daysAfter(dayIn(year + 1, number + 1, 1), -1) : end;
  }
  if (monthEnd.test(said)) return daysAfter(dayIn(year, month + 1, 1), -1);
  const only = Number(ordinal.exec(said)?.groups?.day ?? 0);
  return only === 0 ? undefined : dayIn(year, only < today ? month + 1 : month, only);
}

const dayIn = (year: number, month: number, day: number): Day => {
  const [over, first] = month > 12 ? [year + 1, month - 12] : [year, month];
  return daysAfter(`${over}-${String(first).padStart(2, "0")}-01`, day - 1);
};
