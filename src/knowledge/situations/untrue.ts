import { says } from "../odds/answer-test.ts";
import type { Answered } from "../odds/answered.ts";
import { quick } from "../patterns/quick-pattern.ts";

/** There is no late shift. */
export const oneShift: Answered = { checked: [says("shift_count", "1")] };

/** Nothing runs without people. */
export const nothingAlone: Answered = { checked: [says("lights_out", false)] };

const vendor = String.raw`(?:heat[- ]?treat\w*|plat(?:ers?|ing)|anodiz\w+|coat(?:ers?|ing)|outside (?:work|process\w*|shops?|vendors?)|vendors?)`;
/** Outside work comes back on the day that was promised, or isn't what the owner took for the cause. */
export const vendorKeepsItsWord: Answered = {
  says: quick(
    new RegExp(
      String.raw`\b${vendor}\b[^\n]{0,120}\b(?:(?:that['’]?s|which is|is) (?:just |exactly )?what (?:they|he|she) (?:quote|promise|say|said|told)|as (?:quoted|promised|agreed)\b)|\bI (?:always |used to |first )?(?:thought|figured|assumed|blamed) (?:it was )?(?:the |our )?${vendor}\b`,
      "i",
    ),
  ),
};
