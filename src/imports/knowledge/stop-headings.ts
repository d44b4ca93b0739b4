import { choiceWords } from "./words.ts";

/**
 * What monitors and shops head a column of hours with that a machine stood for one reason. Our own reading, November 2026; not
 * confirmed by a shop.
 */
const patterns: readonly (readonly [string, RegExp])[] = [
  ["Setup", /\bset[ -]?ups?\b|\bchange[ -]?overs?\b|\bjob change\b/],
  [
    "Breakdown",
    /\b(?:mach(?:ine)?|equip(?:ment)?) (?:down|fail\w*|fault)\b|\bbreak ?downs?\b|\bb\/d\b|\brepairs?\b|\b(?:unplanned|corrective|emergency) maint\w*|\bmaint\w* \W*(?:unplanned|corrective|emergency)\b/,
  ],
  [
    "Inspection",
    /\b(?:wait\w*|hold|for)\b.*\b(?:qc|insp\w*|cmm|quality|first (?:article|piece|part)|fai|1st (?:pc|piece|article))\b|\bqc hold\b/,
  ],
  ["No material", /\b(?:no|wait\w*|need|lack|short)\b.*\b(?:matl?|materials?|stock|parts)\b/],
  ["No operator", /\b(?:no|wait\w*|need|lack|short)\b.*\b(?:opers?|operators?|manpower|labor|people|man)\b/],
  ["No program", /\b(?:no|wait\w*|need|lack)\b.*\b(?:prog|programs?|nc|cam)\b/],
  [
    "Tools or fixture",
    /\b(?:no|wait\w*|need|lack)\b.*\b(?:tools?|tooling|fixtures?|inserts?|jaws)\b|\btool (?:change|break\w*|wear)s?\b/,
  ],
  [
    "Planned stop",
    /\b(?:breaks?|lunch|meetings?|clean(?:ing|up)?|warm[ -]?up|planned (?:maint\w*|down|stop)|maint\w* \W*(?:planned|scheduled))\b|\bpm\b/,
  ],
];

/** The reason of our list that a heading names; `null` if it names none. */
export function stopReasonOf(heading: string): string | null {
  const text = heading
    .toLowerCase()
    .replace(/\((?:h|hrs?|hours|min|mins|minutes|sec)\)|\b(?:hrs?|hours|time|minutes|mins?)\b/g, " ")
    .replace(/[_.]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  // Next to hours of breakdowns, those of maintenance were planned. Without them, no share of breakdowns is shown.
  if (/^maint(?:enance)?$/.test(text)) return "Planned stop";
  const exact = Object.entries(choiceWords["stops.reason"] ?? {}).find(([, words]) => words.includes(text));
  if (exact !== undefined) return exact[0] === "nothing" ? null : exact[0];
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
