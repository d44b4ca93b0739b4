import { writtenNumber } from "../facts/numbers/number-in-text.ts";
import { digits } from "../facts/sums/loss.ts";
import { setsOneThing } from "../facts/sums/shares.ts";
import type { Form, Worked } from "./form.ts";
import { onTimeForms } from "./on-time.ts";
import { workedWords as words } from "./worked.words.ts";
import { around, numberOf, share } from "./written.ts";

const plannedAndDone =
  /\b(?:planned|scheduled|budgeted|routed) (?:for )?(?<plan>\d{2,5}) (?<things>[a-z][a-z-]+s)\b[^.;]{0,30}?\b(?:and|but|,) (?:we )?(?:clocked|did|made|ran|booked|logged|counted|had) (?<done>\d{2,5})\b/i;

/** `We planned 212 setups in August and clocked 274`. Hours have their own sums. */
const moreThanPlanned: Form = ({ field, texts }) =>
  texts.flatMap((text): readonly Worked[] => {
    const { plan, done, things = "" } = plannedAndDone.exec(text)?.groups ?? {};
    const [from, to] = [Number(plan), Number(done)];
    if (!(to > from) || to > 3 * from || /^(?:hours|hrs|days|minutes|weeks)$/i.test(things)) return [];
    const more = to - from;
    const sum = words.morePlanned(digits(to), digits(from), digits(more), things, share(more, from));
    return [{ said: [{ field, text: around(text, plannedAndDone.exec(text)?.index), sentence: text }], sums: [sum] }];
  });

