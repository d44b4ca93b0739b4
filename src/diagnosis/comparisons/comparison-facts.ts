import { notPeople, personAway } from "../../knowledge/patterns/comparison-patterns.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { numbersIn, writtenNumber } from "../facts/numbers/number-in-text.ts";
import { bookedAndTaken } from "../facts/sums/jobs.ts";
import { matchesIn } from "../matches.ts";
import { memoizeText } from "../memoize.ts";
import { sentencesOf } from "../reader/words.ts";

/**
 * When hours run over by a steady share: at least how many times, by how much, and how far apart at most; for different
 * people, how far apart, and the most times the plan. Own judgment.
 */
const steady = { times: 3, over: 1.1, apart: 0.25, whoever: 0.06, most: 4 } as const;

const planWords = quick(
  /\b(?:sold|quot\w+|bid|board|traveler|router|card|sheet|chart|estimat\w+|plan(?:ned)?|allow\w*|figured|priced|promis\w+|supposed)\b/i,
);
/**
 * Hours planned and hours taken, over by the same share again and again: `on the board for 13 hours, the boys took 19,
 * 18, 19`.
 */
export const isSteadilyOver = memoizeText(
  (text): boolean =>
    isListed(text) || isPaired(text) || isSameForAll(text) || isOverWhoever(text) || isOverInPercent(text),
);

const listed = quick(
  /\b(?:took|takes|needed|ran|came (?:in|out) at|comes in at|were|was)\b[^.;]{0,30}?(?<list>\d[\d.]*(?:(?:, |,? and |, then )(?:about )?\d[\d.]*){2,})/gi,
);

function isListed(text: string): boolean {
  for (const { groups, index } of matchesIn(text, listed)) {
    const taken = numbersIn(groups?.list ?? "").map(({ low }) => low);
    const planned = numbersIn(text.slice(0, index)).map(({ low }) => low);
    if (planWords.test(text.slice(0, index)) && isOver(taken.map((one) => one / nearestUnder(planned, taken))))
      return true;
  }
  return false;
}

const nearestUnder = (planned: readonly number[], taken: readonly number[]): number =>
  planned.filter((one) => one < Math.min(...taken) && one * 4 > Math.max(...taken)).at(-1) ?? Number.NaN;

const paired = quick(
  /\b(?:sold|quoted|bid|figured|planned)(?: \w+){0,2}? (?<plan>[\w-]+)[,;]? (?:and )?(?:\w+ ){0,2}?(?:took|ran|needed|came to|got|used) (?<took>[\w-]+)/gi,
);

function isPaired(text: string): boolean {
  const pairs = matchesIn(text, paired);
  return isOver(
    pairs.map(({ groups = {} }) => first(groups.took) / first(groups.plan)),
    2,
  );
}

const planInHours = quick(
  /\b(?:sold|quoted|bid|sheet|card|router|traveler|board|chart|estimate)\b[^.;\d]{0,24}(?<plan>\d[\d.]*) ?(?:h|hrs?|hours?)\b/i,
);

/** `The sheet says 6.5 hours. Hector turned in 9.4, Bo had 9.7, nights 9.5`: everyone is over by about the same. */
function isOverWhoever(text: string): boolean {
  const plan = planInHours.exec(text);
  if (plan === null) return false;
  const planned = first(plan.groups?.plan);
  const taken = numbersIn(text.slice(plan.index + plan[0].length))
    .flatMap(({ low, end }) =>
      /^ ?(?:%|percent|days?|weeks?)/i.test(text.slice(plan.index + plan[0].length + end)) ? [] : [low],
    )
    .filter((one) => one >= steady.over * planned && one <= steady.most * planned);
  return taken.some((one) =>
    isOver(taken.filter((other) => Math.abs(other - one) <= steady.whoever * one).map((other) => other / planned)),
  );
}

const overInPercent = quick(/\b(?<over>\d{2,3}) ?(?:%|percent) over\b(?! (?:last|the (?:year|month|week)))/gi);

