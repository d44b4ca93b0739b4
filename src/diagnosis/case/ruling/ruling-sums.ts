import { rebuilds } from "../../../knowledge/page-one/rulings.ts";
import { currencyOf } from "../../../survey/currency.ts";
import { isGoalField } from "../../../survey/free-text.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { goalPaceOf } from "../../facts/goals/goal-pace.ts";
import { peopleOf, peopleThere } from "../../facts/people/people.ts";
import { type CutHours, cutHoursOf } from "../../facts/sums/cut-hours.ts";
import { stopHoursOf } from "../../facts/sums/stop-hours.ts";
import { programsAloneIn } from "../finding/key-person.ts";
import { counted, rounded, written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { crewOf, postsWritten } from "../shop.ts";
import { givenRate } from "../size/given-rate.ts";
import type { LostHours } from "../size/lost-hours.ts";
import { newShiftIn } from "./buying-facts.ts";
import { cuttingShareFor } from "./cutting-share.ts";
import { amountText } from "./hours-to-sell.ts";
import { payback } from "./payback.ts";
import { rulingWords as words } from "./ruling.words.ts";
import { wagesIn } from "./wages.ts";

/** The shop's own numbers on a plan, worked out in sentences: how many machines cut today, who would run it, what it must earn. */
export function planInNumbers(
  plan: PlanFact,
  thing: string,
  isOffice: boolean,
  reading: Reading,
  lost: LostHours | null,
): readonly string[] {
  const wages = wagesIn(plan, reading);
  // What they cost says more than how many there are.
  const crew = wages === undefined ? hoursOrCrew(plan, thing, isOffice, reading) : [];
  return [
    ...crew,
    ...listed(measuresAlone(plan, reading)),
    ...(wages ?? payback(plan, reading, lost)),
    ...listed(stopsAgainst(plan, reading)),
  ];
}

function hoursOrCrew(plan: PlanFact, thing: string, isOffice: boolean, reading: Reading): readonly string[] {
  if (plan.asset === "machine")
    return (
      cuttingToday(plan, thing, reading) ?? [
        ...cuttingOfSome(plan, reading),
        ...listed(programsAlone(reading) ?? crewShortage(plan, reading)),
      ]
    );
  if (plan.asset === "equipment") return listed(measuringBusy(plan, reading));
  if (plan.asset !== "people" || isOffice) return [];
  return listed(crewOfShifts(plan, reading) ?? crewToday(reading));
}

const listed = (sentence: string | null): readonly string[] => (sentence === null ? [] : [sentence]);

/** How much of its hours the equipment they have measures, for one more like it. */
function measuringBusy({ text }: PlanFact, { facts }: Reading): string | null {
  const busy = measures.test(text)
    ? facts.quantities.find(
        ({ unit, field, low, sentence }) =>
          unit === "share" &&
          low > 0 &&
          low < 1 &&
          !isGoalField(field) &&
          measures.test(sentence.text) &&
          isBusy.test(sentence.text),
      )
    : undefined;
  const percent = busy && Math.round(100 * busy.low);
  return percent === undefined ? null : words.measuringBusy(written(percent), written(100 - percent));
}
const measures = /\b(?:cmms?|coordinate|measuring machines?)\b/i;
const isBusy = /\b(?:in[- ]cycle|in use|busy|utili[sz]ation|measuring|running|runs?)\b/i;

/** What stops cost a year, next to the price of work or of somebody that would end them. */
function stopsAgainst({ asset, text }: PlanFact, { submission }: Reading): string | null {
  const stops = stopHoursOf(submission);
  const rate = givenRate(submission);
  const sign = currencyOf(submission);
  const isAgainstStops = (asset === "service" && rebuilds.test(text)) || (asset === "people" && /\bmaint/i.test(text));
  if (!isAgainstStops || stops === undefined || rate === undefined || sign === null) return null;
  const money = (value: number): string => `${sign}${amountText(value)}`;
  return words.stopsCost(written(stops.aYear), money(rate), money(Math.round(stops.aYear * rate)));
}

/** How much the machines they have cut, by their own count or words. */
function cuttingToday(plan: PlanFact, thing: string, reading: Reading): readonly string[] | null {
  const cutting = cuttingShareFor(plan, reading);
  if (cutting === undefined || cutting.ofSome !== undefined) return null;
  const percent = Math.round(100 * cutting.share);
  const hours = cutHoursOf(reading.submission);
  if (hours !== undefined && hours.ofShifts === cutting.share) return hoursOf(hours, percent, reading);
  return (cutting.isWalk ? words.walk : words.hoursCut)(written(percent), thing, written(100 - percent));
}

/** What machines named in the answers cut, and how much of it each piece that the goal asks for may take. */
function hoursOf({ all }: CutHours, percent: number, { submission }: Reading): readonly string[] {
  const pace = goalPaceOf(submission);
  const cut = words.cutOfShifts(written(percent));
  if (pace === undefined) return [cut];
  const { count, things, weeks, aWeek } = pace;
  return [
    cut,
    words.pace(`${written(count)} ${things} ÷ ${weeks} weeks`, written(aWeek), written(all), rounded(all / aWeek)),
  ];
}

/** How much some machines cut, where it isn't known whether those like the planned one are among them. */
function cuttingOfSome(plan: PlanFact, reading: Reading): readonly string[] {
  const { share = 0, ofSome } = cuttingShareFor(plan, reading) ?? {};
  const { machine_count } = reading.submission;
  return ofSome === undefined ? [] : [words.someCut(counted(ofSome), counted(machine_count), written(100 * share))];
}

/** Who would program one more machine, if one person programs those they have. */
function programsAlone(reading: Reading): string | null {
  const said = programsAloneIn(reading);
  return said === undefined ? null : words.whoPrograms(peopleOf(said.text)[0]?.name);
}

/** Who would program or run one more measuring machine, or waits for whoever does, if one person alone can. */
function measuresAlone({ asset, text }: PlanFact, { sentences, submission }: Reading): string | null {
  const isInspector = asset === "people" && /\binspect/i.test(text);
  if (!isInspector && !(asset === "equipment" && measures.test(text))) return null;
  const said = sentences.find((one) => !one.isDenied && canAlone.test(one.text));
  const verb = canAlone.exec(said?.text ?? "")?.groups?.verb?.toLowerCase();
  const [who] = said === undefined ? [] : peopleOf(said.text).map(({ name }) => name);
  const isThere = peopleThere(submission).some(({ name }) => name === who);
  if (verb === undefined || who === undefined || !isThere) return null;
  return isInspector ? words.waitsForOne(who, verb) : words.whoMeasures(who, verb);
}
const canAlone =
  /\b(?:the only (?:one|person) (?:who|that) (?:can |knows how to )?|nobody else can )(?<verb>program|run)s?\b[^.;]{0,30}\b(?:cmm|coordinate|zeiss|hexagon|mitutoyo)\b/i;

/** A note if there are more machines than people to run them and each machine needs someone. */
function crewShortage({ quote }: PlanFact, { submission }: Reading): string | null {
  const crew = crewOf(submission);
  const isAutomated = submission.lights_out === true || submission.shop_type === "Automated / lights-out runs";
  if (isAutomated || [quote, submission.pain_invisible, submission.notes].some((text) => runsAlone.test(text ?? "")))
    return null;
  if (crew === undefined || crew.posts < maxEach * crew.machinists) return null;
  return words.whoRunsIt(postsWritten(submission), written(crew.machinists), written(crew.posts - crew.machinists));
}

/** Words for machines that run unattended, or one person with many. */
const runsAlone =
  /\b(?:lights[- ]?out|unattended|unmanned|runs? (?:alone|by (?:itself|themselves)|all night)|bar[- ]?fe(?:d|eders?)|pallet (?:pools?|systems?|changers?)|robots?|robot[- ](?:fed|loaded|tended)|magazine[- ]fed|gantry|multi-?spindle|hydromats?|transfer machines?)\b/i;

/** Machine-shifts per machinist from which another machine is mainly a question of who runs it. Own judgment. */
const maxEach = 1.5;

function crewToday({ submission }: Reading): string | null {
  const crew = crewOf(submission);
  return crew === undefined ? null : words.crewToday(postsWritten(submission), written(crew.machinists));
}

/** The posts with one shift more. */
function crewOfShifts({ text }: PlanFact, { submission }: Reading): string | null {
  const shifts = newShiftIn(text, submission);
  const { machinist_count } = submission;
  if (shifts === undefined || machinist_count === undefined) return null;
  const posts = postsWritten({ ...submission, shift_count: String(shifts) as typeof submission.shift_count });
  return words.crewThen(posts, written(machinist_count));
}
