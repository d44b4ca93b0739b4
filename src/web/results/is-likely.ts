import type { WireTheme } from "../../survey/wire-results.ts";

/** Whether the server counts it among the likely causes. */
export const isLikely = ({ likelihood }: WireTheme): boolean => likelihood !== undefined && likelihood !== "too-early";
