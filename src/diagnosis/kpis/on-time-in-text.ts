import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, isGoalField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { numbersIn } from "../facts/numbers/number-in-text.ts";
import { matchesIn } from "../matches.ts";
import { memoizeEach } from "../memoize.ts";
import { sentencesOf } from "../reader/words.ts";
import type { ValueStated } from "./value-today.ts";

/** A share that isn't the end of a range, as 85 is in `80 to 85%`. */
const share = String.raw`(?<![\d.]|\d ?%? ?(?:to|or|[-–]) ?)(?<value>\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent\b|pct\b)`;
const small = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty`;
const jobs = "(?:jobs?|orders?|lines?|shipments?|deliver(?:y|ies)|parts?|what we ship|everything|them|it)";
const ofJobs = `(?:(?: of)? (?:our |the |all |all our |my )?${jobs})?`;
const goes =
  "(?: (?:ship(?:s|ped)?|go(?:es)?|are|is|get|gets|out|come|comes|delivered|leaves?|run(?:s|ning)?|now|only|just|about))*";
const is =
  "(?: (?:rate|share|number|is|was|runs?|ran|running|at|about|around|now|stands?|stood|only|shows?|showed|sits?|sat|hovers|of|has been))";

const onTimeDelivery = String.raw`\b(?:on[- ]time(?: deliver(?:y|ies)| shipments?| performance| percentage)?|otd)(?: (?:to|for) [a-z]+)?(?: (?:last|this) (?:week|month|quarter))?`;

/**
 * `61% on time`, `61% of our jobs ship on time`, `on-time delivery is about 61%`, `OTD: 61%`, `on time 61% of the time`, `on time was 71 last
 * month`.
 */
const onTime = [
  new RegExp(String.raw`${share}${ofJobs}${goes} on[- ]time\b`, "gi"),
  new RegExp(`${onTimeDelivery}(?:${is}{1,4}|:)? ${share}`, "gi"),
  new RegExp(String.raw`${onTimeDelivery}[^.;]{0,60}\b(?:and|but|then) ${share} since\b`, "gi"),
  new RegExp(
    String.raw`${onTimeDelivery}(?:${is}{1,4}|:) (?<value>[1-9]\d(?:\.\d)?)(?=[.,;!]|$| (?:last|this|now|today|right now|currently|and|but|so)\b)`,
    "gi",
  ),
];
/** `from 72% to 95% on time`, `on-time delivery from 72 percent to 95`, `95% on time, up from 72%`: where a goal starts. */
const start = [
  new RegExp(String.raw`\bfrom ${share}(?: up)? to \d{1,3} ?(?:%|per ?cent\b|pct\b)? on[- ]time\b`, "gi"),
  new RegExp(
    String.raw`${onTimeDelivery}(?: of \d{2} ?(?:%|per ?cent\b|pct\b))?(?: up)?,? (?:up )?from (?:the present |today['’]s )?${share}`,
    "gi",
  ),
];
/** `39% of jobs ship late`, `we run late on 39% of orders`, `we're late 40% of the time`. */
const late = [
  new RegExp(String.raw`${share}${ofJobs}${goes} (?:late|past due)\b`, "gi"),
  new RegExp(String.raw`\blate(?: on| shipments (?:are|from)| jobs (?:are|from))?(?: about| around)? ${share}`, "gi"),
];
const patterns = [
  ...onTime.map((words) => ({ words, isLate: false })),
  ...late.map((words) => ({ words, isLate: true })),
];
/** Material or people that arrive on time or late, which isn't about shipping. */
const comesIn =
  /\b(?:tool(?:s|ing)?|inserts?|fixtures?|gau?ges?|programs?|materials?|stock|bars?|steel|alumin\w+|metal|castings?|forgings?|blanks?|hardware|prints?|drawings?|models?|certs?|quotes?|rfqs?|paperwork|payments?|invoices?|trucks?|operators?|machinists?|employees|people|guys|crew|everybody|shift)\b/i;

/** `two out of five`, `12 of our last 20`; not `14 of 20 late jobs`, which is about the reasons. */
const counted = quick(
  new RegExp(
    String.raw`\b(?<some>${small}) (?:out )?(?:of|in)(?: every| our last| the last| my last)? (?<all>${small})\b(?! (?:of )?(?:the |our )?late)`,
    "gi",
  ),
);

