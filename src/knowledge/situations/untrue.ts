import { says } from "../odds/answer-test.ts";
import type { Answered } from "../odds/answered.ts";

/** There is no late shift. */
export const oneShift: Answered = { checked: [says("shift_count", "1")] };

/** Nothing runs without people. */
export const nothingAlone: Answered = { checked: [says("lights_out", false)] };
