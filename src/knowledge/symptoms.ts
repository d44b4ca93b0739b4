import { type ThemeId, themeIds, themes } from "./themes.ts";

/** Something that people in a shop say, and the root theme that it points to. */
export interface Symptom {
  readonly theme: ThemeId;
  readonly text: string;
}

type Symptoms<T extends ThemeId> = (typeof themes)[T]["symptoms"];

/** `theme.symptom`; none of a theme whose record doesn't compile, so that its mistake is one message. */
export type SymptomId = {
  [T in ThemeId]: string extends keyof Symptoms<T> ? never : `${T}.${string & keyof Symptoms<T>}`;
}[ThemeId];

/** The closed list of what a language model may say that it read, theme by theme. */
export const symptoms = Object.fromEntries(
  themeIds.flatMap((theme) =>
    Object.entries(themes[theme].symptoms).map(([id, text]) => [`${theme}.${id}`, { theme, text }]),
  ),
) as Readonly<Record<SymptomId, Symptom>>;
