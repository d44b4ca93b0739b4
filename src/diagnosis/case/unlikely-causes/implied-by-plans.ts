import { planImplies } from "../../../knowledge/page-one/decoys.ts";
import { officeCures } from "../../../knowledge/page-one/rulings.ts";
import type { Asset } from "../../../knowledge/patterns/asset-patterns.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { isReportField } from "../../../survey/free-text.ts";
import type { Plan } from "../../facts/plans/plan.ts";
import type { UnlikelyCause } from "../case.ts";
import { quoteOf } from "../finding/scored-sentences.ts";
import { crewSum } from "../finding/weakness.ts";
import { isPlan, type Reading } from "../reading.ts";
import { unlikelyCausesWords as words } from "./unlikely-causes.words.ts";

/** What a plan to buy or hire implies about the cause. */
export function impliedByPlans(reading: Reading, shown: ReadonlySet<ThemeId>): readonly UnlikelyCause[] {
  return reading.facts.plans.flatMap((plan) => {
    if (plan.certainty !== "intended" || (plan.asset === "people" && shown.has("staffing_skills"))) return [];
    const theme = plan.asset === "people" ? "staffing_skills" : null;
    const sum = sumFor(plan, reading);
    const missing = missingOf(plan.asset, sum, reading);
    if (missing === undefined) return [];
    return [
      {
        kind: "planned",
        theme,
        name: planImplies[plan.asset],
        ...missing,
        probability: reading.diagnosis.themes.find(({ id }) => id === theme)?.probability ?? null,
        sum,
        flips: words.lookAgainInTest,
      } as const,
    ];
  });
}

/** The shop's own numbers on a plan. The number of machinists isn't relevant for people who run no machine. */
function sumFor({ asset, text }: Plan, reading: Reading): string | null {
  return asset === "people" && !officeCures.some(({ named }) => named.test(text)) ? crewSum(reading) : null;
}

/**
 * Something that a plan claims is missing. A row is only added if the order book is full or a sum shows what they have;
 * otherwise the ruling is enough.
 */
function missingOf(
  asset: Asset,
  sum: string | null,
  reading: Reading,
): Pick<UnlikelyCause, "weakness" | "why" | "quotes"> | undefined {
  // A machine that is ten weeks out says nothing of the order book.
  const full = reading.sentences.find(
    (one) =>
      !one.isDenied &&
      isReportField(one.field) &&
      one.text.length <= longestQuote &&
      fullBooks.test(one.text) &&
      !isPlan(one, reading),
  );
  if ((asset === "machine" || asset === "building") && full)
    return {
      weakness: "no-sign",
      why: words.demandOnly,
      quotes: [quoteOf(full)],
    };
  return sum === null ? undefined : { weakness: "no-sign", why: words.numbersOtherwise, quotes: [] };
}

/** How many characters of a sentence fit on a line. */
const longestQuote = 160;

/** Words for more work than the shop can take; a vendor, a person or a department may be full, too. */
const fullBooks = new RegExp(
  [
    String.raw`\b(?:(?:booked|sold) (?:out|up|solid)|loaded (?:out|solid)|(?:booked|loaded|backed up|sold) \w+ (?:weeks|months))\b`,
    String.raw`\b(?:we|I|everything|(?:mill|lathe|horizontal|vertical|machine|cell|grinder)s?|5-axis|five-axis)\b(?:['’](?:re|m)| is| are)? (?:[\w-]+ ){0,3}(?:weeks|months) out\b(?! (?:of|on|at)\b)`,
    String.raw`(?<!\b(?:his|her|repair|maintenance|inspection|quality|quot(?:e|ing)|programming|engineering|deburr\w*|paper\w*|invoice) )\bbacklog\b(?! (?:at|in front of|of (?:repairs|quotes|programs|prints|drawings))\b)`,
    String.raw`\b(?:we|I)(?:['’]ve| have| had to| have to| still)? (?:said no to|say no to|turn(?:ed)? (?:down|away)) (?:[\w-]+ ){0,3}(?:work|jobs?|orders?|packages?|business|customers?|contracts?)\b`,
    String.raw`\b(?:no capacity|out of capacity|at capacity)\b|(?<!\b(?:he|she) is |\b(?:he|she)['’]s )\bmaxed out\b`,
  ].join("|"),
  "i",
);
