import { sentencesOf } from "../reader/words.ts";

/** Something that a shop means to buy, build, hire or train, or did; in its own words. */
export interface Plan {
  readonly asset: Asset;
  readonly certainty: Certainty;
  /** From the verb to the thing: `need two more wire EDM machines`. */
  readonly text: string;
  readonly start: number;
  /** The whole sentence. */
  readonly quote: string;
}

export type Asset = "machine" | "people" | "software" | "building" | "training";

/** intended: they say that they will, want or need to; done: it is bought, hired or tried; refused: they will not. */
export type Certainty = "intended" | "done" | "refused";

/**
 * The plans of a text in order, one for each thing and sentence.
 *
 * @param isWish whether the text answers what the shop wants: there a bare verb (`Add a third lathe`) is meant
 */
export function plansIn(text: string, isWish: boolean): readonly Plan[] {
  return sentencesOf(text).flatMap((sentence) =>
    assets.flatMap((asset) => {
      const found = patterns[asset].exec(sentence.text);
      if (!found && asset === "people") return refusalToHire(sentence);
      const certainty = found && certaintyOf(sentence.text.slice(0, found.index), found.groups?.verb ?? "", isWish);
      if (!found || !certainty || (asset === "people" && taught.test(found[0]))) return [];
      return [{ asset, certainty, text: found[0], start: sentence.start + found.index, quote: sentence.text }];
    }),
  );
}

/** `We will not hire`: what is refused needs no name for whom. Who can't find people has not refused. */
function refusalToHire({ text, start }: ReturnType<typeof sentencesOf>[number]): readonly Plan[] {
  const found = notHiring.exec(text);
  return found
    ? [{ asset: "people", certainty: "refused", text: found[0], start: start + found.index, quote: text }]
    : [];
}

const notHiring =
  /\b(?:will not|won['’]t|(?:do|does)(?:n['’]t| not) (?:want|plan|intend) to|(?:are|is)(?:n['’]t| not) (?:going|planning) to|never|refuse to|no plans? to) hire\b/i;

/** Who is sent to a course is there already. */
const taught = /\b(?:send|train|teach)\b/i;

function certaintyOf(before: string, verb: string, isWish: boolean): Certainty | null {
  if (refusal.test(before)) return "refused";
  if (past.test(verb) && !/\bbe\s*$/i.test(before))
    return /\b(?:on order|about to have)\b/i.test(before) ? "intended" : "done";
  if (/\bkeep(?:s|ing)?\s*$/i.test(before)) return "done";
  if (/ing\b/i.test(verb) && /(?:\b(?:are|is|am)|['’](?:re|m))\s*$/i.test(before)) return "intended";
  if (asksForIt.test(verb) || intent.test(before)) return "intended";
  return isWish && startsClause.test(before) ? "intended" : null;
}

const assets = ["machine", "people", "software", "building", "training"] as const satisfies readonly Asset[];

const things: Readonly<Record<Asset, string>> = {
  machine: `machines?|mills?|lathes?|edms?|vmcs?|hmcs?|machining cent(?:er|re)s?|(?:5|five)-?axis(?:es)?|grinders?|robots?|cobots?|automation|pallet (?:system|pool|changer)s?|presetters?|cmms?|bar feeders?|spindles?`,
  people: `people|persons?|machinists?|operators?|programmers?|set-?up (?:men|man|people|guys?)|inspectors?|planners?|schedulers?|estimators?|buyers?|hands|staff|apprentices?|guys?|men|engineers?|managers?|positions?|openings|vacancies|(?:night|second|third|weekend) shift`,
  software: `erp|mes|software|cam(?: system)?|scheduling (?:tool|system|software|package)|monitoring(?: system)?|(?:new|better) system|quoting tool`,
  building: String.raw`buildings?|addition|floor space|square feet|sq\.? ?ft|bays?|facility|warehouse`,
  training: `training|courses?|classes|class|seminars?|school|certifications?|certificate|workshops?`,
};

/** Words that weigh a thing without a verb for getting it: `thinking about a second lathe`. */
const weighing = `thinking (?:of|about)|considering|looking (?:at|into)|quotes? (?:for|on)|want(?:s|ed)?|would like`;
const buying = `buy(?:ing)?|bought|purchas(?:e|es|ing|ed)|order(?:ing|ed)?|add(?:ing|ed)?|acquir(?:e|ing|ed)|invest(?:ing|ed)? in|get(?:ting)?|need(?:s|ed)?|leas(?:e|ing|ed)|install(?:ing|ed)?|put in|bring(?:ing)? in|brought in|replac(?:e|ing|ed)|${weighing}`;
const verbs: Readonly<Record<Asset, string>> = {
  machine: buying,
  people: `hir(?:e|es|ing|ed)|recruit(?:ing|ed)?|add(?:ing|ed)?|need(?:s|ed)?|find(?:ing)?|bring(?:ing)? (?:in|on)|brought (?:in|on)|start(?:ing|ed)?|fill(?:ing|ed)?|${weighing}`,
  software: `${buying}|implement(?:ing|ed)?|switch(?:ing|ed)? to|mov(?:e|ing|ed) to`,
  building: `${buying}|build(?:ing)?|built|expand(?:ing|ed)?(?: into)?|rent(?:ing|ed)?|${weighing}`,
  training: `send(?:ing)?|sent|book(?:ing|ed)?|take|taking|took|attend(?:ing|ed)?|run(?:ning)?|ran|start(?:ing|ed)?|giv(?:e|ing)|gave|pay(?:ing)? for|paid for|need(?:s|ed)?|${weighing}`,
};

const asksForIt = new RegExp(`^(?:needs?|${weighing})$`, "i");

/** The verb, then a few words of the same clause, then the thing; not a thing that is there already. */
const patterns = Object.fromEntries(
  assets.map((asset) => [
    asset,
    new RegExp(
      String.raw`\b(?<verb>${verbs[asset]})\s+(?:(?!(?:but|because|so|when|of|from|our|the|their|these|those|out|below|with)\b)[^\s,.;:]+,?\s+){0,9}?(?:${things[asset]})\b(?:\s+(?:machines?|systems?)\b)?`,
      "iu",
    ),
  ]),
) as unknown as Readonly<Record<Asset, RegExp>>;

const past =
  /^(?:bought|purchased|ordered|added|acquired|invested in|leased|installed|put in|brought (?:in|on)|replaced|hired|recruited|started|implemented|switched to|moved to|built|expanded|rented|sent|booked|took|attended|ran|gave|paid for)$/i;
const intent =
  /\b(?:need(?:s|ed)? to|want(?:s)? to|would like to|(?:are|is|am|'re|'m) (?:going|planning|looking|about|hoping|trying|ready) (?:to|at)|plan(?:s|ned)? (?:to|on)|think(?:ing)? (?:of|about)|consider(?:s|ing)?|looking (?:at|into)|will|hope to|believe we|intend(?:s)? to|should|must|have to|decided to|quotes? (?:for|to)|price[sd]?|budget(?:ed)? (?:for|to)|about to)\b[^.;]*$/i;
const refusal =
  /\b(?:(?:do|does|will|would|can|could|are|is)(?:n['’]t| not)|cannot|never|no (?:money|plan|room|need)|without|instead of|rather than|refuse to|afraid to|stop(?:ped)?|before we)\b[^.;]*$/i;
const startsClause = /(?:^|[,;:]\s*|\b(?:and|then|or)\s+)$/i;
