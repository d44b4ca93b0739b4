import type { Case } from "../../../diagnosis/case/case.ts";
import type { Undecided } from "../../../diagnosis/case/finding/how-it-happens.ts";
import type { Ruling } from "../../../diagnosis/case/ruling/ruling-row.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import type { Theme } from "../../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../../knowledge/themes.ts";
import { enoughAnswers } from "../../../survey/enough-answers.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";
import { letterPage } from "../../letter/letter-page.ts";
import type { Block } from "../../report.ts";
import { joined, plain, say, type Text, wordsOf } from "../../text.ts";
import { restsOnOthers } from "../../views/views-added.ts";
import type { Words } from "../../words.ts";
import { type ShopCalendar, shopCalendar } from "../../working-days.ts";
import { measured } from "../measured.ts";
import { closed, lowered, section } from "../quoted.ts";
import { sizeOf } from "../size/size.ts";
import { fitNamed, narrowedTo } from "./cause-named.ts";
import { firstStepOf } from "./first-step.ts";
import { goalStated } from "./goal-stated.ts";
import { mechanismSection } from "./how-it-happens.ts";
import { namedBottleneck } from "./named-bottleneck.ts";
import { pageOneWords as words } from "./page-one.words.ts";
import { passedTest } from "./passed-test.ts";
import { rulingSection, sumsIn } from "./rulings.ts";
import { unlikelyCauses } from "./unlikely-causes.ts";
import { afterWeek, trialTable, weekTable, weekTitle, withoutNextCause } from "./week-and-trial.ts";
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
  const { week, today } = found;
  if (letter !== undefined) return letterPage({ letter, submission, diagnosis, week, today, date, seenByOthers });
  const { figures, lines } = sizeOf(found, submission, diagnosis);
  const calendar = shopCalendar(submission, date);
  const unlikely = unlikelyCauses(found, diagnosis);
  return [
    { kind: "heading", level: 2, id: "in-short", topic: words.topic, text: words.title },
    { kind: "paragraph", role: "lead", text: answerOf(found, diagnosis, worded) },
    ...(seenByOthers === null ? [] : [{ kind: "paragraph", role: "body", text: plain(seenByOthers) } as const]),
    ...firstStep(found, calendar, worded),
    ...goalOf(submission),
    ...workedOut(found, figures),
    ...mechanismSection(submission, found, diagnosis, worded.summary === undefined && saysWhatGoesOn(found)),
    ...namedBottleneck(found),
    ...measured(submission, diagnosis),
    ...(figures.length === 0 ? [] : [{ kind: "headline-figures", figures } as const]),
    ...lines.map((text): Block => ({ kind: "paragraph", role: "body", text })),
    section("this-week", weekTitle(found, calendar)),
    weekTable(found.week, calendar, found.today),
    ...afterWeek(found, submission, calendar),
    ...trialTable(found.causes.length > 1 ? found.trial : found.trial.map(withoutNextCause)),
    ...unlikely,
    ...rulingSection(found, calendar, sumsIn(unlikely)),
    ...unknowns(askedBelow(found), words.unknowns.title),
  ];
}

/**
 * What happens here, with the shop's own number, and what to wait with. The title and a later section say how sure we are.
 * A model's summary replaces the first sentence.
 */
function answerOf(found: Case, diagnosis: Diagnosis, { summary }: Words): Text {
  const { finding, proof, undecided } = found;
  const { answered, themes } = diagnosis;
  if (finding.rests === "too-little") {
    const isEnough = answered.answered >= enoughAnswers * answered.asked;
    return plain((isEnough ? words.noneStandsOut : words.tooLittle)(answered.answered, answered.asked));
  }
  const leading = themes.find(({ id }) => id === finding.themes[0]);
  const shown = proof === null ? [] : [provenBy(proof)];
  if (undecided !== null) return joinedText([...shown, plain(fitsBoth(undecided)), plain(waitsFor(found))]);
  const plan = planSummed(found);
  const isSeenByOthers = finding.hedge === "very-likely" && leading !== undefined && restsOnOthers(leading);
  const isTold = summary !== undefined || proof === null;
  const passes = summary === undefined ? passedTest(found) : undefined;
  const opening = summary ?? (leading === undefined || plan ? "" : goingOn(leading.id, found));
  const act = isSeenByOthers ? words.act.others : actIn(found);
  return joinedText([
    ...(plan?.plan ? [words.yourPlan(capitalized(plan.plan.thing), plan.text)] : []),
    ...(isTold ? [plain(opening)] : []),
    ...shown,
    plain(passes?.thinks ?? ""),
    plain(act),
  ]);
}

/** What is going on, in one sentence. */
function goingOn(id: ThemeId, found: Case): string {
  const { oneLine, ofOwner }: Theme = themes[id];
  return narrowedTo(id, found)?.oneLine ?? (found.waitsForOwner ? ofOwner?.oneLine : undefined) ?? oneLine;
}

/** Whether the top says in our words what is going on, and not in the shop's own count or about a plan. */
const saysWhatGoesOn = (found: Case): boolean => found.proof === null && planSummed(found) === undefined;

/** The plan that the shop's own sum is about. */
const planSummed = ({ finding, ruling }: Case): Ruling | undefined =>
  finding.rests === "own-sum" ? ruling.find(({ plan }) => plan !== null) : undefined;

const joinedText = (texts: readonly Text[]): Text =>
  joined(
    texts.filter((text) => wordsOf(text).trim() !== ""),
    " ",
  );

/** Their own count or experiment, word for word. */
function provenBy({ kind, quotes }: NonNullable<Case["proof"]>): Text {
  const said = closed(quotes.map(({ text }) => text).join(" "), longestProof);
  return say`${words.proof[kind === "without" ? "seen" : kind === "count" ? "told" : "counted"]} ${said}`;
}

/** How many characters of their count the page has room for. */
const longestProof = 340;

/** That two explanations fit. */
const fitsBoth = ({ fits: [first, second] }: Undecided): string => words.undecided(fitNamed(first), fitNamed(second));

/** What to do now; next to a plan to buy, what to postpone. */
const actIn = (found: Case): string =>
  (found.finding.hedge === "likely" || found.finding.hedge === "very-likely" ? waitsFor(found) : "") ||
  words.act[found.finding.hedge];

/** The test that a plan should wait for, if there is such a plan. */
function waitsFor({ ruling }: Case): string {
  const waits = ruling.find(({ plan, verdict }) => plan !== null && verdict === "not-yet");
  if (!waits?.plan) return "";
  const { thing } = waits.plan;
  if (waits.asset === null) return words.beforeYouDecide(lowered(thing));
  return (waits.asset === "people" ? words.beforeYouHire : words.beforeYouPay)(thing);
}

function goalOf(submission: Submission): readonly Block[] {
  const text = goalStated(submission);
  return text.length === 0 ? [] : [{ kind: "paragraph", role: "body", text }];
}

function firstStep(found: Case, calendar: ShopCalendar, { week }: Words): readonly Block[] {
  const step = firstStepOf(found, calendar);
  if (step === null) return [];
  return [
    { kind: "callout", label: words.firstStep.label, text: plain(step) },
    ...(week === undefined ? [] : [{ kind: "paragraph", role: "body", text: plain(week) } as const]),
  ];
}

/** Beside a plan to judge there is room for one. */
const askedBelow = ({ ruling, unknowns: all }: Case): Case["unknowns"] =>
  ruling.some(({ plan }) => plan !== null) ? all.slice(0, 1) : all.slice(0, mostAsked);

const mostAsked = 2;

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