const partOf = new RegExp(
  String.raw`(?<![\w.,-])(?<part>${writtenNumber}) (?:(?:jobs|orders|parts|lots|setups|times|machines|people) )?(?:out )?of (?:the |those |these |our |my |his |her |its |about )?(?:last |first |past )?(?<all>\d{1,4}|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\b(?!,\d|[.:]\d| (?:hours?|hrs|days?|weeks?|months?|minutes?|years?|percent)\b|%)`,
  "giu",
);
const thenPart =
  /\b(?:there(?:['’]s| is| are)|(?:we|I) (?:have|had|counted|keep)) (?:about |around |maybe )?(?<all>\d{1,4}) of (?:them|those|these)\b[^.;]{0,12}?\b(?:and|but|,) (?:maybe |only |about |just )*(?<part>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:are|is|were|was|have|has|had|work)\b/i;
/** `Of the 40 line items, 27 were still sitting`, `shipped 46 and 17 went late`. */
const ofWhich = [
  /\bof the (?<all>\d{1,4}) (?!hours|days|minutes|weeks)[a-z][^.;]{0,60}?, (?<part>\d{1,4}) (?:were|are|was|had|have|still|put|went|came|sat|said)\b/i,
  /\b(?:shipped|sent out|ran|made|quoted|did|had) (?<all>\d{1,4})(?: [a-z]+)? and (?<part>\d{1,4}) (?:of them )?(?:went|were|was|came|had) (?:late|back|over|bad|wrong|rejected|scrapped)\b/i,
  /(?<!\S)(?<part>\d[\d,]*) [a-z]+ out of (?<all>\d[\d,]*)\b/i,
];
/** What is wanted, or a manner of speaking. */
const notCounted = /\b(?:want|goal|target|should|would like|so that|if (?:I|we) see|until|wish)\b/i;

/** `12 of those 31`, `about 30 of them and maybe 6 are whole`: a part of a count, in percent. */
const partsCounted: Form = ({ field, texts }) =>
  field === "success_metric"
    ? []
    : texts.flatMap((text): readonly Worked[] => {
        if (notCounted.test(text)) return [];
        const found = [
          ...text.matchAll(partOf),
          ...[thenPart, ...ofWhich].map((words) => words.exec(text)).filter((one) => one !== null),
        ].flatMap((match) => {
          const { part: some, all: whole } = match.groups ?? {};
          const [part, all] = [numberOf(some), numberOf(whole)];
          if (
            part === undefined ||
            all === undefined ||
            !isCount(part, all) ||
            isInventory(text, (match.index ?? 0) + match[0].length) ||
            isOfOne(text, match.index ?? 0, (match.index ?? 0) + match[0].length) ||
            setsOneThing(text, { part, all })
          )
            return [];
          return [{ part, all, at: match.index ?? 0, end: (match.index ?? 0) + match[0].length }];
        });
        const [one, another] = found;
        if (one === undefined || another !== undefined) return [];
        const sum = words.part(digits(one.part), digits(one.all), share(one.part, one.all));
        return [{ said: [{ field, text: around(text, one.at, one.end), sentence: text }], sums: [sum] }];
      });

/** `Lot 7 of 12`, `ratio 3 of 7`, `9 of 11 screws`, `6 of the 8 jaws`: a name, or the parts of one thing. */
const isOfOne = (text: string, start: number, end: number): boolean =>
  /\b(?:lot|rev|page|op|step|item|ratio|part|line|number|no\.?|batch|chapter|week|day|phase)\s*$/i.test(
    text.slice(0, start),
  ) ||
  /^ (?:[\w-]+ )?(?:jaws|screws|bolts|holes|pockets|inserts|teeth|pins|tools|pages|steps|ops|per)\b/i.test(
    text.slice(end),
  );

/** `Two of the eighteen machines are 5-axis` tells what they have. */
const isInventory = (text: string, end: number): boolean =>
  /^ (?:[\w-]+ )?(?:machines?|mills?|lathes?|spindles|presses)\b/i.test(text.slice(end)) &&
  !state.test(text.slice(end));
const state =
  /\b(?:stood|standing|stand|idle|cutting|running|turning|dark|stopped|down|waiting|sat|sitting|nothing|open|off|empty)\b/i;

/** Of ten or a hundred is a manner of speaking; of four or fewer needs no sum. */
const isCount = (part: number, all: number): boolean =>
  [part, all].every(Number.isInteger) && part > 0 && part < all && all >= 5 && all !== 10 && all % 100 !== 0;

const bestAndWorst =
  /\b(?:best|fastest|quickest|shortest) (?:[a-z-]+ ){0,3}(?<best>\d{1,3}(?:\.\d{1,2})?) ?(?<unit>hours?|hrs?|minutes?|mins?|days?)?\b[^.;]{0,12}?\b(?:worst|slowest|longest) (?:[a-z-]+ ){0,3}(?<worst>\d{1,3}(?:\.\d{1,2})?) ?(?<unit2>hours?|hrs?|minutes?|mins?|days?)?/i;

/** `Best setup 1.4 hours, worst 6.2`, with one unit. */
const bestToWorst: Form = ({ field, texts }) =>
  texts.flatMap((text): readonly Worked[] => {
    const { best, worst, unit, unit2 } = bestAndWorst.exec(text)?.groups ?? {};
    const [low, high] = [Number(best), Number(worst)];
    const units = [unit, unit2].filter((one) => one !== undefined);
    if (!(high > low) || units.length === 0 || (units.length === 2 && units[0]?.charAt(0) !== units[1]?.charAt(0)))
      return [];
    const sum = words.bestWorst(worst ?? "", best ?? "", digits(high - low), ` ${units[0] ?? ""}`);
    return [{ said: [{ field, text: around(text), sentence: text }], sums: [sum] }];
  });

const sameThing = /\bthe same [a-z][\w-]*(?: [a-z][\w-]*)?\b[^.;]*?\$(?<one>\d[\d,]*)[^.;$]{1,30}\$(?<other>\d[\d,]*)/i;

/** `We gave the same manifold $412 in February and $655 in June`. */
const samePriced: Form = ({ field, texts }) =>
  texts.flatMap((text): readonly Worked[] => {
    const { one, other } = sameThing.exec(text)?.groups ?? {};
    const [a, b] = [numberOf(one), numberOf(other)];
    if (a === undefined || b === undefined || a === b) return [];
    const [less, more] = [Math.min(a, b), Math.max(a, b)];
    const sum = words.samePriced(
      `$${digits(more)}`,
      `$${digits(less)}`,
      `$${digits(more - less)}`,
      share(more - less, less),
    );
    return [{ said: [{ field, text: around(text, sameThing.exec(text)?.index), sentence: text }], sums: [sum] }];
  });

const fromToShare =
  /\bfrom (?<was>\d{1,3}(?:\.\d)?) ?%? ?to (?<now>\d{1,3}(?:\.\d)?) ?(?:%|percent)(?<when>[^.;]{0,30}\b(?:year over year|since|in (?:a|one) year|over (?:that|the) (?:time|year)|last year)\b)?/i;
const wentThere = /\b(?:went|gone|fell|dropped|slid|crept|climbed|rose|risen|jumped|came down)\b/i;

/** `Utilization went from 61% to 38%`: what happened, not what is wanted. */
const wentFrom: Form = ({ field, texts }) =>
  texts.flatMap((text): readonly Worked[] => {
    const found = fromToShare.exec(text);
    const { was, now } = found?.groups ?? {};
    const [from, to] = [Number(was), Number(now)];
    if (!found || from === to || !wentThere.test(text.slice(Math.max(0, found.index - 40), found.index))) return [];
    const sum = words.points(digits(Math.max(from, to)), digits(Math.min(from, to)), digits(Math.abs(from - to)));
    return [
      {
        said: [
          { field, text: around(text, Math.max(0, found.index - 20), found.index + found[0].length), sentence: text },
        ],
        sums: [sum],
      },
    ];
  });

const nowMany =
  /\b(?:stood|stands|sits|is|are|was|were|at|have|had) (?:at )?(?<now>\d{1,4}) (?<things>jobs|lots|orders|totes|carts|skids|quotes|rfqs|parts|pieces|programs|tickets|kits)\b/i;
const thenFew =
  /\b(?:it|there|that|we) (?:was|were|had) (?:only |about )?(?<then>\d{1,4})\b(?! ?(?:%|percent|hours?|days?|weeks?|minutes?))/i;
const whenThen =
  /\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:year|month|spring|summer|fall|winter)|a year ago|before)\b/i;

/** `It stood at 27 jobs this morning; in December it was 6`. */
const timesAsMany: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const now = nowMany.exec(text)?.groups?.now;
    const next = texts[at + 1] ?? "";
    const then = whenThen.test(next) ? thenFew.exec(next)?.groups?.then : undefined;
    const [many, few] = [Number(now), Number(then)];
    if (!(many >= 2 * few)) return [];
    const sum = words.timesAsMany(digits(many), digits(few), digits(many / few));
    return [{ said: [text, next].map((sentence) => ({ field, text: around(sentence), sentence })), sums: [sum] }];
  });

