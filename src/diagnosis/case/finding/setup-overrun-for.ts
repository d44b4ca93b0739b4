import type { RankedTheme } from "../../diagnosis.ts";
import type { SetupOverrun } from "../../facts/sums/own-sum.ts";
import { type Reading, sumsOfKind } from "../reading.ts";
import { joinedTo } from "./second-cause.ts";

/** The shop's own setup in numbers, if setups are the leading cause or the one joined to it. */
export function setupOverrunFor(leading: RankedTheme, { sums, diagnosis }: Reading): SetupOverrun | undefined {
  const isOfSetups = [leading, joinedTo(leading, diagnosis)].some((theme) => theme?.id === "setup_changeover");
  return isOfSetups ? sumsOfKind(sums, "setup-overrun") : undefined;
}
