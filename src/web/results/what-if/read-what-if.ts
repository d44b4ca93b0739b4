import { type WireWhatIf, wireWhatIf } from "../../../survey/wire/results.ts";

/** The server's what-if; `undefined` if it is something else. */
export const readWhatIf = (data: unknown): WireWhatIf | undefined => wireWhatIf.safeParse(data).data;
