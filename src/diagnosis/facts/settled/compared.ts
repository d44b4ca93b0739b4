import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";
import { around } from "../../reader/around.ts";
import { writtenNumber } from "../numbers/number-in-text.ts";
import { digits } from "../sums/loss.ts";
import type { Answer, Worked } from "./form.ts";
import { settledWords as words } from "./settled.words.ts";
import { inTime, minutesOf, numberOf, share } from "./times.ts";

const clocks = quick(/(?<!\d)\d{1,2}:[0-5]\d(?:(?:, | and |, and )\d{1,2}:[0-5]\d){2,}(?!\d)/);
const planned = /\b(?:plan(?:s|ned)?|card|sheet|traveler|router|quoted?|standard|estimate)\b/i;
/** Closer than this to the plan, it is on plan. Own judgment. */
const onPlan = 0.1;

/** `The card gives an hour and a half … He wrote his down: 4:10, 3:25, 5:00, 3:50`. */
export const listAndPlan = ({ field, texts }: Answer): readonly Worked[] =>
  texts.flatMap((text, at): readonly Worked[] => {
    const list = clocks.exec(text)?.[0].match(/\d{1,2}:\d\d/g) ?? [];
    const minutes = list.map((one) => Number(one.split(":")[0]) * 60 + Number(one.split(":")[1]));
    // Times of day go up.
    if (list.length < 3 || minutes.every((one, index) => index === 0 || one > (minutes[index - 1] ?? 0))) return [];
    const near = [text, ...texts.slice(Math.max(0, at - 3), at).toReversed(), ...texts.slice(at + 1, at + 3)];
    const plan = near.find((one) => planned.test(one) && minutesOf(one).length > 0);
    const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
    const found = plan === undefined ? undefined : againstPlan(mean, plan, text);
    if (plan === undefined || found === undefined) return [];
    const said = plan === text ? [text] : [plan, text];
    const average = words.listMean(list.join(" + "), digits(list.length), inTime(Math.round(mean)));
    return [
      {
        ...found,
        said: said.map((sentence) => ({ field, text: around(sentence), sentence })),
        sums: [average, ...found.sums],
      },
    ];
  });

/** What a mean of timed ones says next to the plan; nothing if it isn't well over it. */
function againstPlan(mean: number, plan: string, text: string): Omit<Worked, "said"> | undefined {
  const [time] = minutesOf(plan);
  if (time === undefined || time.low !== time.high || time.low < 10 || mean <= (1 + onPlan) * time.low)
    return undefined;
  const sums = [words.listOver(inTime(time.low), digits(mean / time.low))];
  return { sums, ...((ofSetups.test(plan) || ofSetups.test(text)) && { speaksFor: "setup_changeover" }) };
}
const ofSetups = /\b(?:set-?ups?|change-?overs?|get ready|jaws|last (?:good )?part off|first (?:good )?piece)\b/i;

const thenAndSince = [
  new RegExp(
    String.raw`(?<x>${writtenNumber})(?: [a-z]+)?(?: (?:a|per) (?:day|week|month))? before and (?<y>${writtenNumber}) (?:since|now|after)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:hired|bought|added|put in|started)\b[^.;]{3,60}? and (?:we |it |output )?went from (?<x>${writtenNumber}) [a-z]+(?: (?:a|per) (?:day|week|month))? to (?<y>${writtenNumber})\b`,
    "iu",
  ),
].map(quick);
/** A change smaller than this didn't help. Own judgment. */
const hardly = 0.05;

/** `The four made 11,900 a week before and 12,050 since`, `hired two last fall and we went from 36 jobs a day to 37`. */
export const hardlyMore = ({ field, texts }: Answer): readonly Worked[] =>
  texts.flatMap((text): readonly Worked[] => {
    const found = thenAndSince.map((pattern) => pattern.exec(text)).find((one) => one !== null);
    const [before, now] = [numberOf(found?.groups?.x), numberOf(found?.groups?.y)];
    if (!found || before === undefined || now === undefined || before < 10) return [];
    if (now < before || now > (1 + hardly) * before) return [];
    const part = `${digits(Math.round((1000 * (now - before)) / before) / 10)}%`;
    return [
      {
        said: [{ field, text: around(text, found.index, found.index + found[0].length), sentence: text }],
        sums: [words.sinceThen(digits(now), digits(before), digits(now - before), part)],
        rulesOut: words.tried,
      },
    ];
  });

const allOfThem = quick(
  /(?<![\w.,$-])(?<all>\d{2,4}) (?:[a-z]+ )?(?:jobs?|orders?|lots?|parts?|shortages?|stops?|pieces|shipments|setups)\b/i,
);
const partHad = quick(
  new RegExp(
    String.raw`(?<![\w.,$-])(?<part>${writtenNumber}) (?:of (?:them|those|these) )?(?:had|were|was|came from|came back|waited (?:for|on)) (?:an? |the )?(?<why>[^.;,:]{3,44})`,
    "iu",
  ),
);
/** What explains less than this of them isn't the cause of most. Own judgment. */
const fewOfThem = 0.25;

/** What they blame, where their own count says how few it explains: `52 jobs late … 4 had a rev change`. */
export function fewOfBlamed(submission: Submission, answers: readonly Answer[]): readonly Worked[] {
  const { improvement_goal = "", pain_invisible = "" } = submission;
  const blames = (said: readonly string[]): ReadonlySet<string> =>
    wordsIn(
      said.reduce((text, one) => text.replace(one, ""), `${improvement_goal} ${pain_invisible.slice(0, longestBlame)}`),
    );
  const found = answers.flatMap(({ field, texts }) =>
    texts.flatMap((text, at) => partOfBlamed(text, texts[at + 1] ?? "").map((one) => ({ ...one, field }))),
  );
  const few = found.find(({ why, said }) => [...wordsIn(why)].some((word) => blames(said).has(word)));
  if (few === undefined) return [];
  const { field, said, part, all, why } = few;
  return [
    {
      said: said.map((sentence) => ({ field, text: around(sentence), sentence })),
      sums: [words.ofBlamed(digits(part), digits(all), share(part, all))],
      rulesOut: capitalized(why.trim()),
    },
  ];
}

/** How many characters of a complaint say what is blamed. Own judgment. */
const longestBlame = 400;

/** A small part of a count, and what it had. */
function partOfBlamed(text: string, next: string) {
  const counted = allOfThem.exec(text);
  const here = partHad.exec(text.slice((counted?.index ?? 0) + 4));
  const { part: some, why = "" } = (here ?? partHad.exec(next))?.groups ?? {};
  const [all, part] = [numberOf(counted?.groups?.all), numberOf(some)];
  if (all === undefined || part === undefined || part < 1 || part >= fewOfThem * all) return [];
  return [{ all, part, why, said: here === null ? [text, next] : [text] }];
}

/** The words of four letters and more that say what something is about, without their endings. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !common.has(word))
      .map((word) => word.replace(/(?:ings?|es|s|ed)$/, "")),
  );
const common = new Set(
  "that this with from have been were they them their there when what which after before because every each more most some late jobs parts house the and had not for our out get got his her its all one two who how has".split(
    " ",
  ),
);
