import { type ThemeId, themeIds, themes } from "./themes.ts";

/** Something that people in a shop say, and the root theme that it points to. */
export interface Symptom {
  readonly theme: ThemeId;
  readonly text: string;
}

/** `theme.symptom` */
export type SymptomId = {
  [T in ThemeId]: `${T}.${string & keyof (typeof themes)[T]["symptoms"]}`;
}[ThemeId];

/** The closed list of what a language model may say that it read, theme by theme. */
export const symptoms = Object.fromEntries(
  themeIds.flatMap((theme) =>
    Object.entries(themes[theme].symptoms).map(([id, text]) => [`${theme}.${id}`, { theme, text }]),
  ),
) as Readonly<Record<SymptomId, Symptom>>;
