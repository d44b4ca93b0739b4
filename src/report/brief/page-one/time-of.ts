import { withNoun } from "../../../survey/writing.ts";
import { plainNumber } from "../../format.ts";

/** Minutes as text, in hours if they come to whole quarter hours: `45 minutes`, `1 hour`, `2.5 hours`. */
export const timeOf = (minutes: number): string =>
  minutes < 60 || minutes % 15 !== 0
    ? withNoun(plainNumber(minutes), "minutes")
    : withNoun(plainNumber(minutes / 60), "hours");
