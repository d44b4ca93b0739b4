import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { digits, span } from "../facts/sums/loss.ts";
import { sentencesOf } from "../reader/words.ts";
import type { Form, Worked } from "./form.ts";
import { workedWords as words } from "./worked.words.ts";
import { around, minutesOf, numberOf, share, timesIn } from "./written.ts";

const inWeek = /\b(?:a|per|each|every|average|typical|normal|last) (?:[a-z]+ )?week\b/i;
const used = /\b(?:logged|measur\w+|ran|runs?|cut|cuts|in cycle|used|spindle)\b/i;
const staffed = /\b(?:staffed|open|available|manned|scheduled|paid for)\b/i;

/** `The Contura logged 13.2 hours in an average week; inspection is staffed 80 hours`: a share of the hours there. */
const hoursInUse: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const [ran, another] = minutesOf(text);
    const next = texts[at + 1] ?? "";
    const [open, more] = staffed.test(next) ? minutesOf(next) : [];
    if (ran === undefined || open === undefined || another !== undefined || more !== undefined) return [];
    if (!inWeek.test(text) || !used.test(text) || open.high > 168 * 60 || ran.high >= open.low) return [];
    const [hours, all] = [ran.low / 60, open.low / 60];
    return [
      {
        said: [text, next].map((sentence) => ({ field, text: around(sentence), sentence })),
        sums: [words.inUse(digits(hours), digits(all), share(hours, all), digits(all - hours))],
        free: { of: "machine", hours: all - hours },
      },
    ];
  });

/** `He writes 26 hours in CAM a week. What is he doing the other 14?`: only where the two make 40. */
const restOfWeek: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const [worked, another] = minutesOf(text);
    const next = texts[at + 1] ?? "";
    const other = numberOf(/\bother (?<n>\d{1,2})\b/i.exec(next)?.groups?.n);
    if (worked === undefined || another !== undefined || other === undefined) return [];
    const hours = worked.low / 60;
    if (!inWeek.test(text.replace(/\bthe week\b/i, "a week")) || hours + other !== 40) return [];
    return [
      {
        said: [text, next].map((sentence) => ({ field, text: around(sentence), sentence })),
        sums: [words.ofWeek(digits(hours), share(hours, 40), digits(other))],
        free: { of: "desk", hours: other },
      },
    ];
  });

const inDays = /\b(?:days? in the (?:building|shop|house)|in the building for|start to finish|door to door)\b/i;
const standsThere = /\b(?:stood|sat|stands?|sits?|waits?|waited|after|before|on the)\b/i;

/** `It stood after saw (4 d), after mill (7 d) …. Days in the building: 31`: three waits or more, and less than the stay. */
const waitsOfStay: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const waits = timesIn(text).filter(({ unit, low, high }) => unit === "days" && low === high);
    if (waits.length < 3 || !standsThere.test(text)) return [];
    const near = [texts[at - 1] ?? "", texts[at + 1] ?? ""].find((one) => inDays.test(one)) ?? "";
    const stay = numberOf(/\b(?<n>\d{1,3})(?= ?(?:days?\b|\W*$))/i.exec(near)?.groups?.n);
    const all = waits.reduce((sum, { low }) => sum + low, 0);
    if (stay === undefined || all > stay) return [];
    const sum = words.waits(
      waits.map(({ low }) => digits(low)).join(" + "),
      digits(all),
      digits(stay),
      share(all, stay),
    );
    return [{ said: [near, text].map((sentence) => ({ field, text: around(sentence), sentence })), sums: [sum] }];
  });

const trips =
  /\b(?:van|truck|trip|drives?|takes? (?:it|them) (?:over|there|down|up)|haul\w*|drop(?:s|ped)? (?:it|them)? ?off|pick\w* up|ships?|runs? (?:it|them) (?:over|down|up))\b/i;
const everyOther =
  /\bevery (?:other|second|two) (?:weeks?|(?:mon|tues|wednes|thurs|fri|satur)day)\b|\btwice a month\b/i;
const everyWeek = /\b(?:once a week|weekly|every (?:mon|tues|wednes|thurs|fri|satur)day)\b/i;
const sameTrip =
  /\b(?:picks?|picking|brings?|bringing) (?:up |back )?(?:the )?(?:last|previous|finished|old|other) (?:\w+ )?(?:up |back )?[^.;]{0,12}\b(?:same trip|same day|then|that day)\b|\bsame trip\b/i;
const promise = /\bpromis\w* (?:is |of |them )?(?<n>[\w-]+) (?<unit>weeks?|wks?|days?)\b/i;
const machined = /\bmachin\w+ (?:a |each |the )?(?:lot|job|order|batch)s? in (?:about )?(?<n>[\w-]+) days\b/i;

/** Work that goes out only with a trip, and comes back with the next one. */
const tripWaits: Form = ({ field, texts }, shop) =>
  texts.flatMap((text): readonly Worked[] => {
    const rhythm = rhythms.find(({ says }) => says.test(text));
    if (rhythm === undefined || !trips.test(text) || !goesOut.test(text)) return [];
    const { says, days } = rhythm;
    const isBack = sameTrip.test(text);
    const shown = around(text, says.exec(text)?.index ?? 0, text.length);
    return [
      {
        said: [{ field, text: shown, sentence: text }],
        sums: [words.trip(digits(days)), ...(isBack ? [words.tripBack(digits(days)), ...wholeTrip(days, shop)] : [])],
      },
    ];
  });

const rhythms = [
  { says: everyOther, days: 14 },
  { says: everyWeek, days: 7 },
] as const;

/** From the first chip until it is back, beside what is promised, if they tell how long a lot takes on the machines. */
function wholeTrip(days: number, shop: Submission): readonly string[] {
  const all = freeTextFields.flatMap((one) => sentencesOf(shop[one] ?? "").map(({ text }) => text)).join("\n");
  const work = numberOf(machined.exec(all)?.groups?.n);
  if (work === undefined) return [];
  const { n, unit = "" } = promise.exec(all)?.groups ?? {};
  const promised = numberOf(n);
  const inDaysPromised = promised === undefined ? undefined : promised * (/^w/i.test(unit) ? 7 : 1);
  const sum = `${digits(work)} + 0 to ${digits(days)} + ${digits(days)}`;
  const end = inDaysPromised === undefined ? "" : words.promised(digits(inDaysPromised));
  return [words.tripAll(sum, span(work + days, work + 2 * days), end)];
}

/** Work that somebody else does. */
const goesOut =
  /\b(?:anodiz\w*|plat(?:e|er|ers|ing)|heat[- ]treat\w*|coat(?:er|ing)|outside|paint\w*|galvaniz\w*|grind house|nitrid\w*|passivat\w*)\b/i;

export const flowForms: readonly Form[] = [hoursInUse, restOfWeek, waitsOfStay, tripWaits];