/** `Half of our orders are late`. */
const fraction = quick(
  /\b(?:half|(?:a|one) (?:third|quarter)) of(?= (?:our|the|my|all) (?:jobs|orders|lines|shipments|deliveries)\b)/gi,
);
const fractions: Readonly<Record<string, number>> = { half: 50, third: 33, quarter: 25 };

/** The same with counts as a share: `40% go late`. */
const withShares = (text: string): string =>
  text
    .replace(fraction, (words) => `${fractions[words.toLowerCase().replace(/^(?:a|one) | of$/g, "")]}% of`)
    .replace(counted, (count, some: string, all: string) => {
      const [part, whole] = [some, all].map((word) => numbersIn(word)[0]?.low ?? Number.NaN) as [number, number];
      return part < whole ? `${Math.round((1000 * part) / whole) / 10}%` : count;
    });

/** Words for someone else's deliveries, or for something wished, promised, past or hypothetical. */
export const notOurs = quick(
  /\b(?:vendors?|suppliers?|plat(?:er|ing)|heat treat\w*|outside|mill delivers|distributor|competitors?|most shops|other shops?|industry|average shop|salesm[ae]n|brochure)\b/i,
);
const notToday =
  /\b(?:want\w*|would|could|should|goal|target|need(?:s|ed)?|hope|promis\w*|contract|requires?|demands?|expects?|asks?(?: us)? for|insists?|used to|last year|years? ago|before|if|until|when|above|over|at least|under|below|better than|(?:get|back|reach|hit) (?:to|back|up)|to (?:reach|hit)|quarters|was once)\b/i;
/** What somebody tells others: `He tells people we're 94 percent on time`. */
const claimed =
  /^(?:(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?|(?:[Tt]he|[Mm]y|[Oo]ur) \p{L}+(?: \p{L}+)?) (?:always |still |just )?(?:tells? (?:people|everybody|everyone|them|us|me|customers|the \p{L}+)|claims?|brags?|swears?|thinks?|believes?|says? (?:to|that))|according to)\b/u;
