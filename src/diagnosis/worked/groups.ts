import { freeTextFields } from "../../survey/free-text.ts";
import { withNoun } from "../../survey/writing.ts";
import { writtenNumber } from "../facts/numbers/number-in-text.ts";
import { digits, span } from "../facts/sums/loss.ts";
import { sentencesOf } from "../reader/words.ts";
import type { Form, Said, Worked } from "./form.ts";
import { priced } from "./times.ts";
import { workedWords as words } from "./worked.words.ts";
import { around, inTime, minutesOf, money, numberOf, share, type Time } from "./written.ts";

const thing =
  "change-?overs?|set-?ups?|job changes?|first articles?|programs?|tool changes?|first pieces?|inspections?|tear-?downs?";
const eachThing = new RegExp(
  String.raw`\b(?:an?|each|every|one|the average) (?<thing>${thing})\b[^.;]{0,30}?\b(?:is|takes?|took|costs?|runs?|averages?|eats)\b`,
  "i",
);
const manyThings = new RegExp(
  String.raw`\b(?<n>${writtenNumber}) (?<thing>${thing})\b(?: [a-z]+)? (?<per>(?:a|per|each|every|last) (?:day|week|month))\b`,
  "giu",
);
const stem = (noun = ""): string => noun.toLowerCase().replace(/-|s$/g, "");

/** `26 changeovers last week` and `a changeover is an hour thirty-six`, wherever the answers tell of both. */
const timesAWeek: Form = ({ field }, shop) => {
  if (field !== "pain_invisible") return [];
  const all = freeTextFields.flatMap((one) => sentencesOf(shop[one] ?? "").map(({ text }) => ({ field: one, text })));
  const each = all.flatMap((one) => {
    const found = eachThing.exec(one.text);
    const [time, another] = found ? minutesOf(one.text.slice(found.index)) : [];
    return found && time && another === undefined && time.high <= 24 * 60
      ? [{ ...one, time, of: stem(found.groups?.thing) }]
      : [];
  });
  const [lasting] = each;
  if (lasting === undefined || each.length > 1) return [];
  const counts = all.flatMap((one) =>
    [...one.text.matchAll(manyThings)].flatMap(({ groups = {} }) => {
      const count = numberOf(groups.n);
      return count !== undefined && count > 1 && stem(groups.thing) === lasting.of
        ? [{ ...one, count, per: groups.per ?? "" }]
        : [];
    }),
  );
  if (counts.length === 0 || counts.length > 2) return [];
  const { low, high } = lasting.time;
  return [
    {
      said: [...new Map([...counts, lasting].map((one) => [one.text, one])).values()].map(saidOf),
      sums: counts.map(({ count, per }) => {
        const hours = span((count * low) / 60, (count * high) / 60);
        return words.eachTimes(digits(count), inHours(lasting.time), `${hours} hours`, ` ${per}`);
      }),
    },
  ];
};

export const saidOf = ({ field, text }: { readonly field: Said["field"]; readonly text: string }): Said => ({
  field,
  text: around(text),
  sentence: text,
});

const inHours = ({ low, high }: Time): string =>
  low >= 60 ? withNoun(span(low / 60, high / 60), "hours") : inTime(low, high);

const stopsAndHours = /\b(?<n>\d{1,4}) stops, (?<h>\d{1,4}(?:\.\d)?) (?:hours|hrs)\b/gi;

/** `La Prieta 58 stops, 131 hours. La Guera 9 stops, 14 hours.` */
const stopsOfTwo: Form = ({ field, texts }, shop) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const lines = [text, texts[at + 1] ?? ""];
    const found = lines.flatMap((line) =>
      [...line.matchAll(stopsAndHours)].map(({ groups = {} }) => ({ line, n: Number(groups.n), h: Number(groups.h) })),
    );
    const [one, other, third] = found;
    const isFirst = !(texts[at - 1] ?? "").match(stopsAndHours);
    if (one?.line !== text || third !== undefined || one.n === 0 || !isFirst) return [];
    const each = ({ h, n }: { readonly h: number; readonly n: number }): string =>
      words.eachOf(`${digits(h)} hours`, digits(n), withNoun(digits(h / n), "hours"));
    const more =
      other === undefined
        ? []
        : [
            words.moreStops(
              digits(Math.max(one.n, other.n)),
              digits(Math.min(one.n, other.n)),
              digits(Math.max(one.n, other.n) / Math.min(one.n, other.n)),
            ),
          ];
    const shown = [...new Set(found.map(({ line }) => line))];
    const start = /\b[A-Z][\w ]{1,24}\d{1,4} stops/.exec(text)?.index;
    return [
      {
        said: shown.map((line) => ({ field, text: around(line, line === text ? start : 0), sentence: line })),
        sums: [priced(each(one), one.h, shop), ...(other === undefined ? [] : [each(other)]), ...more],
      },
    ];
  });

