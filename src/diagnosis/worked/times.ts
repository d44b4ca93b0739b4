import { currencyOf } from "../../survey/currency.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { digits, span } from "../facts/sums/loss.ts";
import { sentencesOf } from "../reader/words.ts";
import type { Form, Worked } from "./form.ts";
import { workedWords as words } from "./worked.words.ts";
import { around, inTime, minutesOf, money, numberOf, share, type Time } from "./written.ts";

/** `Average was 4 hours 10. 35 minutes for vise and indicating, 30 for first piece, and all the rest …` */
const averageLessParts: Form = ({ field, texts }, shop) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const after = /\b(?:averag\w*|mean)\b/i.exec(text);
    const [total, another] = after ? minutesOf(text.slice(after.index)) : [];
    if (total === undefined || another !== undefined || total.low !== total.high) return [];
    const next = texts.slice(at + 1, at + 3);
    const rest = next.findIndex((one) => theRest.test(one));
    if (rest < 0) return [];
    const parts = next
      .slice(0, rest + 1)
      .flatMap((one) => partsIn(one.slice(0, theRest.exec(one)?.index ?? one.length)));
    const taken = parts.reduce((sum, one) => sum + one, 0);
    const left = total.low - taken;
    if (parts.length === 0 || left < total.low / 10) return [];
    const sum = words.rest(
      digits(total.low),
      parts.map(digits).join(" − "),
      `${digits(left)} minutes`,
      share(left, total.low),
    );
    const things = countOf(texts.slice(Math.max(0, at - 1), at + 1).join(" "));
    const all = things && (things.count * left) / 60;
    const [last] = [next[rest] ?? ""];
    return [
      {
        said: [
          { field, text: around(text, after?.index), sentence: text },
          { field, text: around(last, theRest.exec(last)?.index), sentence: last },
        ],
        sums: [
          sum,
          ...(things && all
            ? [
                priced(
                  words.timesRest(digits(things.count), things.name, `${digits(left)} minutes`, inTime(all * 60)),
                  all,
                  shop,
                ),
              ]
            : []),
        ],
      },
    ];
  });

/** Whether they have timed what they set up, with an average and its parts. */
export const averagesTimed = (shop: Submission): boolean =>
  freeTextFields.some((field) => {
    const texts = sentencesOf(shop[field] ?? "").map(({ text }) => text);
    return averageLessParts({ field, texts }, shop).length > 0;
  });

const theRest = /\b(?:all )?the rest\b|^rest\b|\b(?:the )?remainder\b/i;

/** Minutes of each part; a bare number before `for` has the unit of the one before it. */
const partsIn = (text: string): readonly number[] => {
  const times = minutesOf(text);
  const bare = [...text.matchAll(/(?<=, (?:and )?)(?<n>\d{1,3}) for\b/g)].flatMap(({ groups = {}, index }) =>
    times.some(({ start, end }) => index >= start && index < end) || times.length === 0 ? [] : [Number(groups.n)],
  );
  return [...times.filter(({ low, high }) => low === high).map(({ low }) => low), ...bare];
};

const named = /\b(?<n>[\w-]+) (?<things>set-?ups|changes|change-?overs|jobs|runs)\b/gi;

