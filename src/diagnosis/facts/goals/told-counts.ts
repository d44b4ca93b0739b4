import { lowerFirst } from "../../../survey/writing.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { measureNames } from "../sums/stated.words.ts";
import { amount, matcher, type StatedTexts } from "./goal-parts.ts";
import { amountOf, type OwnMeasure } from "./own-measure.ts";

/** Counts that answers state in full: how many of how many, how many against a limit, a goal of none with today's number. */
export const toldCountsIn = (texts: StatedTexts): readonly OwnMeasure[] =>
  [
    ...texts.goals.flatMap((text, at) => [wantedOf(text, texts.goals.slice(at + 1, at + 3)), noneOf(text, texts, at)]),
    ...texts.reports.flatMap((text, at) => {
      const together = `${text} ${texts.reports[at + 1] ?? ""}`;
      return [againstRoom(together, text.length), countedWith(text), billedOf(together)];
    }),
  ].filter((one) => one !== undefined);

const count = (value: number): OwnMeasure["today"] => ({ value, text: String(value) });

/** `From 43 jobs in one month, that 40 start on the day`: the goal in its own unit. */
const amongGoal = matcher(
  String.raw`\b(?:from|(?:out )?of) (?:every |the |our |all )?(?<all>${amount}) (?<things>[a-z]+(?: (?!(?:in|a|per|each|every|that)\b)[a-z]+)?)(?: (?:in|a|per|each|every) (?:an? |one |the )?(?:day|week|month|year))?,? (?:that |I want |we want |at least )*(?<goal>${amount})(?: of them)? (?<does>(?:start|ship|leave|go out|run|are|finish|pass|be|come)\b[^.,;]{0,40})`,
);
/** `In May they were 26`, `Last month it was 26.` */
const wasThen = matcher(
  String.raw`^(?:(?:in|last|this) [a-z]+,? |now,? |today,? |right now,? )?(?:they|it|we|that)(?:['’]re|['’]s| were| was| had| are| is| did| got| made)(?: only| just| about)? (?<now>${amount})(?=[.,;]|$| (?:of|now|today|last|in)\b)`,
);
function wantedOf(text: string, after: readonly string[]): OwnMeasure | undefined {
  const { all, things = "", goal, does = "" } = amongGoal.exec(text)?.groups ?? {};
  const [of, target] = [amountOf(all), amountOf(goal)];
  if (of === undefined || target === undefined || target > of) return undefined;
  const now = amountOf(after.map((one) => wasThen.exec(one)?.groups?.now).find((one) => one !== undefined));
  return {
    name: measureNames.thingsThat(things, does.trim()),
    unit: measureNames.of(of),
    today: now === undefined || now > of ? null : count(now),
    target: count(target),
    lowerIsBetter: false,
    kpi: /\bstart/.test(does) ? "kpi_sched_adh" : null,
  };
}

/** `Zero 'waiting' buttons pressed; last month they were pressed 214 times on seven machines, 611 hours`. */
const noMore = matcher(String.raw`^(?:zero|no more|no) (?<what>[^.,;]{4,40}?)[;,.]?$`);
const lately = matcher(
  String.raw`^(?:last (?:week|month|year)|now|today|currently|right now|at present),? (?:they|it|we|there)\b[^.;\d]{0,30}?(?<now>${amount}) (?:times|of them)\b(?:[^.;]{0,60}, (?<hours>${amount}) hours)?`,
);
function noneOf(text: string, { goals }: StatedTexts, at: number): OwnMeasure | undefined {
  const what = noMore.exec(text)?.groups?.what;
  const { now, hours } = lately.exec(goals[at + 1] ?? "")?.groups ?? {};
  const today = amountOf(hours ?? now);
  if (what === undefined || today === undefined) return undefined;
  const unit =
    hours === undefined ? "" : measureNames.hoursLately(/^last (?:week|month|year)/i.exec(goals[at + 1] ?? "")?.[0]);
  return { name: capital(what), unit, today: count(today), target: count(0), lowerIsBetter: true, kpi: null };
}

/** `Lane C is painted for 60 baskets; we counted 212`. */
const room = matcher(
  String.raw`(?:^|[.;] )(?:the |our )?(?<place>[A-Z][\w ]{2,24}?) (?:is|was) (?:painted|built|made|laid out|marked|sized|meant|designed|good) for (?:about )?(?<cap>${amount}) (?<things>[a-z]+)[;,.] (?:and )?(?:we|I) (?:counted|found|had) (?:about )?(?<now>${amount})`,
);
function againstRoom(text: string, first: number): OwnMeasure | undefined {
  const found = room.exec(text);
  const { place = "", cap, things = "", now } = found?.groups ?? {};
  const [target, today] = [amountOf(cap), amountOf(now)];
  if (found === null || found.index > first || target === undefined || today === undefined) return undefined;
  return {
    name: measureNames.thingsIn(capital(things), place),
    unit: "",
    today: count(today),
    target: count(target),
    lowerIsBetter: true,
    kpi: null,
  };
}

/** `I counted the rack, 58 travelers, 31 had the pink sheet on them`. */
const withState = matcher(
  String.raw`\bcount\w*\b[^.;\d]{0,40}\b(?<all>${amount}) (?<things>[a-z]+), (?:and )?(?<now>${amount})(?: of (?:them|['’]?em))? (?<state>(?:had|were|have|are|was|without|with)\b[^.,;]{4,40})`,
);
function countedWith(text: string): OwnMeasure | undefined {
  const { all, things = "", now, state = "" } = withState.exec(text)?.groups ?? {};
  const [of, today] = [amountOf(all), amountOf(now)];
  if (of === undefined || today === undefined || today > of) return undefined;
  const name = measureNames.thingsThat(things, state.replace(/ on ['’]?e?m$| on them$/i, "").trim());
  return { name, unit: measureNames.of(of), today: count(today), target: null, lowerIsBetter: true, kpi: null };
}

/** `I pay six men for forty hours and I bill 130 a week`: hours billed of those paid. */
const paid = matcher(
  String.raw`\bpay(?:ing)? (?<people>${amount}) (?:men|people|guys|hands|boys|machinists) (?:for )?(?<each>${amount}) hours?\b[^.;]{0,60}?\bbill(?:ing|ed)? (?:about |around |only )*(?<now>${amount}) hours? (?:a|per|in a) week`,
);
function billedOf(text: string): OwnMeasure | undefined {
  const { people, each, now } = paid.exec(text)?.groups ?? {};
  const [crew, hours, today] = [amountOf(people), amountOf(each), numbersIn(now ?? "")[0]?.low];
  const all = (crew ?? 0) * (hours ?? 0);
  if (today === undefined || all === 0 || today >= all) return undefined;
  return {
    name: measureNames.hoursBilled,
    unit: measureNames.ofPaid(all),
    today: count(today),
    target: null,
    lowerIsBetter: false,
    kpi: "kpi_run_paid",
  };
}

const capital = (text: string): string => {
  const plain = text.trim().replace(/^(?:the|our|my|any) /i, "");
  const at = plain.search(/\p{L}/u);
  return plain.slice(0, at) + plain.charAt(at).toUpperCase() + lowerFirst(plain.slice(at)).slice(1);
};