const quotedThenTaken = [
  /\b(?<plan>\d{1,5})(?: hours| hrs)? (?:quoted|sold|estimated|planned|bid|priced)\b[^.;]{0,60}?\b(?:cards?|clock-?ins?|time ?cards?|sheets?|actuals?) (?:say|says|show|shows|came to) (?<taken>\d{1,5})\b/i,
  /\b(?:tickets?|quotes?|routers?|travelers?|estimates?) (?:say|says|call for) (?<plan>\d{1,4}) (?:hours|hrs) and (?:he|she|they|we|it)\b[^.;]{0,20}? (?:an? )?(?<taken>\d{1,4})\b/i,
];

/** `336 hours quoted, … the cards say 521`. */
const quotedAndCards: Form = ({ field, texts }) =>
  texts.flatMap((text): readonly Worked[] => {
    const found = quotedThenTaken.map((pattern) => pattern.exec(text)).find((one) => one !== null);
    const [plan, taken] = [Number(found?.groups?.plan), Number(found?.groups?.taken)];
    if (!(taken > plan) || taken > 6 * plan) return [];
    const sum = words.overPlanned(
      digits(taken),
      digits(plan),
      `${digits(taken - plan)} hours`,
      share(taken - plan, plan),
    );
    return [{ said: [{ field, text: around(text, found?.index), sentence: text }], sums: [sum] }];
  });

/** `Grinding 158, dressing and changing over 31, and 51 marked W`, where the parts add up to hours stated elsewhere. */
const partsOfHours: Form = ({ field, texts }, shop) => {
  const totals = freeTextFields
    .flatMap((one) => [...(shop[one] ?? "").matchAll(/\b(?<n>\d{2,4}) (?:hours|hrs)\b/gi)])
    .map(({ groups = {} }) => Number(groups.n));
  return texts.flatMap((text): readonly Worked[] => {
    const parts = [...text.matchAll(/(?<![\d.,$:#-])\b(?<n>\d{1,4})\b(?![\d:%]|[.,]\d)/g)].map(({ groups = {} }) =>
      Number(groups.n),
    );
    const all = parts.reduce((sum, one) => sum + one, 0);
    const last = parts.at(-1);
    if (parts.length < 3 || parts.length > 5 || last === undefined || !totals.includes(all)) return [];
    const sum = words.partOfHours(parts.map(digits).join(" + "), digits(all), digits(last), share(last, all));
    return [{ said: [{ field, text: around(text), sentence: text }], sums: [sum] }];
  });
};

const eachTime =
  /\$ ?(?<each>\d[\d,]*) (?:a throw|a time|each time|every time|apiece|each|a trip|a go|a pop)\b[^.;]{0,40}?\b(?:done|did|had|made|of (?:those|them)) (?<n>[a-z-]+|\d{1,3})(?<since> since \w+| this year| last (?:year|month|quarter))?/i;

/** `$4,100 a throw, we've done eleven since July`. */
const moneyTimes: Form = ({ field, texts }) =>
  texts.flatMap((text): readonly Worked[] => {
    const { each, n, since = "" } = eachTime.exec(text)?.groups ?? {};
    const [dollars, count] = [numberOf(each), numberOf(n)];
    if (dollars === undefined || count === undefined || count < 2) return [];
    const sum = words.timesMoney(digits(count), money("$", dollars), `${money("$", count * dollars)}${since}`);
    return [{ said: [{ field, text: around(text, eachTime.exec(text)?.index), sentence: text }], sums: [sum] }];
  });

export const groupForms: readonly Form[] = [timesAWeek, stopsOfTwo, quotedAndCards, partsOfHours, moneyTimes];
