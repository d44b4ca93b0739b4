/**
 * Words that people and systems write into a cell of dates or numbers that has none yet. Our own reading, November 2026; not
 * confirmed by a shop.
 */
const words = new Set([
  "na",
  "none",
  "null",
  "nil",
  "tbd",
  "tba",
  "tbc",
  "open",
  "pending",
  "unknown",
  "unavailable",
  "not available",
  "not applicable",
  "not booked",
  "not started",
  "not shipped",
  "not received",
  "still open",
  "still down",
  "ongoing",
  "missed",
  "missing",
  "offen",
  "ka",
  "k a",
  "entfallt",
  "pendiente",
  "abierto",
  "sd",
  "s d",
  "sf",
  "s f",
  "n d",
  "nd",
  "n a",
  "en attente",
  "en cours",
  "nc",
]);

/** "-", "N/A", "TBD", "/  /": no value is known. Only for cells that should hold a date or a number. */
export function isNoValue(text: string): boolean {
  if (text.length > 20 || /\d/.test(text)) return false;
  const plain = text
    .normalize("NFKD")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();
  return plain === "" || words.has(plain);
}

/** Names for hours that no job pays. */
const noJob = /\b(?:overhead|indirect|non-?productive|internal|admin|training|meeting)/i;

/** "N/A", "-" and overhead aren't jobs. */
export const isJob = (text: string): boolean => text !== "" && !isNoValue(text) && !noJob.test(text);
