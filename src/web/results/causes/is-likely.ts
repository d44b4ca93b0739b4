import type { WireTheme } from "../../../survey/wire/results.ts";

/** Whether the server rates it as a likely cause. */
export const isLikely = ({ likelihood }: WireTheme): boolean => likelihood !== undefined && likelihood !== "too-early";
