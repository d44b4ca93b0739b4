import type { Evidence, RankedTheme } from "../diagnosis.ts";

/** Whether any answer supports a theme. One that leads without any is only our assumption about all shops. */
export const isGrounded = ({ evidence }: Pick<RankedTheme, "evidence">): boolean =>
  evidence.some(({ speaks }) => speaks === "for");

/** Whether an answer can be given as a reason by itself: a choice, or a quote that names the cause. */
export const saysByItself = ({ quoted, clear }: Evidence): boolean => !quoted || clear === true;
