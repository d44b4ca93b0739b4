import { measureNames } from "../sums/stated.words.ts";
import { goalLimits, inPercent } from "./goal-limits.ts";
import { amount, matcher, measure, type Shape, type StatedTexts, times, unitIn } from "./goal-parts.ts";
import type { OwnMeasure } from "./own-measure.ts";

/** Goals with a number, found by trying each sentence pattern; today's value comes from the same sentence or, failing that, from another one. */
export const goalMeasuresOf = (texts: StatedTexts): readonly OwnMeasure[] => {
  const found = texts.goals.flatMap((text, at) => {
    for (const read of shapes) {
      const one = read(text, texts, at);
      if (one !== undefined) return [one];
    }
    return [];
  });
  // Goal and measure of success often state the same number.
  return found.filter((one, at) => found.findIndex((other) => other.target?.value === one.target?.value) === at);
};

/** `Working days from release to shipment: 25 today, 15 by end of Q1`, `Average days from order to box: 6`. */
const afterColon = matcher(
  `^(?<what>[^:;,.]{6,50}): (?<first>${amount})(?: ?(?<unit>%|(?:percent|pct|minutes?|min|hours?|hrs?|days?|weeks?)\\b))?(?<now> (?:today|now|at present))?(?:,? (?:and )?(?<second>${amount}))?`,
);
/** `min` and `hour` as the page writes them. */
const unitOf = (written: string): string =>
  written
    .toLowerCase()
    .replace(/^min(?:ute)?$/, "minutes")
    .replace(/^hrs?$/, "hours")
    .replace(/^(?<one>hour|day|week)$/, "$<one>s");
const colon: Shape = (text, texts) => {
  const { what = "", first, unit = "", now, second } = afterColon.exec(text)?.groups ?? {};
  const goal = now ? second : first;
  if (goal === undefined || (!now && !texts.measures.includes(text))) return undefined;
  const isShare = /^(?:%|percent|pct)$/i.test(unit);
  const one = measure(what, goal, now ? first : undefined, texts, isShare ? "" : unitIn(what) || unitOf(unit));
  return isShare && one ? inPercent(one) : one;
};

/** `First shots in 9 weeks instead of 12`. */
const insteadPattern = matcher(
  `^(?<what>[^,.;:]{3,40}?) (?:in|within) (?:about |around )?(?<goal>${amount}) (?<unit>${times})\\b[^.;]{0,30}?(?:\\binstead of|\\brather than|,? and not|, not) (?:the )?(?<now>${amount}(?: or ${amount})?)`,
);
const instead: Shape = (text, texts) => {
  const { what = "", goal, unit, now } = insteadPattern.exec(text)?.groups ?? {};
  return goal === undefined ? undefined : measure(what, goal, now, texts, unit);
};

/** `Get prices out the door in two days`, if another sentence says how long it takes now. */
const inTimePattern = matcher(`^(?<what>[^,.;:]{3,40}?) (?:in|within) (?<goal>${amount}) (?<unit>${times})\\b`);
const inTime: Shape = (text, texts) => {
  const { what = "", goal, unit } = inTimePattern.exec(text)?.groups ?? {};
  const one = goal === undefined ? undefined : measure(what, goal, undefined, texts, unit);
  return one?.today ? one : undefined;
};

/** `31 days becomes 12`, `from ten weeks to six`. */
const span = `${amount}(?:(?: to |[-–])${amount})?`;
const shorterPattern = matcher(
  `(?<![\\w–-])(?<now>${span}) (?<unit>days|weeks) (?:becomes?|(?:down )?to) (?<goal>${span})`,
);
const shorter: Shape = (text, texts) => {
  const { now, unit, goal } = shorterPattern.exec(text)?.groups ?? {};
  return goal === undefined ? undefined : measure(measureNames.leadTime, goal, now, texts, unit);
};

