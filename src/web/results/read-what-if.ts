import { type WireWhatIf, wireWhatIf } from "../../survey/wire-results.ts";

/** What the server calculated, or `undefined` where that is something else. */
export const readWhatIf = (data: unknown): WireWhatIf | undefined => wireWhatIf.safeParse(data).data;
