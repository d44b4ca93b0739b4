import { dayMs } from "../../../survey/day-ms.ts";
import type { AnalyzeResponse } from "../../../survey/wire/response.ts";
import { resultsWords } from "../../words/results.ts";

/** The contents of the calendar entry. */
export interface ReturnEntry {
  readonly product: string;
  readonly shop: string | null;
  /** The day and the entry's id, the same as in the plan's calendar, so that importing both gives one entry. */
  readonly visit: NonNullable<AnalyzeResponse["return_visit"]>;
  /** When the report was made, ISO 8601. */
  readonly madeAt: string;
  /** The URL of the short form. */
  readonly address: string;
}

/** An all-day calendar entry (RFC 5545): answer again, and compare. */
export function returnEvent({ product, shop, visit, madeAt, address }: ReturnEntry): string {
  const words = resultsWords.returnDay;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${textValue(product)}//KPI calendar//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${visit.entry}`,
    `DTSTAMP:${compact(madeAt.slice(0, 10))}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(visit.day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(visit.day))}`,
    `SUMMARY:${textValue(words.summary(product))}`,
    `DESCRIPTION:${textValue(`${words.about(shop)}\n\n${words.report(address)}`)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

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
