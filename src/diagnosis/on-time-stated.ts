import type { Submission } from "../survey/submission.ts";
import type { FactField } from "./facts/facts.ts";
import { numbersIn } from "./facts/number-in-text.ts";
import { memoizeEach } from "./memoize.ts";
import { sentencesOf } from "./reader/words.ts";
import type { ValueStated } from "./value-today.ts";

const share = String.raw`(?<![\d.])(?<value>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b|pct\b)`;
const small = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty`;
const jobs = "(?:jobs?|orders?|lines?|shipments?|deliver(?:y|ies)|parts?|what we ship|everything|them|it)";
const ofJobs = `(?:(?: of)? (?:our |the |all |all our |my )?${jobs})?`;
const goes =
  "(?: (?:ship(?:s|ped)?|go(?:es)?|are|is|get|gets|out|come|comes|delivered|leaves?|run(?:s|ning)?|now|only|just|about))*";
const is =
  "(?: (?:rate|share|number|is|runs?|running|at|about|around|now|stands?|only|shows?|sits?|hovers|of|has been))";

/** `61% on time`, `61% of our jobs ship on time`, `on-time delivery is about 61%`, `OTD: 61%`, `on time 61% of the time`. */
const onTime = [
  new RegExp(String.raw`${share}${ofJobs}${goes} on[- ]time\b`, "i"),
  new RegExp(
    String.raw`\b(?:on[- ]time(?: deliver(?:y|ies)| shipments?| performance)?|otd)(?:${is}{1,4}|:)? ${share}`,
    "i",
  ),
  /\b(?:on[- ]time|otd) percentage is (?:about |around |only )?(?<value>\d{1,2})\b/i,
];
/** `39% of jobs ship late`, `we run late on 39% of orders`, `we're late 40% of the time`. */
const late = [
  new RegExp(String.raw`${share}${ofJobs}${goes} (?:late|past due)\b`, "i"),
  new RegExp(
    String.raw`(?<!\b(?:programs?|materials?|stock|bars?|steel|castings?|prints?|certs?|quotes?) (?:is|are|was|were|comes?) )\blate(?: on| shipments (?:are|from)| jobs (?:are|from))?(?: about| around)? ${share}`,
    "i",
  ),
];

/** `two out of five`, `12 of our last 20`; not `14 of 20 late jobs`, which tells why they are late. */
const counted = new RegExp(
  String.raw`\b(?<some>${small}) (?:out )?(?:of|in)(?: every| our last| the last| my last)? (?<all>${small})\b(?! (?:of )?(?:the |our )?late)`,
  "gi",
);

/** The same with counts as a share: `40% go late`. */
const withShares = (text: string): string =>
  text.replace(counted, (count, some: string, all: string) => {
    const [part, whole] = [some, all].map((word) => numbersIn(word)[0]?.low ?? Number.NaN) as [number, number];
    return part < whole ? `${Math.round((1000 * part) / whole) / 10}%` : count;
  });

/** Someone else's deliveries, and what is wished, promised, over or supposed. */
const notOurs =
  /\b(?:vendors?|suppliers?|plat(?:er|ing)|heat treat\w*|outside|mill delivers|distributor|competitors?|most shops|other shops?|industry|average shop|salesm[ae]n|brochure)\b/i;
const notToday =
  /\b(?:want\w*|would|could|should|goal|target|need(?:s|ed)?|hope|promis\w*|contract|requires?|demands?|expects?|used to|was|were|had|last year|years? ago|before|if|until|when|above|over|at least|under|below|better than|(?:get|back|reach|hit) (?:to|back|up)|to (?:reach|hit)|two quarters|quarters|was once)\b/i;
/** `from 61% on time to 90%`: the starting point of a wish. */
const startsFrom = /\b(?:from|instead of)(?: the| about| around| only)?\s*$/i;

const fields = [
  "pain_invisible",
  "notes",
  "improvement_goal",
  "success_metric",
] as const satisfies readonly FactField[];
const wishes: readonly FactField[] = ["improvement_goal", "success_metric"];

/** The share on time that the shop says it has today; the first if it states several. */
export const onTimeStated = memoizeEach((submission: Submission): ValueStated | undefined => {
  for (const field of fields)
    for (const { text } of sentencesOf(submission[field] ?? "")) {
      const value = valueIn(withShares(text), wishes.includes(field));
      if (value !== undefined) return { field, from: value, to: value, said: text };
    }
  return undefined;
});

function valueIn(text: string, isWish: boolean): number | undefined {
  if (!/\d/.test(text) || notOurs.test(text)) return undefined;
  const [found] = [
    ...onTime.map((words) => ({ match: words.exec(text), isLate: false })),
    ...late.map((words) => ({ match: words.exec(text), isLate: true })),
  ].filter(({ match }) => match !== null);
  const value = Number(found?.match?.groups?.value);
  if (found?.match == null || !(value > 0 && value < 100)) return undefined;
  const at = found.match.index + found.match[0].indexOf(found.match.groups?.value ?? "");
  const isStart = startsFrom.test(text.slice(0, at));
  if (!isStart && (isWish || notToday.test(clauseAround(text, at)))) return undefined;
  return found.isLate ? 100 - value : value;
}

/** The wish comes after a comma: `We ship 61% on time, we want 90%.` */
function clauseAround(text: string, at: number): string {
  const before =
    text
      .slice(0, at)
      .split(/[,;:]\s|\bbut\b/)
      .at(-1) ?? "";
  const after = text.slice(at).split(/[,;]\s|\bbut\b/)[0] ?? "";
  return `${before}${after}`;
}
