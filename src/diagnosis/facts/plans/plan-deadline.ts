import { matchesIn } from "../../matches.ts";
import { sentencesOf, wordsOf } from "../../reader/words.ts";
import type { Plan } from "./plan.ts";
import { anotherDeed, assetsIn } from "./plan-patterns.ts";

const months =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)";
const day = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)\b(?: of ${months})?(?! (?:op|operation|shift|axis|piece|part|side|floor|setup|one|machine|day|time)\b)`;
const season = "(?:spring|summer|fall|autumn|winter)";
const count = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a|a few|a couple(?: of)?)`;

/** A future date in the shop's words: `on the 30th`, `by month end`, `in six weeks`, `through September`. */
const toCome = new RegExp(
  [
    String.raw`\b(?:by|before|until|after) (?:the )?(?:month[- ]end|end of (?:the |this |next )?(?:month|quarter|year|${months})|year[- ]end|quarter[- ]end|Christmas|Thanksgiving|New Year['’]?s?|(?:mon|tues|wednes|thurs|fri)day|${day}|${months}(?: \d{1,2})?\b)`,
    String.raw`\b(?:on|coming|due|closes?|ends|expires) (?:by |on )?${day}`,
    String.raw`\b(?:in|within) ${count} (?:days|weeks|months?|years?)\b`,
    String.raw`\b(?:this|next) (?:week|month|quarter|fall|spring|summer|winter|year)\b`,
    String.raw`\b(?:in|by) (?:the |early |late )?${season}\b`,
    String.raw`\b(?:in|for|by) 20\d\d\b`,
    String.raw`\b(?:good )?(?:through|until|till) ${months}\b(?: \d{1,2}\b)?`,
    String.raw`(?:\b(?:good|held|holds?|valid) |(?<=\bhold(?:s|ing)? (?:it|them|that|one|the [a-z]+)(?: for (?:me|us))? ))(?:to|through|until|till) (?:${day}|(?:the )?(?:month[- ]end|end of (?:the |this |next )?(?:month|quarter|year)))`,
    String.raw`\b(?:in the auction of|in|for|by) (?:${months}|Q[1-4])\b`,
    String.raw`(?<!\b(?:\w+ed|quit|came|went|left|since|from|of)(?: on)? )\b(?:on )?${months} \d{1,2}(?:st|nd|rd|th)?\b(?!%| percent)`,
    String.raw`(?<!\b(?:\w+ed|quit|came|went|left|since|from|of)(?: on)? )\b(?:(?:on|by|before|until) )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}\b`,
    String.raw`\bat (?:the )?(?:month[- ]end|year[- ]end)\b`,
  ].join("|"),
  "gi",
);

/** Words of someone about to decide. In the sentences next to a plan, only such a date belongs to the plan. */
const deciding =
  /\b(?:deposit|orders?\b|sign|signing|decid\w*|decision|answer|yes or no|say (?:yes|no)|needs? to know|votes?|quote|offer|price|good through|write the check|dealer|approved|budget|hold(?:s|ing)?|vendor|bank)\b/i;

/**
 * The date the shop gives for its plan, in its own words; `null` if none. Other answers count if they mention the plan.
 */
export function deadlineOf(
  { quote, text: words, asset }: Plan,
  text: string,
  others: readonly string[] = [],
): string | null {
  const sentences = sentencesOf(text).map((one) => one.text);
  const at = sentences.indexOf(quote);
  if (at === -1) return null;
  const beside = sentences.slice(at + 1, at + 1 + nearby).filter((one) => deciding.test(one));
  const nouns = new Set(
    wordsOf(words.replace(toThing, ""))
      .map(({ stem }) => stem)
      .filter((stem, at, all) => at === all.length - 1 || (stem.length > 4 && !ordinal.test(stem))),
  );
  const speaksOfIt = (one: string): boolean =>
    paying.test(one) &&
    ((asset === "machine" && /\bnew (?:ones?|machines?)\b/i.test(one)) ||
      wordsOf(one).some(({ stem }) => nouns.has(stem)));
  const elsewhere = [...sentences, ...others.flatMap((one) => sentencesOf(one).map((each) => each.text))];
  const days = [ownPart(quote, words), ...beside, ...elsewhere.filter(speaksOfIt)].flatMap(daysIn);
  return (days.find(({ isStart }) => !isStart) ?? days[0])?.said ?? null;
}

