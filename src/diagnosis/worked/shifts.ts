import { hoursAShiftWeek } from "../../knowledge/figures/working-time.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import { withNoun } from "../../survey/writing.ts";
import { digits } from "../facts/sums/loss.ts";
import { sentencesOf } from "../reader/words.ts";
import type { Form, Worked } from "./form.ts";
import { saidOf } from "./groups.ts";
import { workedWords as words } from "./worked.words.ts";
import { around, numberOf } from "./written.ts";

const sides = String.raw`(?:day|days|first shift|day shift)\b[^.;]{0,24}?`;
const otherSide = String.raw`(?:night|nights|second shift|night shift|third shift)\b[^.;]{0,24}?`;
const minutesTwice = new RegExp(
  String.raw`\b${sides}\b(?<a>\d{1,3}) minutes\b[^.;]{0,30}?\b${otherSide}\b(?<b>\d{1,3}) minutes\b`,
  "i",
);
const shareTwice = new RegExp(
  String.raw`\b${sides}\b(?<a>\d{1,2}) ?(?:%|percent)[^.;]{0,24}?\b${otherSide}\b(?<b>\d{1,2}) ?(?:%|percent)`,
  "i",
);

/** `In day is 55 minutes in average, in the night 145 minutes`. */
const dayAndNight: Form = ({ field, texts }) =>
  texts.flatMap((text): readonly Worked[] => {
    const [time, part] = [minutesTwice.exec(text), shareTwice.exec(text)];
    const found = time ?? part;
    const [a, b] = [Number(found?.groups?.a), Number(found?.groups?.b)];
    if (found === null || a === b) return [];
    const [more, less] = [Math.max(a, b), Math.min(a, b)];
    const sum = time
      ? words.apart(digits(more), digits(less), `${digits(more - less)} minutes`)
      : words.points(digits(more), digits(less), digits(more - less));
    return [
      {
        said: [{ field, text: around(text, found.index, found.index + found[0].length), sentence: text }],
        sums: [sum],
      },
    ];
  });

const cycleIs =
  /\bcycle (?:time )?(?:is |of )?(?:about )?(?<n>\d{1,3}(?:\.\d)?) (?<unit>seconds?|minutes?|min)\b|\b(?<m>\d{1,3}(?:\.\d)?) (?<unit2>seconds?|minutes?|min) a pop\b/i;
const madeByWeek = /\bweek after week\b|\b(?:a|per|each|every) week\b/i;
const gives = /\b(?:gives?|does|makes?) (?<n>\d[\d,]{2,6})\b(?! ?(?:hours|dollars|%))/gi;

/** Pieces a week of one cycle time, in hours beside those of the shifts: `cycle 46 seconds … 16 gives 5,640 good pieces`. */
const piecesOfWeek: Form = ({ field }, shop) => {
  if (field !== "pain_invisible") return [];
  const all = freeTextFields.flatMap((one) => sentencesOf(shop[one] ?? "").map(({ text }) => ({ field: one, text })));
  const cycles = all.flatMap((one) => {
    const { n, unit, m, unit2 } = cycleIs.exec(one.text)?.groups ?? {};
    const each = numberOf(n ?? m);
    return each === undefined
      ? []
      : [
          {
            ...one,
            each: each / (/^s/i.test(unit ?? unit2 ?? "") ? 3600 : 60),
            said: `${digits(each)} ${(unit ?? unit2 ?? "").replace(/^min$/, "minutes")}`,
          },
        ];
  });
  const [cycle] = cycles;
  if (cycle === undefined || cycles.some(({ each }) => each !== cycle.each)) return [];
  const made = all
    .filter(({ text }) => madeByWeek.test(text))
    .flatMap((one) =>
      [...one.text.matchAll(gives)].map(({ groups = {} }) => ({ ...one, count: numberOf(groups.n) ?? 0 })),
    )
    .filter(({ count }) => count * cycle.each <= 168 && count * cycle.each >= 8);
  if (made.length === 0 || made.length > 3) return [];
  const shifts = Number(shop.shift_count);
  const shown = [...new Map(made.map((one) => [one.text, one])).values(), cycle];
  return [
    {
      said: shown.filter((one, at) => shown.findIndex(({ text }) => text === one.text) === at).map(saidOf),
      sums: [
        ...made.map(({ count }) =>
          words.pieces(digits(count), cycle.said, words.hoursAWeek(digits(count * cycle.each))),
        ),
        words.ofShifts(digits(shifts * hoursAShiftWeek), withNoun(String(shifts), "shifts")),
      ],
    },
  ];
};

/** Sums over day and night shifts, and over what shifts make. */
export const shiftForms: readonly Form[] = [piecesOfWeek, dayAndNight];
