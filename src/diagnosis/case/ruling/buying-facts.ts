import {
  type BuyingFacts,
  curedBy,
  deskTools,
  displays,
  equipmentCures,
  feeds,
  measuring,
  officeCures,
  processes,
  repairs,
} from "../../../knowledge/page-one/rulings.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { PlanFact } from "../../facts/facts.ts";
import { statedLossesIn } from "../../facts/sums/losses.ts";
import { isWalk } from "../../facts/sums/part-counts.ts";
import { statedUnits } from "../../facts/sums/stated.words.ts";
import type { Reading } from "../reading.ts";
import { crewOf, hasErp, monitorOf } from "../shop.ts";

/**
 * Limits for the share of machines found cutting: below the first they are idle, above the second they are full. Own
 * judgment.
 */
const limits = { idle: 0.6, full: 0.9 } as const;

export function buyingFacts(
  plan: PlanFact,
  reading: Reading,
  [lead]: readonly ThemeId[],
  told: Situation | null,
): BuyingFacts {
  const { asset, text } = plan;
  const { submission } = reading;
  const share = cuttingShare(reading);
  const isIn = (list: readonly ThemeId[]): boolean => lead !== undefined && list.includes(lead);
  return {
    asset,
    areFoundIdle: share !== undefined && share < limits.idle,
    areFoundFull: share !== undefined && share >= limits.full,
    isMeasuring: measuring.test(text),
    isDisplay: displays.test(text),
    isProcess: processes.test(text),
    isDeskTool: asset === "software" && deskTools.some(({ named }) => named.test(text)),
    isRepair: asset === "service" && repairs.test(text),
    isNewShift: asset === "people" && newShiftIn(text, submission) !== undefined,
    isBonus: asset === "pay" && /\bbonus/i.test(text) && !/\b(?:sign\w*|retention|referral|hiring)\b/i.test(plan.quote),
    isCrewOver: crewOf(submission)?.isOver ?? false,
    isOffice: asset === "people" && officeCures.some(({ named }) => named.test(text)),
    ownsSystem: hasErp(submission) || monitorOf(submission) !== undefined,
    ...(told?.isApart
      ? {
          curesLead: told.helpedBy?.includes(asset) ?? false,
          feedsLead: told.fedBy?.includes(asset) ?? false,
          losesOnQuotes: false,
        }
      : {
          curesLead: isIn(curesOf(plan)),
          feedsLead: isIn(feeds[asset]),
          losesOnQuotes: lead === "quoting_estimating",
        }),
  };
}

/** The number of shifts including the planned one; `undefined` if none is planned or the shop has it already. */
export function newShiftIn(text: string, { shift_count }: Reading["submission"]): number | undefined {
  const which = /\b(?<which>second|2nd|third|3rd|another|night|weekend|swing|new|evening)[- ]shift\b/i.exec(text)
    ?.groups?.which;
  const today = Number(shift_count);
  if (which === undefined) return undefined;
  const planned = /second|2nd|night|evening|swing/i.test(which) ? 2 : /third|3rd/i.test(which) ? 3 : today + 1;
  return planned > today ? planned : undefined;
}

/** The share of machines that the shop found cutting at a walk. */
function cuttingShare({ submission }: Reading): number | undefined {
  const walk = statedLossesIn(submission).find(({ unit }) => isWalk(unit));
  if (walk === undefined) return undefined;
  return (walk.unit === statedUnits.machinesCutting ? walk.value.low : 100 - walk.value.low) / 100;
}

/** The causes a plan helps with. For equipment, a desk's software and people who run no machine, the name decides. */
function curesOf({ asset, text }: PlanFact): readonly ThemeId[] {
  const byName = { equipment: equipmentCures, people: officeCures, software: deskTools }[asset as string];
  const found = byName?.find(({ named }) => named.test(text))?.cures;
  return found ?? (asset === "equipment" ? [] : curedBy[asset]);
}