/** The days to come that a sentence names, but not those on which something arrives. */
const daysIn = (sentence: string): readonly { readonly said: string; readonly isStart: boolean }[] =>
  matchesIn(sentence, toCome).flatMap(({ 0: said, index }) => {
    const before = sentence.slice(0, index);
    return isOver(before, said) || isArrival.test(before) ? [] : [{ said, isStart: isStart.test(before) }];
  });

/** When it would start or what it is for starts, which is the day to decide by only if no other is named. */
const isStart =
  /\b(?:starts?|begins?|launch(?:es)?|runs?|running|kicks? off|goes live)(?: (?:it|here|work|in|on|by))*,? $/i;

/** `Delivery in April` is when it comes, not when they decide. */
const isArrival =
  /\b(?:deliver(?:y|ed|s)?|ships?|shipping|shipped|(?:can|could|will|would) ship(?: \w+)? is|comes?|arriv(?:es?|al|ing)|lands?|lead time|gets? here|(?:be|is|are) here|install(?:ed|s|ation)?|on the (?:floor|truck))(?: (?:is|it|early|late|to us|here|date|of|would be|will be|promised|possible|scheduled|only|not))*,? $/i;

/** Sentences after a plan in which a day to decide belongs to it. Own judgment. */
const nearby = 3;

/** The part of a sentence about one of its plans: `buy a saw in the spring` of `buy a saw in the spring and hire a planner`. */
function ownPart(quote: string, words: string): string {
  const from = Math.max(0, quote.indexOf(words));
  const rest = quote.slice(from + words.length);
  const [end = rest.length] = matchesIn(rest, next)
    .filter(
      ({ 0: said, index }) =>
        !/(?:an?|another|the)$/i.test(said) || assetsIn(rest.slice(index, index + near)).length > 0,
    )
    .map(({ index }) => index);
  return quote.slice(afterPlan.test(quote.slice(0, from)) ? from : 0, from + words.length + end);
}
const next = new RegExp(
  String.raw`${anotherDeed}|\b(?:and|or|plus),? (?:maybe |later |then |on )?(?:an?|another|the)\b`,
  "gi",
);
/** Letters from `and a` to the thing. */
const near = 40;
const afterPlan = /\b(?:and|or|plus|then),? (?:(?:we|I|to|just|maybe|later|will) )*$/i;

const toThing = /^.*\b(?:an?|the|another|two|three|more) /i;
/** Any quarter may be the third. */
const ordinal = /^(?:second|third|fourth|fifth|another)$/;

/** What is paid or signed for a plan in another answer. */
const paying = /\b(?:deposit|down ?payment|sign|signing|bank|quote|offer|price|dealer|check|hold(?:s|ing)?)\b/i;

/** `since February`, `we closed in June`, `he quit in March`: in the past. */
const isOver = (before: string, day: string): boolean =>
  past.test(before) ||
  (!/^for /i.test(day) && wasToldOn.test(before)) ||
  (/^in [a-z]{3,9}$/i.test(day) && pastNear.test(before));
const past =
  /\b(?:was|were|closed|finished|replaced|bought|hired|left|since|last|demonstrated|showed|shown|visited|came|met|spent|ran|made|took|lost|shipped|counted|clocked|asked)\b[^.;]*$/i;
/** `quoted $685,000 on 10 November`. */
const wasToldOn = /\b(?:quoted|received|wrote|sent|offered) (?:\S+ ){0,3}$/i;
/** Right before `in March`, which otherwise may be to come. */
const pastNear = /\b(?:quit|paid|cost|broke|died|got|had|went|run (?:me|us)|\w{3,}ed) (?:\S+ ){0,4}$/i;
