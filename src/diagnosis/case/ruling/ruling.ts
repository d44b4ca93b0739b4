import {
  type BuyingFacts,
  keepOpen,
  nonePlanned,
  onItsWay,
  type RulingRow,
  rulings,
} from "../../../knowledge/page-one/rulings.ts";
import { situations } from "../../../knowledge/situations.ts";
import { nameInSentence, themes } from "../../../knowledge/themes.ts";
import { erps } from "../../../survey/tech-stack.ts";
import { capitalized } from "../../../survey/writing.ts";
import type { Facts, PlanFact } from "../../facts/facts.ts";
import type { CaseFinding } from "../case.ts";
import { shopWords } from "../case.words.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { situationRow } from "../finding/situation-row.ts";
import type { Reading } from "../reading.ts";
import { monitorOf } from "../shop.ts";
import type { LostHours } from "../size/lost-hours.ts";
import { isApart } from "../unknowns/unknowns.ts";
import { buyingFacts } from "./buying-facts.ts";
import { type Ranked, withFirst } from "./first-plan.ts";
import { minimumRuling } from "./minimum-ruling.ts";
import { moveRulings } from "./move-rulings.ts";
import { planWords, quoted, thingIn } from "./plan-in-words.ts";
import { deadlineDayOf, rankedPlans } from "./ranked-plans.ts";
import { rulingWords as words } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";
import { planInNumbers } from "./ruling-sums.ts";
import { nothingSaid, type Said, unsaid, withoutRepeats, withSaid } from "./said-once.ts";
import { isInOwnSystem, separatePlans } from "./separate-plans.ts";

/** Our advice on each plan, those still open first; one line if there is none. @param second another explanation that fits */
export function rulingOf(
  reading: Reading,
  finding: CaseFinding,
  situation: SituationSeen | null,
  lost: LostHours | null,
  second: string | null = null,
): readonly [Ruling, ...Ruling[]] {
  const grounds = { reading, finding, situation, lost, second };
  const plans = rankedPlans(reading);
  const withCertainty = (certainty: PlanFact["certainty"]) =>
    separatePlans(plans.filter((plan) => plan.certainty === certainty && !isInOwnSystem(plan, reading)));
  const [first, ...rest] = [
    ...minimumRuling(reading, finding, causeIn(grounds)),
    ...openRulings(withCertainty("intended"), grounds),
    ...moveRulings(reading, finding, (text, thing) => filled(text, thing, grounds)),
    ...withCertainty("ordered").map((plan) => respected(plan, reading.facts, onItsWay)),
    ...withCertainty("refused").map((plan) => respected(plan, reading.facts, words.refused)),
  ];
  return first === undefined ? [noPlan(finding, situation, reading)] : [first, ...rest];
}

/** What a ruling depends on besides its plan. */
interface Grounds {
  readonly reading: Reading;
  readonly finding: CaseFinding;
  readonly situation: SituationSeen | null;
  readonly lost: LostHours | null;
  /** Another explanation that fits. */
  readonly second: string | null;
}

/** The rulings on plans that are open. Each refers to what an earlier one already says, instead of saying it again. */
function openRulings(plans: readonly PlanFact[], grounds: Grounds): readonly Ruling[] {
  let said = nothingSaid;
  const ranked = plans.map((plan) => {
    const { saidThen, ...one } = openRuling(plan, grounds, said);
    said = saidThen;
    return one;
  });
  return withFirst(ranked);
}

