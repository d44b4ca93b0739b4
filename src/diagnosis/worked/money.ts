import { weeksAYear } from "../../knowledge/figures/working-weeks.ts";
import { currencyOf } from "../../survey/currency.ts";
import type { Submission } from "../../survey/submission.ts";
import { plansIn } from "../facts/plans/plans.ts";
import { digits } from "../facts/sums/loss.ts";
import type { Form, Worked } from "./form.ts";
import { workedWords as words } from "./worked.words.ts";
import { around, money, numberOf, share } from "./written.ts";

const goalAndToday =
  /\$ ?(?<goal>\d[\d,.]* ?(?:k|m|thousand|million)?) ?(?:\/|a|per) ?(?<per>month|mo|week|year|yr)\b[^.;]{0,40}?\b(?:we['’]re at|now|today|stuck at|currently|we (?:are|do|run)(?: at)?) (?:about )?\$ ?(?<today>\d[\d,.]* ?(?:k|m|thousand|million)?)/i;

/** `$480K/month (we're at $391K)`: the sales wanted, less those of today, in hours of each machine. */
const salesGap: Form = ({ field, texts }, shop) =>
  texts.flatMap((text): readonly Worked[] => {
    const found = isWish(field) ? goalAndToday.exec(text) : null;
    const { goal: wanted, today: now, per: written = "" } = found?.groups ?? {};
    const [goal, today] = [numberOf(wanted), numberOf(now)];
    if (!found || goal === undefined || today === undefined || goal <= today || today < minSales) return [];
    const per = periods.find(({ says }) => says.test(written))?.per ?? "a year";
    const gap = goal - today;
    const sum = words.moneyGap(money("$", goal), money("$", today), money("$", gap), share(gap, today), per);
    const shown = around(text, found.index, found.index + found[0].length);
    return [{ said: [{ field, text: shown, sentence: text }], sums: [sum, ...hoursOfGap(gap, per, shop)] }];
  });

const isWish = (field: string): boolean => field === "success_metric" || field === "improvement_goal";
const periods = [
  { says: /^m/i, per: "a month" },
  { says: /^w/i, per: "a week" },
] as const;
/** Less isn't a shop's sales. Own judgment. */
const minSales = 1000;

function hoursOfGap(gap: number, per: string, { shop_rate_value: rate, machine_count }: Submission): readonly string[] {
  if (!rate) return [];
  const hours = Math.round(gap / rate);
  return [
    words.gapHours(money("$", gap), money("$", rate), digits(hours), per, digits(Math.round(hours / machine_count))),
  ];
}

const aWeek = /(?<sign>[$€£])? ?(?<n>\d[\d,]*(?:\.\d+)? ?k?) ?(?<after>dollars?|bucks)? (?:a|per|each|every) week\b/i;
const isCost =
  /\b(?:pay(?:ing|s)?|paid|cost\w*|saturdays?|overtime|los[et]\w*|fines?|freight|expedit\w*|save[sd]?|premium|penalt\w*|chargebacks?|scrap\w*|air)\b/i;

/** `$2,900 a week` of overtime: what it is in a year. Pay that is only planned is in its ruling. */
const weekly: Form = ({ field, texts }, shop) =>
  texts.flatMap((text): readonly Worked[] => {
    const found = aWeek.exec(text);
    const { n, sign, after } = found?.groups ?? {};
    const amount = numberOf(n?.replace(/ ?k$/i, "k"));
    const own = currencyOf(shop);
    const isMoney = sign !== undefined || after !== undefined;
    if (!found || amount === undefined || !isMoney || own === null || amount < 50 || !isCost.test(text)) return [];
    if (plansIn(text, false).some(({ certainty }) => certainty === "intended")) return [];
    const mark = sign ?? own;
    const sum = words.aYear(money(mark, amount), digits(weeksAYear), money(mark, amount * weeksAYear));
    return [
      {
        said: [{ field, text: around(text, found.index, found.index + found[0].length), sentence: text }],
        sums: [sum],
      },
    ];
  });

const knockedOff =
  /\b(?:knocks?|takes?|docks?|deducts?|charges?|penalty of|fines? (?:of|us)|discounts?|backcharges?|holds? back) (?:us |off |back )*(?<percent>\d{1,2}(?:\.\d)?) ?(?:%|percent)/i;
const orderOf =
  /\b(?:orders?|pos?|invoices?) (?:run|runs|is|are|average|averages|comes? to) (?:about |around |roughly )?(?<dollars>\$?\d[\d,]* ?(?:k|thousand)?|[a-z]+ thousand)\b/i;

/** `They knock off 5% when we're late, their orders run about 4k`. */
const penalty: Form = ({ field, texts }, shop) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const off = knockedOff.exec(text);
    const near = [text, texts[at + 1] ?? ""].find((one) => orderOf.test(one)) ?? "";
    const [part, order] = [Number(off?.groups?.percent), numberOf(orderOf.exec(near)?.groups?.dollars)];
    const sign = currencyOf(shop);
    if (off === null || !/\blate\b/i.test(text) || order === undefined || order < 100 || sign === null) return [];
    const sum = words.penalty(digits(part), money(sign, order), money(sign, (part * order) / 100));
    return [{ said: [{ field, text: around(text, off.index), sentence: text }], sums: [sum] }];
  });

const stopsCounted =
  /\b(?:stop(?:s|ped)?|broke(?: down)?|went down|quit|crash(?:es|ed)?|fail(?:s|ed)?|breakdowns?) (?<n>two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) times?\b|\b(?<m>two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:stops|breakdowns|crashes|failures)\b/i;
const paidAndLost =
  /\b(?:pay|paid|cost(?: us| me)?|spent) (?:about )?(?<dollars>\$? ?\d[\d,]*(?: ?k)?) ?(?:dollars?|bucks)?\b[^.;]{0,16}\b(?:lose|lost|losing|down) (?:about )?(?<days>\d{1,3}) days?\b/i;

/** `Stopped four times this year. … I paid 41,000 dollars and lost 27 days`: each stop. */
const eachStop: Form = ({ field, texts }, shop) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const groups = stopsCounted.exec(text)?.groups;
    const count = numberOf(groups?.n ?? groups?.m);
    const paid = texts.slice(at, at + 5).find((one) => paidAndLost.test(one));
    const { dollars, days } = paidAndLost.exec(paid ?? "")?.groups ?? {};
    const [spent, lost] = [numberOf(dollars?.replaceAll(" ", "")), numberOf(days)];
    const sign = currencyOf(shop);
    if (
      count === undefined ||
      paid === undefined ||
      spent === undefined ||
      lost === undefined ||
      sign === null ||
      spent < 500
    )
      return [];
    return [
      {
        said: (paid === text ? [text] : [text, paid]).map((sentence) => ({ field, text: around(sentence), sentence })),
        sums: [
          words.eachStop(money(sign, spent), digits(count), money(sign, spent / count)),
          words.daysEachStop(digits(lost), digits(count), digits(lost / count)),
        ],
      },
    ];
  });

export const moneyForms: readonly Form[] = [eachStop, salesGap, weekly, penalty];
