import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { mayHoldNumber, numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { hoursSum } from "./near.ts";
import { statedUnits } from "./stated.words.ts";

const side = new RegExp(
  String.raw`(?<jobs>${writtenNumber}) (?<things>lots|jobs|orders|runs|batches)\b[,:]? (?:and |took |needed |with |had )?(?<setups>${writtenNumber}) (?:set-?ups|changeovers)\b`,
  "iu",
);
const eachSetup = new RegExp(
  `(?<hours>${writtenNumber}) (?:hours?|hrs?),? (?:each|apiece|a set-?up|per set-?up|either|for each|every time)`,
  "iu",
);
const when = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** Setups of one side for each of the other's: under this they hardly differ. Own judgment. */
const minApart = 1.5;

interface Side {
  readonly jobs: number;
  readonly setups: number;
  readonly things: string;
  readonly sentence: Sentence;
}

/**
 * `Ozark 12 lots, 13 setups. Brandt 10 lots, 34 setups. Four hours each.`: the setups that one side has beyond the
 * other's rate.
 */
export function setupsOfTwo(sentences: readonly Sentence[], field: FreeTextField): StatedLoss | undefined {
  const [one, other, third] = sentences.flatMap((sentence) => sideIn(sentence) ?? []);
  const timing = sentences.find(({ text }) => mayHoldNumber(text) && eachSetup.test(text));
  const hours = numbersIn(eachSetup.exec(timing?.text ?? "")?.groups?.hours ?? "")[0]?.low;
  if (one === undefined || other === undefined || third !== undefined || timing === undefined || hours === undefined)
    return undefined;
  const [few, many] = paceOf(one) < paceOf(other) ? [one, other] : [other, one];
  if (paceOf(many) < minApart * paceOf(few)) return undefined;
  const enough = Math.round(many.jobs * paceOf(few));
  const more = many.setups - enough;
  const month = when.exec(`${few.sentence.text} ${many.sentence.text}`)?.[0];
  return hoursSum({
    cause: null,
    hours: { low: more * hours, high: more * hours },
    whose: "setup hours",
    unit: statedUnits.setupsBeyondOther,
    period: month === undefined ? "" : `in ${month}`,
    lines: [
      `${digits(few.setups)} ÷ ${digits(few.jobs)} × ${digits(many.jobs)} ${many.things} = ${withNoun(digits(enough), "setups")} would do`,
      `${digits(many.setups)} − ${digits(enough)} = ${withNoun(digits(more), "setups")} more`,
      `${digits(more)} × ${withNoun(digits(hours), "hours")} = ${withNoun(digits(more * hours), "hours")}`,
    ],
    quotes: quotesOf(field, few.sentence, many.sentence, timing),
  });
}

const paceOf = ({ setups, jobs }: Side): number => setups / jobs;

function sideIn(sentence: Sentence): Side | undefined {
  if (!mayHoldNumber(sentence.text)) return undefined;
  const { jobs = "", setups = "", things = "" } = side.exec(sentence.text)?.groups ?? {};
  const [count, made] = [numbersIn(jobs)[0]?.low, numbersIn(setups)[0]?.low];
  return count === undefined || made === undefined || made < count || things === ""
    ? undefined
    : { jobs: count, setups: made, things, sentence };
}
