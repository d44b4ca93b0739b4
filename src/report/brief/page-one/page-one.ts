import type { Case } from "../../../diagnosis/case/case.ts";
import type { SituationSeen, Undecided } from "../../../diagnosis/case/finding/how-it-happens.ts";
import { wishIn } from "../../../diagnosis/case/goal.ts";
import type { Ruling } from "../../../diagnosis/case/ruling/ruling-row.ts";
import type { Unknown } from "../../../diagnosis/case/unknowns/unknown.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { enoughAnswers } from "../../../survey/enough-answers.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized, lowerFirst } from "../../../survey/writing.ts";
import { letterPage } from "../../letter/letter-page.ts";
import type { Block } from "../../report.ts";
import { joined, plain, say, strong, type Text } from "../../text.ts";
import { restsOnOthers } from "../../views/views-added.ts";
import { themeWords } from "../../wording.ts";
import type { Words } from "../../words.ts";
import { type ShopCalendar, shopCalendar, weekBegins } from "../../working-days.ts";
import { measured } from "../measured.ts";
import { closed, lowered, section, startOf, trimmed } from "../quoted.ts";
import { sizeOf } from "../size/size.ts";
import { fitNamed } from "./cause-named.ts";
import { firstStepOf } from "./first-step.ts";
import { mechanism } from "./how-it-happens.ts";
import { pageOneWords as words } from "./page-one.words.ts";
import { unlikelyCauses } from "./unlikely-causes.ts";
import { afterWeek, trialTable, weekTable, withoutNextCause } from "./week-and-trial.ts";
import { workedOut } from "./worked-out.ts";

/** Page one, complete in itself: the finding, its size, the week, the ruling, and what would prove us wrong. */
export function pageOne(
  submission: Submission,
  diagnosis: Diagnosis,
  found: Case,
  date: string,
  worded: Words,
  seenByOthers: string | null = null,
): readonly Block[] {
  const { letter } = worded;
  if (letter !== undefined) return letterPage({ letter, submission, diagnosis, week: found.week, date, seenByOthers });
  const { figures, lines } = sizeOf(found, submission, diagnosis);
  const calendar = shopCalendar(submission, date);
  return [
    { kind: "heading", level: 2, id: "in-short", topic: words.topic, text: words.title },
    { kind: "paragraph", role: "lead", text: answerOf(found, diagnosis, worded) },
    ...(seenByOthers === null ? [] : [{ kind: "paragraph", role: "body", text: plain(seenByOthers) } as const]),
    ...goalOf(submission),
    ...firstStep(found, calendar, worded),
    ...workedOut(found, figures),
    ...mechanism(submission, found, diagnosis),
    ...measured(submission, diagnosis),
    ...(figures.length === 0 ? [] : [{ kind: "headline-figures", figures } as const]),
    ...lines.map((text): Block => ({ kind: "paragraph", role: "body", text })),
    section("this-week", words.week.title(weekBegins(found.week, calendar))),
    weekTable(found.week, calendar),
    ...afterWeek(found, calendar),
    ...trialTable(found.causes.length > 1 ? found.trial : found.trial.map(withoutNextCause)),
    ...unlikelyCauses(found, diagnosis),
    ...rulings(found.ruling),
    ...unknowns(askedBelow(found), saysWhatDecides(found) ? words.unknowns.others : words.unknowns.title),
  ];
}

/** Act or test, and what could change that. A model's summary replaces the first sentence. */
function answerOf(found: Case, diagnosis: Diagnosis, { summary }: Words): Text {
  const { finding, ruling, situation, undecided } = found;
  const { answered, themes } = diagnosis;
  if (finding.rests === "too-little") {
    const isEnough = answered.answered >= enoughAnswers * answered.asked;
    return plain((isEnough ? words.noneStandsOut : words.tooLittle)(answered.answered, answered.asked));
  }
  if (undecided !== null) return plain([fitsBoth(undecided), waitsFor(found)].join(" ").trim());
  const [plan] = finding.rests === "own-sum" ? ruling.filter((one) => one.plan !== null) : [];
  const leading = themes.find(({ id }) => id === finding.themes[0]);
  const isSeenByOthers = finding.hedge === "very-likely" && leading !== undefined && restsOnOthers(leading);
  const isNamed = leading !== undefined && !plan && situation === null;
  const opening = summary ?? (isNamed ? themeWords[leading.id].going : "");
  const said = plain(
    [opening, isSeenByOthers ? words.act.others : actIn(found), decidesIn(found)]
      .filter((text) => text !== "")
      .join(" "),
  );
  return plan?.plan ? [...words.yourPlan(capitalized(plan.plan.thing), plan.text), ...said] : said;
}

/** That two explanations fit. */
const fitsBoth = ({ between, fits: [first, second] }: Undecided): string =>
  words.undecided[between](fitNamed(first), fitNamed(second));