/** `May was our best month, 98% on time`. */
const ofOneMonth = quick(/\b(?:best|worst|record|one good|only good) (?:week|month|quarter|year)\b/i);
/** A month or a quarter that has just ended counts as today. */
const isOver = /\b(?:was|were|had)\b(?!.*\b(?:last|this) (?:week|month|quarter)\b)/i;
/** `from 61% on time to 90%`: the starting point of a wish. */
const startsFrom =
  /\b(?:from|instead of|(?:we|I)(?:['’]re| are) (?:only |stuck )?at|(?:has|have|had|puts?|shows?|scores?|rates?) us (?:down )?(?:at|as)|currently(?: at)?)(?: the present| today['’]s| the| about| around| only)?\s*$/i;
/** `97% through September`: a share that held then, not now. */
const heldThen = /^[\d.]+ ?(?:%|per ?cent\b|pct\b) (?:we (?:held|had|ran) )?(?:through|until|till|up to|before)\b/i;
/** `79% today and the board wants 95%`. */
const nowAfter = /^[\d.]+ ?(?:%|per ?cent\b|pct\b) (?:today|now|right now|at present)\b/i;

const fields = [
  "pain_invisible",
  "notes",
  "improvement_goal",
  "success_metric",
] as const satisfies readonly FreeTextField[];

/** The share on time that the shop says it has today; the first if it states several. */
export const onTimeInText = memoizeEach((submission: Submission): ValueStated | undefined => {
  const told = fields.map((field) => ({ field, texts: sentencesOf(submission[field] ?? "").map(({ text }) => text) }));
  const stated = (field: FreeTextField, text: string, value: number): ValueStated => ({
    field,
    from: value,
    to: value,
    said: text,
  });
  for (const { field, texts } of told)
    for (const [at, text] of texts.entries()) {
      const own = ownCount(text, texts.slice(Math.max(0, at - farthest), at).join(" "));
      if (own !== undefined) return stated(field, text, own);
    }
  for (const { field, texts } of told)
    for (const [at, text] of texts.entries()) {
      const value =
        valueIn(withShares(text), isGoalField(field)) ?? ofLastPeriod(withShares(text), texts[at - 1] ?? "");
      if (value !== undefined) return stated(field, text, value);
    }
  return undefined;
});

/** How many sentences before `mine says 81` may say what it counts. Own judgment. */
const farthest = 2;

/** `He tells people we're 94 percent on time. … Mine says 81`: their own count comes before what others say. */
function ownCount(text: string, before: string): number | undefined {
  if (!/\b(?:on[- ]time|otd)\b/i.test(`${before} ${text}`)) return undefined;
  return Number(mine.exec(text)?.groups?.value) || undefined;
}
const mine =
  /\b(?:mine|my own (?:number|count|sheet)|my (?:number|count|figure)) (?:says?|is|shows?|comes (?:out )?(?:at|to)) (?:about |only )?(?<value>[1-9]\d(?:\.\d)?)(?=[.,;!]| ?%| percent| and\b| off\b|$)/i;

/** `On time back at 90. I printed 63 for last month`, `… a date that is true. Right now about one in four isn't`. */
function ofLastPeriod(text: string, before: string): number | undefined {
  if (notOurs.test(text) || notOurs.test(before)) return undefined;
  const isOnTime = /\b(?:on[- ]time|otd)\b/i.test(`${before} ${text}`) && !comesIn.test(`${before} ${text}`);
  const printed = isOnTime ? Number(lastPeriod.exec(text)?.groups?.value) : 0;
  const broken = /\b(?:dates?|promis\w+)\b/i.test(`${before} ${text}`) ? Number(notKept.exec(text)?.groups?.value) : 0;
  return printed || (broken ? 100 - broken : undefined);
}
const lastPeriod =
  /\b(?:I|we) (?:printed|posted|ran|had|hit|were|scored|did) (?:at )?(?:only |just |a )?(?<value>[1-9]\d(?:\.\d)?)(?: ?%| percent)? (?:for |in )?last (?:month|week|quarter)\b/i;
const notKept =
  /(?<![\d.])(?<value>\d{1,2}(?:\.\d)?)% of (?:them|those|my dates|our dates|the dates|my promises|our promises) (?:isn['’]t|aren['’]t|(?:is|are) (?:not|wrong|off|late)|slips?)\b/i;

function valueIn(text: string, isWish: boolean): number | undefined {
  if (!/\d/.test(text) || notOurs.test(text) || claimed.test(text) || ofOneMonth.test(text)) return undefined;
  const isToday = (at: number): boolean => {
    if (startsFrom.test(text.slice(0, at)) || nowAfter.test(text.slice(at))) return true;
    if (heldThen.test(text.slice(at))) return false;
    const { before, after } = clauseAround(text, at);
    const clause = before + after;
    return !isWish && !notToday.test(clause) && !isOver.test(clause) && !comesIn.test(before);
  };
  const read = isWish ? [...patterns, ...start.map((words) => ({ words, isLate: false }))] : patterns;
  const [found] = read.flatMap(({ words, isLate }) =>
    matchesIn(text, words)
      .map(({ 0: all, index, groups: { value = "" } = {} }) => ({
        value: Number(value),
        at: index + all.indexOf(value),
        isLate,
      }))
      .filter(({ value, at }) => value > 0 && value < 100 && isToday(at)),
  );
  return found?.isLate ? 100 - found.value : found?.value;
}

/** The wish may be in a clause of its own: `We ship 61% on time, we want 90%`, `They want 98% on time and we are 71% on time`. */
const clauseAround = (text: string, at: number) => ({
  before: /[^:]*$/.exec(text.slice(0, at).split(clauseEnd).at(-1) ?? "")?.[0] ?? "",
  after: text.slice(at).split(clauseEnd)[0] ?? "",
});

const clauseEnd =
  /[,;]\s|\bbut\b|\bso\b|\bbecause\b|\band (?=we\b|our\b|they\b|(?:the|a|my|every|most) (?:\w+ )?(?:customers?|oems?|primes?)\b|customers\b)/i;
