import { returnQuery } from "../../survey/prerendered.ts";
import { returnDays } from "../../survey/return-day.ts";
import { resultsWords } from "../words/results.ts";

/** What the entry in the calendar says. */
export interface Return {
  readonly product: string;
  readonly shop: string | null;
  /** Names the entry for ever, so that a second import replaces the first. */
  readonly id: string;
  /** When the report was made, ISO 8601. */
  readonly madeAt: string;
  /** Address of the report. */
  readonly address: string;
}

const dayLength = 24 * 60 * 60 * 1000;

/** The day of the return, `2027-02-19`. Days are those of UTC, as the report's own date is. */
export const returnDay = (madeAt: string): string => dayAfter(madeAt, returnDays);

/** One whole day in the calendar, as RFC 5545 has it: answer again, and compare. */
export function returnEvent({ product, shop, id, madeAt, address }: Return): string {
  const words = resultsWords.returnDay;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${textValue(product)}//KPI calendar//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}-return@kpi-calendar`,
    `DTSTAMP:${compact(madeAt.slice(0, 10))}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(returnDay(madeAt))}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(madeAt, returnDays + 1))}`,
    `SUMMARY:${textValue(words.summary(product))}`,
    `DESCRIPTION:${textValue(`${words.about(shop)}\n\n${words.report(`${address}&${returnQuery}`)}`)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

const dayAfter = (madeAt: string, count: number): string =>
  new Date(Date.parse(`${madeAt.slice(0, 10)}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

const compact = (day: string): string => day.replaceAll("-", "");

/** Signs that mean something in a calendar are escaped; those that no calendar may hold are left out. */
const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n");

const mostOctets = 74;

/** A long line in pieces of at most 75 octets, each but the first behind a blank. No character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const width = encoder.encode(character).length;
    if (octets + width > mostOctets) {
      pieces.push(piece);
      piece = "";
      octets = 0;
    }
    piece += character;
    octets += width;
  }
  return [...pieces, piece].join("\r\n ");
}