/** `First-piece wait of 2 hours or less`. */
const limited = matcher(
  `^(?<what>[^,.;:]{4,40}?) (?:of|to|back to|down to) (?<goal>${amount}) (?<unit>${times})(?: or (?:less|under|fewer))?\\b`,
);
const limit: Shape = (text, texts) => {
  const { what = "", goal, unit } = limited.exec(text)?.groups ?? {};
  const isWanted = /\bor (?:less|under|fewer)\b|\b(?:back|down) to\b/i.test(text);
  return goal === undefined || !isWanted ? undefined : measure(what, goal, undefined, texts, unit);
};

/** `Average line balance under $150,000`. */
const underMoney = matcher(String.raw`^(?<what>[^,.;:]{4,40}?) (?:under|below) (?<goal>\$[\d,.]+\d(?:k| million)?)`);
const money: Shape = (text, texts) => {
  const { what = "", goal } = underMoney.exec(text)?.groups ?? {};
  const one = goal === undefined ? undefined : measure(what, goal, undefined, texts, "", true);
  return one?.target ? { ...one, target: { ...one.target, text: `under ${one.target.text}` } } : one;
};

/** `9 jobs in the week`, `75 skids a day`. */
const aPeriod = matcher(
  `(?<goal>${amount}) (?<what>(?!(?:of|from|in|a|per|days?|weeks?|hours?|minutes?|mins?|fewer|less|extra|additional) )[a-z][a-z-]*(?: [a-z-]+){0,2}?)(?: out (?:of )?the (?:gate|door|shop|building))? (?:a|an|per|in the|in a|each|every) (?<per>shift|day|week|month)\\b`,
);
const rate: Shape = (text, texts) => {
  const { goal, what = "", per = "" } = aPeriod.exec(text)?.groups ?? {};
  const before = text.slice(0, aPeriod.exec(text)?.index);
  if (goal === undefined || isNow.test(before) || /^(?:or|more|without)\b|\btimes$/i.test(what)) return undefined;
  const name = `${what} a ${per}`;
  const to = (/\bfrom\s*$/i.test(before) ? toGoal : turnsInto).exec(text)?.groups?.goal;
  if (to !== undefined) return measure(name, to, goal, texts);
  if (fromAmong.test(before)) return undefined;
  const isLower =
    /\b(?:under|less|fewer|no more than|only|at most)\b/i.test(before) || isToShrink(what, texts) || undefined;
  const { now, been } = insteadOf.exec(text)?.groups ?? {};
  const one = measure(name, goal, now ?? been, texts, "", isLower);
  return one?.target && isLimit.test(before)
    ? { ...one, target: { ...one.target, text: `under ${one.target.text}` } }
    : one;
};
/** `60 pieces a day off one lathe instead of 48`. */
const insteadOf = matcher(
  `\\b(?:instead of|rather than) (?:the |today's )?(?<now>${amount})|,? (?:(?:it['’]s |we['’]ve |have |has )?been|(?:and )?not|as against) (?:about |around |only |the )?(?<been>${amount})(?=[.,;!]|$| now\\b| today\\b| (?:like|as) (?:it is )?(?:now|today)\\b)`,
);
/** `From 43 jobs a month, that 40 start on the day`: 43 isn't the goal. */
const fromAmong = /\b(?:from|of|on)\s*$/i;
const isLimit = /\b(?:fewer than|less than|under)\s*$/i;
const toGoal = matcher(`\\bto (?<goal>${amount})`);
/** `37 jobs a day turns into 41`. */
const turnsInto = matcher(`\\b(?:turns? into|becomes?) (?<goal>${amount})`);
const isToShrink = (what: string, { goals }: StatedTexts): boolean =>
  matcher(`\\b(?:fewer|less|cut|reduce|halve) (?:the |our )?${what.split(" ")[0] ?? ""}`).test(goals.join(" "));
const isNow =
  /\b(?:log|had|made|altered|now|today|currently|at present|burns?|we (?:get|ship|deliver|box|make|run|do|did|build|average|finish))\b/i;

const shapes: readonly Shape[] = [shorter, colon, instead, money, limit, inTime, rate, ...goalLimits];
