import type { BuyingFacts } from "../../../knowledge/page-one/rulings.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { sentencesOf } from "../../reader/words.ts";
import type { Reading } from "../reading.ts";
import { rulingWords as words } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";

/** What their own words or numbers say of a plan before any rule of ours: a reason other than pay. */
export function ownVerdict(
  { asset }: PlanFact,
  { isBonus }: BuyingFacts,
  { sentences }: Reading,
): Pick<Ruling, "verdict" | "text" | "turnsToYes"> | null {
  const reason = sentences.find((one) => saidWhy.test(one.text) && !ofPay.test(one.text));
  if (asset === "pay" && !isBonus && reason) return { verdict: "not-yet", ...words.otherReason(reason.text) };
  return null;
}

const saidWhy =
  /\b(?:said|say|says|told (?:me|us)) (?:that )?(?:they|he|she) (?:were|was|felt|got) [^.;]{3,40}|\bleft because\b/i;
const ofPay = /\b(?:pay|paid|wage\w*|money|dollars?|underpaid|an hour)\b|\$/i;

/** A result of trying it for a while, stated next to the plan: `when Tony helps on Saturdays it goes down to 1`. */
export function trialOf({ field, quote, asset }: PlanFact, { submission }: Reading): string | null {
  const texts = sentencesOf(submission[field] ?? "").map(({ text }) => text);
  const near = asset === "people" ? texts.slice(texts.indexOf(quote), texts.indexOf(quote) + 3) : [];
  const [seen] = near.flatMap((text) => wentDown.exec(text)?.[0] ?? []);
  return seen ?? null;
}

const wentDown =
  /\bwhen \w+ (?:sits?|helps?|works?|is|was|comes?|came|worked|helped|sat)\b[^.;]{0,60}\b(?:goes|went|drops?|dropped|comes|came|falls|fell)(?: right| back)? down to (?:\d|one|two|a|half)[^.;]*\.?/i;