/** `Stan runs 40% over the red number. And the new kid, 45% over`. */
function isOverInPercent(text: string): boolean {
  const over = matchesIn(text, overInPercent);
  return isOver(
    over.map(({ groups }) => 1 + first(groups?.over) / 100),
    2,
  );
}

const first = (written: string | undefined): number => numbersIn(written ?? "")[0]?.low ?? Number.NaN;

const takenByEach = quick(
  /\b(?:each|all|every one|everybody|both)(?: of (?:them|us))? (?:needed|took|takes|needs|came in at|ran|is over|are over|were over) (?<taken>[\w-]+)/i,
);

/** Different people, each over plan by the same amount. */
function isSameForAll(text: string): boolean {
  const each = takenByEach.exec(text);
  if (each === null) return false;
  const taken = first(each.groups?.taken);
  const planned =
    /\b(?:traveler|board|card|router|sheet|chart|quote|estimate) (?:says?|said|has|had|gives?|gave) (?<plan>[\w -]{1,20}?)(?: hours?| because|,|\.|;|$)/i.exec(
      text,
    );
  return first(planned?.groups?.plan) * steady.over < taken;
}

function isOver(parts: readonly number[], least: number = steady.times): boolean {
  const known = parts.filter((one) => Number.isFinite(one));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return known.length >= least && low >= steady.over && high - low <= steady.apart * low;
}

/** Hours, and not money, days, a share or a count of things. */
const notHours = String.raw`(?! ?(?:[%$k\d]|\.\d|percent\b|days?\b|weeks?\b|months?\b| ?(?!(?:hours|hrs|versus|as|is|was)\b)[a-z]+s\b))`;
const hours = String.raw`(?:about |only )?(?<![$€£.,\d])(?![$€£])${writtenNumber}(?: ?(?:h|hrs?|hours?))?${notHours}`;
const records =
  "(?:travelers?|time ?cards?|cards|clocks?|log ?books?|books?|logs?|job ?cards?|routers?|actuals?|floor)";
const quoted = [
  String.raw`\b(?:quote[sd]?|bids?|estimated?|sells?|sold|price[sd]?) (?:\w+ ){0,3}?(?<plan>${hours})`,
  String.raw`(?<plan>${hours}) (?:on paper|quoted|estimated|bid|sold|(?:on|in|by) the (?:quote|estimate|bid))\b`,
];
const took = [
  String.raw`\b${records} (?:says?|shows?|has|have|reads?|comes? to) (?<took>${hours})`,
  String.raw`(?<took>${hours}) (?:(?:in|on) (?:the|my|our) ${records}|actual|booked|clocked|worked|in (?:fact|real life|reality))\b`,
];
const quotedAndTaken = quoted.flatMap((plan) =>
  took.map((taken) => quick(new RegExp(String.raw`${plan}[^.;\d]{0,40}?${taken}`, "gi"))),
);
const ofSetups = /\b(?:set[- ]?ups?|change-?overs?|ready)\b/i;

/** Hours quoted next to hours that the shop recorded, which are more: `2.5 h on paper, 4.1 in the book`, `figured 30 hours and put in 48`. */
export const isOverQuote = memoizeText(
  (text): boolean =>
    !ofSetups.test(text) &&
    (bookedAndTaken(sentencesOf(text), "notes", text) !== undefined ||
      quotedAndTaken
        .flatMap((pattern) => matchesIn(text, pattern))
        .map(({ groups }) => first(groups?.took) / first(groups?.plan))
        .some((share) => share >= steady.over && share <= steady.most)),
);

const everybodyAway = quick(new RegExp(personAway.source, "gu"));

/** Someone at the shop was out: a person, not a machine or material. */
export const isSomebodyAway = memoizeText((text): boolean =>
  matchesIn(text, everybodyAway).some(
    ({ groups = {} }) => !notPeople.test(groups.who ?? groups.who2 ?? groups.who3 ?? ""),
  ),
);
