/** Dates of the plan: the week, the ten working days, the three months. */
export const planDates =
  /\b(?:(?:ten|10)[ -](?:(?:working|business) )?days?|(?:30|60|90|thirty|sixty|ninety)[- ]days?|(?:days?|by day) (?:30|60|90)|five days|week (?:one|two)|two[- ]weeks?|(?:first|second|third) shift)\b/giu;

const months =
  "(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?|January|February|March|April|May|June|July|August|September|October|November|December";
/** A day to have something done by. */
export const dates = new RegExp(
  `\\b(?:${months}) \\d{1,2}(?:[–-]\\d{1,2})?\\b(?:, 20\\d\\d)?|\\b\\d{1,2} (?:${months})\\b(?: 20\\d\\d)?`,
  "gu",
);

/** Two dates: the number of days between them may be said. */
export const betweenDates = new RegExp(
  `\\b(?:${months}) \\d{1,2}\\b.*\\b(?:${months}) \\d{1,2}\\b|\\d{1,2} (?:${months})\\b.*\\d{1,2} (?:${months})\\b|\\d{1,2} to [^.]*\\d{1,2} (?:${months})\\b`,
  "u",
);
