import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { digits } from "../facts/sums/loss.ts";
import { sentencesOf } from "../reader/words.ts";
import type { Form, Worked } from "./form.ts";
import { workedWords as words } from "./worked.words.ts";
import { around } from "./written.ts";

const onTime = /\b(?:otd|on[- ]time|otif)\b/i;
const theirCount =
  /\b(?:scorecard|portal|report card|vendor rating|supplier rating|by their|they (?:have|show|say|count))\b/i;
const percent = /(?<![\d.])(?<n>\d{2}(?:\.\d)?) ?(?:%|percent\b)/gi;

/** `My OTD is 96%. … Their scorecard for the same quarter says 71%`. */
const twoScores: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const theirs = texts.slice(at + 1, at + 4).find((one) => theirCount.test(one) && one.match(percent)?.length === 1);
    const [ours, another] = text.match(percent) ?? [];
    if (
      !onTime.test(text) ||
      theirs === undefined ||
      ours === undefined ||
      another !== undefined ||
      theirCount.test(text)
    )
      return [];
    const [a, b] = [Number.parseFloat(ours), Number.parseFloat(theirs.match(percent)?.[0] ?? "")];
    if (!(a > b)) return [];
    const sum = words.twoScores(digits(a), digits(b), digits(a - b));
    return [{ said: [text, theirs].map((sentence) => ({ field, text: around(sentence), sentence })), sums: [sum] }];
  });

/** Whether a customer counts the share on time otherwise than the shop. */
export const countsDiffer = (shop: Submission): boolean =>
  freeTextFields.some((field) => {
    const texts = sentencesOf(shop[field] ?? "").map(({ text }) => text);
    return twoScores({ field, texts }, shop).length > 0;
  });

const lateIn =
  /\b(?<a>\d{1,3}) late in (?<one>[A-Z][a-z]{2,8}),? (?:and )?(?<b>\d{1,3}) (?:late )?in (?<other>[A-Z][a-z]{2,8})\b/;
const noneLate = /^(?:0|zero|none|no) (?:jobs )?late (?<when>(?:in |from )?[A-Z][^.;]{2,30}?)\.?$/i;

/** `0 late Jan thru April. 7 late in June, 5 in Sept.` */
const lateByMonth: Form = ({ field, texts }) =>
  texts.flatMap((text, at): readonly Worked[] => {
    const { a, one = "", b, other = "" } = lateIn.exec(text)?.groups ?? {};
    const near = [texts[at - 1] ?? "", texts[at + 1] ?? ""].find((line) => noneLate.test(line));
    const when = noneLate.exec(near ?? "")?.groups?.when;
    if (a === undefined || near === undefined || when === undefined) return [];
    const sum = words.lateMonths(a, b ?? "", digits(Number(a) + Number(b)), one, other, when);
    return [{ said: [near, text].map((sentence) => ({ field, text: around(sentence), sentence })), sums: [sum] }];
  });

const dueOn =
  /\b(?:due|says?|said|moved it(?: himself| herself)?(?: to)?|to|is|has|ever gave,?) (?:by |on )?the (?<day>\d{1,2})(?:st|nd|rd|th)\b/gi;
const aboutDue = /\b(?:due|po says|promise|date)\b/i;

/** `Due the 22nd. His sheet says the 29th. … the 12th`: dates of one job in neighboring sentences. */
const datesOfJob: Form = ({ field, texts }) =>
  texts.flatMap((_, at): readonly Worked[] => {
    const lines = texts.slice(at, at + 5);
    const days = lines.map((line) => [...line.matchAll(dueOn)].map(({ groups = {} }) => Number(groups.day)));
    const isFirst = at === 0 || [...(texts[at - 1] ?? "").matchAll(dueOn)].length === 0;
    if (days[0]?.length === 0 || !aboutDue.test(lines[0] ?? "") || !isFirst) return [];
    const end = days.findIndex((one, place) => place > 0 && one.length === 0 && (days[place + 1]?.length ?? 0) === 0);
    const all = days.slice(0, end === -1 ? undefined : end).flat();
    const different = new Set(all);
    if (different.size < 2 || all.some((day) => day > 31)) return [];
    const shown = lines.filter((_line, place) => (days[place]?.length ?? 0) > 0).slice(0, 3);
    const sum = words.dates(digits(different.size), digits(Math.max(...all) - Math.min(...all)));
    return [{ said: shown.map((sentence) => ({ field, text: around(sentence), sentence })), sums: [sum] }];
  });

/** Sums over dates: shares on time, late jobs by month, and the dates of one job. */
export const onTimeForms: readonly Form[] = [twoScores, datesOfJob, lateByMonth];