/** The one count of setups or jobs. */
function countOf(text: string): { readonly count: number; readonly name: string } | undefined {
  const found = [...text.matchAll(named)].flatMap(({ groups = {} }) => {
    const count = numberOf(groups.n);
    return count !== undefined && count > 1 && Number.isInteger(count) ? [{ count, name: groups.things ?? "" }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** With the dollars they come to, if the rate is theirs. */
export function priced(sum: string, hours: number, shop: Submission): string {
  const sign = currencyOf(shop);
  const rate = shop.shop_rate_value;
  return rate && sign !== null ? words.atRate(sum, money(sign, rate), money(sign, hours * rate)) : sum;
}

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const period = `(?<per>in (?:${months})|last (?:week|month|quarter)|(?:a|per|each|every) (?:day|week|month))`;
/** A sentence that only counts: `31 in August.` */
const countAlone = new RegExp(String.raw`^(?<n>[\w-]+)(?: of (?:them|those|these))? ${period}\W*$`, "i");
const eachOne =
  /\b(?:each|every)(?: one| time| of (?:them|those|these))?\b[^.;]{0,24}?\b(?:costs?|takes?|took|eats?|burns?|means|is)\b/i;

/** `31 in August. … Each one costs around 5 hours`: with one such count in the answer and one such time. */
const eachTimesCount: Form = ({ field, texts }, shop) => {
  const counts = texts.flatMap((sentence) => {
    const { n, per = "" } = countAlone.exec(sentence)?.groups ?? {};
    const count = numberOf(n);
    return count !== undefined && count >= 2 && Number.isInteger(count) ? [{ sentence, count, per }] : [];
  });
  const times = texts.flatMap((sentence) => {
    const each = eachOne.exec(sentence);
    const [one, another] = each ? minutesOf(sentence.slice(each.index)) : [];
    return one && another === undefined && one.high <= 24 * 60 ? [{ sentence, one }] : [];
  });
  const [counted, time] = [counts[0], times[0]];
  if (counted === undefined || time === undefined || counts.length > 1 || times.length > 1) return [];
  const { low, high } = time.one;
  const hours = { low: (counted.count * low) / 60, high: (counted.count * high) / 60 };
  const all = `${span(hours.low, hours.high)} hours`;
  const sum = words.eachTimes(digits(counted.count), inTime(low, high), all, ` ${counted.per}`);
  return [
    {
      said: [counted, time].map(({ sentence }) => ({ field, text: around(sentence), sentence })),
      sums: [low === high && machineTime.test(time.sentence) ? priced(sum, hours.low, shop) : sum],
    },
  ];
};

/** Hours of machines, which can be priced. */
const machineTime = /\b(?:set-?ups?|tear\w*|machines?|spindles?|putting (?:the|it)|change-?overs?|table)\b/i;

const stepJoin = /\b(?:then|plus|and then|after that)\b/i;
const perThing = /\bper (?:report|job|part|set-?up|piece|lot|order|article|package|program|quote|first article)\b/i;
const countedIn =
  /\b(?:(?:did|had|made|ran|do|have|get|see) )(?<n>[\w-]+) (?:of (?:them|those) |(?<things>[\w-]+(?: [\w-]+)?s) )(?<per>last (?:week|month)|(?:a|per|each|every) (?:week|month|day))\b/i;

/** `2 to 4 hours, then roughly 90 minutes keying per report; we did 19 first articles last week` */
const stepsTimesCount: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const steps = minutesOf(text);
    if (steps.length < 2 || !stepJoin.test(text) || !perThing.test(text)) return [];
    const counting = [text, texts[at + 1] ?? ""].find((one) => countedIn.test(one));
    const { n, per = "" } = countedIn.exec(counting ?? "")?.groups ?? {};
    const count = numberOf(n);
    if (count === undefined || counting === undefined || count < 2) return [];
    const each = { low: total(steps, "low"), high: total(steps, "high") };
    const hours = { low: (count * each.low) / 60, high: (count * each.high) / 60 };
    const period = per.replace(/^last /i, "a ").replace(/^(?:per|each|every) /i, "a ");
    const [first] = steps;
    return [
      {
        said: [
          { field, text: around(text, first?.start, steps.at(-1)?.end), sentence: text },
          ...(counting === text ? [] : [{ field, text: around(counting), sentence: counting }]),
        ],
        sums: [
          words.steps(steps.map(({ low, high }) => inTime(low, high)).join(" + "), inTime(each.low, each.high)),
          words.eachTimes(
            digits(count),
            inTime(each.low, each.high),
            `${span(Math.round(hours.low), Math.round(hours.high))} hours`,
            ` ${period}`,
          ),
          ...(period === "a week" ? [words.onePerson] : []),
        ],
      },
    ];
  });

const total = (times: readonly Time[], end: "low" | "high"): number => times.reduce((sum, one) => sum + one[end], 0);

export const timeForms: readonly Form[] = [averageLessParts, eachTimesCount, stepsTimesCount];
