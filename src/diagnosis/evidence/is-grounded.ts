import type { RankedTheme } from "../diagnosis.ts";

/** Whether any answer supports a theme. One that leads without any is only our assumption about all shops. */
export const isGrounded = ({ evidence }: Pick<RankedTheme, "evidence">): boolean =>
  evidence.some(({ speaks }) => speaks === "for");
