import type { Case } from "../../../diagnosis/case/case.ts";
import type { Fit } from "../../../diagnosis/case/finding/how-it-happens.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { situations } from "../../../knowledge/situations.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { themeWords } from "../../wording.ts";

/** The narrower situation that page one names. */
export const narrowedTo = (theme: ThemeId, { situation }: Case): Situation | undefined =>
  situation?.theme === theme ? situations[situation.id] : undefined;

/** A cause by the name the title uses, so that box, odds and chapter agree. */
export const causeNamed = (theme: ThemeId, found: Case): string =>
  found.situation?.theme === theme ? found.situation.name : themeWords[theme].noun;

/** One of two explanations that fit, by the name of its situation or its cause. */
export const fitNamed = ({ theme, situation }: Fit): string =>
  situation === null ? themeWords[theme].noun : situations[situation].name;

/** Whether what leads the page costs no hours of its cause. */
export const costsNoHours = (found: Case): boolean =>
  found.situation !== null && narrowedTo(found.situation.theme, found)?.costsNoHours === true;
