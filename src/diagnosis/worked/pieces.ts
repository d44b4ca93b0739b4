import { currencyOf } from "../../survey/currency.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { withNoun } from "../../survey/writing.ts";
import { digits, span } from "../facts/sums/loss.ts";
import { sentencesOf } from "../reader/words.ts";
import type { Form, Said, Worked } from "./form.ts";
import { workedWords as words } from "./worked.words.ts";
import { around, inTime, minutesOf, money, numberOf, share } from "./written.ts";

const clock = String.raw`(?<H>\d{1,2})(?::(?<M>\d\d))? ?(?<half>a\.?m|p\.?m)\b\.?`;
const named = (name: string): string => clock.replaceAll(/<(H|M|half)>/g, `<${name}$1>`);
/** `we lock up at 5 PM, he's in at 5:30 AM` */
const empty = new RegExp(
  String.raw`\b(?:lock(?:s|ed)? up|clos(?:e|es|ed)(?: up)?|leaves?|goes? home|shut(?:s)?(?: down)?|lights out|last (?:man|one|shift) (?:out|leaves)) (?:is |at |around |about )*${named("from")}[^.;]{0,40}?\b(?:in|back|starts?|opens?|there|comes in) (?:at |by |around )*${named("to")}`,
  "i",
);
const cycle =
  /\b(?<n>\d{1,3}(?:\.\d)?)[- ](?<unit>second|minute)s?(?: cycle)? (?!(?:each|a|per|of)\b)(?<part>[a-z]+s)\b/i;
const off = /\b(?<n>\d{2,5}) off\b/gi;

/** The same count off several machines after a night: the hours it took, and those that were there. */
const stoppedAtCount: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const { fromH, fromM = "0", fromhalf, toH, toM = "0", tohalf } = empty.exec(text)?.groups ?? {};
    const made = [...text.matchAll(off)].map(({ groups = {} }) => Number(groups.n));
    const { n, unit } = cycle.exec(text)?.groups ?? {};
    if (fromH === undefined || toH === undefined || n === undefined || made.length === 0) return [];
    const [left, back] = [hourOf(fromH, fromM, fromhalf), hourOf(toH, toM, tohalf)];
    const there = (back - left + 24) % 24;
    const most = Math.max(...made);
    const each = Number(n) / (unit === "second" ? 3600 : 60);
    const ran = most * each;
    // A count that varies, or fills the hours, says nothing about a stop.
    if (there < 4 || there > 20 || Math.min(...made) < 0.95 * most || ran > 0.9 * there) return [];
    const stood = there - ran;
    const cycleText = `${n} ${unit}s`;
    const [from, to] = [clockText(fromH, fromM, fromhalf), clockText(toH, toM, tohalf)];
    const bars = heldIn(texts.slice(at, at + 4), field, most);
    return [
      {
        said: [{ field, text: around(text, empty.exec(text)?.index, text.length), sentence: text }],
        sums: [
          words.pieces(digits(most), cycleText, `${digits(ran)} hours`),
          words.window(from, to, `${digits(there)} hours`, digits(stood), share(stood, there)),
          words.couldMake(`${digits(there)} hours`, cycleText, digits(Math.floor(there / each))),
          ...(made.length > 1
            ? [words.machinesIdle(digits(made.length), digits(stood), digits(made.length * stood))]
            : []),
        ],
        idle: words.machinesIdle(digits(made.length), digits(stood), digits(made.length * stood)),
      },
      ...bars,
    ];
  });

const hourOf = (hour: string, minute: string, half = ""): number =>
  (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) + Number(minute) / 60;
const clockText = (hour: string, minute: string, half = ""): string =>
  `${hour}${minute === "0" ? "" : `:${minute}`} ${half.replaceAll(".", "").toUpperCase()}`;

/** `Fifteen 12-foot bars in each magazine, about 115 parts a bar` */
function heldIn(texts: readonly string[], field: Said["field"], made: number): readonly Worked[] {
  return texts.flatMap((text): readonly Worked[] => {
    const {
      n,
      thing = "",
      each,
    } = /\b(?<n>[\w-]+) (?:[\w-]+ )?(?<thing>bar|pallet|tray|blank|fixture)s? (?:in|on|per) (?:each|every|a|the) [\w-]+, (?:about )?(?<each>\d+) (?:parts|pieces|pcs) (?:a|per|each|on a) \k<thing>\b/i.exec(
      text,
    )?.groups ?? {};
    const [containers, held] = [numberOf(n), numberOf(each)];
    if (containers === undefined || held === undefined || containers * held <= made) return [];
    const sum = words.held(`${digits(containers)} ${thing}s`, digits(held), digits(containers * held), digits(made));
    return [{ said: [{ field, text: around(text), sentence: text }], sums: [sum] }];
  });
}

const lotsNowThen =
  /\b(?<now>\d{1,4}) (?:pcs |pieces |parts )?at a time (?:in ?stead|instead|rather|not) (?:of )?(?<then>\d{2,5})\b/i;
