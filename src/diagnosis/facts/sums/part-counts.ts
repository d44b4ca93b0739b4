import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { matchesIn } from "../../matches.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { otherOrders, partOfAll, whole } from "./part-patterns.ts";
import { statedUnits } from "./stated.words.ts";

/** Whether a share of the machines was counted at one walk through the shop. */
export const isWalk = (unit: string): boolean =>
  unit === statedUnits.machinesCutting || unit === statedUnits.machinesIdle;

interface Found {
  readonly part: number;
  readonly all: number;
  /** What the part was, if they say: `chip nests`. */
  readonly what?: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** The one part of a whole that a sentence counts; none where it counts two. */
function partIn(text: string, isCount: (part: number, all: number) => boolean): Found | undefined {
  const found = [
    ...matchesIn(text, partOfAll),
    ...otherOrders.map((words) => words.exec(text)).filter((one) => one !== null),
  ].flatMap((match): readonly Found[] => {
    const [some, all] = [match.groups?.part, match.groups?.all].map((one) => numbersIn(one ?? "")[0]?.low);
    if (some === undefined || all === undefined || some >= all || ![some, all].every(Number.isInteger)) return [];
    // `Not one of the eight` counts none.
    if (/\bnot $/i.test(text.slice(0, match.index))) return [];
    if (isOfAnotherKind(match)) return [];
    const { what } = match.groups ?? {};
    return isCount(some, all)
      ? [{ part: some, all, what, start: match.index, end: match.index + match[0].length }]
      : [];
  });
  const [one, other] = found;
  return other === undefined || other.start === one?.start ? one : undefined;
}

/** `$6,150 the month, sixty months`: money next to something else isn't a part of it. */
const isOfAnotherKind = ({ groups = {} }: RegExpExecArray): boolean =>
  isMoney.test(groups.part ?? "") !== isMoney.test(groups.all ?? "");
const isMoney = /[$€£]/;

const running = `cutting|running|turning|in cycle|making chips`;
const standing = `stopped|standing|stood|idle|down|dark|waiting|not (?:cutting|running)`;
/** The machines' state, right after their count. */
const state = new RegExp(
  String.raw`^(?: of them| [\w-]+)? ?(?:machines |spindles |lathes |mills )?(?:(?:were|are|was|is|sat|stood) )?(?:(?<running>${running})|(?<standing>${standing}))\b`,
  "i",
);

/** `17 of 40 were cutting`: the machines that cut, or don't, at one walk. */
export function machinesCounted(
  sentence: Sentence,
  field: FreeTextField,
  { machine_count }: Submission,
): StatedLoss | undefined {
  const { text } = sentence;
  const found = partIn(text, (_, all) => all >= leastMachines && all <= machine_count);
  const seen = found && state.exec(text.slice(found.end))?.groups;
  if (found === undefined || !seen || notCounted.test(text)) return undefined;
  const share = Math.round((100 * found.part) / found.all);
  const isRunning = seen.running !== undefined;
  return {
    kind: "stated-loss",
    cause: "as-spoken-of",
    value: { low: share, high: share },
    isPercent: true,
    unit: isRunning ? statedUnits.machinesCutting : statedUnits.machinesIdle,
    lines: [`${digits(found.part)} ÷ ${digits(found.all)} = ${share}%${isRunning ? `, so ${100 - share}% stood` : ""}`],
    hours: null,
    quotes: quotesOf(field, sentence),
  };
}

/** The fewest machines whose share says something. Own judgment. */
const leastMachines = 4;

/**
 * `34 of 40 came off late`: a count of their own, in percent.
 *
 * @param before the sentence before, which may say of how many: `I pulled 30 travelers. On 7 of them …`
 */
export function partCounted(sentence: Sentence, field: FreeTextField, before?: Sentence): StatedLoss | undefined {
  const { text } = sentence;
  if (field === "success_metric" || notCounted.test(text)) return undefined;
  if (field === "improvement_goal" && !happened.test(text)) return undefined;
  const here = partIn(text, isCount);
  const found = here ?? (before && partOfThem(text, before.text));
  if (found === undefined || isOfOne(text, found) || wentWell.test(text.slice(found.start))) return undefined;
  const { part: some, all, what } = found;
  const exact = (100 * some) / all;
  const share = exact < smallShare ? Math.round(10 * exact) / 10 : Math.round(exact);
  const sentences = here === undefined && before ? ([before, sentence] as const) : ([sentence] as const);
  const things = thingsAfter(sentences[0].text, all);
  return {
    kind: "stated-loss",
    cause: "lead-if-spoken-of",
    value: { low: share, high: share },
    isPercent: true,
    unit: statedUnits.ofCounted(digits(all), things, what),
    lines: [`${digits(some)} ÷ ${digits(all)} = ${share}%`],
    hours: null,
    // A title can't say what kind of thing the part is.
    counted: { part: some, all, things: what === undefined ? things : "" },
    quotes: quotesOf(field, ...sentences),
  };
}

/** `26 were fine`: not what they lose. */
const wentWell =
  /^(?:(?:out )?of [^,.;]*, )?[^.;,]*\b(?:were|was|are|is|went|came out|ran) (?:all )?(?:fine|ok|okay|good|clean|all right|well)\b/i;

/** Percent below which a share has a decimal. Own judgment. */
const smallShare = 10;

/** `7 of them`, or `7 were blank`: of what the sentence before counted, or of the part that it names. */
function partOfThem(text: string, before: string): Found | undefined {
  const match = partFirst.exec(text) ?? (gathered.test(before) ? alone.exec(text) : null);
  const some = numbersIn(match?.groups?.part ?? "")[0]?.low;
  const all =
    partIn(before, () => true)?.part ??
    numbersIn((counted.exec(before) ?? countedSince.exec(before))?.groups?.all ?? "")[0]?.low;
  if (match === null || some === undefined || all === undefined || some >= all || !isCount(some, all)) return undefined;
  return { part: some, all, start: match.index, end: match.index + match[0].length };
}
const partFirst = quick(
  new RegExp(String.raw`^(?:(?:and|but|in|on|for|at|with) )*(?<part>${writtenNumber}) of (?:them|those|these)\b`, "iu"),
);
const alone = new RegExp(
  String.raw`^(?:in )?(?<part>${writtenNumber}) (?!of\b|hours|days|weeks|minutes|years)[a-z]+ `,
  "iu",
);
const gathered = quick(
  /\b(?:counted|pulled|checked|sorted|logged|went through|looked (?:at|through)|flipped through)\b/i,
);
const counted = quick(
  new RegExp(
    String.raw`\b(?:counted|pulled|walked|audited|reviewed|traced|checked|sorted|logged|shipped|had|have|made|ran|run|did|quoted|through|at|of) (?:(?:the|all|those|our|every|last|past|this (?:year|month|quarter)['’]s) )*${whole}(?: (?:[a-z-]+ )?(?!machines|lathes|mills|people)[a-z]{2,}s\b|[.:])`,
    "iu",
  ),
);
/** `23 jobs since March.` */
const countedSince = new RegExp(
  String.raw`^(?:that['’]s |there were |it (?:is|was) )?${whole} (?:[a-z-]+ )?(?!machines|lathes|mills|people)[a-z]{2,}s (?:since|in|from|over|this|last)\b`,
  "iu",
);

/** Of ten or a hundred is a manner of speaking; of four or fewer needs no sum. */
const isCount = (_: number, all: number): boolean => all >= 5 && all !== 10 && all % 100 !== 0;

/** What is wanted or supposed. */
const notCounted = quick(
  /\b(?:(?<!\bfor )want|goal|target|should|would like|so that|if (?:I|we) see|until|wish|(?<!\b(?:nobody|no one|none|who) )could|(?<!\b(?:in|since|last|this|of|for|from) )may)\b/i,
);
/** In a wish, only past events are a count: `18 of 20 trucks leave on time` is what they want. */
const happened = /\b(?:was|were|came|went|had|got|left|shipped|did|been|ran|took|made|quit|failed|missed|\w+ed)\b/i;

/** `Lot 7 of 12`, `at 60 of 90`, `9 of 11 screws`, `sixteen of the seventeen on a skid`: a name, a place in a lot, or the parts of one thing. */
const isOfOne = (text: string, { part: some, all, start, end }: Found): boolean =>
  beforeOne.test(text.slice(0, start)) ||
  ofOneThing.test(text.slice(end)) ||
  (all - some <= maxMissing && /\b(?:gets?|got|has|have|had|holds?) $/i.test(text.slice(0, start)));
const beforeOne =
  /\b(?:lots?|rev|page|op|step|item|ratio|parts?|line|number|no\.?|batch|chapter|week|day|phase|pieces?|at|with|around|take up|be) $/i;
const ofOneThing =
  /^(?: [\w-]+)? (?:jaws|holders|screws|bolts|holes|pockets|inserts|teeth|pins|tools|pages|steps|ops|per|people|machinists|turners|men|guys|hands|employees|trips)\b|^ (?:pieces|parts) (?:made|done|finished|run|cut)\b|^ (?:is|has been)\b|^(?: [\w-]+)? (?:machines?|mills|lathes|spindles|presses)\b/i;
/** The most parts that an incomplete set is said to be missing. Own judgment. */
const maxMissing = 2;

/** What was counted, if the sentence names it right after the number: `13 kits`, `22 long stops`. */
const thingsAfter = (text: string, all: number): string =>
  new RegExp(
    String.raw`\b${digits(all)} (?<things>(?:(?!(?:of|in|on|at|a|the|and|were|was|that|to|per|which|had|have|are|is) )[a-z]+ )?[a-z]{3,}s)\b(?<!\b(?:this|was|his|across|always|less|plus))`,
    "i",
  ).exec(text)?.groups?.things ?? "";
