import { daysAWeek } from "../../../knowledge/figures/working-time.ts";
import { isElsewhere } from "../../../knowledge/patterns/often-lost-patterns.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { memoizeEach } from "../../memoize.ts";
import { sentencesOf } from "../../reader/words.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits } from "./loss.ts";
import { machinesIn } from "./rhythm.ts";

/** Hours in which machines could run unattended, by the shop's own machines, hours and nights. */
export interface UnattendedHours {
  readonly aWeek: number;
  /** `14 machines × 16 hours × 5 nights = 1,120 hours`. */
  readonly sum: string;
  readonly quote: { readonly field: FreeTextField; readonly text: string };
}

/** Sentences that are read together. */
const maxTogether = 3;
const fields = ["pain_invisible", "notes", "improvement_goal"] as const satisfies readonly FreeTextField[];

/** `undefined` where one of machines, hours and nights is not stated. */
export const statedUnattended = memoizeEach((submission: Submission): UnattendedHours | undefined => {
  for (const field of fields) {
    const found = stretchesOf(submission[field] ?? "").find((stretch) => hoursIn(stretch.join(" ")) !== undefined);
    const night = hoursIn(found?.join(" ") ?? "");
    if (found && night) return { ...night, quote: { field, text: found[0] ?? "" } };
  }
  return undefined;
});

/** One sentence, two or three in a row, the shortest first. */
function stretchesOf(answer: string): readonly (readonly string[])[] {
  const texts = sentencesOf(answer).map(({ text }) => text);
  return Array.from({ length: maxTogether }, (_, at) => at + 1).flatMap((length) =>
    texts.slice(0, Math.max(0, texts.length - length + 1)).map((_, at) => texts.slice(at, at + length)),
  );
}

function hoursIn(text: string): Pick<UnattendedHours, "aWeek" | "sum"> | undefined {
  if (!empty.test(text) || cannot.test(text) || isElsewhere.test(text)) return undefined;
  const machines = machinesIn(text);
  const hours = nightIn(text);
  const nights = nightsIn(text);
  if (machines === undefined || machines.low !== machines.high || hours === undefined || nights === undefined)
    return undefined;
  const aWeek = machines.low * hours * nights;
  const factors = [
    withNoun(digits(machines.low), "machines"),
    withNoun(digits(hours), "hours"),
    withNoun(digits(nights), "nights"),
  ];
  return { aWeek, sum: `${factors.join(" × ")} = ${withNoun(digits(aWeek), "hours")}` };
}

/** Words that say no one is there, or that the machine needs no one. */
const empty =
  /\b(?:lights[- ]?out|unattended|unmanned|unstaffed|nobody|no one|no body|not a soul|building is (?:empty|dark)|shop is (?:empty|dark)|run (?:alone|by (?:itself|themselves))|without (?:a man|anybody|anyone|people))\b/i;
/** They already run, can't run, or no longer do; or it is a stop that someone finds. */
const cannot =
  /\b(?:already|used to|no longer|never|cannot|nothing|alarm\w*|quits?|crash\w*|red lamp)\b|n['’]t\b(?! (?:be )?(?:here|there|in))|\bwe (?:now )?run (?:them |it )?(?:lights|unattended)|(?<!\b(?:can|could|would|will|to|might|should) )\bruns? (?:lights|unattended|unmanned)/i;

const clock = String.raw`(?<hour>\d{1,2}|${writtenNumber})(?::(?<minute>\d\d))?\s*(?<half>a\.?m\b\.?|p\.?m\b\.?)?`;
const leaves = new RegExp(
  String.raw`\b(?:shut(?:s|ting)?(?: (?:down|off|up|the lights(?: off)?))?|clos(?:e|es|ed|ing)(?: up)?|lock(?:s|ed)?(?: up)?|go(?:es)? home|leaves?|done|out|ends?|quit(?:ting time)?|off|dark|empty|from|after) (?:is |at |by |from |around |about )*${clock}`,
  "i",
);
const returns = new RegExp(
  String.raw`\b(?:until|till|til|to|back|in|start(?:s)?|opens?|comes in|arrives?)(?: up)? (?:at |by |around |about )*${clock}`,
  "i",
);

/** Hours of one night: stated, or from when people leave until they are back. */
function nightIn(text: string): number | undefined {
  const night = new RegExp(
    String.raw`\b(?<hours>${writtenNumber}) (?:hours|hrs) (?:a|per|each|every) night\b`,
    "i",
  ).exec(text)?.groups?.hours;
  const stated = numbersIn(night ?? "")[0]?.low;
  if (stated !== undefined) return stated < 24 ? stated : undefined;
  const from = leaves.exec(text);
  const to = from && returns.exec(text.slice(from.index + from[0].length));
  const [left, back] = [timeOf(from?.groups, 12), timeOf(to?.groups, 0)];
  if (left === undefined || back === undefined) return onlyHoursIn(text);
  const hours = (back - left + 24) % 24;
  return isNight(hours) ? hours : undefined;
}

const isNight = (hours: number): boolean => hours >= shortestNight && hours <= longestNight;

/** The one number of hours that is stated: `Empty at night, 16 hours, five nights`. */
function onlyHoursIn(text: string): number | undefined {
  const [only, another] = [
    ...text.matchAll(new RegExp(String.raw`\b(?<hours>${writtenNumber}) (?:hours|hrs)\b`, "gi")),
  ];
  const hours = numbersIn(only?.groups?.hours ?? "")[0]?.low;
  return another === undefined && hours !== undefined && isNight(hours) ? hours : undefined;
}

/** The believable hours of an unattended night: fewer are a break, more leave no shift. Own judgment. */
const [shortestNight, longestNight] = [4, 20];

/** Hours on the clock; people leave after noon and are back before it, unless a half of the day is named. */
function timeOf(groups: Readonly<Record<string, string | undefined>> | undefined, usual: 0 | 12): number | undefined {
  const { hour, minute = "0", half } = groups ?? {};
  const value = numbersIn(hour ?? "")[0]?.low;
  if (value === undefined || !Number.isInteger(value) || value > 24) return undefined;
  const added = half === undefined ? (value < 12 ? usual : 0) : /^p/i.test(half) && value < 12 ? 12 : 0;
  const whole = half !== undefined && /^a/i.test(half) && value === 12 ? 0 : value + added;
  return (whole % 24) + Number(minute) / 60;
}

const counted = new RegExp(String.raw`\b(?<count>${writtenNumber}) nights\b`, "i");
const everyNight =
  /\b(?:every|each|a|per|all|at) nights?\b|\bnights\b|\bovernight\b|\b(?:next|the following|in the) morning\b|\bnext day\b/i;

/** The number counted, otherwise that of the working days. */
function nightsIn(text: string): number | undefined {
  const count = numbersIn(counted.exec(text)?.groups?.count ?? "")[0]?.low;
  if (count !== undefined) return Number.isInteger(count) && count <= 7 ? count : undefined;
  return everyNight.test(text) ? daysAWeek : undefined;
}