const lotsThenNow =
  /\blots? (?:were|was|used to be) (?<then>\d{2,5})(?: (?:pieces|pcs|parts))? (?:then|before|back then)?,? (?:today|now)(?: (?:it['’]s|they['’]re|they are|only|about))? (?<now>\d{1,4})(?: to (?<most>\d{1,4}))?\b/i;
const setupIs =
  /\bset-?ups?\b[^.;]{0,24}\b(?:was|were|is|are|took|takes?|runs?)\b|\b(?:mean|average) (?:was |is |of )?(?=\d)/i;
const runIs =
  /\brun(?:ning|s)?\b[^.;]{0,16}?\b(?<n>\d{1,3}(?:\.\d)?) ?min(?:ute)?s? (?:a|per|each|ea)(?: (?:piece|pc|part))?\b/i;
const pricedAt =
  /\b(?:router|routing|quote|price|traveler|standard|card)\b[^.;]{0,40}?\b(?<n>\d{1,3}(?:\.\d)?) ?min(?:ute)?s? (?:a|per|each|ea)\b/i;

/** One setup over the pieces of a lot, then and now, wherever the answers tell of both. */
const setupOverLot: Form = ({ field }, shop) => {
  // Setup, run and lot may be told in different answers, so it is read once for all of them.
  if (field !== "pain_invisible") return [];
  const all = freeTextFields.flatMap((one) => sentencesOf(shop[one] ?? "").map(({ text }) => ({ field: one, text })));
  const lots = all.flatMap((one) => {
    const groups = lotsNowThen.exec(one.text)?.groups ?? lotsThenNow.exec(one.text)?.groups;
    return groups
      ? [{ ...one, before: Number(groups.then), now: Number(groups.now), most: Number(groups.most ?? groups.now) }]
      : [];
  });
  const setups = all.flatMap((one) => {
    const [time] = setupIs.test(one.text) ? minutesOf(one.text) : [];
    return time && time.low === time.high && time.low >= 20 && time.low <= 24 * 60
      ? [{ ...one, minutes: time.low }]
      : [];
  });
  const [lot, setup] = [lots[0], setups[0]];
  const isOne = setups.every(({ minutes }) => minutes === setup?.minutes);
  if (lot === undefined || setup === undefined || lots.length > 1 || !isOne || lot.now >= lot.before) return [];
  const [then, least, most] = [lot.before, lot.most, lot.now].map((pieces) => setup.minutes / pieces) as [
    number,
    number,
    number,
  ];
  const run = numberOf(all.map(({ text }) => runIs.exec(text)?.groups?.n).find((one) => one !== undefined));
  const price = numberOf(all.map(({ text }) => pricedAt.exec(text)?.groups?.n).find((one) => one !== undefined));
  const sums = [
    words.setupEach(inTime(setup.minutes), digits(lot.before), withNoun(digits(then), "minutes")),
    words.setupEach(inTime(setup.minutes), span(lot.now, lot.most), withNoun(span(least, most), "minutes")),
    ...(run === undefined || lot.now !== lot.most ? [] : pieceSums(run, most, price, shop)),
  ];
  return [
    { said: [setup, lot].map((one) => ({ field: one.field, text: around(one.text), sentence: one.text })), sums },
  ];
};

function pieceSums(run: number, setup: number, price: number | undefined, shop: Submission): readonly string[] {
  const now = run + setup;
  const over = price === undefined ? 0 : now - price;
  const sign = currencyOf(shop);
  const rate = shop.shop_rate_value;
  const dollars = rate && sign !== null ? words.dollarsEach(money(sign, (over * rate) / 60)) : "";
  return [
    words.withRun(digits(run), digits(setup), digits(now), price === undefined || over <= 0 ? null : digits(price)),
    ...(price === undefined || over <= 0 ? [] : [words.short(digits(now), digits(price), digits(over), dollars)]),
  ];
}

const atOnce = /\b(?:run|make|do|cut)s?\b[^.;]{0,16}?\b(?<n>\d{2,5}) (?:pieces |parts )?at a (?:crack|time|go|pop)\b/i;
const cutEach = /\b(?<n>\d{1,3}(?:\.\d)?) minutes of cutting (?:in it|each|apiece|a piece)\b/i;

/** `We run 600 at a crack … 9 minutes of cutting in it` */
const wholeLot: Form = ({ field, texts }) => {
  const lot = texts.find((text) => atOnce.test(text));
  const part = texts.find((text) => cutEach.test(text));
  const [pieces, minutes] = [
    numberOf(atOnce.exec(lot ?? "")?.groups?.n),
    numberOf(cutEach.exec(part ?? "")?.groups?.n),
  ];
  if (lot === undefined || part === undefined || pieces === undefined || minutes === undefined) return [];
  const sum = words.lot(digits(pieces), `${digits(minutes)} minutes`, `${digits((pieces * minutes) / 60)} hours`);
  return [{ said: [lot, part].map((text) => ({ field, text: around(text), sentence: text })), sums: [sum] }];
};

export const pieceForms: readonly Form[] = [stoppedAtCount, setupOverLot, wholeLot];