function openRuling(plan: PlanFact, grounds: Grounds, said: Said): Ranked & { readonly saidThen: Said } {
  const { reading, finding, situation, lost } = grounds;
  const facts = buyingFacts(plan, reading, finding.themes, situation && situations[situation.id]);
  const row = (rulings as readonly RulingRow[]).find(({ when }) =>
    (Object.keys(when) as (keyof BuyingFacts)[]).every((fact) => when[fact] === facts[fact]),
  );
  if (row === undefined) throw new Error(`No ruling on ${plan.asset}`);
  const thing = thingIn(planWords(plan, reading.facts), plan.asset);
  const named = quoted(plan, reading.facts);
  const { text, turnsToYes } = withoutRepeats(row, said);
  const sentences = planInNumbers(plan, thing, facts.isOffice, reading, lost);
  const date = dated(plan, row.verdict, reading);
  const ruling: Ruling = {
    asset: plan.asset,
    plan: named,
    verdict: row.verdict,
    text: filled(text, thing, grounds),
    sum: unsaid(sentences, said).join(" ") || null,
    turnsToYes: filled(turnsToYes, thing, grounds),
    deadline: date.deadline,
    untilThen: said.deadlines.includes(date.deadline) ? null : date.untilThen,
  };
  const saidThen = withSaid(said, { row, thing: named.thing, sentences, date });
  return { ruling, row, curesLeading: facts.curesLeading, saidThen };
}

/**
 * The ruling with their own date, even if they use other words for the plan there, and what to say to keep the plan open
 * until the count is done.
 */
function dated(
  plan: PlanFact,
  verdict: Ruling["verdict"],
  { submission, facts }: Reading,
): Pick<Ruling, "deadline" | "untilThen"> {
  const same = facts.plans.filter(({ asset, certainty }) => asset === plan.asset && certainty === plan.certainty);
  const deadline = [plan, ...same].map((one) => deadlineDayOf(one, submission)).find((day) => day !== null) ?? null;
  const isOpen = verdict === "not-yet" || verdict === "yes-if";
  return { deadline, untilThen: deadline === null || !isOpen ? null : keepOpen(deadline, plan.asset) };
}

/** A row's text with its slots filled, in the shop's own words where it has some. */
function filled(text: string, thing: string, grounds: Grounds): string {
  const { submission } = grounds.reading;
  const slots: Readonly<Record<string, string>> = {
    Thing: capitalized(thing),
    thing,
    cause: causeIn(grounds),
    cleared: clearedIn(grounds),
    system: erpOf(submission) ?? shopWords.ownSystem,
    monitor: monitorOf(submission) ?? shopWords.ownSystem,
  };
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
}

/** The leading cause, and the other one that fits as well. */
function causeIn({ finding, situation, second }: Grounds): string {
  const [leading] = finding.themes;
  const isNarrow = situation !== null && situation.theme === leading;
  const first = isNarrow ? situation.name : leading ? nameInSentence(leading) : shopWords.anyCause;
  return second === null ? first : words.either(first, second);
}

const clearedIn = ({
  finding: {
    themes: [leading],
  },
  situation,
}: Grounds): string =>
  isApart(situation) ? words.goneIn.twoWeeks : leading ? themes[leading].goneWhen : words.goneIn.fourWeeks;

const erpOf = ({ tech_stack = [] }: Reading["submission"]): string | undefined =>
  tech_stack.find((choice) => (erps as readonly string[]).includes(choice));

/** The ruling on a plan that is ordered or refused, which we don't argue with. */
const respected = (plan: PlanFact, facts: Facts, text: string): Ruling => ({
  asset: plan.asset,
  plan: quoted(plan, facts),
  verdict: "respected",
  text,
  sum: null,
  turnsToYes: null,
  ...undated,
});

const undated = { deadline: null, untilThen: null } as const;

/** The ruling if nothing is planned: on what shops usually buy against the cause. */
function noPlan({ themes: [leading] }: CaseFinding, situation: SituationSeen | null, { submission }: Reading): Ruling {
  const row = situation && situationRow(situation.id, submission);
  const usual = row ? row.buy : leading ? themes[leading].usualPurchase : "";
  const text = leading === undefined || usual === "" ? nonePlanned : usual;
  return { asset: null, plan: null, verdict: "none-planned", text, sum: null, turnsToYes: null, ...undated };
}
