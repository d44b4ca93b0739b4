import { type ThemeId, themeIds, themes } from "../themes.ts";

/** Something that people in a shop say, and the root theme it points to. */
export interface Symptom {
  readonly theme: ThemeId;
  readonly text: string;
}

type Symptoms<T extends ThemeId> = (typeof themes)[T]["symptoms"];

/** `theme.symptom`. A theme whose record doesn't compile has none, so that its mistake is one compiler message. */
export type SymptomId = {
  [T in ThemeId]: string extends keyof Symptoms<T> ? never : `${T}.${string & keyof Symptoms<T>}`;
}[ThemeId];

/** All symptoms a language model may report, by theme. It may report no others. */
export const symptoms = Object.fromEntries(
  themeIds.flatMap((theme) =>
    Object.entries(themes[theme].symptoms).map(([id, text]) => [`${theme}.${id}`, { theme, text }]),
  ),
) as Readonly<Record<SymptomId, Symptom>>;