const machines = "(?:machines?|mills?|lathes?|verticals|horizontals|vmcs|hmcs|swiss(?:es)?|presses|cells|spindles)";
const hadThen = new RegExp(String.raw`\b(?:had|ran|were|bought (?:it|them) for) (?<users>[\w-]+) ${machines}\b`, "i");
const stockOf =
  /\b(?<n>\d{2,4}) (?:[\w-]+ ){0,2}(?<things>holders|vises|fixtures|gau?ges|pallets|carts|toolholders|collets|jaws|tombstones)\b/i;
const nowMore = /\bnow (?:it['’]s|it is|there are|we have|we run|they are) (?<n>[\w-]+)\b/i;

/** `We had eight verticals when I bought the 160 holders. Now it's fourteen`. */
const sharedStock: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const next = [text, ...texts.slice(at + 1, at + 3)].find((one) => nowMore.test(one));
    const users = numberOf(hadThen.exec(text)?.groups?.users);
    const stock = stockOf.exec(text)?.groups;
    const now = numberOf(nowMore.exec(next ?? "")?.groups?.n);
    if (next === undefined || users === undefined || stock === undefined || now === undefined || now <= users)
      return [];
    const all = Number(stock.n);
    const sum = words.stock(
      `${digits(all)} ${stock.things}`,
      digits(users),
      digits(all / users),
      digits(now),
      digits(all / now),
    );
    const from = hadThen.exec(text)?.index;
    return [
      {
        said: [
          { field, text: around(text, from, (stockOf.exec(text)?.index ?? 0) + 20), sentence: text },
          ...(next === text ? [] : [{ field, text: around(next), sentence: next }]),
        ],
        sums: [sum],
      },
    ];
  });

export const countForms: readonly Form[] = [
  moreThanPlanned,
  sharedStock,
  partsCounted,
  bestToWorst,
  samePriced,
  wentFrom,
  timesAsMany,
  ...onTimeForms,
];
