import {
  atNight,
  attendants,
  type BuyingFacts,
  curedBy,
  deskTools,
  displays,
  equipmentCures,
  feeds,
  fullAt,
  measuring,
  monitoring,
  officeCures,
  processes,
  rebuilds,
  repairs,
  seats,
  setupHelp,
  softwareCures,
  stepHelpers,
  upkeep,
  upkeepHands,
  watching,
} from "../../../knowledge/page-one/rulings.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { PlanFact } from "../../facts/facts.ts";
import type { Reading } from "../reading.ts";
import { crewOf, hasErp, monitorOf } from "../shop.ts";
import { cuttingShareFor } from "./cutting-share.ts";

/**
 * Limits for the share of machines or hours that cut: below the first they are idle, above the second they are full. Own
 * judgment.
 */
const limits = { idle: 0.6, full: fullAt } as const;

export function buyingFacts(
  written: PlanFact,
  reading: Reading,
  [leading]: readonly ThemeId[],
  told: Situation | null,
): BuyingFacts {
  const plan = calledAttendant(written, reading);
  const { asset, text } = plan;
  const { submission } = reading;
  const cutting = cuttingShareFor(plan, reading);
  const isIn = (list: readonly ThemeId[]): boolean => leading !== undefined && list.includes(leading);
  const isNamed = (kind: PlanFact["asset"], names: typeof officeCures): boolean =>
    asset === kind && names.some(({ named }) => named.test(text));
  const monitor = monitorOf(submission);
  const isWork = (kind: RegExp): boolean => asset === "service" && kind.test(text);
  return {
    asset,
    areFoundIdle: cutting !== undefined && cutting.ofSome === undefined && cutting.share < limits.idle,
    areFoundFull: cutting?.isWalk === true && cutting.share >= limits.full,
    areHoursUsed:
      leading === "capacity_visibility" && cutting !== undefined && !cutting.isWalk && cutting.share >= limits.idle,
    isMeasuring: measuring.test(text),
    isWatching: watching.test(text),
    isDisplay: displays.test(text),
    isProcess: processes.test(text),
    isMonitor: ["software", "equipment"].includes(asset) && monitoring.test(text),
    ownsMonitor: monitor !== undefined && !text.includes(monitor),
    isSetupHelp: asset === "equipment" && setupHelp.test(text),
    isSeat: asset === "software" && seats.test(text),
    isDeskTool: isNamed("software", deskTools),
    isRebuild: isWork(rebuilds),
    isRepair: isWork(repairs),
    isUpkeep: isWork(upkeep),
    isUpkeepHand: asset === "people" && upkeepHands.test(text),
    isStepHelp: isNamed("people", stepHelpers),
    isAttendant: isNamed("people", attendants),
    isNewShift: asset === "people" && newShiftIn(text, submission) !== undefined,
    isBonus: asset === "pay" && /\bbonus/i.test(text) && !/\b(?:sign\w*|retention|referral|hiring)\b/i.test(plan.quote),
    isCrewOver: crewOf(submission)?.isOver ?? false,
    isOffice: isNamed("people", officeCures),
    ownsSystem: hasErp(submission),
    ...(told?.isApart
      ? {
          curesLeading: isHelpFor(told, plan),
          feedsLeading: told.fedBy?.includes(asset) ?? false,
          losesOnQuotes: false,
        }
      : {
          curesLeading: isIn(curesOf(plan)),
          feedsLeading: isIn(feeds[asset]),
          losesOnQuotes: leading === "quoting_estimating",
        }),
  };
}

const isHelpFor = ({ helpedBy, helpedByNamed }: Situation, { asset, text }: PlanFact): boolean =>
  (helpedBy?.includes(asset) ?? false) ||
  ((asset === "equipment" || asset === "people") && (helpedByNamed?.test(text) ?? false));

/** The number of shifts including the planned one; `undefined` if none is planned or the shop has it already. */
export function newShiftIn(text: string, { shift_count }: Reading["submission"]): number | undefined {
  const which = /\b(?<which>second|2nd|third|3rd|another|night|weekend|swing|new|evening)[- ]shift\b/i.exec(text)
    ?.groups?.which;
  const today = Number(shift_count);
  if (which === undefined) return undefined;
  const planned = /second|2nd|night|evening|swing/i.test(which) ? 2 : /third|3rd/i.test(which) ? 3 : today + 1;
  return planned > today ? planned : undefined;
}

/** The causes a plan helps with. For equipment, a desk's software and people who run no machine, the name decides. */
function curesOf({ asset, text }: PlanFact): readonly ThemeId[] {
  const byName = {
    equipment: equipmentCures,
    people: [...officeCures, ...stepHelpers, ...attendants],
    software: [...deskTools, ...softwareCures],
  }[asset as string];
  const found = byName?.find(({ named }) => named.test(text))?.cures;
  return found ?? (asset === "equipment" ? [] : curedBy[asset]);
}

/** Whoever would come in the hours in which machines run alone, whatever the shop calls them: `a man from ten to six`. */
const calledAttendant = (plan: PlanFact, { submission }: Reading): PlanFact =>
  plan.asset === "people" && submission.lights_out === true && atNight.test(plan.quote)
    ? { ...plan, text: "attendant" }
    : plan;