/** What to do now; next to a plan to buy, what to postpone. */
const actIn = (found: Case): string =>
  (found.finding.hedge === "likely" ? waitsFor(found) : "") || words.act[found.finding.hedge];

/** The test that a plan should wait for, if there is such a plan. */
function waitsFor({ ruling }: Case): string {
  const waits = ruling.find(({ plan, verdict }) => plan !== null && verdict === "not-yet");
  if (!waits?.plan) return "";
  const { thing } = waits.plan;
  if (waits.asset === null) return words.beforeYouDecide(lowered(thing));
  return (waits.asset === "people" ? words.beforeYouHire : words.beforeYouPay)(thing);
}

/**
 * The question that could change the finding; if it is about more than the described situation, what would prove the
 * finding.
 */
function decidesIn({ finding, unknowns: [first], situation, trial }: Case): string {
  const [ours] = trial;
  if (situation && ours && !isOfStory(first, situation)) return words.proves(lowerFirst(ours.see));
  const asks = finding.hedge === "very-likely" ? words.surer : words.decides;
  return first === undefined ? "" : asks(first.question);
}

const isOfStory = (unknown: Unknown | undefined, { id }: SituationSeen): boolean =>
  unknown !== undefined && (unknown.flips === "ruling" || unknown.id === id);

/** The most rulings on the page. */
const maxRulings = 4;

/** What they want and how they will measure it, in as many whole sentences as fit on the page. */
function goalOf({ improvement_goal = "", success_metric = "" }: Submission): readonly Block[] {
  const [wish, measured] = [startOf(wishIn(improvement_goal)), startOf(success_metric)];
  // An answer that names only a purchase isn't a goal.
  const planned = wish === "" && measured === "" ? startOf(improvement_goal) : "";
  const stated = [
    ...(wish === "" ? [] : [words.goal(trimmed(wish))]),
    ...(planned === "" ? [] : [words.inMind(trimmed(planned))]),
    ...(measured === "" ? [] : [words.measure(trimmed(measured))]),
  ];
  return stated.length === 0 ? [] : [{ kind: "paragraph", role: "body", text: joined(stated, " ") }];
}

function firstStep(found: Case, calendar: ShopCalendar, { week }: Words): readonly Block[] {
  const step = firstStepOf(found, calendar);
  if (step === null) return [];
  return [
    { kind: "callout", label: words.firstStep.label, text: plain(step) },
    ...(week === undefined ? [] : [{ kind: "paragraph", role: "body", text: plain(week) } as const]),
  ];
}

/** The rulings on plans; if no plan is stated, one on what shops usually buy. */
const rulings = (found: readonly Ruling[]): readonly Block[] => [
  section("ruling", found.every(({ plan }) => plan === null) ? words.ruling.none : words.ruling.title),
  ...found.slice(0, maxRulings).map((ruling): Block => ({ kind: "paragraph", role: "body", text: rulingOf(ruling) })),
];

function rulingOf({ plan, text, sum, turnsToYes, verdict, untilThen }: Ruling): Text {
  const named = verdict === "yes-if" ? words.ruling.condition : words.ruling.turns;
  const condition = turnsToYes === null ? "" : named(`${lowered(turnsToYes)}.`);
  return plan === null
    ? plain(`${text}${condition}`)
    : say`${planned(plan)} ${text}${sum === null ? "" : ` ${sum}`}${condition}${untilThen === null ? "" : ` ${untilThen}`}`;
}

/** The purchase itself, because the answer may not say whose plan it is. */
const planned = ({ text, thing, certainty }: NonNullable<Ruling["plan"]>): Text =>
  certainty === "refused"
    ? say`${words.ruling.refused} ${closed(text)}`
    : [strong(`${capitalized(thing).replace(/\.$/u, "")}.`)];

/** Whether the opening already asks the first question. */
const saysWhatDecides = ({ finding, situation, undecided, unknowns: [first] }: Case): boolean =>
  finding.rests !== "too-little" && undecided === null && (situation === null || isOfStory(first, situation));

/** What the opening doesn't ask. Beside a plan to judge there is room for one. */
function askedBelow(found: Case): Case["unknowns"] {
  const asked = saysWhatDecides(found) ? found.unknowns.slice(1) : found.unknowns;
  return found.ruling.some(({ plan }) => plan !== null) ? asked.slice(0, 1) : asked;
}

function unknowns(found: Case["unknowns"], title: string): readonly Block[] {
  if (found.length === 0) return [];
  return [
    section("unknowns", title),
    {
      kind: "list",
      ordered: false,
      items: found.map(({ what, question }) => say`${words.unknowns.ask(what.replace(/[.?]$/, ""))}${question}`),
    },
  ];
}
