import { returnQuery } from "../../survey/prerendered.ts";
import { returnDays } from "../../survey/return-day.ts";
import { resultsWords } from "../words/results.ts";

/** The contents of the calendar entry. */
export interface Return {
  readonly product: string;
  readonly shop: string | null;
  /** Identifies the entry permanently, so that a second import replaces the first. */
  readonly id: string;
  /** When the report was made, ISO 8601. */
  readonly madeAt: string;
  /** The report's URL. */
  readonly address: string;
}

const dayLength = 24 * 60 * 60 * 1000;

/** The return day, such as `2027-02-19`, in UTC like the report's own date. */
export const returnDay = (madeAt: string): string => dayAfter(madeAt, returnDays);

/** An all-day calendar entry (RFC 5545): answer again, and compare. */
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
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

const dayAfter = (madeAt: string, count: number): string =>
  new Date(Date.parse(`${madeAt.slice(0, 10)}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

const compact = (day: string): string => day.replaceAll("-", "");

/** Escapes characters with a meaning in a calendar and drops those that aren't allowed in one. */
const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll("\n", "\\n");

const maxOctets = 74;

/**
 * Folds a long line into pieces of at most 75 octets, each but the first starting with a space. Never splits a
 * character.
 */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const width = encoder.encode(character).length;
    if (octets + width > maxOctets) {
      pieces.push(piece);
      piece = "";
      octets = 0;
    }
    piece += character;
    octets += width;
  }
  return [...pieces, piece].join("\r\n ");
}
